// On a telephone: areas are pages to swipe between, with a row of small pictures to jump.
import { after, isLive } from "./live.js";
import { byId, isOver, root } from "./words.js";

const leaf = (name) => byId(`page-${name}`);
const pages = () => [...byId("sheet").children];
const across = (length) => Math.round(length / byId("sheet").clientWidth);

// Some lie above others, in the same column.
const columnOf = (page) => across(page.offsetLeft - byId("sheet").offsetLeft);
const current = () => across(byId("sheet").scrollLeft);

function targetsIn(column) {
  const here = pages().filter((page) => columnOf(page) === column);
  return here.reduce((sum, page) => sum + page.querySelectorAll(".choice").length, 0);
}

function jumpTo(name) {
  const page = leaf(name);
  if (page) byId("sheet").scrollTo({ left: page.offsetLeft - byId("sheet").offsetLeft });
}

// Which page is shown, and on which there is something to choose.
function mark() {
  const shown = current();
  for (const button of document.querySelectorAll("[data-jump]")) {
    const page = leaf(button.dataset.jump);
    button.setAttribute("aria-current", String(Boolean(page) && columnOf(page) === shown));
    button.classList.toggle("has-targets", Boolean(page) && targetsIn(columnOf(page)) > 0);
  }
}

// The page with the most to choose from, unless there is much on this one.
function toTargets() {
  if (root().dataset.asks !== "yes") return;
  const counted = pages().map((page) => [targetsIn(columnOf(page)), page]);
  const most = counted.reduce((best, each) => (each[0] > best[0] ? each : best), [0, null]);
  if (most[1] && targetsIn(current()) * 2 < most[0]) jumpTo(most[1].dataset.leaf);
}

// Whoever looks on begins where something happened last; of a game that is looked at again, every moment does.
function toNews() {
  if (root().dataset.asks !== "yes") jumpTo(root().dataset.opens);
}

export function startLeaves() {
  if (root().dataset.layout !== "narrow") return;
  let waiting = 0;
  byId("sheet").addEventListener("scroll", () => {
    clearTimeout(waiting);
    waiting = setTimeout(mark, 80);
  });
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-jump]");
    if (button) jumpTo(button.dataset.jump);
  });
  after((before) => {
    mark();
    toTargets();
    if (!isLive() || (isOver() && before.number !== root().dataset.number)) toNews();
  });
  toTargets();
  toNews();
  mark();
}
