// The page works without this: it draws the table anew when the server says so, and lets the drawing's
// targets be clicked.
"use strict";

const table = () => document.getElementById("table");

async function draw(response) {
  const parsed = new DOMParser().parseFromString(await response.text(), "text/html");
  document.querySelector("main").replaceWith(parsed.querySelector("main"));
}

async function post(choice) {
  const body = new URLSearchParams({ number: table().dataset.number, choice });
  await draw(await fetch(`/tables/${table().dataset.table}/choices`, { method: "POST", body }));
}

document.addEventListener("click", (event) => {
  const target = event.target.closest("svg [data-choice]");
  if (target && target.getAttribute("aria-disabled") !== "true") post(target.dataset.choice);
});

if (table() && table().dataset.live === "now") {
  const stream = new EventSource(`/api/tables/${table().dataset.table}/stream`);
  const look = async () => draw(await fetch(location.href));
  stream.onmessage = (event) => {
    if (JSON.parse(event.data).number !== Number(table().dataset.number)) look();
  };
  stream.addEventListener("seats", look);
  stream.addEventListener("chat", look);
}
