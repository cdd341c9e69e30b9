// A position is set up by clicking: a click takes a thing from the palette, a click lays it down. What is changed is the
// text of the position, by the paths that the game declares; whether such a position can be, the server says.

import "./near.js";
import { grow } from "./opinion.js";
import { pageOf, say } from "./page.js";

const form = document.querySelector("#editor");
const field = form.querySelector("textarea[name=position]");
const wrong = form.querySelector("#wrong");
const thoughts = form.querySelector("#thoughts");
const undo = document.querySelector("[data-undo]");
const things = [...form.querySelectorAll("[data-thing]")];
const zones = [...form.querySelectorAll("[data-zone]")];
const counters = [...form.querySelectorAll("[data-counter]")];
const PAUSE_BEFORE_ASKING = 700;
const APART = 3; // places: what lies may be so wide

let position = {};
const before = []; // texts, the latest last
let held = null; // a thing of the palette
let dragged = null; // a thing that lies somewhere: its zone and its place

// -- paths

function at(path) {
  return path.split(".").reduce((inside, name) => inside?.[name], position);
}

function put(path, value) {
  const way = path.split(".");
  const last = way.pop();
  let inside = position;
  for (const name of way) inside = inside[name] ??= {};
  inside[last] = value;
}

function drop(path) {
  const way = path.split(".");
  const last = way.pop();
  const inside = way.length ? at(way.join(".")) : position;
  if (inside) delete inside[last];
}

function listAt(path) {
  const found = at(path);
  return Array.isArray(found) ? found : [];
}

function nameOf(item) {
  return typeof item === "object" && item !== null ? item.card ?? item.creature ?? item.token : item;
}

/** How things lie in a zone that shares its list with others; nothing if it has one of its own. */
function laidIn(zone) {
  return "laid" in zone.dataset ? JSON.parse(zone.dataset.laid) : null;
}

/** What of a list lies in a zone. */
function itemsIn(zone) {
  const laid = laidIn(zone);
  return listAt(zone.dataset.zone).filter((item) => !laid || laid.fields.every(([name, value]) => item[name] === value));
}

function fill(words, slots) {
  return words.replace(/\{(\w+)\}/g, (_, name) => slots[name]);
}

// -- what lies where

function tileOf(id, kind) {
  return things.find((one) => one.dataset.thing === String(id) && one.dataset.kind === kind);
}

/** The lists in which a thing may lie unseen. */
function stockOf(tile) {
  return (tile?.dataset.stock ?? "").split(" ").filter((path) => path && Array.isArray(at(path)));
}

function free(tile) {
  const lying = zones.filter((zone) => zone.dataset.kind === tile.dataset.kind).flatMap(itemsIn);
  const counted = counters
    .filter(({ dataset }) => dataset.kind === tile.dataset.kind && dataset.counts === tile.dataset.thing)
    .reduce((sum, { dataset }) => sum + Number(at(dataset.counter) ?? dataset.usual), 0);
  return Number(tile.dataset.copies) - lying.filter((item) => nameOf(item) === tile.dataset.thing).length - counted;
}

function isFull(zone) {
  const most = Number(zone.dataset.most);
  return most > 0 && itemsIn(zone).length >= most;
}

/** Takes a thing from where it lies unseen. */
function takeUnseen(id, kind) {
  const pile = stockOf(tileOf(id, kind)).find((path) => listAt(path).includes(id));
  if (pile) at(pile).splice(listAt(pile).indexOf(id), 1);
}

/** Puts a thing where things lie that are nowhere else. */
function putBack(id, kind) {
  const [pile] = stockOf(tileOf(id, kind));
  if (pile) at(pile).push(id);
}

/** Lays a thing down, and takes it from where it lay unseen. */
function lay(zone, id) {
  const path = zone.dataset.zone;
  takeUnseen(id, zone.dataset.kind);
  const laid = laidIn(zone);
  const item = laid ? { [laid.name]: id, ...Object.fromEntries(laid.fields), [laid.place]: freePlace(zone, laid) } : id;
  put(path, [...listAt(path), item]);
}

