// Any card that is pointed at, or has the focus, is seen large beside it, with what its signs mean; any other sign says what
// it means; on touch after a long press, unless a tap reads the card: then both do the same. A press on what does nothing
// shows it at once, on touch until the next one. It covers neither the pointer nor an answer, and is gone with any other
// press and whenever the table changes. Where the coach helps, it says why the card, or whatever else is pointed at, can't be
// chosen now, with the rule one press away.

import { coachHelps } from "./coaching.js";
import { answers, isTyping, say } from "./page.js";
import { isReading } from "./plate.js";
import { onSwap } from "./swap.js";

const CARDS = "#table :is(.card, [data-peek])";
const ON_CARDS = ":is(.kws, .as-upgrade, .price, .cost, .buzz) use";
const NO_SIGNS = ".tool, .btn, .back, .menu, .shut, .chip, .log";
const SMALL = 130; // so large is a sign with its number at most
const PRESSED = "a, button, input, label, summary";
const HELD_IN = 3;
const LINGER = 300;
const LEAVE = 800; // so long a rule can still be reached
const PRESS = 450;
const WIDTH = 262;
const GAP = 14;
const KEPT = '#table :is([data-at^="hearts-"], [data-at^="seat-"] h2)'; // how somebody stands, and who it is
const DEAR = 20; // so many times as much it matters that those are seen
const EDGE = 14; // a medal stands out that far
const ASIDE = 12; // so far the pointer has to go before a card is shown again after a press or a change
const RULE_KEY = "w";
const CLEAN = ["id", "data-vt", "data-at", "data-keep", "data-plate-link", "tabindex"];

let peek = null;
let about = null;
let timer = null;
let pointer = null;
let hushed = null;

function cardAt(one, hasFocus = false) {
  const card = one?.closest?.(CARDS) ?? one?.closest?.(".slot")?.querySelector(".card, [data-peek]");
  if (card?.closest("#table")) return card;
  const thing = one?.closest?.("#table :is([data-at], [data-vt])");
  return thing && reasonFor(thing) ? thing : signAt(one, hasFocus);
}

/** What has a sign with a meaning: the one pointed at or in whose small thing something is, or what has the focus. */
function signAt(one, hasFocus) {
  if (!one?.closest?.("#table") || one.closest(NO_SIGNS)) return null;
  if (hasFocus && one.matches("[data-tip]")) return one;
  for (let at = one, up = 0; at && up <= HELD_IN; at = at.parentElement, up += 1) {
    const { width, height } = at.getBoundingClientRect();
    if (Math.max(width, height) > SMALL) return null;
    const found = [at, ...at.querySelectorAll("use")].find((use) => use.matches("use") && meaningOf(use));
    if (found) return found;
  }
  return null;
}

function meaningOf(use) {
  return document.querySelector(`#keywords [data-sign="${CSS.escape(use.getAttribute("href"))}"]`);
}

/** The first sign of each kind can be reached by Tab, with all others that lie there. */
function offerTips() {
  const told = new Set();
  for (const use of document.querySelectorAll("#table svg use")) {
    const sign = use.getAttribute("href");
    const holder = use.closest("svg").parentElement;
    if (told.has(sign) || use.closest(`${CARDS}, ${NO_SIGNS}, .slot, a, button, label, [popover]`)) continue;
    if (!meaningOf(use) || !holder.checkVisibility() || holder.closest('[aria-hidden="true"]')) continue;
    told.add(sign);
    holder.dataset.tip = "";
    holder.tabIndex = 0;
  }
}

/** Why something can't be chosen, as the table's menu lists it. */
function reasonFor(thing) {
  const opener = `[popovertarget="${thing.closest("[popover]")?.id}"]`; // what lies in a pile is meant by the pile
  const [near, pile] = [thing, document.querySelector(opener)].map((one) => one?.closest("[data-vt]") ?? one?.closest("[data-at]"));
  const slot = near ?? pile;
  const names = [slot?.dataset.vt, slot?.dataset.at].filter(Boolean);
  if (!names.length || !coachHelps()) return null;
  return document.querySelector(names.map((name) => `.whys [data-things~="${CSS.escape(name)}"]`).join(", "));
}

/** One sentence on why not, or by which rule something can be chosen. */
function reasons(thing) {
  const list = document.querySelector(".whys");
  const not = reasonFor(thing);
  const can = !not && coachHelps() && thing.closest(".slot")?.querySelector("button[name=key], input[name=part]");
  const shown = not ?? (can ? list?.querySelector("[data-can]") : null);
  if (!shown) return [];
  const made = document.createElement("p");
  made.className = "because";
  const word = document.createElement("b");
  word.textContent = not ? list.dataset.whyNot : list.dataset.whyThis;
  const link = shown.querySelector("a").cloneNode(true);
  link.tabIndex = -1; // the menu lists it, too
  made.append(word, " ", link);
  return [made];
}

