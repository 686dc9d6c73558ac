// Log, points, chat and seats: a drawer that remembers whether it is open, and on which panel.
import { after } from "./live.js";
import { setting, wish } from "./settings.js";
import { button, byId, isOver, language, notice, root, say } from "./words.js";

const MOST = 12; // lines of a notice
const mine = () => root().dataset.mine.split(" ").filter(Boolean);
const lines = () => [...byId("log").querySelectorAll("li[data-number]")];
const heard = () => Math.max(0, ...[...byId("chat").children].map((line) => Number(line.dataset.number)));

export function toggleDrawer(open = byId("drawer").classList.contains("shut")) {
  byId("drawer").classList.toggle("shut", !open);
  byId("toggle-drawer").setAttribute("aria-expanded", String(open));
  if (root().dataset.layout === "narrow") byId("toggle-drawer").textContent = say(open ? "close" : "log");
  wish("drawer", open);
  if (open) toEnd();
  document.dispatchEvent(new Event("room"));
}

function showPanel(name) {
  for (const tab of document.querySelectorAll("[data-tab]")) {
    const isShown = tab.dataset.tab === name;
    tab.setAttribute("aria-selected", String(isShown));
    tab.tabIndex = isShown ? 0 : -1;
    byId(`panel-${tab.dataset.tab}`).hidden = !isShown;
  }
  wish("panel", name);
  if (name === "log") toEnd();
}

// Before the first choice of a table that still waits for somebody, the link to send is what matters.
const isInviting = () => root().dataset.number === "0" && document.querySelector("#seats [data-link='invite']") !== null;

const toEnd = () => {
  byId("log").scrollTop = byId("log").scrollHeight;
};

function filter() {
  const seat = byId("log-filter").value;
  for (const line of lines()) line.hidden = seat !== "" && line.dataset.seat !== seat;
}

const lastOfMine = () => lines().findLastIndex((line) => mine().includes(line.dataset.seat));

// What others have done since one last chose.
function sinceMine() {
  const last = lastOfMine();
  return last < 0 ? [] : lines().slice(last + 1);
}

function markNews() {
  for (const line of lines()) line.classList.remove("fresh");
  for (const line of sinceMine()) line.classList.add("fresh");
}

// A sentence without its symbol; what followed from it stays smaller.
const toldIn = (said) => [...said.cloneNode(true).childNodes].filter((part) => ["#text", "SMALL"].includes(part.nodeName));

function tellNews() {
  const news = sinceMine().flatMap((line) => [...line.querySelectorAll("p")].map(toldIn));
  if (news.length && root().dataset.live === "now" && !isOver()) tell("news", news, 30);
}

// The last of these sentences; where there are more, a button leads to them in the log.
function tell(title, said, seconds) {
  const earlier = said.length > MOST ? button(say("older"), "earlier", toFresh) : null;
  notice(say(title), said.slice(-MOST), seconds, earlier);
}

function toFresh() {
  toggleDrawer(true);
  showPanel("log");
  const first = byId("log").querySelector(".fresh:not(.silent)");
  if (first) first.scrollIntoView({ block: "start" });
  byId("log").focus({ preventScroll: true });
}

// Of a line, the sentences that are loud, without what follows from them: the log has all of it.
function loudIn(line) {
  const loud = line.querySelectorAll("p.loud");
  return [...(loud.length ? loud : line.querySelectorAll("p"))].map((said) => {
    const plain = said.cloneNode(true);
    for (const more of plain.querySelectorAll("small")) more.remove();
    return plain.textContent.trim();
  });
}

// What nobody should miss: the end of a round, taxes, a new era, a plaza completed. What is still being told
// is told again with what comes, but nothing from before one's own last choice: whoever has chosen since, on
// whatever device, has seen it.
let untold = 0;

// When the game is over, the question says so, and nothing may lie on the result.
function tellLoud(since) {
  if (isOver()) return notice("");
  const title = byId("notice").querySelector("h2");
  if (!title || title.textContent !== say("loud")) untold = since;
  const recent = lines().slice(Math.max(lastOfMine(), 0));
  const loud = recent.filter((line) => line.classList.contains("loud") && Number(line.dataset.number) > untold);
  if (!loud.some((line) => Number(line.dataset.number) > since)) return undefined;
  return tell("loud", loud.flatMap(loudIn), 10);
}

async function older() {
  const response = await fetch(`/tables/${root().dataset.table}/log?language=${language()}`);
  const parsed = new DOMParser().parseFromString(`<ol>${await response.text()}</ol>`, "text/html");
  byId("log").replaceChildren(...parsed.querySelector("ol").children);
  byId("older").hidden = true;
  filter();
  markNews();
}

async function chat(event) {
  const response = await fetch(`/api/tables/${root().dataset.table}/chat?since=${heard()}&language=${language()}`);
  if (!response.ok) return;
  for (const line of (await response.json()).lines) {
    if (line.number <= heard()) continue;
    const item = document.createElement("li");
    item.dataset.number = line.number;
    const name = document.createElement("b");
    name.textContent = line.name;
    item.append(name, ` ${line.text}`);
    byId("chat").append(item);
    if (event && !byId("chat").checkVisibility()) notice(item.textContent);
  }
  byId("chat").scrollTop = byId("chat").scrollHeight;
}

async function send(event) {
  event.preventDefault();
  const field = byId("chat-text");
  const text = field.value.trim();
  if (!text) return;
  const address = `/api/tables/${root().dataset.table}/chat`;
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(address, { method: "POST", headers, body: JSON.stringify({ text }) });
  if (response.ok) field.value = "";
  else notice((await response.json()).text);
  chat();
}

function walkTabs(event) {
  const tabs = [...document.querySelectorAll("[data-tab]")];
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const next = tabs[(tabs.indexOf(event.target) + step + tabs.length) % tabs.length];
  event.stopPropagation();
  next.focus();
  showPanel(next.dataset.tab);
}

export function startDrawer() {
  chat();
  document.addEventListener("chat", chat);
  byId("log-filter").addEventListener("change", filter);
  if (byId("older")) byId("older").addEventListener("click", older);
  if (byId("chat-form")) byId("chat-form").addEventListener("submit", send);
  markNews();
  tellNews();
  after((before) => {
    filter();
    tellLoud(Number(before.number));
    markNews();
    if (before.number !== root().dataset.number) toEnd();
  });
  if (root().dataset.layout === "text") return;
  const panel = setting("panel");
  const isOpen = setting("drawer");
  toggleDrawer(isInviting() || (isOpen && root().dataset.layout === "wide"));
  showPanel(isInviting() ? "people" : panel);
  wish("drawer", isOpen);
  wish("panel", panel);
  byId("toggle-drawer").addEventListener("click", () => toggleDrawer());
  byId("panel-people").addEventListener("focusin", (event) => event.target.matches("[data-link]") && event.target.select());
  for (const tab of document.querySelectorAll("[data-tab]")) {
    tab.addEventListener("click", () => showPanel(tab.dataset.tab));
    tab.addEventListener("keydown", walkTabs);
  }
}
