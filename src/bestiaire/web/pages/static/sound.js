// Short sounds, made here: no file is fetched. Silent until somebody switches them on.

import { hasSound } from "./settings.js";

const VOLUME = 0.22;
let context = null;
let out = null;

function open() {
  if (!context) {
    context = new AudioContext();
    out = context.createGain();
    out.gain.value = VOLUME;
    out.connect(context.destination);
  }
  if (context.state === "suspended") context.resume();
}

function envelope(at, length, level) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(level, at + Math.min(0.015, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
}

/** A note that may glide, `start` seconds from now. */
function note({ start = 0, length = 0.16, from, to = from, level = 0.7, wave = "sine" }) {
  const at = context.currentTime + start;
  const tone = context.createOscillator();
  tone.type = wave;
  tone.frequency.setValueAtTime(from, at);
  tone.frequency.exponentialRampToValueAtTime(to, at + length);
  tone.connect(envelope(at, length, level));
  tone.start(at);
  tone.stop(at + length);
}

/** Noise through a band that moves. */
function rush({ start = 0, length = 0.2, from, to, level = 0.6, narrow = 1.2 }) {
  const at = context.currentTime + start;
  const size = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, size, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < size; index += 1) samples[index] = Math.random() * 2 - 1;
  const noise = context.createBufferSource();
  noise.buffer = buffer;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = narrow;
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + length);
  noise.connect(band).connect(envelope(at, length, level));
  noise.start(at);
}

const SOUNDS = {
  card: () => rush({ from: 4200, to: 900, length: 0.16 }),
  play: () => { note({ from: 130, to: 60, length: 0.18, level: 0.9 }); rush({ from: 2600, to: 600, length: 0.2, level: 0.4 }); },
  attack: () => rush({ from: 500, to: 3600, length: 0.22 }),
  hit: () => { note({ from: 110, to: 45, length: 0.2, level: 1 }); rush({ from: 5200, to: 1800, length: 0.12, level: 0.5, narrow: 0.6 }); },
  block: () => { note({ from: 420, to: 300, length: 0.08, wave: "triangle" }); note({ start: 0.03, from: 620, to: 420, length: 0.06, wave: "triangle" }); },
  heart_lost: () => { note({ from: 440 }); note({ start: 0.16, from: 311, length: 0.22 }); },
  heart_won: () => { note({ from: 392 }); note({ start: 0.14, from: 587, length: 0.22 }); },
  bug: () => { note({ from: 220, to: 233, length: 0.38, wave: "sawtooth", level: 0.3 }); note({ from: 330, to: 311, length: 0.38, wave: "triangle" }); },
  dice: () => {
    for (let click = 0; click < 6; click += 1) rush({ start: click * 0.05, from: 2800, to: 2200, length: 0.03, narrow: 4 });
    note({ start: 0.32, from: 240, to: 180, length: 0.07, wave: "triangle", level: 0.9 });
  },
  star: () => { note({ from: 1319, length: 0.35, level: 0.5 }); note({ from: 2637, length: 0.25, level: 0.2 }); },
  energy: () => note({ from: 660, to: 990, length: 0.09, wave: "square", level: 0.25 }),
  turn: () => { note({ from: 784, length: 0.18, level: 0.45 }); note({ start: 0.16, from: 1047, length: 0.23, level: 0.45 }); },
  tick: () => rush({ from: 3000, to: 3000, length: 0.025, narrow: 6, level: 0.5 }),
  won: () => [523, 659, 784, 1047].forEach((from, step) => note({ start: step * 0.09, from, length: 0.12, wave: "triangle" })),
  shared: () => SOUNDS.won(),
  lost: () => [392, 330, 262].forEach((from, step) => note({ start: step * 0.12, from, length: 0.15, wave: "triangle" })),
};

export function play(name) {
  if (!hasSound() || document.hidden || !SOUNDS[name]) return;
  open();
  SOUNDS[name]();
}

// A browser lets a page sound only after a press; the switch answers with the sound that it has.
document.addEventListener("click", (event) => {
  if (event.target.closest("button[data-sound]")) play("turn");
});
