// What a bot would do: a card beside the question, for as long as the table stands as it does.
import { chip, isNarrow, targets, unpick } from "./answers.js";
import { after } from "./live.js";
import { byId, language, notice, root, say } from "./words.js";

const card = () => byId("hint-card");
const parsed = (html) => new DOMParser().parseFromString(html, "text/html");

export function closeHint() {
  if (!card()) return false;
  const wasInside = card().contains(document.activeElement);
  card().remove();
  for (const lit of document.querySelectorAll(".hinted")) lit.classList.remove("hinted");
  if (wasInside) byId("hint").focus({ preventScroll: true });
  return true;
}

function put(found) {
  closeHint();
  byId("question").after(found);
}

function thinking() {
  const waiting = document.createElement("section");
  waiting.id = "hint-card";
  waiting.tabIndex = -1;
  waiting.setAttribute("role", "status");
  waiting.textContent = say("thinks-about-it");
  return waiting;
}

export async function hint() {
  if (closeHint() || root().dataset.asks !== "yes") return;
  const { number, table, layout } = root().dataset;
  put(thinking());
  const asked = new URLSearchParams({ language: language(), layout });
  const answer = await fetch(`/tables/${table}/hint?${asked}`).then((response) => response.text(), () => "");
  const found = parsed(answer);
  if (!card() || number !== root().dataset.number) return;
  if (!found.getElementById("hint-card")) return refused(found);
  put(found.getElementById("hint-card"));
  card().focus({ preventScroll: layout !== "text" });
}

function refused(found) {
  closeHint();
  const said = found.querySelector('[role="alert"]');
  notice(said ? said.textContent.trim() : say("failed"));
}

// Where a hinted answer is: on the boards if it has a place there, else among the answers.
function point(link) {
  const choice = link.dataset.show;
  const wasShown = link.closest("li").classList.contains("current");
  for (const lit of document.querySelectorAll(".hinted, #hint-card .current")) lit.classList.remove("hinted", "current");
  card().classList.toggle("pointing", !wasShown);
  if (wasShown && isNarrow()) return;
  unpick();
  link.closest("li").classList.add("current");
  for (const each of [chip(choice), ...targets(choice)]) if (each) each.classList.add("hinted");
  const [place] = [...targets(choice), chip(choice)].filter((each) => each && each.checkVisibility());
  if (!place) return;
  const leaf = place.closest("[data-leaf]");
  if (leaf) leaf.scrollIntoView({ inline: "start", block: "nearest" });
  stepAside(place.getBoundingClientRect());
  place.focus({ preventScroll: root().dataset.layout !== "text" });
}

// The card never lies on what it points at.
function stepAside(place) {
  if (root().dataset.layout !== "wide") return;
  const box = card().getBoundingClientRect();
  const isCovered = place.left < box.right && place.right > box.left && place.top < box.bottom && place.bottom > box.top;
  if (isCovered) card().classList.toggle("aside");
}

export function startHint() {
  document.addEventListener("click", (event) => {
    const found = event.target.closest("#hint, #close-hint, [data-show], #hint-card [data-choice]");
    if (!found) return undefined;
    if (found.dataset.choice) return closeHint();
    if (found.id === "hint" && found.getAttribute("aria-disabled") === "true") return undefined;
    event.preventDefault();
    if (found.id === "hint") hint();
    else if (found.id === "close-hint") closeHint();
    else point(found);
    return undefined;
  });
  after((before) => {
    if (before.number !== root().dataset.number) closeHint();
  });
}
