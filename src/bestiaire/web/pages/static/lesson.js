// A step of a lesson: light falls on what the guide speaks of, its bubble stands where it covers none of that, and the next
// step comes without leaving the page, acted out as at any table.

import "./sets.js";
import { table } from "./page.js";
import { overlap } from "./room.js";
import "./steps.js";
import { dress, onSwap } from "./swap.js";

const SVG = "http://www.w3.org/2000/svg";
const MARGIN = 12;
const BESIDE = 80; // so far apart lie two with a line between them that is drawn sideways

// -- what the guide speaks of

/** The things that have to be pressed: a card, a die, or the button itself; for a set, what is ticked and sent. */
function expected(guide) {
  const keys = guide.dataset.answers.split(" ").filter(Boolean);
  const all = [...table.querySelectorAll("#moves button[name=key]")].filter((one) => keys.includes(one.value));
  const plain = all.filter((one) => !one.dataset.then); // what would answer more than is asked here is not pointed at
  const buttons = plain.length ? plain : all;
  const [verb, set] = keys[0]?.split(":") ?? [];
  const sender = table.querySelector(`#moves button[name=set][value="${CSS.escape(verb ?? "")}"]`);
  if (!buttons.length && sender && set) buttons.push(...ticked(set.split("+")), sender);
  return buttons.map((one) => one.closest(".slot, .die, .offer") ?? one).filter((one) => one.checkVisibility());
}

/** As many of what can be ticked as a set has of each. */
function ticked(parts) {
  const boxes = [...table.querySelectorAll("#moves input[name=part]")];
  return parts.map((part) => boxes.splice(boxes.findIndex((box) => box.value === part), 1)[0]);
}

/** All that is seen of what has that name: creatures that are alike share one. */
function placesOf(name) {
  const mark = CSS.escape(name);
  const found = [...table.querySelectorAll(`[data-at="${mark}"], [data-vt="${mark}"]`)];
  return found.filter((one) => one.checkVisibility() && isInFrame(one)).map((one) => one.getBoundingClientRect());
}

/** Whether something is seen on a ground of which only a part is shown. */
function isInFrame(one) {
  const frame = one.closest("[data-ground]")?.parentElement;
  return !frame || overlap(frame.getBoundingClientRect(), one.getBoundingClientRect()) > 0;
}

function around(boxes, margin) {
  const left = Math.min(...boxes.map((box) => box.left)) - margin;
  const top = Math.min(...boxes.map((box) => box.top)) - margin;
  const right = Math.max(...boxes.map((box) => box.right)) + margin;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + margin;
  return { left, top, right, bottom, width: right - left, height: bottom - top };
}

/** Where something lies, with the words on its lower edge. */
function boxOf(one) {
  const tags = [...one.querySelectorAll(".tag")].filter((tag) => tag.checkVisibility());
  return around([one, ...tags].map((part) => part.getBoundingClientRect()), 0);
}

// -- light

function make(name, attributes, parent) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  parent.append(made);
  return made;
}

function hole(mask, box, light) {
  const { left, top, width, height } = box;
  make("rect", { x: left, y: top, width, height, rx: 16, fill: "#000", opacity: light, filter: "url(#soft)" }, mask);
}

function light(pressed, shown, start, aim) {
  table.querySelector(".veil")?.remove();
  const veil = make("svg", { class: "veil", "aria-hidden": "true", viewBox: `0 0 ${innerWidth} ${innerHeight}` }, table);
  const defs = make("defs", {}, veil);
  make("feGaussianBlur", { stdDeviation: 6 }, make("filter", { id: "soft" }, defs));
  const mask = make("mask", { id: "holes", maskUnits: "userSpaceOnUse", x: 0, y: 0, width: innerWidth, height: innerHeight }, defs);
  make("rect", { width: innerWidth, height: innerHeight, fill: "#fff" }, mask);
  for (const box of pressed) hole(mask, around([box], 10), 1);
  for (const box of shown) hole(mask, around([box], Math.min(8, box.height / 4)), pressed.length ? 0.72 : 1);
  if (!pressed.length && !shown.length) hole(mask, { left: 0, top: 0, width: innerWidth, height: innerHeight }, 0.8);
  make("rect", { class: "shade", width: innerWidth, height: innerHeight, mask: "url(#holes)" }, veil);
  for (const box of pressed) {
    for (const far of [5, 12, 20]) {
      const { left, top, width, height } = around([box], far);
      make("rect", { class: "ring", x: left, y: top, width, height, rx: 12 + far }, veil);
    }
  }
  if (aim && start) way(veil, start, aim);
}

/** Where a line from one to the other starts and ends: on the sides that face each other; null if there is no room. */
function ends(from, to) {
  const [fromX, toX] = [from.left + from.width / 2, to.left + to.width / 2];
  if (to.bottom < from.top) {
    const isClose = from.top - to.bottom < 90; // then it goes from card to card
    return [{ x: fromX, y: from.top + (isClose ? 12 : -24) }, { x: toX, y: to.bottom + (isClose ? -40 : 16) }];
  }
  if (to.top > from.bottom) return [{ x: fromX, y: from.bottom + 24 }, { x: toX, y: to.top - 16 }];
  const [fromY, toY] = [from.top + from.height / 2, to.top + to.height / 2];
  if (from.left - to.right > BESIDE) return [{ x: from.left - 24, y: fromY }, { x: to.right + 16, y: toY }];
  if (to.left - from.right > BESIDE) return [{ x: from.right + 24, y: fromY }, { x: to.left - 16, y: toY }];
  return null;
}

