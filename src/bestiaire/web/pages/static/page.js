// What the other scripts share: the parts of the page, its messages, the answers that can be given now.

export const table = document.querySelector("#table");
export const said = document.querySelector("#said");
const toast = document.querySelector("#toast");
const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/** Milliseconds for which a change is left to be seen before the next one is shown. */
export const PAUSE = globalThis.bestiairePause ?? 900;
export const ANSWERS = "form.moves :is(button[name=key], button[name=set], input[name=part])";

export function isCalm() {
  return reduced.matches;
}

const READ = 8000; // so long a message stays, unless it says how things are
let reading = null;

export function tell(sentence, { isLasting = false } = {}) {
  if (!toast) return;
  clearTimeout(reading);
  toast.textContent = sentence;
  toast.hidden = false;
  if (!isLasting) reading = setTimeout(hide, READ);
}

toast?.addEventListener("click", hide);

export function hide() {
  if (toast) toast.hidden = true;
}

export function say(sentence) {
  if (said) said.textContent = sentence;
}

/** Every answer that can be given now, in the order of the page. */
export function answers() {
  return [...document.querySelectorAll(ANSWERS)].filter((one) => one.checkVisibility() && !one.disabled);
}

/** Which question the page shows. */
export function askedVersion(root = table) {
  return root?.querySelector("#moves [name=version]")?.value;
}

export function pageOf(text) {
  return new DOMParser().parseFromString(text, "text/html");
}

export function after(milliseconds) {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** Whether keys mean letters here, or something of the browser's own. */
export function isTyping(event) {
  const isField = event.target.matches?.("input:not([name=part]):not([type=checkbox]):not([type=radio]), select, textarea");
  return isField || event.altKey || event.ctrlKey || event.metaKey;
}
