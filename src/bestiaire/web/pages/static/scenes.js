// What has just happened is acted out where it lies: an attack, something that flies, a number that rises, dice, a word
// across the table. The server says what (`.beats`); elements are found by the names of their places. Only transform and
// opacity change. A press anywhere cuts it short.

import { after, isCalm } from "./page.js";
import { overlap, wordsOn } from "./room.js";
import { play } from "./sound.js";
import { onSwap } from "./swap.js";

const running = new Set();
let lingering = []; // what stays in sight until the next table lies there
let isCut = false;
let whenCut = Promise.resolve();
let tellCut = () => {};

function stage() {
  let found = document.querySelector(".stage-layer");
  if (!found) {
    found = document.createElement("div");
    found.className = "stage-layer";
    found.ariaHidden = "true";
    document.body.append(found);
  }
  return found;
}

/** Where something is on the page: what is seen there, if anything is. */
function place(root, name) {
  if (!name) return null;
  const mark = CSS.escape(name);
  const found = [...root.querySelectorAll(`[data-at="${mark}"], [data-vt="${mark}"]`)];
  return found.find((one) => one.checkVisibility()) ?? null;
}

function middle(one) {
  const box = one.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height };
}

function pause(milliseconds) {
  return Promise.race([after(milliseconds), whenCut]);
}

async function animate(one, frames, options) {
  if (isCut) return;
  const motion = one.animate(frames, options);
  running.add(motion);
  try {
    await motion.finished;
  } catch {
    // it was taken off the page
  }
  running.delete(motion);
}

/** Something that is seen only for the moment. */
async function passing(made, at, frames, options) {
  made.style.left = `${at.x}px`;
  made.style.top = `${at.y}px`;
  stage().append(made);
  await animate(made, frames, options);
  made.remove();
}

function make(name, { word = "", sign = "" } = {}) {
  const made = document.createElement("div");
  made.className = name;
  if (sign) {
    const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    drawing.setAttribute("class", "ic");
    use.setAttribute("href", sign[1] === "-" ? `#${sign}` : `#s-${sign}`); // one of the game's, or of all pages
    drawing.append(use);
    made.append(drawing);
  }
  if (word) made.append(Object.assign(document.createElement("b"), { textContent: word }));
  return made;
}

function copyOf(one) {
  const card = one.matches(".card") ? one : one.querySelector(".card") ?? one;
  const copy = card.cloneNode(true);
  for (const named of [copy, ...copy.querySelectorAll("[data-vt], [data-at], [id]")]) {
    for (const name of ["data-vt", "data-at", "id"]) named.removeAttribute(name);
  }
  for (const act of copy.querySelectorAll("button")) act.remove();
  copy.style.setProperty("--w", `${card.offsetWidth}px`);
  const made = make("flies");
  made.append(copy);
  return made;
}

// -- each kind of beat; `rate` is how fast

async function attack({ from, to, word }, rate) {
  if (!from) return;
  const start = middle(from);
  const end = to ? middle(to) : { ...start, y: start.y - 120 };
  const [x, y] = [end.x - start.x, end.y - start.y];
  const far = Math.hypot(x, y) || 1;
  const reach = Math.max(0, far - Math.min(start.height, end.height) * 0.55) / far;
  const back = `${(-14 * x) / far}px ${(-14 * y) / far}px`;
  const there = `${x * reach}px ${y * reach}px`;
  const lean = `${Math.sign(x || 1) * 4}deg`;
  from.classList.add("striking");
  streak(start, Math.atan2(y, x), rate);
  const strike = animate(from, [
    { translate: "0 0", rotate: "0deg" },
    { translate: back, rotate: "0deg", offset: 0.1, easing: "cubic-bezier(.5, 0, .2, 1)" },
    { translate: there, rotate: lean, offset: 0.367 },
    { translate: there, rotate: lean, offset: 0.667, easing: "ease-in-out" },
    { translate: "0 0", rotate: "0deg" },
  ], { duration: 600 / rate });
  const hit = (async () => {
    await pause(220 / rate);
    if (isCut) return;
    play("hit");
    const meet = { x: start.x + x * (1 + reach) / 2, y: start.y + y * (1 + reach) / 2 };
    const star = make("burst", { word });
    star.style.setProperty("--size", `${Math.min(150, Math.max(80, end.height * 2))}px`); // what is small is not lost behind it
    const burst = passing(star, meet, [
      { opacity: 0, transform: "translate(-50%, -50%) scale(.5)" },
      { opacity: 1, transform: "translate(-50%, -50%) scale(1.08)", offset: 0.2 },
      { opacity: 1, transform: "translate(-50%, -50%) scale(1)", offset: 0.7 },
      { opacity: 0, transform: "translate(-50%, -50%) scale(1)" },
    ], { duration: (word ? 640 : 260) / rate });
    if (to) await animate(to, { translate: ["0 0", "-5px 2px", "5px -2px", "-3px 1px", "0 0"] }, { duration: 180 / rate });
    await burst;
  })();
  await Promise.all([strike, hit]);
  from.classList.remove("striking");
}

