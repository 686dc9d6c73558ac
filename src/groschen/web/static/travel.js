// Pieces travel from where they were to where they are: the same id before and after.
import { byId } from "./words.js";
import { setting } from "./settings.js";

const TIME = 480;
const MANY = 40;
const still = matchMedia("(prefers-reduced-motion: reduce)");

const pieces = () => document.querySelectorAll("#sheet [id]:not([data-area]):not(section)");

const mayTravel = () => !still.matches && setting("motion") && !document.hidden;

// Where every piece stands on the screen.
export function remember() {
  const places = new Map();
  if (mayTravel()) for (const piece of pieces()) places.set(piece.id, matrix(piece));
  return places;
}

function matrix(piece) {
  const at = piece.getScreenCTM && piece.getScreenCTM();
  return at ? [at.a, at.b, at.c, at.d, at.e, at.f] : null;
}

export function travel(places) {
  if (!places.size) return;
  const moved = [];
  for (const piece of pieces()) {
    const from = places.get(piece.id);
    const to = from && matrix(piece);
    if (to && hasMoved(from, to) && !moved.some((each) => each.piece.contains(piece))) {
      moved.push({ piece, from, to });
    }
  }
  if (moved.length <= MANY) moved.forEach(fly);
}

const hasMoved = (from, to) => Math.hypot(from[4] - to[4], from[5] - to[5]) > 3;

const written = (at) => `matrix(${at.join(",")})`;

// A copy flies above everything; the piece itself waits unseen where it belongs.
function fly({ piece, from, to }) {
  const copy = piece.cloneNode(true);
  for (const each of [copy, ...copy.querySelectorAll("[id], [data-choice], [tabindex]")]) {
    for (const name of ["id", "data-choice", "tabindex", "role", "transform"]) if (name !== "transform" || each === copy) each.removeAttribute(name);
  }
  layer().append(copy);
  piece.style.visibility = "hidden";
  const frames = [{ transform: written(from) }, { transform: written(to) }];
  const flight = copy.animate(frames, { duration: TIME, easing: "cubic-bezier(.3,.1,.2,1)", fill: "both" });
  const land = () => {
    copy.remove();
    piece.style.visibility = "";
  };
  flight.finished.then(land, land);
}

function layer() {
  let found = byId("travel");
  if (!found) {
    found = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    found.id = "travel";
    found.setAttribute("class", "gr");
    found.setAttribute("aria-hidden", "true");
    document.body.append(found);
  }
  return found;
}
