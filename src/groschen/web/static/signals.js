// It is your turn: the tab says so, and a quiet sound if one wishes.
import { after } from "./live.js";
import { setting } from "./settings.js";
import { root } from "./words.js";

let audio = null;

// Two soft strokes of a small bell.
function ring() {
  if (!audio) return;
  [660, 880].forEach((pitch, at) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + at * 0.18;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.05, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.9);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 1);
  });
}

// Browsers let a page sound only after its reader has done something.
function wake() {
  if (!setting("sound")) return;
  audio = audio || new AudioContext();
  if (audio.state === "suspended") audio.resume();
}

export function startSignals() {
  document.title = root().dataset.title || document.title;
  for (const name of ["pointerdown", "keydown", "change"]) document.addEventListener(name, wake);
  after((before) => {
    if (setting("sound") && before.asks === "no" && root().dataset.asks === "yes") ring();
  });
}
