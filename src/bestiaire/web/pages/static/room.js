// Where there is room on the page.

/** The area that two boxes have in common. */
export function overlap(one, other) {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Where letters, figures and small signs are seen. */
export function wordsOn(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found = [...root.querySelectorAll("svg.ic, .pow")].map((one) => one.getBoundingClientRect());
  while (walker.nextNode()) {
    if (!walker.currentNode.data.trim() || !walker.currentNode.parentElement.checkVisibility()) continue;
    range.selectNodeContents(walker.currentNode);
    found.push(...range.getClientRects());
  }
  return found.filter((box) => box.width > 2 && box.height > 2);
}