/** The place nearest to the middle at which nothing lies, nor near it, if there is one. */
function freePlace(zone, laid) {
  const taken = itemsIn(zone).map((item) => item[laid.place]);
  const places = Array.from({ length: laid.most - laid.least + 1 }, (_, index) => laid.least + index);
  places.sort((one, other) => Math.abs(one) - Math.abs(other));
  return [APART, 1].map((far) => places.find((place) => taken.every((one) => Math.abs(one - place) >= far))).find(Number.isFinite) ?? 0;
}

/** What lies in a zone lies there otherwise. */
function move(zone, place, fields) {
  const item = itemsIn(zone)[place];
  put(zone.dataset.zone, listAt(zone.dataset.zone).map((one) => (one === item ? { ...item, ...fields } : one)));
}

/** Changes a number; if it counts things, those are taken or put back. */
function count(counter, value) {
  const { counter: path, usual, counts, kind } = counter.dataset;
  const change = counts ? value - Number(at(path) ?? usual) : 0;
  for (let number = 0; number < Math.abs(change); number += 1) (change > 0 ? takeUnseen : putBack)(counts, kind);
  put(path, value);
}

/** Takes a thing away; it goes back to where things lie that are nowhere else. */
function take(zone, place) {
  const path = zone.dataset.zone;
  const items = [...listAt(path)];
  const [item] = items.splice(items.indexOf(itemsIn(zone)[place]), 1);
  put(path, items);
  const { noted } = zone.dataset;
  const left = items.filter((one) => nameOf(one) === nameOf(item)).length;
  if (noted && listAt(noted).filter((one) => one === nameOf(item)).length > left) {
    listAt(noted).splice(listAt(noted).indexOf(nameOf(item)), 1);
  }
  putBack(nameOf(item), zone.dataset.kind);
  return nameOf(item);
}

function toggleExhausted(zone, place) {
  const items = [...listAt(zone.dataset.zone)];
  const { exhausted, ...rest } = typeof items[place] === "object" ? items[place] : { card: items[place] };
  if (!exhausted) items[place] = { ...rest, exhausted: true };
  else items[place] = Object.keys(rest).length > 1 ? rest : rest.card;
  put(zone.dataset.zone, items);
}

// -- a change: shown, written down, asked about

function change(how) {
  const text = field.value;
  how();
  before.push(text);
  field.value = write(position);
  show();
  ask();
}

function write(value) {
  const lines = Object.entries(value).map(([name, inside]) => ` ${JSON.stringify(name)}: ${JSON.stringify(inside)}`);
  return `{\n${lines.join(",\n")}\n}`;
}

function read() {
  try {
    const found = JSON.parse(field.value);
    if (typeof found !== "object" || found === null || !Array.isArray(found.players)) throw new SyntaxError();
    position = found.stage?.start ?? found; // within a stage nothing can be changed field by field
    return true;
  } catch {
    complain(form.dataset.unreadable);
    return false;
  }
}

function complain(sentence) {
  wrong.textContent = sentence;
  wrong.hidden = !sentence;
}

// -- shown

function make(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children);
  return made;
}

function sign(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  svg.setAttribute("class", "ic");
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `#${name[1] === "-" ? name : `s-${name}`}`);
  svg.append(use);
  return svg;
}

function button(label, attributes, ...children) {
  return make("button", { type: "button", "aria-label": label, ...attributes }, ...children);
}

function slot(zone, item, place) {
  const id = nameOf(item);
  const tile = tileOf(id, zone.dataset.kind);
  const name = tile?.dataset.name ?? String(id);
  const face = tile?.querySelector(".card, .face-of-die").cloneNode(true) ?? make("span", { class: "unknown" }, name);
  const isExhausted = Boolean(item?.exhausted);
  const made = make("div", { class: `slot${isExhausted ? " spent" : ""}`, "data-place": place, draggable: "true" }, face);
  if ("exhausts" in zone.dataset) {
    const words = isExhausted ? form.dataset.wake : form.dataset.exhaust;
    made.append(button(fill(words, { card: name }), { class: "act", "data-exhaust": true, "aria-pressed": isExhausted }));
    if (isExhausted) made.append(make("span", { class: "tag grey", "aria-hidden": "true" }, form.dataset.exhausted));
  }
  const laid = laidIn(zone);
  if (laid) made.append(...places(laid, item, name));
  if (face.classList.contains("card")) face.setAttribute("title", name);
  made.append(button(fill(form.dataset.remove, { card: name }), { class: "away-with", "data-remove": true }, sign("cross")));
  return made;
}

