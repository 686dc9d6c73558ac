// The page's sentences, as the server has put them into the page, and where things are.
export const root = () => document.getElementById("table");
export const language = () => document.documentElement.lang;
export const byId = (id) => document.getElementById(id);
export const isOver = () => byId("question").classList.contains("over");

// Letters without their accents, and no apostrophes: whatever is typed need not be typed exactly.
export const folded = (text) => text.toLowerCase().normalize("NFKD").replace(/[\p{M}'’]/gu, "");

export function say(key, facts = {}) {
  const phrase = byId("sentences").getAttribute(`data-${key}`) || "";
  return phrase.replace(/\{(\w+)\}/g, (whole, name) => (name in facts ? facts[name] : whole));
}

// One after the other, as the language strings them together; whatever is empty is left out.
export function row(style, things) {
  const found = things.filter(Boolean);
  return found.length ? found.reduce((one, other) => say(style, { one, other })) : "";
}

export function button(text, look, work) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = look;
  made.textContent = text;
  made.addEventListener("click", work);
  return made;
}

let fading = 0;

// A sentence that goes away by itself; `lines` are a list below it, and `more` leads to what it leaves out.
export function notice(text, lines = [], seconds = 8, more = null) {
  const box = byId("notice");
  box.replaceChildren();
  box.classList.toggle("account", lines.length > 0);
  clearTimeout(fading);
  if (!text) return;
  const title = document.createElement(lines.length ? "h2" : "span");
  title.textContent = text;
  box.append(title);
  if (more) box.append(more);
  if (lines.length) box.append(list(lines));
  fading = setTimeout(() => box.replaceChildren(), seconds * 1000);
}

// Whatever changes takes a sentence away, but no list: nobody has read that so soon.
export function hush() {
  if (!byId("notice").querySelector("ul")) notice("");
}

function list(lines) {
  const found = document.createElement("ul");
  for (const line of lines) {
    const item = document.createElement("li");
    item.append(...[line].flat());
    found.append(item);
  }
  return found;
}
