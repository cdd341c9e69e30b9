// What every page has, beside a table and at one: links to copy, cards and rules to read large, buttons to press twice.

import "./confirm.js";
import "./faces.js";
import "./fairness.js";
import "./plate.js";
import { offerCopies, offerShares } from "./copy.js";

offerCopies();
offerShares();
