// A short look at the table on the first visit, and again from the menu. Every step points at its place.
import { setting, wish } from "./settings.js";
import { button, byId } from "./words.js";

let at = 0;
let before = null;

const steps = () => [...byId("guide").children];
const card = () => byId("guide-card");

function place(step) {
  for (const selector of step.dataset.at.split(", ")) {
    const found = document.querySelector(selector);
    if (!found || !found.getClientRects().length) continue;
    const leaf = found.closest("[data-leaf]");
    if (leaf) leaf.scrollIntoView({ inline: "start", block: "nearest", behavior: "instant" });
    return found.getBoundingClientRect();
  }
  return document.body.getBoundingClientRect();
}

function show() {
  const words = byId("guide").dataset;
  const step = steps()[at];
  const isLast = at === steps().length - 1;
  const count = document.createElement("span");
  count.className = "count";
  count.textContent = words.step.replace("{n}", at + 1).replace("{of}", steps().length);
  const ways = document.createElement("div");
  ways.className = "ways";
  ways.append(count);
  if (!isLast) ways.append(button(words.skip, "", close));
  if (at) ways.append(button(words.back, "", () => move(-1)));
  const on = button(isLast ? words.done : words.next, "main", () => (isLast ? close() : move(1)));
  ways.append(on);
  card().replaceChildren(...[...step.children].map((part) => part.cloneNode(true)), ways);
  point(place(step));
  on.focus({ preventScroll: true });
}

// The ring lies on the thing, the card below, above or beside it, always within the window.
function point(box) {
  const ring = byId("guide-ring").style;
  const [left, top] = [Math.max(box.left - 4, 4), Math.max(box.top - 4, 4)];
  const [right, bottom] = [Math.min(box.right + 4, innerWidth - 4), Math.min(box.bottom + 4, innerHeight - 4)];
  Object.assign(ring, { left: `${left}px`, top: `${top}px`, width: `${right - left}px`, height: `${bottom - top}px` });
  const size = card().getBoundingClientRect();
  const below = bottom + 12 + size.height < innerHeight;
  const above = top - 12 - size.height > 0;
  const y = below ? bottom + 12 : above ? top - 12 - size.height : (innerHeight - size.height) / 2;
  const x = Math.min(Math.max((left + right - size.width) / 2, 8), innerWidth - size.width - 8);
  Object.assign(card().style, { left: `${x}px`, top: `${Math.max(y, 8)}px` });
}

function move(by) {
  at += by;
  show();
}

function close() {
  wish("guided", true);
  byId("guide-ring").remove();
  card().remove();
  removeEventListener("resize", show);
  if (before) before.focus({ preventScroll: true });
}

function open() {
  if (card()) return;
  at = 0;
  before = document.activeElement;
  const menu = byId("menu");
  if (menu) menu.open = false;
  const ring = document.createElement("div");
  ring.id = "guide-ring";
  const made = document.createElement("div");
  made.id = "guide-card";
  made.setAttribute("role", "dialog");
  made.setAttribute("aria-label", byId("guide").dataset.title);
  document.body.append(ring, made);
  made.addEventListener("keydown", (event) => {
    event.stopPropagation();
    if (event.key === "Escape") close();
  });
  addEventListener("resize", show);
  show();
}

export function startGuide() {
  if (!byId("guide")) return;
  const again = byId("show-guide");
  if (again) {
    again.addEventListener("click", (event) => {
      event.preventDefault();
      open();
    });
  }
  const asked = new URL(location.href);
  if (!asked.searchParams.has("guide")) return;
  asked.searchParams.delete("guide");
  history.replaceState(null, "", asked);
  if (!setting("guided")) open();
}