/** Lines behind what strikes. */
function streak(at, angle, rate) {
  const made = make("streaks");
  made.style.setProperty("--long", `${at.height}px`);
  made.style.setProperty("--wide", `${at.width * 0.8}px`);
  const turned = `translate(-50%, -50%) rotate(${angle - Math.PI / 2}rad)`;
  passing(made, at, [
    { opacity: 0, transform: `${turned} scaleY(.3)` },
    { opacity: 0, transform: `${turned} scaleY(.3)`, offset: 0.2 },
    { opacity: 0.9, transform: `${turned} scaleY(1)`, offset: 0.6 },
    { opacity: 0, transform: `${turned} scaleY(1)` },
  ], { duration: 320 / rate });
}

async function fly({ from, to, word, sign }, rate) {
  if (!from || !to) return;
  const [start, end] = [middle(from), middle(to)];
  const [x, y] = [end.x - start.x, end.y - start.y];
  const made = sign || word ? make("flies", { word, sign }) : copyOf(from);
  const turn = sign || word ? ["rotate(0deg)", "rotate(180deg)", "rotate(360deg)"] : ["rotateY(0deg)", "rotateY(180deg)", "rotateY(360deg)"];
  const rise = Math.min(90, Math.hypot(x, y) / 4 + 20);
  const at = (part, lift, size, turned) =>
    `translate(-50%, -50%) translate(${x * part}px, ${y * part - lift}px) perspective(60rem) ${turned} scale(${size})`;
  await passing(made, start, { transform: [at(0, 0, 1, turn[0]), at(0.5, rise, 1.35, turn[1]), at(1, 0, 1, turn[2])] }, {
    duration: 420 / rate,
    easing: "cubic-bezier(.2, .8, .2, 1)",
  });
}

async function rises({ from, word, sign }, rate) {
  if (!from) return;
  const at = middle(from);
  if (document.elementFromPoint(at.x, at.y)?.closest(".end")) return; // the place is covered by how it ended
  const isLess = /^[−-]/.test(word);
  const made = make(`floats${isLess ? " less" : ""}`, { word, sign });
  stage().append(made);
  if (isLess && sign === "heart") {
    const broken = make("breaks", { sign: "heart-broken" });
    passing(broken, { ...at }, [
      { opacity: 0, transform: "translate(-50%, -50%) scale(.5)" },
      { opacity: 1, transform: "translate(-50%, -50%) scale(1.15)", offset: 0.25 },
      { opacity: 1, transform: "translate(-50%, -50%) scale(1)", offset: 0.65 },
      { opacity: 0, transform: "translate(-50%, -20%) scale(.9)" },
    ], { duration: 700 / rate, easing: "ease-out" });
    at.y = Math.min(innerHeight - 12, at.y + 82); // the number below it
  }
  const half = (1.25 * made.offsetWidth) / 2; // nothing of it is cut off by the edge of the window
  at.x = Math.max(half, Math.min(innerWidth - half, at.x));
  const shown = passing(made, at, [
    { opacity: 0, transform: "translate(-50%, -30%) scale(.5)" },
    { opacity: 1, transform: "translate(-50%, -60%) scale(1.25)", offset: 0.2 },
    { opacity: 1, transform: "translate(-50%, -70%) scale(1)", offset: 0.4 },
    { opacity: 1, transform: "translate(-50%, -110%) scale(1)", offset: 0.8 },
    { opacity: 0, transform: "translate(-50%, -140%) scale(1)" },
  ], { duration: 900 / rate, easing: "ease-out" });
  await Promise.race([shown, pause(500 / rate)]); // it goes on rising while the next thing happens
}

async function flash({ from }, rate) {
  if (!from) return;
  const at = middle(from);
  const made = make("flashes");
  made.style.width = `${at.width}px`;
  made.style.height = `${at.height}px`;
  await passing(made, at, [
    { opacity: 0, transform: "translate(-50%, -50%) scale(.92)" },
    { opacity: 1, transform: "translate(-50%, -50%) scale(1.03)", offset: 0.3 },
    { opacity: 0, transform: "translate(-50%, -50%) scale(1.12)" },
  ], { duration: 360 / rate });
}

