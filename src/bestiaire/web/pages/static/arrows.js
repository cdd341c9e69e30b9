// Arrows from one thing on the table to another: from who attacks to whom it is meant for. They lie over the table and
// are drawn anew whenever it changes.

const SVG = "http://www.w3.org/2000/svg";

export function place(name, root = document) {
  return root.querySelector(`[data-at="${CSS.escape(name)}"], [data-vt="${CSS.escape(name)}"]`);
}

export function drawArrows(root) {
  root.querySelectorAll("svg.arrows").forEach((old) => old.remove());
  const marks = [...root.querySelectorAll("i.arrow")];
  if (!marks.length) return;
  const box = root.getBoundingClientRect();
  const layer = document.createElementNS(SVG, "svg");
  layer.setAttribute("class", "arrows");
  layer.setAttribute("aria-hidden", "true");
  layer.setAttribute("viewBox", `0 0 ${box.width} ${box.height}`);
  for (const mark of marks) {
    const from = place(mark.dataset.from, root);
    const to = place(mark.dataset.to, root);
    if (from && to) layer.append(...arrow(from.getBoundingClientRect(), to.getBoundingClientRect(), box));
  }
  root.append(layer);
}

// From the edge of the one that faces the other, along the edge of the ribbon between them, so that it crosses no words.
function arrow(from, to, box) {
  const down = from.y < to.y ? 1 : -1;
  const x = from.x + from.width / 2 - box.x;
  const y = (down > 0 ? from.bottom : from.y) - box.y;
  const aimX = to.x + to.width / 2 - box.x;
  const aimY = (down > 0 ? to.y - 6 : to.bottom + 6) - box.y;
  const end = aimY - 14 * down;
  const side = Math.sign(aimX - x);
  const bend = Math.min(60, Math.abs(aimX - x) / 2, Math.abs(end - y) / 2);
  const path = `M${x} ${y}q0 ${9 * down} ${bend * side} ${9 * down}H${aimX - bend * side}q${bend * side} 0 ${bend * side} ${bend * down}V${end}`;
  return [
    stroke(path, "shaft-rim"),
    stroke(path, "shaft"),
    stroke(`M${aimX} ${aimY}l-13 ${-20 * down}h26z`, "head"),
  ];
}

function stroke(path, name) {
  const made = document.createElementNS(SVG, "path");
  made.setAttribute("d", path);
  made.setAttribute("class", name);
  return made;
}
