// The question: answers by button and by target, what each would do, and what is not done at once.
import { act, after, enlarge, isLive } from "./live.js";
import { setting } from "./settings.js";
import { further, isTurning, show, startTurning } from "./turning.js";
import { byId, notice, root, say } from "./words.js";

export const chip = (choice) => document.querySelector(`#chips [data-choice="${CSS.escape(choice)}"]`);
export const targets = (choice) => document.querySelectorAll(`#sheet [data-choice="${CSS.escape(choice)}"]`);
export const isNarrow = () => root().dataset.layout === "narrow";
let picked = null;

export function legalChoices() {
  return [...document.querySelectorAll("#chips button[name=choice]")].map((button) => button.dataset.choice);
}

// Pick an answer: it is done at once, or shown first if it ends the turn or was tapped on a small board.
export function pick(choice, onBoard = false) {
  const button = chip(choice);
  if (!button) return undefined;
  if (button.getAttribute("aria-disabled") === "true") return explain(button);
  const ends = button.dataset.ends === "yes" && setting("confirm");
  const isSecond = picked === choice;
  if (button.dataset.turned !== undefined && !isSecond) return ask(choice, button, ends);
  const isUntold = onBoard || button.form.classList.contains("brief");
  if ((ends || (isUntold && isNarrow())) && !isSecond) return ask(choice, button, ends);
  return choose(choice);
}

function choose(choice) {
  unlist();
  const at = picked;
  unpick();
  picked = null;
  return act({ choice: at || choice });
}

function explain(button) {
  notice(say("titled", { title: text(button, ".label"), text: text(button, ".note") }));
}

const text = (button, part) => (button.querySelector(part) || { textContent: "" }).textContent;

function ask(choice, button, ends) {
  unpick();
  unlist();
  picked = choice;
  const box = byId("confirm");
  box.querySelector(".label").textContent = text(button, ".label");
  box.querySelector(".note").textContent = text(button, ".note");
  box.querySelector(".warns").hidden = !ends;
  const doing = box.querySelector("[data-confirm]");
  doing.dataset.confirm = choice;
  doing.textContent = ends ? doing.dataset.end : doing.dataset.do;
  box.hidden = false;
  byId("question").querySelector("form").hidden = true;
  byId("question").classList.remove("on-board");
  byId("preview").textContent = "";
  byId("preview").parentElement.classList.remove("previews");
  for (const target of targets(choice)) target.classList.add("picked");
  show(button);
  doing.focus({ preventScroll: true });
}

export function unpick() {
  if (picked === null) return false;
  for (const target of document.querySelectorAll(".picked")) target.classList.remove("picked");
  picked = null;
  show(null);
  const box = byId("confirm");
  if (!box) return true;
  box.hidden = true;
  byId("question").querySelector("form").hidden = false;
  fit();
  return true;
}

// What would happen, for whatever the pointer or the focus is on: beside the question if it is on a board or
// if the answers have no room for their notes.
function preview(thing) {
  const line = byId("preview");
  for (const lit of document.querySelectorAll(".lit")) lit.classList.remove("lit");
  if (!line || picked !== null) return;
  const button = thing && chip(thing.dataset.choice);
  const onBoard = Boolean(button && thing.closest("#sheet"));
  const untold = Boolean(button && !onBoard && button.closest(".brief:not(.listed)"));
  byId("question").classList.toggle("on-board", onBoard);
  line.parentElement.classList.toggle("previews", untold);
  line.replaceChildren();
  show(button);
  if (!button) return;
  button.classList.add("lit");
  for (const target of targets(thing.dataset.choice)) target.classList.add("lit");
  if (onBoard || untold) line.append(strong(text(button, ".label")), " ", text(button, ".note"));
}

function strong(said) {
  const label = document.createElement("b");
  label.textContent = said;
  return label;
}

const thingOf = (event) => (event.target.closest ? event.target.closest("[data-choice]") : null);