async function tumble({ from, root }, rate) {
  const rolled = [...root.querySelectorAll(".tumbles")].filter((one) => one.checkVisibility());
  const all = [...root.querySelectorAll('[data-at^="die-"]')].filter((one) => one.checkVisibility());
  const dice = from?.matches(".tumbles, [data-at^='die-']") ? [from] : rolled.length ? rolled : all;
  const cubes = dice.flatMap((die) => [...die.querySelectorAll(".cube:not(.still)")]); // not the words below them
  await Promise.all(cubes.map((cube, number) => animate(cube, [
    { translate: "0 -46px", rotate: "-1080deg", opacity: 0.2 },
    { translate: "0 4px", rotate: "12deg", opacity: 1, offset: 0.72 },
    { translate: "0 -5px", rotate: "-4deg", opacity: 1, offset: 0.86 },
    { translate: "0 0", rotate: "0deg", opacity: 1 },
  ], { duration: 700 / rate, delay: (number * 40) / rate, easing: "cubic-bezier(.2, .9, .4, 1)", fill: "backwards" })));
}

async function fall({ from }, rate) {
  if (!from) return;
  from.classList.add("falling");
  const at = middle(from);
  const dust = make("dust");
  passing(dust, { ...at, y: at.y + at.height / 2 }, [
    { opacity: 0, transform: "translate(-50%, -50%) scale(.4)" },
    { opacity: 0.9, transform: "translate(-50%, -50%) scale(1)", offset: 0.5 },
    { opacity: 0, transform: "translate(-50%, -80%) scale(1.3)" },
  ], { duration: 600 / rate });
  await animate(from, [
    { translate: "0 0", rotate: "0deg", opacity: 1 },
    { translate: "0 30px", rotate: "14deg", opacity: 0 },
  ], { duration: 450 / rate, easing: "ease-in", fill: "forwards" });
}

/** A card is taken across the table: rings close around it, and it turns over on its way. It lies there until the next
    table is shown. */
async function seize({ from, to, sign }, rate) {
  if (!from) return;
  const start = middle(from);
  const ring = (delay) => {
    const made = make("closes");
    made.style.width = `${start.width}px`;
    made.style.height = `${start.height}px`;
    return passing(made, start, [
      { opacity: 0, transform: "translate(-50%, -50%) scale(1.7)" },
      { opacity: 1, transform: "translate(-50%, -50%) scale(1)" },
    ], { duration: 240 / rate, delay, easing: "ease-in", fill: "backwards" });
  };
  const pressed = passing(make("flies", { sign }), start, [
    { opacity: 1, transform: "translate(-50%, -50%) scale(1.6)" },
    { opacity: 1, transform: "translate(-50%, -50%) scale(1)" },
  ], { duration: 330 / rate, easing: "ease-in" });
  await Promise.all([ring(0), ring(90 / rate), pressed]);
  if (!to || isCut) return;
  const end = middle(to);
  const made = copyOf(from);
  made.classList.add("turns");
  made.append(Object.assign(make("back", { sign }), { style: `--w: ${from.offsetWidth}px` }));
  made.style.left = `${start.x}px`;
  made.style.top = `${start.y}px`;
  stage().append(made);
  lingering.push(made);
  from.removeAttribute("data-vt"); // what crosses is the copy
  from.style.visibility = "hidden";
  const [x, y] = [end.x - start.x, end.y - start.y];
  const at = (part, turned) =>
    `translate(-50%, -50%) translate(${x * part}px, ${y * part}px) perspective(60rem) rotateY(${turned}deg)`;
  const turn = (...frames) => animate(made, { transform: frames }, { duration: 130 / rate, fill: "forwards" });
  await turn(at(0, 0), at(0.3, 90));
  made.classList.add("over"); // seen from behind
  await turn(at(0.3, -90), at(0.7, 90));
  made.classList.remove("over");
  await turn(at(0.7, -90), at(1, 0));
}

/** What was taken says whose it is now. */
async function land({ from, word, sign }, rate) {
  if (!from) return;
  const at = middle(from);
  from.classList.add("taken");
  const told = passing(make("floats bug", { word, sign }), { ...at, y: at.y - at.height / 2 }, [
    { opacity: 0, transform: "translate(-50%, -50%) scale(.6)" },
    { opacity: 1, transform: "translate(-50%, -50%) scale(1)", offset: 0.15 },
    { opacity: 1, transform: "translate(-50%, -50%) scale(1)", offset: 0.85 },
    { opacity: 0, transform: "translate(-50%, -50%) scale(1)" },
  ], { duration: 900 / rate });
  await Promise.race([told, pause(500 / rate)]);
  told.then(() => from.classList.remove("taken"));
}

/** Across the window; or, of something that happens on a stage, at its feet, so that no face is covered. */
async function moment({ from, word, sign }, rate) {
  const at = { x: innerWidth / 2, y: innerHeight / 2 };
  const ground = from?.getBoundingClientRect();
  if (ground?.width > innerWidth / 2) Object.assign(at, { x: ground.x + ground.width / 2, y: ground.bottom });
  await passing(make("moment", { word, sign }), at, [
    { opacity: 0, transform: "translate(-50%, -50%) scale(.6) rotate(-5deg)" },
    { opacity: 1, transform: "translate(-50%, -50%) scale(1.06) rotate(-3deg)", offset: 0.2 },
    { opacity: 1, transform: "translate(-50%, -50%) scale(1) rotate(-3deg)", offset: 0.8 },
    { opacity: 0, transform: "translate(-50%, -50%) scale(1) rotate(-3deg)" },
  ], { duration: 1200 / rate });
}

