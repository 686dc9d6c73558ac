// The pages around the table work without this; with it they search while one types, walk through the scoring
// step by step, and follow a chosen look at once.
import { setting, startSettings, wish } from "./settings.js";
import { button, folded } from "./words.js";

function startLooks() {
  const asked = new URLSearchParams(location.search).get("look");
  const kept = /(?:^|; )look=(auto|light|dark)/.exec(document.cookie);
  if (asked) wish("look", asked);
  else if (kept && setting("look") !== kept[1]) wish("look", kept[1]);
  startSettings();
}

// One list at a time, and a click elsewhere closes it.
function startDrops() {
  const drops = [...document.querySelectorAll("details.drop")];
  document.addEventListener("click", (event) => {
    for (const drop of drops) if (!drop.contains(event.target)) drop.open = false;
  });
  document.addEventListener("keydown", (event) => {
    const open = drops.find((drop) => drop.open);
    if (event.key !== "Escape" || !open) return;
    open.open = false;
    open.querySelector("summary").focus();
  });
}

// On a telephone the options wait until somebody asks for them.
function startOptions() {
  if (innerWidth > 752) return;
  for (const options of document.querySelectorAll("details.options")) options.open = false;
}


function startSearch() {
  const form = document.querySelector("form.search");
  if (!form) return;
  const field = form.querySelector("input");
  const said = form.querySelector("output");
  const entries = [...document.querySelectorAll(".entry")];
  field.addEventListener("input", () => {
    const words = folded(field.value).split(/\s+/).filter(Boolean);
    for (const entry of entries) entry.hidden = !words.every((word) => entry.dataset.text.includes(word));
    for (const link of document.querySelectorAll(".contents a")) {
      const entry = link.hash && document.getElementById(link.hash.slice(1));
      link.parentElement.hidden = Boolean(entry && entry.hidden);
    }
    const found = entries.filter((entry) => !entry.hidden).length;
    const { found: some, none } = said.dataset;
    const told = found ? some.replace("{n}", found).replace("{all}", entries.length) : none.replace("{text}", () => field.value);
    said.textContent = words.length ? told : "";
  });
}

// The scoring, one category after the other.
function startWalk() {
  const walk = document.querySelector(".walk");
  if (!walk) return;
  const steps = [...walk.querySelectorAll(":scope > ol > li")];
  const ways = document.createElement("p");
  ways.className = "ways";
  let shown = steps.length;
  const show = () => {
    steps.forEach((step, at) => {
      step.hidden = at >= shown;
      step.classList.toggle("new", at === shown - 1 && shown < steps.length);
    });
    const isDone = shown >= steps.length;
    next.textContent = isDone ? walk.dataset.again : walk.dataset.next;
    all.hidden = isDone;
  };
  const next = button(walk.dataset.next, "main", () => {
    walk.classList.add("walking");
    shown = shown >= steps.length ? 1 : shown + 1;
    show();
    next.scrollIntoView({ block: "nearest" });
  });
  const all = button(walk.dataset.all, "", () => {
    shown = steps.length;
    show();
  });
  ways.append(next, all);
  walk.append(ways);
  walk.querySelector("ol").setAttribute("aria-live", "polite");
  show();
}

function startCopying() {
  for (const link of document.querySelectorAll("[data-copy]")) {
    link.addEventListener("click", async (event) => {
      if (!navigator.clipboard) return;
      event.preventDefault();
      await navigator.clipboard.writeText(new URL(link.dataset.copy, location.href).href);
      link.textContent = link.dataset.copied;
    });
  }
}

startLooks();
startDrops();
startOptions();
startSearch();
startWalk();
startCopying();