/** The number of its place, one less or more; and which way round it lies. */
function places(laid, item, name) {
  const { [laid.place]: place, [laid.turned]: isTurned = false } = item;
  const title = fill(form.dataset.place, { card: name });
  const less = button(`${title} −`, { class: "more", "data-place-to": place - 1, disabled: place <= laid.least }, "−");
  const more = button(`${title} +`, { class: "more", "data-place-to": place + 1, disabled: place >= laid.most }, "+");
  const turn = button(fill(form.dataset.turnIt, { card: name }), { class: "more", "data-turned": true, "aria-pressed": isTurned }, sign("swap"));
  return [make("span", { class: "place" }, less, make("b", {}, String(place)), more, turn)];
}

function showZone(zone) {
  const items = itemsIn(zone);
  const slots = items.map((item, place) => slot(zone, item, place));
  const fits = held && held.dataset.kind === zone.dataset.kind && !isFull(zone);
  if (!isFull(zone)) {
    const label = held ? fill(form.dataset.lay, { card: held.dataset.name, zone: zone.ariaLabel }) : `${zone.ariaLabel}: +`;
    slots.push(button(label, { class: "hole", "data-hole": true }, sign("plus")));
  }
  zone.querySelector(".lies").replaceChildren(...slots);
  zone.classList.toggle("ready", Boolean(fits));
  const count = zone.querySelector("[data-count]");
  if (count) count.textContent = items.length;
}

function showCounter(counter) {
  const { title, sign: full, gone, counts, kind } = counter.dataset;
  const [least, most, drawn, step] = ["least", "most", "drawn", "step"].map((name) => Number(counter.dataset[name]));
  const value = Number(at(counter.dataset.counter) ?? counter.dataset.usual);
  const picture = counts ? tileOf(counts, kind)?.querySelector("img") : null;
  const parts = [];
  if (drawn && value <= Math.max(drawn, 5)) {
    for (let number = 1; number <= Math.max(drawn, value); number += 1) {
      const next = number === value ? number - 1 : number;
      parts.push(button(`${title}: ${next}`, { class: "one", "data-to": next, disabled: next < least }, sign(number <= value ? full : gone)));
    }
  } else {
    parts.push(button(`${title}: −`, { class: "more", "data-to": value - step, disabled: value - step < least }, "−"));
    parts.push(make("span", { class: "much" }, picture?.cloneNode() ?? sign(full), make("b", {}, String(value))));
  }
  parts.push(button(`${title}: +`, { class: "more", "data-to": value + step, disabled: value + step > most }, "+"));
  parts.push(make("span", { class: "visually-hidden" }, String(value)));
  counter.replaceChildren(...parts);
}

function show() {
  const standing = placeOf(document.activeElement);
  zones.forEach(showZone);
  counters.forEach(showCounter);
  for (const pick of form.querySelectorAll("[data-pick]")) {
    const value = at(pick.dataset.pick);
    pick.value = value === undefined ? pick.dataset.usual : JSON.stringify(value);
    const face = pick.selectedOptions[0]?.dataset.face;
    const { side } = pick.closest("[data-side]")?.dataset ?? {};
    if (face) form.querySelectorAll(`[data-side="${side}"] .medal img, [data-seat="${side}"] img`).forEach((image) => { image.src = face; });
  }
  const turn = form.querySelector("[data-turn]");
  for (const one of turn.querySelectorAll("[data-seat]")) {
    one.setAttribute("aria-pressed", String(Number(one.dataset.seat) === (at(turn.dataset.turn) ?? 0)));
  }
  for (const side of form.querySelectorAll("[data-side]")) {
    const isActive = Number(side.dataset.side) === (at(turn.dataset.turn) ?? 0);
    side.hidden = Number(side.dataset.side) >= position.players.length;
    side.querySelector(".line").classList.toggle("on", isActive);
  }
  for (const tile of things) {
    const isHeld = tile === held;
    tile.setAttribute("aria-pressed", String(isHeld));
    if (!Number(tile.dataset.copies)) continue;
    const number = free(tile);
    tile.querySelector(".left").textContent = number;
    tile.disabled = number <= 0;
  }
  for (const one of form.querySelectorAll("[data-words]")) {
    const tiles = [...one.closest("section").querySelectorAll("[data-thing]")];
    one.textContent = fill(one.dataset.words, { free: tiles.reduce((sum, tile) => sum + Math.max(0, free(tile)), 0) });
  }
  undo.disabled = !before.length;
  standAt(standing);
}

