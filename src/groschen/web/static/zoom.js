// Look closer at the boards of a wide screen: keys, Ctrl and wheel, a double click on an area; drag to move.
import { byId, root } from "./words.js";

const CLOSEST = 6;
const STEP = 1.25;

const whole = () => root().dataset.size.split(" ").map(Number);
const seen = () => byId("sheet").getAttribute("viewBox").split(" ").map(Number);

function look(x, y, width) {
  const [, , most, height] = whole();
  const wide = Math.min(Math.max(width, most / CLOSEST), most);
  const high = (wide * height) / most;
  const left = Math.min(Math.max(x, 0), most - wide);
  const top = Math.min(Math.max(y, 0), height - high);
  byId("sheet").setAttribute("viewBox", `${left} ${top} ${wide} ${high}`);
  byId("sheet").classList.toggle("zoomed", wide < most);
}

// Closer or further, with what is under the pointer staying where it is.
function closer(factor, event) {
  const [x, y, width, height] = seen();
  const box = byId("sheet").getBoundingClientRect();
  const across = event ? (event.clientX - box.left) / box.width : 0.5;
  const down = event ? (event.clientY - box.top) / box.height : 0.5;
  look(x + width * across * (1 - 1 / factor), y + height * down * (1 - 1 / factor), width / factor);
}

export const zoomIn = () => closer(STEP);
export const zoomOut = () => closer(1 / STEP);

export function unzoom() {
  if (!byId("sheet").classList.contains("zoomed")) return false;
  look(0, 0, whole()[2]);
  return true;
}

function toArea(event) {
  const area = event.target.closest("[data-area]");
  if (!area || unzoom()) return;
  const sheet = byId("sheet").getBoundingClientRect();
  const box = area.getBoundingClientRect();
  const [, , width, height] = whole();
  const scale = width / sheet.width;
  const wide = Math.max(box.width * scale, (box.height * scale * width) / height) * 1.04;
  const middle = [(box.left - sheet.left + box.width / 2) * scale, (box.top - sheet.top + box.height / 2) * scale];
  look(middle[0] - wide / 2, middle[1] - (wide * height) / width / 2, wide);
}

function drag(event) {
  const sheet = byId("sheet");
  if (!sheet.classList.contains("zoomed") || !(event.buttons & 1)) return;
  const [x, y, width] = seen();
  const scale = width / sheet.getBoundingClientRect().width;
  look(x - event.movementX * scale, y - event.movementY * scale, width);
}

// Where a drag ends nothing is chosen.
function dropClicks(sheet) {
  let from = [0, 0];
  sheet.addEventListener("pointerdown", (event) => {
    from = [event.clientX, event.clientY];
  });
  sheet.addEventListener("click", (event) => {
    const far = Math.hypot(event.clientX - from[0], event.clientY - from[1]);
    if (sheet.classList.contains("zoomed") && event.detail && far > 6) event.stopPropagation();
  });
}

export function startZoom() {
  if (root().dataset.layout !== "wide") return;
  dropClicks(byId("sheet"));
  byId("sheet").addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    closer(event.deltaY < 0 ? STEP : 1 / STEP, event);
  }, { passive: false });
  byId("sheet").addEventListener("dblclick", (event) => {
    if (!event.target.closest("[data-choice]")) toArea(event);
  });
  byId("sheet").addEventListener("pointermove", drag);
}