// A question that has no room, for a long name say, is written smaller.
function fitAsking() {
  const asking = document.querySelector(".wide #question .asking");
  if (!asking) return;
  asking.classList.remove("tight");
  const room = byId("question").clientHeight;
  asking.classList.toggle("tight", asking.scrollHeight > room);
}

const STEPS = ["quiet", "close", "brief", "small", "crowded"];

// As much of every answer as has room: all; without those blocked on the boards; closer together; without
// notes; in small letters; and without those on the boards, which the list still has. Those that are left
// then are written as large as there is room.
export function fit() {
  fitAsking();
  const form = document.querySelector("#question form");
  const chips = byId("chips");
  if (!form || !chips || root().dataset.layout === "text") return;
  const isListed = form.classList.contains("listed");
  form.classList.remove(...STEPS, "listed");
  const isOver = () => chips.scrollHeight > chips.clientHeight + 1;
  for (const step of STEPS) if (isOver()) form.classList.add(step);
  if (form.classList.contains("crowded")) {
    form.classList.remove("small");
    form.classList.toggle("small", isOver());
  }
  form.classList.toggle("listed", isListed);
}

export function toggleList() {
  const form = document.querySelector("#question form");
  if (!form || !byId("chips") || root().dataset.layout === "text") return;
  const isOpen = form.classList.toggle("listed");
  const button = byId("all-answers");
  button.setAttribute("aria-expanded", String(isOpen));
  button.dataset.many = button.dataset.many || button.textContent;
  button.textContent = isOpen ? say("fewer-answers") : button.dataset.many;
  if (isOpen) document.querySelector("#chips button").focus();
  else fit();
}

export function unlist() {
  const form = document.querySelector("#question form.listed");
  if (form) toggleList();
  return Boolean(form);
}

export function undo(whole) {
  const button = byId(whole ? "undo-turn" : "undo");
  if (button.getAttribute("aria-disabled") === "true") return notice(button.dataset.why);
  unpick();
  return act({ undo: whole ? "turn" : "step" });
}

export function turn(step) {
  if (isTurning()) pick(further(step));
}

// A double click is a slip; on a telephone the second tap does what the first has shown, unless the turn ends.
function isSlip(event) {
  if (event.detail < 2 || !event.target.closest("#question, #sheet")) return false;
  const target = event.target.closest("#sheet [data-choice]");
  const isSecond = isNarrow() && target && target.dataset.choice === picked;
  return !isSecond || chip(picked).dataset.ends === "yes";
}

function click(event) {
  if (isSlip(event)) return event.preventDefault();
  if (event.target.closest("#notice")) return notice("");
  const found = event.target.closest("button, [data-choice], [data-area]");
  if (!found) return undefined;
  if (isTurning() && event.target.closest(".ghost")) return turn(1);
  const wanted = found.closest("[data-choice]");
  if (wanted && isLive()) {
    event.preventDefault();
    pick(wanted.dataset.choice, Boolean(wanted.closest("#sheet")));
  } else if (found.id === "undo" || found.id === "undo-turn") {
    event.preventDefault();
    undo(found.id === "undo-turn");
  } else if (found.dataset.confirm !== undefined) choose(found.dataset.confirm);
  else if (found.id === "not-yet") unpick();
  else if (found.id === "all-answers") toggleList();
  else if (found.dataset.enlarge) enlarge(Number(found.dataset.enlarge));
  else if (found.dataset.area && found.dataset.area.startsWith("compact-")) enlarge(Number(found.dataset.area.slice(8)));
}

export function startAnswers() {
  document.addEventListener("click", click);
  document.addEventListener("mouseover", (event) => preview(thingOf(event)));
  document.addEventListener("focusin", (event) => preview(thingOf(event)));
  addEventListener("resize", fit);
  startTurning((choice) => pick(choice));
  after((before) => {
    if (before.number !== root().dataset.number) picked = null;
  });
  if (document.fonts) document.fonts.ready.then(fit);
  fit();
}