const KEPT = ":is(.slot, [data-at], [data-vt], .chip, label, button, .btn, .tool)";
const CLEAR = 8; // pixels between it and what is kept in sight

/** A turn of one's own begins: a word in the ribbon or beside it, which waits for nothing and covers nothing. Where there
    is no room for it, the question says it alone. */
export function call(word, table) {
  const ribbon = table.querySelector(".ribbon");
  if (!ribbon?.checkVisibility() || document.hidden) return;
  const made = make("calls", { word });
  stage().append(made);
  const spot = clearSpot(made, ribbon.getBoundingClientRect(), document.querySelector("header.bar").getBoundingClientRect());
  if (!spot) return made.remove();
  const grows = (scale) => (isCalm() ? {} : { scale });
  made.style.left = `${spot.x}px`;
  made.style.top = `${spot.y}px`;
  made.animate([
    { opacity: 0, ...grows(0.7) },
    { opacity: 1, ...grows(1.06), offset: 0.12 },
    { opacity: 1, ...grows(1), offset: 0.85 },
    { opacity: 0, ...grows(1) },
  ], { duration: 1600 }).finished.finally(() => made.remove());
}

/** The middle of the first place where it covers nothing: over the question, beside it, on the bar. */
function clearSpot(made, ribbon, bar) {
  const [width, height] = [made.offsetWidth / 2 + CLEAR, made.offsetHeight / 2 + CLEAR];
  const seen = [...document.querySelectorAll(`${KEPT}:is(#table *, .bar *)`)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const boxes = [...seen.map((one) => one.getBoundingClientRect()), ...wordsOn(document.body)];
  const centre = ribbon.x + ribbon.width / 2;
  const across = [centre, ribbon.x + ribbon.width / 4, ribbon.right - ribbon.width / 4, ribbon.x + width, ribbon.right - width];
  const down = [ribbon.y, ribbon.y + ribbon.height / 2, ribbon.bottom, (bar.top + bar.bottom) / 2];
  const spots = down.flatMap((y) => across.map((x) => ({ x, y })));
  return spots.find(({ x, y }) => {
    const here = { left: x - width, right: x + width, top: y - height, bottom: y + height };
    return here.left >= 0 && here.right <= innerWidth && here.top >= -CLEAR && boxes.every((box) => !overlap(here, box));
  });
}

const KINDS = { attack, fly, float: rises, flash, throw: tumble, fall, seize, land, moment };
const ON_THE_OLD = new Set(["attack", "fall", "seize"]);

// -- a scene

/** What the server says has happened, of a table that may not be shown yet. */
export function beatsOf(root) {
  return [...root.querySelectorAll(".beats > li")].map((line) => ({
    kind: line.dataset.beat,
    from: line.dataset.from,
    to: line.dataset.to,
    sign: line.dataset.sign,
    sound: line.dataset.sound,
    word: line.textContent.trim(),
    isBefore: "before" in line.dataset || ON_THE_OLD.has(line.dataset.beat),
  }));
}

/** Beats that begin with what lies on the table that is still shown, and those that need the next one: dice that are
 * thrown, and whoever strikes because of them. */
export function split(beats, root) {
  const last = beats.findLastIndex((beat) => beat.isBefore && place(root, beat.from));
  const thrown = beats.findIndex((beat) => beat.kind === "throw");
  const isStruck = thrown >= 0 && thrown < last && beats.slice(thrown).every((beat) => beat.kind !== "fall");
  const end = isStruck ? thrown : last + 1;
  return [beats.slice(0, end), beats.slice(end)];
}

/** Acts them out, one after the other. */
export async function act(beats, root, rate) {
  for (const beat of beats) {
    if (isCut) return;
    play(beat.sound);
    if (isCalm() || rate === Infinity) continue;
    const found = { ...beat, root, from: place(root, beat.from), to: place(root, beat.to) };
    await KINDS[beat.kind]?.(found, rate);
  }
}

function takeAway() {
  for (const one of lingering.splice(0)) one.remove();
}

onSwap(takeAway);

/** A new scene begins, which nobody has cut short yet. */
export function begin() {
  isCut = false;
  whenCut = new Promise((done) => { tellCut = done; });
}

/** Whatever is being acted out is over. */
export function cut() {
  isCut = true;
  tellCut();
  for (const motion of [...running]) motion.finish();
  takeAway();
}