// Who stood on a button stands on the same one again, though it was drawn anew.
function placeOf(element) {
  const group = element?.closest?.("[data-zone], [data-counter]");
  if (!group) return null;
  return { group, number: [...group.querySelectorAll("button")].indexOf(element) };
}

function standAt(standing) {
  if (!standing) return;
  const buttons = [...standing.group.querySelectorAll("button")];
  (buttons[Math.min(standing.number, buttons.length - 1)] ?? buttons[0])?.focus({ preventScroll: true });
}

// -- pressed

function hold(tile) {
  held = tile;
  say(tile ? fill(form.dataset.inHand, { card: tile.dataset.name }) : "");
  show();
}

function layHeld(zone) {
  if (!held || held.dataset.kind !== zone.dataset.kind || isFull(zone)) return false;
  const id = held.dataset.thing;
  const isEndless = !Number(held.dataset.copies); // dice are laid one after the other
  if (!isEndless) held = null;
  change(() => lay(zone, id));
  return true;
}

form.addEventListener("click", (event) => {
  const pressed = event.target.closest("button");
  const zone = event.target.closest("[data-zone]");
  if (pressed?.dataset.thing) hold(pressed === held ? null : pressed);
  else if (pressed && "to" in pressed.dataset) {
    change(() => count(pressed.closest("[data-counter]"), Number(pressed.dataset.to)));
  } else if (pressed?.dataset.seat) {
    change(() => put(pressed.closest("[data-turn]").dataset.turn, Number(pressed.dataset.seat)));
  } else if (pressed && "remove" in pressed.dataset) {
    change(() => take(zone, Number(pressed.closest(".slot").dataset.place)));
  } else if (pressed && "placeTo" in pressed.dataset) {
    const place = Number(pressed.closest(".slot").dataset.place);
    change(() => move(zone, place, { [laidIn(zone).place]: Number(pressed.dataset.placeTo) }));
  } else if (pressed && "turned" in pressed.dataset) {
    const place = Number(pressed.closest(".slot").dataset.place);
    change(() => move(zone, place, { [laidIn(zone).turned]: pressed.ariaPressed !== "true" }));
  } else if (held && zone) {
    if (layHeld(zone)) event.preventDefault();
  } else if (pressed && "exhaust" in pressed.dataset) {
    change(() => toggleExhausted(zone, Number(pressed.closest(".slot").dataset.place)));
  } else if (pressed && "hole" in pressed.dataset) {
    say(form.dataset.takeFirst);
    pulse(zone.dataset.kind);
  }
});

/** Shows where there is something to take. */
function pulse(kind) {
  const shelf = form.querySelector(`.palette .of-${kind}`);
  shelf?.scrollIntoView({ block: "nearest" });
  shelf?.classList.remove("look-here");
  requestAnimationFrame(() => shelf?.classList.add("look-here"));
}

form.addEventListener("change", (event) => {
  const { target } = event;
  if (target.dataset.pick) {
    const drops = target.selectedOptions[0].dataset.drops.split(" ").filter(Boolean);
    change(() => {
      put(target.dataset.pick, JSON.parse(target.value));
      drops.forEach(drop);
    });
  } else if (target === field && read()) {
    show();
    ask();
  }
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && held) hold(null);
  if (event.key === "Enter" && event.target.matches("[data-search]")) event.preventDefault();
});

// -- dragged

form.addEventListener("dragstart", (event) => {
  const tile = event.target.closest("[data-thing]:not(:disabled)");
  const lying = event.target.closest(".slot");
  if (tile) held = tile;
  else if (lying) dragged = { zone: lying.closest("[data-zone]"), place: Number(lying.dataset.place) };
  else event.preventDefault();
  event.dataTransfer.setData("text/plain", "");
});

