// The page shows and asks; it computes no rule. These scripts show the tables that the server sends, act out what happened
// between them, and send forms without leaving the page. Without them the same pages work by links and forms.

import "./beside.js";
import "./dismiss.js";
import "./forms.js";
import "./in_turn.js";
import "./drag.js";
import "./lay.js";
import "./sets.js";
import { drawArrows } from "./arrows.js";
import { startClock } from "./clock.js";
import { offerKeys } from "./keys.js";
import { table } from "./page.js";
import { prepareReplay } from "./replay.js";
import { listen } from "./stream.js";
import { dress, onSwap } from "./swap.js";

function pointAttacks() {
  if (table) drawArrows(table);
}

onSwap(offerKeys);
onSwap(pointAttacks);
addEventListener("resize", pointAttacks);
dress();
startClock();
listen();
prepareReplay();