/** Whether a card is as large as it would be shown. */
export function isLarge(card) {
  return card.offsetWidth >= WIDTH;
}

/** Takes the large card away. */
export function hidePeek() {
  clearTimeout(timer);
  peek?.remove();
  peek = null;
  about = null;
}

/** Takes it away, and shows none until the pointer goes on. */
export function hush() {
  hidePeek();
  hushed = pointer;
}

function isHushed() {
  if (hushed && pointer && Math.hypot(pointer.x - hushed.x, pointer.y - hushed.y) < ASIDE) return true;
  hushed = null;
  return false;
}

/** What these signs mean, each once, in the words that the page has brought. */
function meanings(uses) {
  const made = document.createElement("ul");
  made.className = "means";
  for (const use of new Map([...uses].map((one) => [one.getAttribute("href"), one])).values()) {
    const found = meaningOf(use);
    if (found) made.append(found.cloneNode(true));
  }
  return made.childElementCount ? [made] : [];
}

/** Shows a card large. With a button that plays it, on touch. */
export function showPeek(card, button = null, { isLow = false } = {}) {
  if (about === card && !button) return;
  hidePeek();
  if (!card?.isConnected || isReading()) return;
  const isCard = card.matches(CARDS);
  const said = button ? [] : reasons(card);
  const isShown = isCard && !button && isLarge(card);
  if (isShown && !said.length) return;
  about = card;
  peek = document.createElement("div");
  peek.className = isCard || said.length ? "peek" : "peek tip";
  peek.classList.toggle("low", isLow);
  peek.ariaHidden = said.length ? null : "true";
  if (!isCard) peek.append(...meanings(signsOf(card)));
  else if (!isShown) {
    const copy = largeCopy(card);
    peek.append(copy, ...meanings(copy.querySelectorAll(ON_CARDS)));
  }
  peek.append(...said);
  if (button) peek.append(playButton(button));
  document.body.append(peek);
  put(card.getBoundingClientRect());
  const heard = isCard ? said : [peek]; // unless it is only pointed at
  if (!pointer && heard.length) say(heard[0].textContent.trim());
}

/** The signs of something small. */
function signsOf(thing) {
  if (thing.matches("use")) return [thing];
  const { width, height } = thing.getBoundingClientRect();
  return thing.matches("[data-tip]") || Math.max(width, height) <= SMALL ? thing.querySelectorAll("use") : [];
}

function largeCopy(card) {
  const copy = card.cloneNode(true);
  copy.classList.remove("compact", "small", "slim", "spent");
  for (const one of [copy, ...copy.querySelectorAll("*")]) for (const name of CLEAN) one.removeAttribute(name);
  for (const one of copy.querySelectorAll("button, .buttons, .acts-on, .act")) one.remove();
  for (const one of copy.querySelectorAll("a")) one.replaceWith(...plain(one));
  return copy;
}

function plain(link) {
  const made = document.createElement("span");
  made.className = link.className;
  made.append(...link.childNodes);
  return [made];
}

function playButton(button) {
  const made = document.createElement("button");
  made.className = "btn";
  made.type = "button";
  made.tabIndex = -1;
  made.textContent = button.textContent.trim();
  made.addEventListener("click", () => button.form?.requestSubmit(button));
  peek.ariaHidden = null;
  return made;
}