/** A dotted line from who acts to what it is meant for. */
function way(veil, from, to) {
  const [start, end] = ends(from, to) ?? [];
  if (!start) return;
  const bend = { x: (start.x + end.x) / 2 + (start.y - end.y) / 5, y: (start.y + end.y) / 2 };
  const path = `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`;
  make("path", { class: "way-rim", d: path }, veil);
  make("path", { class: "way", d: path }, veil);
  const turn = (Math.atan2(end.y - bend.y, end.x - bend.x) * 180) / Math.PI;
  make("path", { class: "head", d: "M18 0l-34 -12v24z", transform: `translate(${end.x} ${end.y}) rotate(${turn})` }, veil);
}

// -- where the bubble stands

/** Whether the line to the aim would run under the bubble: at five points between them. */
function crossing(box, from, to) {
  const middle = (one) => ({ x: one.left + one.width / 2, y: one.top + one.height / 2 });
  const [start, end] = [middle(from), middle(to)];
  const points = [0.2, 0.35, 0.5, 0.65, 0.8].map((part) => ({ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }));
  return points.filter(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom).length;
}

/** The place of all that covers least of what matters, and of these the one nearest to what is pressed. */
function stand(guide, pressed, shown, start, aim) {
  guide.style.inset = "";
  guide.classList.remove("above", "right");
  const isNarrow = innerWidth <= 700;
  const { width, height } = guide.getBoundingClientRect();
  const speaker = isNarrow ? 0 : guide.querySelector(".speaker").getBoundingClientRect().width;
  const bar = document.querySelector("header.bar").getBoundingClientRect().bottom;
  const most = { left: innerWidth - width - MARGIN, top: innerHeight - height - MARGIN };
  const things = [...table.querySelectorAll(".slot, .offer, .who, .lane, :has(> [data-ground]), .happened .chip")].map((one) => one.getBoundingClientRect());
  const near = pressed.length ? around(pressed, 24) : null;
  const spots = [];
  const tops = [bar + MARGIN, (bar + innerHeight - height) / 2, most.top];
  if (near) tops.push(near.top - height - 8, near.top + 14 - height, near.bottom + 8, near.top);
  if (near) for (const one of shown) tops.push(one.top - height - MARGIN, one.bottom + MARGIN);
  const lefts = isNarrow ? [MARGIN] : [MARGIN + speaker, (innerWidth - width + speaker) / 2, most.left];
  if (near && !isNarrow) lefts.push(near.left - width - 8, near.right + speaker + 8);
  for (const left of lefts) {
    for (const top of tops) {
      if (left < MARGIN + speaker || left > most.left || top < bar + 4 || top > most.top) continue;
      const box = { left: left - speaker, top, right: left + width, bottom: top + height };
      const covered = pressed.reduce((sum, one) => sum + 20 * overlap(box, around([one], 8)), 0) + shown.reduce((sum, one) => sum + 4 * overlap(box, one), 0);
      const crossed = aim && start ? crossing(box, start, aim) : 0;
      const hidden = things.reduce((sum, one) => sum + overlap(box, one), 0);
      const far = near ? Math.hypot((box.left + box.right - near.left - near.right) / 2, (box.top + box.bottom - near.top - near.bottom) / 2) : -top;
      spots.push({ left, top, cost: covered * 1000 + hidden / 25 + crossed * 600 + far });
    }
  }
  const best = spots.sort((one, other) => one.cost - other.cost)[0];
  if (best) guide.style.inset = `${best.top}px auto auto ${best.left}px`;
  if (!isNarrow || !best) return;
  guide.style.width = `${innerWidth - 2 * MARGIN}px`;
  const meant = [...pressed, ...shown];
  guide.classList.toggle("right", isInTheWay(guide, meant)); // who speaks sits on the other side, or not at all
  guide.classList.toggle("above", best.top < innerHeight / 3 || isInTheWay(guide, meant));
}

/** Whether who speaks sits on something that matters. */
function isInTheWay(guide, things) {
  const speaker = guide.querySelector(".speaker")?.getBoundingClientRect();
  return Boolean(speaker) && things.some((one) => overlap(speaker, one));
}

function show() {
  const guide = table?.querySelector(".guide");
  if (!guide) return;
  const things = expected(guide);
  const pressed = things.map(boxOf);
  const aims = guide.dataset.aim ? placesOf(guide.dataset.aim) : [];
  const aim = aims.length ? around(aims, 0) : null;
  const shown = guide.dataset.points.split(" ").filter(Boolean).flatMap(placesOf);
  const start = things[0]?.matches("button") && shown.length ? shown[0] : pressed[0]; // a button is pressed for somebody
  shown.push(...aims);
  light(pressed, shown, start, aim);
  stand(guide, pressed, shown, start, aim);
}

onSwap(show);
addEventListener("resize", show);
addEventListener("transitionend", (event) => { if (event.target.matches("[data-ground]")) show(); }); // it is seen larger now
addEventListener("load", show);
dress();
