// Everything by keyboard.
import { legalChoices, pick, toggleList, turn, undo, unlist, unpick } from "./answers.js";
import { hideCard } from "./cards.js";
import { toggleDrawer } from "./drawer.js";
import { closeHint, hint } from "./hint.js";
import { enlarge, enlargedSeat } from "./live.js";
import { byId, folded, notice, root, row, say } from "./words.js";
import { unzoom, zoomIn, zoomOut } from "./zoom.js";

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const wide = (work) => () => (root().dataset.layout === "wide" ? work() : undefined);

const KEYS = {
  u: () => undo(false),
  U: () => undo(true),
  h: hint,
  l: () => toggleDrawer(),
  a: toggleList,
  m: nextBoard,
  r: () => turn(1),
  R: () => turn(-1),
  "+": wide(zoomIn),
  "-": wide(zoomOut),
  0: wide(unzoom),
  "?": () => byId("keys").showModal(),
  "/": type,
};

function nextBoard() {
  const seats = document.querySelectorAll("#seats > li").length;
  const own = Number(root().dataset.mine.split(" ")[0] || 0);
  const next = ((enlargedSeat() === null ? own : enlargedSeat()) + 1) % seats;
  enlarge(next === own ? null : next);
}

const middle = (thing) => {
  const box = thing.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

// The nearest target in this direction; sideways counts double.
function walk([dx, dy]) {
  const all = [...document.querySelectorAll("#sheet [data-choice]")];
  const here = document.activeElement.closest("#sheet [data-choice]");
  if (!here) return all.length ? all[0].focus() : undefined;
  const [x, y] = middle(here);
  let best = null;
  for (const each of all) {
    const [toX, toY] = middle(each);
    const along = (toX - x) * dx + (toY - y) * dy;
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    if (each !== here && along > 2 && (!best || along + 2 * aside < best.far)) best = { each, far: along + 2 * aside };
  }
  return best ? best.each.focus() : undefined;
}

// Type a choice as it is written in the record; its beginning is enough.
function type() {
  if (root().dataset.asks !== "yes" || byId("typing")) return;
  const form = document.createElement("form");
  form.id = "typing";
  const field = document.createElement("input");
  field.setAttribute("aria-label", say("type-a-choice"));
  field.setAttribute("list", "notations");
  const list = document.createElement("datalist");
  list.id = "notations";
  for (const choice of legalChoices()) list.append(new Option(choice));
  form.append(field, list);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    field.blur();
    typed(field.value.trim());
  });
  field.addEventListener("blur", () => form.remove());
  document.body.append(form);
  field.focus();
}

function typed(text) {
  const wanted = folded(text);
  const choices = legalChoices();
  const found = choices.filter((choice) => folded(choice).startsWith(wanted));
  const exact = choices.find((choice) => folded(choice) === wanted);
  if (exact || found.length === 1) return pick(exact || found[0]);
  return notice(found.length ? say("several-choices", { text: row("plain", found) }) : say("no-such-choice", { text }));
}

function escape() {
  const typing = byId("typing");
  if (typing) return typing.querySelector("input").blur();
  if (hideCard() || unpick() || closeHint() || unlist() || (root().dataset.layout === "wide" && unzoom())) return undefined;
  byId("menu").open = false;
  if (enlargedSeat() !== null) enlarge(null);
  return notice("");
}

function press(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") return escape();
  if (event.target.closest("input, select, textarea, dialog")) return;
  const target = event.target.closest("#sheet [data-choice]");
  if (target && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    pick(target.dataset.choice, true);
  } else if (KEYS[event.key]) {
    event.preventDefault();
    KEYS[event.key]();
  } else if (WAYS[event.key] && root().dataset.layout !== "text" && !event.target.closest("#drawer")) {
    event.preventDefault();
    walk(WAYS[event.key]);
  }
}

export function startKeys() {
  document.addEventListener("keydown", press);
  byId("show-keys").addEventListener("click", () => byId("keys").showModal());
}
