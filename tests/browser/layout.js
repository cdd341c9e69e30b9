// What is wrong with the layout of a table: whether it fills the window and no more, whether every answer is in sight and
// can be pressed, whether words are cut off or covered. Returns sentences; `touch` asks for targets of a fingertip, too.
(touch) => {
  const found = new Set();
  const root = document.documentElement;
  const part = document.querySelector("#table .part");
  const where = (one) => {
    const words = (one.getAttribute?.("aria-label") || one.value || one.textContent || "").replace(/\s+/g, " ").trim();
    const classes = [...one.classList].slice(0, 3).map((name) => `.${name}`).join("");
    return `${one.tagName.toLowerCase()}${classes} "${words.slice(0, 60)}"`;
  };
  const isShown = (one) => one.checkVisibility({ opacityProperty: false, visibilityProperty: true });
  const kept = new Map();
  const once = (one, what, work) => {
    if (!kept.has(one)) kept.set(one, {});
    const known = kept.get(one);
    return what in known ? known[what] : (known[what] = work());
  };
  const style = (one) => once(one, "style", () => getComputedStyle(one));
  const round = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(" ");
  function* above(one) {
    for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) yield at;
  }

  if (root.scrollHeight !== innerHeight) found.add(`the page is ${root.scrollHeight} high in ${innerHeight}`);
  if (root.scrollWidth !== innerWidth) found.add(`the page is ${root.scrollWidth} wide in ${innerWidth}`);

  // -- every answer is in sight
  const isSwiped = (one) => /auto|scroll/.test(style(one).overflowX) && one.scrollWidth > one.clientWidth;
  const pressedOf = (one) => (one.matches("input") ? one.closest("label") ?? one : one);
  const answers = [
    ...new Set([...part.querySelectorAll(":is(button[name=key], button[name=set], input[name=part]):enabled")].map(pressedOf)),
  ];
  const inFan = (one) => one.closest(".hand") !== null;
  const reaches = (one, x, y) => {
    const hit = document.elementFromPoint(x, y);
    if (hit === null) return false;
    if (hit.matches("label.closer")) return true; // the first touch brings that part of a board closer
    if (touch && one.closest("[data-lays]") && hit.closest(".lane")) return true; // it shows the nearest place, and lays nothing yet
    if (hit.closest("label")?.control === one) return true;
    return one.contains(hit) || hit.contains(one) && hit.matches("label, button") || hit.closest("label")?.contains(one);
  };
  function bring(one) {
    for (const scrolled of above(one)) {
      if (!isSwiped(scrolled)) continue;
      const box = one.getBoundingClientRect();
      const frame = scrolled.getBoundingClientRect();
      scrolled.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2);
    }
  }
  const grid = [0.5, 0.15, 0.85];
  const middles = new Map();
  for (const one of answers) {
    if (!isShown(one)) {
      const isTurnedUp = one.closest(".turned") && part.querySelector(".turn input"); // a switch shows the other side
      if (!isTurnedUp) found.add(`can't be seen: ${where(one)}`);
      continue;
    }
    bring(one);
    const box = one.getBoundingClientRect();
    const points = grid.flatMap((down) => grid.map((across) => [box.left + across * box.width, box.top + down * box.height]));
    const inside = points.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    const open = inside.find(([x, y]) => reaches(one, x, y));
    if (inside.length === 0 || (!inFan(one) && inside[0] !== points[0])) found.add(`is outside the window: ${where(one)} ${round(box)}`);
    else if (!open || (!inFan(one) && open !== points[0])) {
      const hit = document.elementFromPoint(...points[0]);
      found.add(`is covered: ${where(one)} ${round(box)} by ${hit ? where(hit) : "nothing"}`);
    } else if (box.top < -1 || (box.bottom > innerHeight + 1 && !inFan(one))) {
      found.add(`sticks out of the window: ${where(one)} ${round(box)}`);
    }
    if (open) middles.set(one, points[0]);
  }

  // -- no answer lies on another one, or on a tool
  const inSight = (one) => {
    const box = one.getBoundingClientRect();
    const seen = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    for (const at of above(one)) {
      if (!isSwiped(at)) continue;
      const frame = at.getBoundingClientRect();
      Object.assign(seen, { left: Math.max(seen.left, frame.left), right: Math.min(seen.right, frame.right) });
    }
    return seen;
  };
  const boxes = answers.filter((one) => isShown(one) && !one.closest("svg")).map((one) => [one, inSight(one)]);
  const tools = [...document.querySelectorAll(".corner .tool, .bar .tool")].filter(isShown);
  const overlaps = (one, other, slack) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack;
  const isRound = (one) => parseFloat(style(one).borderTopLeftRadius) > 20 || style(one).borderTopLeftRadius === "50%";
  const isDisc = (one) => style(one).borderTopLeftRadius === "50%" && Math.abs(one.offsetWidth - one.offsetHeight) <= 1;
  const areApart = (one, other) => { // the corners of discs are empty
    if (!isDisc(one) || !isDisc(other)) return false;
    const [[x, y], [a, b]] = [middle(one), middle(other)];
    return Math.hypot(x - a, y - b) > (one.getBoundingClientRect().width + other.getBoundingClientRect().width) / 2 - 3;
  };
  boxes.forEach(([one, box], index) => {
    for (const [other, rest] of boxes.slice(index + 1)) {
      if (inFan(one) && inFan(other)) continue;
      const slack = isRound(one) && isRound(other) ? 8 : 3;
      if (overlaps(box, rest, slack) && !areApart(one, other)) found.add(`lies on another: ${where(one)} ${round(box)} and ${where(other)} ${round(rest)}`);
    }
    for (const tool of tools) {
      if (inFan(one) && !reaches(tool, ...middle(tool))) found.add(`hides a tool: ${where(one)} over ${where(tool)}`);
      else if (!inFan(one) && overlaps(box, tool.getBoundingClientRect(), 3)) {
        found.add(`lies on a tool: ${where(one)} ${round(box)} and ${where(tool)} ${round(tool.getBoundingClientRect())}`);
      }
    }
  });
  function middle(one) {
    const box = one.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  }
  for (const tool of tools) {
    if (!reaches(tool, ...middle(tool))) found.add(`is covered: ${where(tool)} ${round(tool.getBoundingClientRect())}`);
  }

  // -- words: none is cut off by the window or by a box, none is painted over
  const isTurned = (one) =>
    once(one, "turned", () => {
      if (one === part || one === null) return false;
      const matrix = style(one).transform.match(/^matrix\(([^)]+)\)/)?.[1].split(",").map(Number);
      return style(one).rotate !== "none" || (matrix && Math.abs(matrix[1]) > 0.001) || isTurned(one.parentElement);
    });
  const isClear = (one, least) =>
    once(one, `clear ${least}`, () => Number(style(one).opacity) <= least || (one.parentElement !== null && isClear(one.parentElement, least)));
  const frames = (one) =>
    once(one, "frames", () => {
      const { overflowX, overflowY } = style(one);
      const outer = one.parentElement && one.parentElement !== part ? frames(one.parentElement) : [];
      if ((overflowX === "visible" && overflowY === "visible") || isTurned(one)) return outer;
      return [{ one, overflowX, overflowY, box: one.getBoundingClientRect() }, ...outer];
    });
  const isShortened = (one) =>
    once(one, "shortened", () => one.closest("[title], .mat .card .low") && (style(one).textOverflow === "ellipsis" || style(one).webkitLineClamp !== "none"));
  const isDot = ({ width, height }) => width <= 2 && height <= 2;
  const isForEars = (one) => frames(one).some(({ box }) => isDot(box)) || isDot({ width: one.offsetWidth, height: one.offsetHeight });
  const isPictureAlone = (one) => {
    const card = one.closest(".power-card");
    return card && once(card, "picture", () => {
      const [whole, shown] = [card, card.querySelector(".pic")].map((at) => at?.getBoundingClientRect());
      return shown && shown.width * shown.height > 0.9 * whole.width * whole.height;
    });
  };
  const waits = ".happened .chip:not(.now), .hand .low, .hand .why, .hand.rest"; // seen when there is room, or pointed at
  const written = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!node.textContent.trim() || !isShown(one)) continue;
    if (one.closest(`.visually-hidden, .skip, .beats, script, style, option, svg, footer, ${waits}`)) continue;
    if (isClear(one, 0) || parseFloat(style(one).fontSize) === 0 || isForEars(one) || isPictureAlone(one)) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((line) => line.width > 1 && line.height > 1);
    if (lines.length === 0) continue;
    const box = {
      left: Math.min(...lines.map((line) => line.left)), right: Math.max(...lines.map((line) => line.right)),
      top: Math.min(...lines.map((line) => line.top)), bottom: Math.max(...lines.map((line) => line.bottom)),
    };
    const slack = Math.max(3, parseFloat(style(one).fontSize) * 0.3); // lines are higher than their letters
    let swiped = false;
    let cut = null;
    for (const { one: at, overflowX, overflowY, box: frame } of frames(one)) {
      if (isShortened(at)) { // it ends in dots, and says the whole when pointed at
        for (const side of ["left", "top"]) box[side] = Math.max(box[side], frame[side]);
        for (const side of ["right", "bottom"]) box[side] = Math.min(box[side], frame[side]);
        continue;
      }
      const give = /auto|scroll/.test(overflowX) ? 0 : 2;
      const across = box.left < frame.left - give || box.right > frame.right + give;
      const down = box.top < frame.top - slack || box.bottom > frame.bottom + slack;
      if (across && /auto|scroll/.test(overflowX)) swiped = true;
      else if (across && !swiped && overflowX !== "visible") cut ??= at;
      if (down && overflowY !== "visible") cut ??= at;
    }
    if (cut) found.add(`is cut off: ${where(one)} ${round(box)} by ${where(cut).slice(0, 60)} ${round(cut.getBoundingClientRect())}`);
    if (swiped) continue;
    if (box.left < -1 || box.right > innerWidth + 1 || box.top < -slack || box.bottom > innerHeight + slack) {
      found.add(`is cut off by the window: ${where(one)} ${round(box)}`);
      continue;
    }
    const seen = lines.filter((line) => line.top < box.bottom - slack && line.left < box.right - 2);
    const ending = (line) => ({ left: line.left, top: line.top, right: Math.min(line.right, box.right), bottom: line.bottom });
    if (!isTurned(one)) written.push(...seen.map((line) => ({ one, line: ending(line) })));
    if (one.closest(".hand")) continue; // cards of a fan cover each other
    if (style(one).pointerEvents === "none") continue; // a point of it does not tell
    const line = ending(lines[0]);
    const [x, y] = [(line.left + line.right) / 2, (line.top + line.bottom) / 2];
    for (const over of document.elementsFromPoint(x, y)) {
      if (over === one || over.contains(one) || one.contains(over)) break;
      if (over.closest(".arrows")) continue;
      const paint = style(over);
      const alpha = paint.backgroundColor.match(/rgba\([^)]*, ([\d.]+)\)|\/ ([\d.]+)\)/);
      const filled = (alpha ? Number(alpha[1] ?? alpha[2]) : 1) > 0.3 || paint.backgroundImage !== "none";
      if (filled && !isClear(over, 0.3)) {
        found.add(`is painted over: ${where(one)} ${round(box)} by ${where(over)}`);
        break;
      }
    }
  }

  written.forEach(({ one, line }, index) => {
    for (const { one: other, line: rest } of written.slice(index + 1)) {
      if (one === other || one.contains(other) || other.contains(one)) continue;
      if (one.closest(".hand") || other.closest(".hand") || !overlaps(line, rest, 5)) continue;
      if ((one.closest(".verdict") || other.closest(".verdict")) && one.closest(".slot") === other.closest(".slot")) continue;
      found.add(`is written over: ${where(one)} ${round(line)} and ${where(other)} ${round(rest)}`);
    }
  });

  // -- what is printed on cards stays within its band or its paper
  for (const low of part.querySelectorAll(".card .low")) {
    if (!isShown(low) || low.children.length === 0) continue;
    const shown = [...low.children].filter((one) => isShown(one));
    if (shown.length === 0) continue;
    const from = style(low).position === "static" ? low.offsetTop : 0;
    const top = Math.min(...shown.map((one) => one.offsetTop - from));
    const bottom = Math.max(...shown.map((one) => one.offsetTop - from + one.offsetHeight));
    if (top < -1 || bottom > low.clientHeight + 1 || low.scrollWidth > low.clientWidth + 1) {
      found.add(`has no room: ${where(low)} ${top} to ${bottom} in ${low.clientWidth} x ${low.clientHeight}`);
    }
  }
  for (const name of part.querySelectorAll(".card .nm > span")) {
    if (!isShown(name)) continue;
    const band = name.parentElement;
    if (isShortened(name)) continue;
    if (name.offsetWidth > band.clientWidth + 1 || name.scrollWidth > band.clientWidth + 1 || name.offsetHeight > band.clientHeight + 2) {
      found.add(`has no room: ${where(name)} ${name.offsetWidth} x ${name.offsetHeight} in ${band.clientWidth} x ${band.clientHeight}`);
    }
  }

  // -- what is counted stays on its board
  for (const board of part.querySelectorAll(".plate, .me, .who")) {
    const rim = board.getBoundingClientRect();
    for (const one of board.querySelectorAll(".dial, .count")) {
      const box = one.getBoundingClientRect();
      const isOff = box.left < rim.left - 1 || box.right > rim.right + 1 || box.top < rim.top - 1 || box.bottom > rim.bottom + 1;
      if (isOff && isShown(one)) found.add(`sticks out of its board: ${where(one)} ${round(box)} of ${round(rim)}`);
    }
  }

  // -- a fingertip: 44 px one way and 40 the other
  if (touch) {
    const pressed = new Set([
      ...middles.keys(),
      ...[...document.querySelectorAll(".bar :is(button, a), .corner :is(button, a), #moves :is(button, summary)")].filter(isShown),
    ]);
    for (const one of pressed) {
      if (answers.includes(one) && !middles.has(one)) continue;
      bring(one);
      const [x, y] = middle(one);
      const fits = (across, down) =>
        [[-across, 0], [across, 0], [0, -down], [0, down]].every(([dx, dy]) => {
          const [ax, ay] = [x + dx, y + dy];
          return ax < 0 || ay < 0 || ax >= innerWidth || ay >= innerHeight || reaches(one, ax, ay);
        });
      const box = one.getBoundingClientRect();
      const isLarge = Math.max(box.width, box.height) >= 43.5 && Math.min(box.width, box.height) >= 39.5;
      if (!isLarge && !fits(21.5, 19.5) && !fits(19.5, 21.5)) found.add(`is small for a finger: ${where(one)} ${round(box)}`);
    }
  }
  return [...found];
}
