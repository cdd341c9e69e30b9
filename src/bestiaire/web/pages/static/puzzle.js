// A puzzle: a try is acted out without leaving the page.

import "./sets.js";
import "./steps.js";
import { dress } from "./swap.js";

dress();
