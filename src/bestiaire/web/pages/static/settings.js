// What a visitor has chosen for this browser: how fast things are acted out, and whether they are heard.

const SPEED = "speed";
const SOUND = "sound";

/** 1, 2, or Infinity: nothing is acted out. */
export function speed() {
  const chosen = localStorage.getItem(SPEED);
  return chosen === "instant" ? Infinity : Number(chosen ?? 1) || 1;
}

export function hasSound() {
  return localStorage.getItem(SOUND) === "on";
}

function setSound(isOn) {
  localStorage.setItem(SOUND, isOn ? "on" : "off");
}

/** Shows the switches as they stand; a table that is swapped in brings new ones. */
export function showSwitches() {
  for (const button of document.querySelectorAll("button[data-sound]")) {
    button.hidden = false;
    button.ariaPressed = String(hasSound());
  }
  for (const group of document.querySelectorAll("[data-speeds]")) {
    group.hidden = false;
    const chosen = localStorage.getItem(SPEED) ?? "1";
    for (const button of group.querySelectorAll("[data-speed]")) {
      button.ariaPressed = String(button.dataset.speed === chosen);
    }
  }
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("button[data-sound], button[data-speed]");
  if (!button) return;
  if (button.dataset.speed) localStorage.setItem(SPEED, button.dataset.speed);
  else setSound(!hasSound());
  showSwitches();
});
