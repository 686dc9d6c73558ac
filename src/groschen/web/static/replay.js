// A slider through the game: moments are fetched and shown on the spot, and the address follows.
import { after, lookAt } from "./live.js";
import { byId, root } from "./words.js";

const PAUSE = 900;
let running = 0;
let waiting = 0;

const last = () => Number(byId("moment").dataset.last);
const turns = () => byId("moment").dataset.turns.split(" ").map(Number);
const now = () => Number(root().dataset.number);

const PLACES = {
  first: () => 0,
  "turn-before": (at) => Math.max(0, ...turns().filter((turn) => turn < at)),
  prev: (at) => Math.max(at - 1, 0),
  next: (at) => Math.min(at + 1, last()),
  "turn-after": (at) => Math.min(last(), ...turns().filter((turn) => turn > at)),
  last: () => last(),
};

async function go(number) {
  byId("slider").value = number;
  tell(number);
  await lookAt(number);
  history.replaceState(null, "", `/tables/${root().dataset.table}/at/${number}`);
}

function tell(number) {
  const bar = byId("moment");
  bar.querySelector("output").textContent = bar.dataset.said.replace("{number}", number);
}

// What the links say follows the moment, so that they can be opened elsewhere, too.
function follow() {
  const bar = byId("moment");
  const at = now();
  const here = `/tables/${root().dataset.table}`;
  for (const link of bar.querySelectorAll("[data-step]")) {
    const to = PLACES[link.dataset.step](at);
    link.href = `${here}/at/${to}`;
    link.toggleAttribute("aria-disabled", to === at);
    if (to === at) link.setAttribute("aria-disabled", "true");
  }
  bar.querySelector(".to-fork").href = `${here}/fork/${at}`;
  byId("slider").value = at;
  tell(at);
}

function runner() {
  const bar = byId("moment");
  const made = document.createElement("button");
  made.type = "button";
  made.id = "run";
  made.append(sign());
  const say = () => {
    made.title = running ? bar.dataset.halt : bar.dataset.run;
    made.setAttribute("aria-label", made.title);
    made.querySelector("path").setAttribute("d", running ? "M4 3h4v14H4zM12 3h4v14h-4z" : "M3 3h2v14H3zM7 3l11 7-11 7z");
  };
  const halt = () => {
    clearInterval(running);
    running = 0;
    say();
  };
  made.addEventListener("click", () => {
    if (running) return halt();
    running = setInterval(() => (now() < last() ? go(now() + 1) : halt()), PAUSE);
    return say();
  });
  say();
  bar.querySelector(".steps").append(made);
}

function sign() {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 20 20");
  svg.setAttribute("aria-hidden", "true");
  svg.append(document.createElementNS("http://www.w3.org/2000/svg", "path"));
  return svg;
}

export function startReplay() {
  document.body.classList.add("scripted");
  const bar = byId("moment");
  if (!bar) return;
  runner();
  after(follow);
  byId("slider").addEventListener("input", (event) => {
    const number = Number(event.target.value);
    tell(number);
    clearTimeout(waiting);
    waiting = setTimeout(() => go(number), 120);
  });
  bar.addEventListener("click", (event) => {
    const link = event.target.closest("[data-step]");
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(PLACES[link.dataset.step](now()));
  });
}
