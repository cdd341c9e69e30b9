// A puzzle: a try is acted out without leaving the page. What is said of it stands in the corner where it covers least of
// what happened.

import "./sets.js";
import { table } from "./page.js";
import { overlap } from "./room.js";
import "./steps.js";
import { dress, onSwap } from "./swap.js";

const isNarrow = matchMedia("(max-width: 700px)"); // there it stands below, where nothing is asked now
const CORNERS = ["", "at-top", "at-left", "at-top at-left"];
const TOLD = 1000; // that what happened is seen comes first

function stand() {
  const box = table.querySelector(".judged");
  if (!box || isNarrow.matches) return;
  const seen = (selector, weight) => [...table.querySelectorAll(selector)].map((one) => [one.getBoundingClientRect(), weight]);
  const things = [...seen(".happened .chip", TOLD), ...seen(":is(.slot, .die, .card, .lane, .who, [data-at])", 1)];
  const plain = box.className;
  const covered = (corner) => {
    box.className = `${plain} ${corner}`;
    const place = box.getBoundingClientRect();
    return things.reduce((sum, [thing, weight]) => sum + overlap(place, thing) * weight, 0);
  };
  const best = CORNERS.map((corner) => [covered(corner), corner]).reduce((least, one) => (one[0] < least[0] ? one : least));
  box.className = `${plain} ${best[1]}`;
}

onSwap(stand);
dress();
