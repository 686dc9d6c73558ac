// How the page keeps up with the table: one stream says that something changed, one request fetches what.
import { byId, hush, language, notice, root, say } from "./words.js";
import { remember, travel } from "./travel.js";

const PATIENCE = 15000;
const listeners = [];
let queue = Promise.resolve();
let acting = false;
let looking = new AbortController();
let enlarged = null;
let newest = 0;

export const after = (listener) => listeners.push(listener);
export const isLive = () => root().dataset.live === "now";
export const enlargedSeat = () => enlarged;

function room() {
  const box = byId("boards").getBoundingClientRect();
  return `${Math.round(box.width)}x${Math.round(box.height)}`;
}

function have() {
  const { layout, versions } = root().dataset;
  const last = byId("log").querySelector("li[data-number]:last-of-type");
  const since = last ? last.dataset.number : "0";
  const fields = { layout, have: versions, since, room: room(), language: language() };
  return enlarged === null ? fields : { ...fields, seat: enlarged };
}

const address = (what) => `/tables/${root().dataset.table}/${what}`;

// One request at a time, in the order in which they were asked for.
function inTurn(work) {
  queue = queue.then(work, work);
  return queue;
}

export function refresh() {
  return inTurn(async () => {
    try {
      looking = new AbortController();
      const signal = AbortSignal.any([looking.signal, AbortSignal.timeout(PATIENCE)]);
      const asked = new URLSearchParams(have());
      apply(await (await fetch(`${address("parts")}?${asked}`, { signal })).text());
    } catch {
      if (!acting) notice(say("lost"));
    }
  });
}

// A choice or an undo; it waits for nothing, for its answer is the newest table. A second click while the
// first is under way is a slip.
export function act(fields) {
  if (acting || !isLive()) return queue;
  acting = true;
  looking.abort();
  notice("");
  return inTurn(async () => {
    try {
      const body = new URLSearchParams({ number: root().dataset.number, ...fields, ...have() });
      const response = await fetch(`${address("answer")}?language=${language()}`, { method: "POST", body });
      apply(await response.text());
    } catch {
      notice(say("failed"));
    } finally {
      acting = false;
      keepUp();
    }
  });
}

// Another moment of the game, earlier or later.
export function lookAt(number) {
  return inTurn(async () => {
    try {
      for (const line of [...byId("log").querySelectorAll("li[data-number]")]) if (Number(line.dataset.number) > number) line.remove();
      const asked = new URLSearchParams({ ...have(), at: number });
      apply(await (await fetch(`${address("parts")}?${asked}`)).text(), true);
    } catch {
      notice(say("lost"));
    }
  });
}

function apply(text, isReplay = false) {
  const update = new DOMParser().parseFromString(text, "text/html").getElementById("update");
  if (!update) return refused(text);
  if (!isReplay && Number(update.dataset.number) < Number(root().dataset.number)) return;
  const places = remember();
  const held = focused();
  const before = { ...root().dataset };
  for (const part of [...byIdIn(update, "new-parts").children]) byId(part.id).replaceWith(part);
  if (update.dataset.layout === root().dataset.layout) replaceAreas(update);
  byId("log").append(...byIdIn(update, "new-log").children);
  const { notice: said, title, ...facts } = update.dataset;
  Object.assign(root().dataset, facts);
  document.title = title;
  if (said) notice(said);
  else hush();
  for (const listener of listeners) listener(before);
  refocus(held);
  travel(places);
}

function refused(text) {
  const alert = new DOMParser().parseFromString(text, "text/html").querySelector('[role="alert"], main');
  notice(alert ? alert.textContent.trim() : say("failed"));
}

const byIdIn = (update, id) => update.querySelector(`#${id}`);