form.addEventListener("dragover", (event) => {
  const zone = event.target.closest("[data-zone]");
  const kind = held?.dataset.kind ?? dragged?.zone.dataset.kind;
  if (zone?.dataset.kind === kind && (!isFull(zone) || zone === dragged?.zone)) event.preventDefault();
});

form.addEventListener("drop", (event) => {
  const zone = event.target.closest("[data-zone]");
  event.preventDefault();
  if (dragged && zone) {
    const { zone: from, place } = dragged;
    change(() => lay(zone, take(from, place)));
  } else if (zone) layHeld(zone);
});

form.addEventListener("dragend", () => {
  held = null;
  dragged = null;
  show();
});

// -- tools

undo.addEventListener("click", () => {
  if (!before.length) return;
  field.value = before.pop();
  if (read()) show();
  ask();
});

document.querySelector("[data-clear]").addEventListener("click", () => {
  change(() => { position = JSON.parse(form.dataset.empty); });
});

document.querySelector("[data-random]").addEventListener("click", async (event) => {
  if (event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const answer = await fetch(event.currentTarget.href);
  const page = pageOf(await answer.text());
  const text = page.querySelector("textarea[name=position]")?.value;
  if (!text) complain(page.querySelector("main p")?.textContent ?? "");
  else change(() => { position = JSON.parse(text); });
});

document.querySelector("[data-link]").addEventListener("click", async (event) => {
  const { currentTarget } = event;
  const squeezed = new Blob([JSON.stringify(position)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(squeezed).arrayBuffer());
  const letters = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const game = form.querySelector("[name=game]").value;
  history.replaceState(null, "", `/analysis?game=${game}&position=${letters}`);
  await navigator.clipboard?.writeText(location.href).catch(() => {}); // else it stands in the address
  currentTarget.querySelector("span").textContent = currentTarget.dataset.done;
  say(currentTarget.dataset.done);
});

document.querySelector("[data-search]").addEventListener("input", (event) => {
  const words = plain(event.target.value).split(" ").filter(Boolean);
  for (const tile of things) {
    const text = plain(`${tile.dataset.name} ${tile.dataset.text}`);
    tile.hidden = !words.every((word) => text.includes(word));
  }
});

function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

// -- what the search thinks of it; or why it can't be

let asked = 0;
let timer = 0;

function ask() {
  clearTimeout(timer);
  timer = setTimeout(askNow, PAUSE_BEFORE_ASKING);
}

async function askNow() {
  asked += 1;
  const mine = asked;
  try {
    const body = new URLSearchParams(new FormData(form));
    const answer = await fetch(form.action, { method: "POST", body, headers: { accept: "text/html" } });
    const page = pageOf(await answer.text());
    if (mine !== asked) return;
    const opinion = answer.ok && page.querySelector("#thoughts");
    complain(opinion ? "" : (page.querySelector("#wrong") ?? page.querySelector("main p"))?.textContent ?? "");
    thoughts.hidden = !opinion;
    if (!opinion) return;
    const moves = page.querySelector("#moves");
    document.querySelector("#moves").action = moves.getAttribute("action");
    document.querySelector("#moves [name=at]").value = moves.querySelector("[name=at]").value;
    thoughts.dataset.live = opinion.dataset.live;
    thoughts.replaceChildren(...opinion.childNodes);
    grow();
  } catch {
    // without a connection it is asked again with the next change
  }
}

for (const one of form.querySelectorAll(".palette, .sides")) one.hidden = false;
for (const name of ["undo", "clear", "link"]) document.querySelector(`[data-${name}]`).hidden = false;
form.classList.add("live");
if (!form.querySelector("[aria-invalid]")) form.querySelector(".as-text").open = false;
position = JSON.parse(form.dataset.empty);
const isRead = wrong.hidden ? read() : readQuietly();
show();
if (isRead && wrong.hidden) ask();

function readQuietly() {
  const sentence = wrong.textContent;
  const found = read();
  complain(sentence);
  return found;
}
