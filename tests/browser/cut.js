// What is wrong with the page as it is drawn: nothing may scroll, overlap, be cut or lie outside, but for a long
// list of answers on a telephone, which scrolls in its own place.
() => {
  const wrong = [];
  const seen = (each) => each.checkVisibility({ visibilityProperty: true });
  const page = document.scrollingElement;
  const chips = document.getElementById("chips");
  const isAway = (each) => {
    if (innerWidth >= 500 || !chips || each === chips || !chips.contains(each)) return false;
    const [list, box] = [chips.getBoundingClientRect(), each.getBoundingClientRect()];
    return box.bottom > list.bottom + 1 || box.top < list.top - 1;
  };
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) wrong.push("the page scrolls");
  for (const each of document.querySelectorAll("header, header *, #jump, #jump *")) {
    if (!seen(each) || isAway(each) || each.closest("svg, .unseen, #menu .sheet, select")) continue;
    const box = each.getBoundingClientRect();
    const isOut = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    if (isOut) wrong.push(`outside: ${each.tagName} ${each.id} ${each.textContent.slice(0, 40)}`);
    const isCut = each.scrollHeight > each.clientHeight + 2 || each.scrollWidth > each.clientWidth + 2;
    const mayScroll = innerWidth < 500 && each.id === "chips";
    if (isCut && each.clientHeight && getComputedStyle(each).display !== "inline" && !mayScroll) {
      wrong.push(`cut: ${each.tagName}#${each.id} ${each.textContent.slice(0, 40)}`);
    }
  }
  const boxes = (things) => things.filter((each) => seen(each) && !isAway(each)).map((each) => [each, each.getBoundingClientRect()]);
  const apart = (found) => found.forEach(([one, a], at) => found.slice(at + 1).forEach(([other, b]) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 2 && high > 2) wrong.push(`overlap: ${one.id || one.textContent}, ${other.id || other.textContent}`);
  }));
  apart(boxes([...document.querySelectorAll("header > *")]));
  apart(boxes([...document.querySelectorAll("header button, header h1, header summary")]));
  apart(boxes([...document.querySelectorAll("header, #boards, #jump, #drawer")]));
  const areas = [...document.querySelectorAll("svg#sheet > [data-area]")];
  for (const [area, box] of boxes(areas)) {
    const out = box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.top < 0;
    if (out) wrong.push(`outside: ${area.id}`);
  }
  return wrong;
}