// The areas that came replace those of the same name; those that are no longer shown go.
function replaceAreas(update) {
  const sheet = byId("sheet");
  const names = update.dataset.areas.split(" ");
  for (const area of [...byIdIn(update, "new-areas").children]) {
    const old = sheet.querySelector(`:scope > #${CSS.escape(area.id)}`);
    if (old) keepElements(old, area);
    if (old) old.replaceWith(area);
    else sheet.append(area);
  }
  for (const area of [...sheet.children]) if (!names.includes(area.id)) area.remove();
  names.forEach((name, at) => {
    const area = sheet.querySelector(`:scope > #${CSS.escape(name)}`);
    if (area && sheet.children[at] !== area) sheet.insertBefore(area, sheet.children[at] || null);
  });
  const { size } = update.dataset;
  if (size && size !== root().dataset.size) sheet.setAttribute("viewBox", size);
}

// What stands as it stood was not sent again: it moves over from the old area.
const holder = (area) => (area.localName === "section" ? area.firstElementChild : area);

function keepElements(old, area) {
  const had = [...holder(old).children];
  for (const gap of holder(area).querySelectorAll(":scope > [data-keep]")) {
    const [first, last] = gap.dataset.keep.split(" ").map(Number);
    gap.replaceWith(...had.slice(first, last + 1));
  }
}

function focused() {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  return { id: at.id, choice: at.dataset && at.dataset.choice, inBar: Boolean(at.closest("#question, #tools")) };
}

// What was replaced loses the focus: give it back, or to the question, never to nowhere.
function refocus(held) {
  if (!held || (document.activeElement && document.activeElement !== document.body)) return;
  const same = held.id ? byId(held.id) : null;
  const first = document.querySelector("#chips button:not([aria-disabled])");
  const next = same || (root().dataset.asks === "yes" && (held.choice || held.inBar) ? first : null);
  if (next && next.focus) next.focus({ preventScroll: true });
}

export function enlarge(seat) {
  enlarged = seat;
  return refresh();
}

// What we did ourselves came with the answer; only what others did is fetched.
function keepUp() {
  if (isLive() && !acting && newest > Number(root().dataset.number)) refresh();
}

export function startStream() {
  if (!isLive()) return;
  const stream = new EventSource(`/api/tables/${root().dataset.table}/stream`);
  let lost = false;
  stream.onmessage = (event) => {
    if (lost) notice(say("back"), [], 3);
    lost = false;
    newest = JSON.parse(event.data).number;
    keepUp();
  };
  stream.addEventListener("seats", () => isLive() && refresh());
  stream.addEventListener("chat", () => document.dispatchEvent(new Event("chat")));
  stream.addEventListener("gone", () => notice(say("gone"), [], 600));
  stream.onerror = () => {
    if (!lost) notice(say("lost"), [], 600);
    lost = true;
  };
}

// The server has the language from the address; whoever asked for one keeps it.
export function keepLanguage() {
  if (new URLSearchParams(location.search).has("language")) keep("language", language());
}

const keep = (name, value) => {
  document.cookie = `${name}=${value};path=/;max-age=31536000;samesite=lax`;
};

// The layout that fits this window, and the drawing that fills it.
export function takeRoom() {
  if (root().dataset.layout === "text") return;
  settle();
  let waiting = 0;
  addEventListener("resize", () => {
    clearTimeout(waiting);
    waiting = setTimeout(settle, 150);
  });
  document.addEventListener("room", settle);
}

function settle() {
  const wanted = innerWidth >= 1000 && innerWidth > innerHeight ? "wide" : "narrow";
  if (wanted !== root().dataset.layout) {
    keep("layout", wanted);
    if (document.cookie.includes(`layout=${wanted}`)) location.reload();
    return;
  }
  if (wanted === "wide") fillRoom();
}

function fillRoom() {
  const [, , width, height] = root().dataset.size.split(" ").map(Number);
  const box = byId("boards").getBoundingClientRect();
  keep("room", room());
  const isOff = Math.abs(width / height - box.width / box.height) > 0.02;
  if (isOff && isLive() && root().dataset.areas) refresh();
}