/** Beside the card, where it hides least of what can be pressed, and of how anybody stands. */
function put(card) {
  const { offsetWidth: width, offsetHeight: height } = peek;
  const inside = (value, most) => Math.max(EDGE, Math.min(value, most - EDGE));
  const level = inside(card.y + card.height / 2 - height / 2, innerHeight - height);
  const centre = inside(card.x + card.width / 2 - width / 2, innerWidth - width);
  const places = [
    [card.right + GAP, level],
    [card.left - GAP - width, level],
    [centre, card.top - GAP - height],
    [centre, card.bottom + GAP],
    [EDGE, 60],
    [innerWidth - width - EDGE, 60],
    [EDGE, level],
    [innerWidth - width - EDGE, level],
    [card.right + GAP, innerHeight - height - EDGE],
    [card.left - GAP - width, innerHeight - height - EDGE],
    [innerWidth - width - EDGE, innerHeight - height - EDGE],
    [innerWidth - width - EDGE, EDGE],
  ];
  const boxes = (found) => found.map((one) => one.getBoundingClientRect());
  const pressed = boxes(answers());
  const kept = boxes([...document.querySelectorAll(KEPT)].filter((one) => one.checkVisibility()));
  const shared = ([x, y], box) =>
    Math.max(0, Math.min(x + width, box.right) - Math.max(x, box.left)) * Math.max(0, Math.min(y + height, box.bottom) - Math.max(y, box.top));
  const hidden = (place, found) => found.reduce((sum, box) => sum + shared(place, box), 0);
  const cost = (place) => {
    const [x, y] = place;
    const outside = Math.max(0, -x) + Math.max(0, x + width - innerWidth) + Math.max(0, -y) + Math.max(0, y + height - innerHeight);
    const covers = hidden(place, pressed) + hidden(place, kept) * DEAR + shared(place, card) * 2;
    const isUnder = pointer && pointer.x >= x - 4 && pointer.x <= x + width + 4 && pointer.y >= y - 4 && pointer.y <= y + height + 4;
    return outside * 1000 + covers + (isUnder ? 1e7 : 0);
  };
  const [x, y] = places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
  peek.style.left = `${inside(x, innerWidth - width)}px`;
  peek.style.top = `${inside(y, innerHeight - height)}px`;
}

function later(done, wait) {
  clearTimeout(timer);
  timer = setTimeout(done, wait);
}

function soon(card, wait) {
  later(() => showPeek(card), wait);
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch" || peek?.querySelector("button")) return; // a tapped one waits for a press
  if (peek?.contains(event.target)) {
    clearTimeout(timer); // on the way to the rule
    return;
  }
  pointer = { x: event.clientX, y: event.clientY };
  pointAt(cardAt(event.target), event);
});

function pointAt(card, event) {
  if (card && card === about) return clearTimeout(timer);
  if (!card && rule()) return later(hidePeek, LEAVE); // there may be somebody on the way to it
  hidePeek();
  if (card && !event.buttons && !isHushed()) soon(card, LINGER);
}

document.addEventListener("pointermove", (event) => {
  if (event.pointerType === "touch") return;
  pointer = { x: event.clientX, y: event.clientY };
  if (hushed && !isHushed()) pointAt(cardAt(event.target), event);
}, { passive: true });

document.addEventListener("focusin", (event) => {
  if (!event.target.matches(":focus-visible")) return;
  pointer = null;
  const card = cardAt(event.target, true);
  if (card) soon(card, LINGER);
  else hidePeek();
});

/** The way to the rule that the large card names. */
function rule() {
  return peek?.querySelector(".because a");
}

document.addEventListener("keydown", (event) => {
  if (event.key.toLowerCase() === RULE_KEY && !isTyping(event)) rule()?.click();
  if (event.key !== "Tab") hidePeek();
});

// -- a long press on touch

let isLong = false;
let tapped = null; // whose large card was there when a finger came down: it takes it away

document.addEventListener("pointerdown", (event) => {
  isLong = false;
  tapped = null;
  if (rule()?.contains(event.target)) return;
  if (event.pointerType !== "touch") {
    pointer = { x: event.clientX, y: event.clientY };
    hush();
    return;
  }
  const card = cardAt(event.target);
  if (!peek?.contains(event.target)) {
    tapped = about;
    hidePeek();
  }
  if (!card) return;
  later(() => {
    pointer = null;
    if (card.matches("a[data-plate-link]") && card.contains(event.target) && !reasonFor(card)) card.click(); // as a tap does
    else showPeek(card);
    isLong = true;
  }, PRESS);
});

for (const kind of ["pointerup", "pointercancel"]) {
  document.addEventListener(kind, (event) => {
    if (event.pointerType !== "touch") return;
    clearTimeout(timer);
    if (isLong && !rule()) hidePeek();
  });
}

document.addEventListener("click", (event) => {
  if (rule()?.contains(event.target)) setTimeout(hidePeek);
  if (!isLong) return;
  isLong = false;
  event.preventDefault(); // it was read, not played
  event.stopPropagation();
}, true);

document.addEventListener("click", (event) => {
  if (!event.pointerType || event.target.closest(PRESSED)) return;
  const card = cardAt(event.target);
  if (!card || card === tapped) return;
  setTimeout(() => { // a card in hand may be meant for it, or is put down
    if (event.defaultPrevented) return;
    hushed = null;
    if (event.pointerType === "touch") pointer = null;
    showPeek(card);
  });
});

document.addEventListener("contextmenu", (event) => {
  if (isLong && cardAt(event.target)) event.preventDefault();
});

document.addEventListener("submit", hush);
onSwap(hush);
onSwap(() => requestAnimationFrame(offerTips)); // the table is laid out by then
