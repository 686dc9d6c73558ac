// What this browser remembers of its reader's wishes.
const USUAL = { confirm: true, sound: false, motion: true, look: "auto", drawer: false, panel: "log", guided: false };
const KEY = "groschen";

function kept() {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) || "{}") };
  } catch {
    return { ...USUAL };
  }
}

const wishes = kept();

export const setting = (name) => wishes[name];

export function wish(name, value) {
  wishes[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(wishes));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function paint() {
  if (wishes.look === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = wishes.look;
  document.cookie = `look=${wishes.look};path=/;max-age=31536000;samesite=lax`;
}

export function startSettings() {
  paint();
  for (const field of document.querySelectorAll("[data-setting]")) {
    const name = field.dataset.setting;
    if (field.type === "checkbox") field.checked = wishes[name];
    else field.value = wishes[name];
    field.addEventListener("change", () => {
      wish(name, field.type === "checkbox" ? field.checked : field.value);
      paint();
    });
  }
}
