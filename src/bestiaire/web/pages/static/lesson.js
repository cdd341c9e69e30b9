// A step of a lesson: light falls on what the guide speaks of, its bubble stands where it covers none of that, and the next
// step comes without leaving the page, acted out as at any table.

import "./sets.js";
import { answers, table } from "./page.js";
import { overlap } from "./room.js";
import "./steps.js";
import { dress, onSwap } from "./swap.js";

const SVG = "http://www.w3.org/2000/svg";
const MARGIN = 12;
const ACROSS = 24; // between two places that are tried
const DOWN = 12;
const STAYS = 20; // so many times as far it seems once somebody reads there
const ALONE = 500; // so much it may cost that who speaks is seen
const MAT = 400; // what is wider is a place where things lie
const SEEN = ".slot, .offer, .lane, .who, .chip, .tag, .verdict, .stamp, h3, [data-at], :has(> [data-ground])";
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
  for (const box of shown) hole(mask, around([box], Math.min(8, box.height / 4)), 1);
  if (!pressed.length && !shown.length) hole(mask, { left: 0, top: 0, width: innerWidth, height: innerHeight }, 0.8);
  make("rect", { class: "shade", width: innerWidth, height: innerHeight, mask: "url(#holes)" }, veil);
  for (const box of shown) {
    const { left, top, width, height } = around([box], 4);
    make("rect", { class: "meant", x: left, y: top, width, height, rx: 14 }, veil);
  }
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

let stood = null; // at which step, and where

/** Whether the line to the aim would run under the bubble: at five points between them. */
function crossing(box, from, to) {
  const middle = (one) => ({ x: one.left + one.width / 2, y: one.top + one.height / 2 });
  const [start, end] = [middle(from), middle(to)];
  const points = [0.2, 0.35, 0.5, 0.65, 0.8].map((part) => ({ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }));
  return points.filter(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom).length;
}

/** The sides of the bubble on which who speaks can sit, or none. */
const SPEAKERS = ["left", "right", "alone"];

/** Where who speaks sits beside, or on a phone above, a bubble at that place. */
function seatOf(side, { left, top, right, bottom }, { width, height }, isNarrow) {
  if (side === "alone" || !width) return null;
  if (isNarrow) {
    const from = side === "left" ? left + 14 : right - 14 - width;
    return { left: from, right: from + width, top: top + 14 - height, bottom: top + 14 };
  }
  const from = side === "left" ? left - 6 - width : right + 6;
  return { left: from, right: from + width, top: bottom - 8 - height, bottom: bottom - 8 };
}

/** What is on the table, and how much it matters that it is seen: what is to be pressed, what is spoken of, what could be
    pressed, what there is to read, and pictures. */
function weighed(pressed, shown) {
  const isSomething = (one) => !one.querySelector(".slot") && (one.textContent.trim() || one.querySelector("use, img"));
  const seen = [...table.querySelectorAll(SEEN)].filter((one) => one.checkVisibility() && isSomething(one));
  const weigh = (one, { width, height }) => (Math.max(width, height) > MAT ? 0.04 : one.textContent.trim() ? 0.6 : 0.1);
  return [
    ...pressed.map((one) => [around([one], 8), 20000]),
    ...shown.map((one) => [one, 4000]),
    ...answers().map((one) => [boxOf(one.closest(".slot, .die, .offer") ?? one), 60]),
    ...seen.map((one) => [one, one.getBoundingClientRect()]).map(([one, box]) => [box, weigh(one, box)]),
  ];
}

/** The place of all that covers least of what matters, and of these the one nearest to what is pressed, or to where the
    bubble stood before. */
function stand(guide, pressed, shown, start, aim) {
  guide.style.inset = "";
  guide.style.width = "";
  guide.classList.remove(...SPEAKERS);
  const isNarrow = innerWidth <= 700;
  if (isNarrow) guide.style.width = `${innerWidth - 2 * MARGIN}px`;
  const { width, height } = guide.getBoundingClientRect();
  const speaker = guide.querySelector(".speaker")?.getBoundingClientRect() ?? { width: 0, height: 0 };
  const first = document.querySelector("header.bar").getBoundingClientRect().bottom + 4;
  const things = weighed(pressed, shown);
  const isAnswer = stood?.step === guide.dataset.step && guide.querySelector(".reply");
  const near = isAnswer ? stood.box : pressed.length ? around(pressed, 24) : null;
  const covers = (box) => things.reduce((sum, [one, weight]) => sum + weight * overlap(box, one), 0);
  let best = null;
  for (const left of isNarrow ? [MARGIN] : places(MARGIN, innerWidth - width - MARGIN, ACROSS)) {
    for (const top of places(first, innerHeight - height - MARGIN, DOWN)) {
      const box = { left, top, right: left + width, bottom: top + height };
      const far = near ? Math.hypot((box.left + box.right - near.left - near.right) / 2, (box.top + box.bottom - near.top - near.bottom) / 2) : -top;
      const cost = covers(box) + (isAnswer ? STAYS : 1) * far + (aim && start ? 600 * crossing(box, start, aim) : 0);
      if (best && cost >= best.cost) continue; // whoever speaks covers nothing less
      for (const side of SPEAKERS) {
        const seat = seatOf(side, box, speaker, isNarrow);
        if (seat && (seat.left < 0 || seat.right > innerWidth || seat.top < first)) continue;
        const all = cost + (seat ? covers(seat) : ALONE);
        if (!best || all < best.cost) best = { box, side, cost: all };
      }
    }
  }
  if (!best) return guide.classList.add("alone");
  stood = { step: guide.dataset.step, box: best.box };
  guide.classList.add(best.side);
  guide.style.inset = `${best.box.top}px auto auto ${best.box.left}px`;
}

function places(from, to, step) {
  if (to < from) return [];
  return [...Array.from({ length: Math.ceil((to - from) / step) }, (_, at) => from + at * step), to];
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
