// Arrows from one thing on the table to another: from who attacks to whom it is meant for, or to what is pointed at as its
// target. They lie over the table and under its words, and are drawn anew whenever it changes.

import { table } from "./page.js";

const SVG = "http://www.w3.org/2000/svg";
const MEANT = ":is(.aim, .guard):is(:hover, :focus-within)";
const HEAD = 22;

export function place(name, root = document) {
  return root.querySelector(`[data-at="${CSS.escape(name)}"], [data-vt="${CSS.escape(name)}"]`);
}

export function drawArrows(root) {
  root.querySelectorAll("svg.arrows").forEach((old) => old.remove());
  const marks = [...root.querySelectorAll("i.arrow")];
  if (!marks.length) return;
  const box = root.getBoundingClientRect();
  const layer = make("svg", { class: "arrows", "aria-hidden": "true", viewBox: `0 0 ${box.width} ${box.height}` });
  const meant = root.querySelector(MEANT);
  for (const mark of marks) {
    const from = place(mark.dataset.from, root);
    const whom = meant ?? place(mark.dataset.to, root);
    const to = whom?.querySelector(".medal") ?? whom;
    if (from && to && from !== to) layer.append(...arrow(from.getBoundingClientRect(), to.getBoundingClientRect(), box));
  }
  root.append(layer);
}

/** From the edge of the one that faces the other, along the edge of the ribbon between them, so that it crosses no words. */
function arrow(from, to, box) {
  const down = from.y < to.y ? 1 : -1;
  const x = from.x + from.width / 2 - box.x;
  const y = (down > 0 ? from.bottom : from.y) - box.y;
  const aim = { x: to.x + to.width / 2 - box.x, y: (down > 0 ? to.y - 4 : to.bottom + 4) - box.y };
  const end = aim.y - HEAD * down;
  const [far, side] = [Math.abs(aim.x - x), Math.sign(aim.x - x)];
  const bend = Math.min(110, far / 2, Math.abs(end - y) * 0.8);
  const turn = { x: aim.x - bend * side, y: y + 10 * down }; // there it leaves the ribbon
  const along = `C${x + far * 0.12 * side} ${y + 16 * down} ${turn.x - far * 0.3 * side} ${y + 4 * down} ${turn.x} ${turn.y}`;
  const straight = `C${x} ${y + 30 * down} ${aim.x} ${end - 40 * down} ${aim.x} ${end}`;
  const path = `M${x} ${y}${far < 150 ? straight : `${along}C${turn.x + bend * 0.7 * side} ${turn.y + 3 * down} ${aim.x} ${turn.y + bend * 0.4 * down} ${aim.x} ${end}`}`;
  const colours = make("linearGradient", { id: "arrow-colours", gradientUnits: "userSpaceOnUse", x1: x, y1: y, x2: aim.x, y2: end || y + 1 });
  colours.append(make("stop", { class: "tail" }), make("stop", { class: "tip", offset: 1 }));
  const head = `M${aim.x} ${aim.y}l-20 ${-36 * down}q20 ${16 * down} 40 0z`;
  return [colours, ...["shaft-rim", "shaft", "dashes"].map((kind) => make("path", { class: kind, d: path })), make("path", { class: "head", d: head })];
}

function make(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

let pointed = null;

for (const kind of ["pointerover", "focusin", "focusout"]) {
  document.addEventListener(kind, () => {
    if (!table?.querySelector("i.arrow")) return;
    const now = table.querySelector(MEANT);
    if (now === pointed) return;
    pointed = now;
    drawArrows(table);
  });
}
