// Everything explains itself: a card by hover, focus or long press.
import { after } from "./live.js";
import { button, byId, language, root, row, say } from "./words.js";

const GAP = 12;
const SOON = 450;
const LATE = 1400;
const LONG = 500;
const STILL = 10;
const told = new Map();
const GRACE = 250;
let waiting = 0;
let leaving = 0;
let shownFor = null;

async function textOf(piece) {
  if (!told.has(piece)) {
    const asked = new URLSearchParams({ piece, language: language() });
    const response = await fetch(`/tables/${root().dataset.table}/card?${asked}`);
    told.set(piece, response.ok ? await response.text() : "");
  }
  return told.get(piece);
}

// The thing itself, drawn large.
function picture(thing) {
  if (!thing.getBBox || thing.dataset.area) return null;
  const box = thing.getBBox();
  if (!box.width || !box.height) return null;
  const drawn = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const copy = thing.cloneNode(true);
  copy.removeAttribute("transform");
  for (const each of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "class", "data-choice", "data-piece", "tabindex", "role", "aria-label", "aria-disabled"]) {
      if (name !== "class" || each === copy) each.removeAttribute(name);
    }
  }
  drawn.setAttribute("class", "gr picture");
  drawn.setAttribute("aria-hidden", "true");
  drawn.setAttribute("viewBox", `${box.x - 4} ${box.y - 4} ${box.width + 8} ${box.height + 8}`);
  drawn.append(copy);
  return drawn;
}

// What choosing it would do now, or why it cannot be chosen.
function now(thing) {
  const target = thing.closest("[data-choice]");
  const chip = target && document.querySelector(`#chips [data-choice="${CSS.escape(target.dataset.choice)}"]`);
  if (!chip) return null;
  const isBlocked = chip.getAttribute("aria-disabled") === "true";
  const line = document.createElement("p");
  line.className = isBlocked ? "now no" : "now";
  const text = row("notes", [...chip.querySelectorAll(".label, .note")].map((part) => part.textContent));
  line.textContent = say(isBlocked ? "why-not" : "would-do", { text });
  return line;
}

async function show(thing) {
  const html = await textOf(thing.dataset.piece);
  if (!html || shownFor !== thing || !thing.isConnected) return;
  const card = byId("card") || document.body.appendChild(document.createElement("div"));
  card.id = "card";
  card.setAttribute("role", "tooltip");
  card.replaceChildren(...new DOMParser().parseFromString(html, "text/html").body.children);
  const drawn = picture(thing);
  if (drawn) card.prepend(drawn);
  const does = now(thing);
  if (does) card.append(does);
  if (root().dataset.layout === "narrow") card.append(closing());
  card.hidden = false;
  place(card, thing.getBoundingClientRect());
}

// On a telephone the card may fill the screen: a button closes it.
const closing = () => button(say("close"), "", hideCard);

// Beside, below or above the thing: where the fewest places that may be chosen lie beneath, and not over it.
function place(card, thing) {
  const { width, height } = card.getBoundingClientRect();
  const middle = (thing.left + thing.right - width) / 2;
  const boxes = [
    [thing.right + GAP, thing.top - 20],
    [thing.left - width - GAP, thing.top - 20],
    [middle, thing.bottom + GAP],
    [middle, thing.top - height - GAP],
  ].map(([left, top]) => inside(left, top, width, height));
  const places = [...document.querySelectorAll("#sheet .choice")].map((each) => each.getBoundingClientRect());
  const hidden = (box) => places.filter((each) => meets(box, each)).length + (meets(box, thing) ? places.length + 1 : 0);
  const best = boxes.reduce((one, other) => (hidden(other) < hidden(one) ? other : one));
  card.style.left = `${best.left}px`;
  card.style.top = `${best.top}px`;
}

function inside(x, y, width, height) {
  const left = Math.max(8, Math.min(x, innerWidth - width - 8));
  const top = Math.max(8, Math.min(y, innerHeight - height - 8));
  return { left, top, right: left + width, bottom: top + height };
}

const meets = (one, other) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

export function hideCard() {
  clearTimeout(waiting);
  shownFor = null;
  const card = byId("card");
  if (!card || card.hidden) return false;
  card.hidden = true;
  return true;
}

function soon(thing, time) {
  hideCard();
  if (!thing) return;
  shownFor = thing;
  waiting = setTimeout(() => show(thing), time);
}

const thingOf = (event) => (event.target.closest ? event.target.closest("[data-piece]") : null);

const isCard = (event) => Boolean(event.target.closest && event.target.closest("#card"));
const isShown = () => Boolean(byId("card") && !byId("card").hidden);

export function startCards() {
  let from = [0, 0];
  let held = false;
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    clearTimeout(leaving);
    const thing = thingOf(event);
    if (isCard(event) || thing === shownFor) return;
    const turn = () => soon(thing, thing && thing.dataset.piece.startsWith("area:") ? LATE : SOON);
    if (isShown()) leaving = setTimeout(turn, GRACE);
    else turn();
  });
  document.addEventListener("focusin", (event) => {
    if (held) return;
    const thing = thingOf(event);
    if (thing && thing.matches(":focus-visible")) soon(thing, SOON);
    else if (!event.target.closest("#card")) hideCard();
  });
  document.addEventListener("pointerdown", (event) => {
    held = false;
    if (isCard(event)) return undefined;
    if (event.pointerType !== "touch") return hideCard();
    from = [event.clientX, event.clientY];
    return soon(event.isPrimary ? thingOf(event) : null, LONG);
  });
  document.addEventListener("pointermove", (event) => {
    const far = Math.hypot(event.clientX - from[0], event.clientY - from[1]);
    if (event.pointerType === "touch" && far > STILL && !isShown()) clearTimeout(waiting);
  });
  for (const name of ["pointerup", "pointercancel"]) {
    document.addEventListener(name, (event) => {
      if (!isShown()) clearTimeout(waiting);
      held = isShown() && event.pointerType === "touch" && !isCard(event);
    });
  }
  // The finger that is lifted after a long press has asked what a thing is, and chooses nothing.
  document.addEventListener("click", (event) => {
    if (!held || isCard(event)) return;
    held = false;
    event.preventDefault();
    event.stopPropagation();
  }, true);
  document.addEventListener("contextmenu", (event) => {
    if (thingOf(event) && matchMedia("(pointer: coarse)").matches) event.preventDefault();
  });
  after(() => {
    told.clear();
    hideCard();
  });
}
