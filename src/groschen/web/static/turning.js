// A tile that may be turned: by key, by a click on its ghost, or with two fingers; seen before it is done.
const ways = () => [...document.querySelectorAll("#chips [data-turned]")];
let turned = 0;

export const isTurning = () => ways().length > 0;

// The ghost on the board shows how the tile would lie, as it is drawn among the ways to turn it: what stands in
// its middle stays upright, and what meets is ringed.
export function show(button) {
  const way = button && button.dataset.turned ? button : ways()[0];
  if (!way) return;
  turned = Number(way.dataset.turned);
  const face = document.querySelector(`#sheet [data-choice="${CSS.escape(way.dataset.choice)}"] > .face`);
  for (const ghost of document.querySelectorAll("#sheet .ghost")) {
    ghost.dataset.turned = turned;
    if (face) ghost.firstElementChild.replaceChildren(...face.cloneNode(true).children);
  }
}

// The choice that lies so many steps further.
export function further(step) {
  const found = ways();
  const next = (turned + step + found.length) % found.length;
  const button = found.find((way) => Number(way.dataset.turned) === next);
  return button ? button.dataset.choice : null;
}

const SIXTH = Math.PI / 3;

// Two fingers on the boards turn the tile with them, to whichever way is nearest.
export function startTurning(pick) {
  let before = null;
  const angle = ([one, other]) => Math.atan2(other.clientY - one.clientY, other.clientX - one.clientX);
  document.addEventListener("touchstart", (event) => {
    before = event.touches.length === 2 && isTurning() ? angle(event.touches) : null;
  });
  document.addEventListener("touchmove", (event) => {
    if (before === null || event.touches.length !== 2) return;
    const now = angle(event.touches);
    const by = Math.atan2(Math.sin(now - before), Math.cos(now - before));
    if (Math.abs(by) <= SIXTH / 2) return;
    before += Math.sign(by) * SIXTH;
    pick(further(-Math.sign(by)));
  });
}
