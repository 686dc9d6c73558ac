// On a telephone: areas are pages to swipe between, with a row of small pictures to jump.
import { after } from "./live.js";
import { byId, root } from "./words.js";

const leaf = (name) => byId(`page-${name}`);

function current() {
  const sheet = byId("sheet");
  return sheet.children[Math.round(sheet.scrollLeft / sheet.clientWidth)];
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
    button.setAttribute("aria-current", String(page === shown));
    button.classList.toggle("has-targets", Boolean(page && page.querySelector(".choice")));
  }
}

// The page with the most to choose from, unless there is much on this one.
function toTargets() {
  if (root().dataset.asks !== "yes") return;
  const counted = [...byId("sheet").children].map((page) => [page.querySelectorAll(".choice").length, page]);
  const most = counted.reduce((best, each) => (each[0] > best[0] ? each : best), [0, null]);
  const shown = current();
  const here = shown ? shown.querySelectorAll(".choice").length : 0;
  if (most[1] && here * 2 < most[0]) jumpTo(most[1].dataset.leaf);
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
  after(() => {
    mark();
    toTargets();
  });
  mark();
  toTargets();
}
