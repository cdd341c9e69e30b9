// What a person who can't see the page well, or at all, needs from it. Returns sentences about what is missing.
() => {
  const found = [];
  const where = (one) => one.outerHTML.replace(/\s+/g, " ").slice(0, 110);
  const isShown = (one) => !one.closest("[inert]") && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  function spoken(node) {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute("aria-hidden") === "true") return "";
    return node.getAttribute("aria-label") || node.getAttribute("alt") || [...node.childNodes].map(spoken).join("");
  }
  function nameOf(one) {
    const by = (one.getAttribute("aria-labelledby") || "").split(/\s+/).map((id) => document.getElementById(id));
    const labels = [...by.filter(Boolean), ...(one.labels || [])].map((label) => label.textContent).join(" ");
    return (one.getAttribute("aria-label") || labels || spoken(one) || one.title).replace(/\s+/g, " ").trim();
  }
  for (const one of document.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary")) {
    if (!isShown(one)) continue;
    if (!/[\p{L}\p{N}]/u.test(nameOf(one))) found.push(`has no name in words: ${where(one)}`);
    const plain = (text) => (text || "").replace(/\s+/g, " ").trim().toLowerCase(); // wherever a line ends
    if (one.matches("button[aria-label]") && !plain(one.getAttribute("aria-label")).includes(plain(one.innerText))) {
      found.push(`is named otherwise than it reads: ${where(one)}`);
    }
    const box = one.getBoundingClientRect();
    if (one.matches("button") && Math.min(box.width, box.height) < 24) found.push(`is too small to hit: ${where(one)}`);
  }

  const headings = [...document.querySelectorAll("h1, h2, h3, h4")].filter(isShown).map((one) => Number(one.tagName[1]));
  if (headings.filter((level) => level === 1).length !== 1) found.push(`h1: ${headings}`);
  if (headings.some((level, index) => index > 0 && level > headings[index - 1] + 1)) found.push(`skips: ${headings}`);
  for (const landmark of ["header", "main", "footer"]) {
    if (document.querySelectorAll(`body > ${landmark}`).length !== 1) found.push(`landmark: ${landmark}`);
  }
  if (!document.documentElement.lang || !document.title) found.push("no language or no title");
  for (const image of document.querySelectorAll("svg, img")) {
    const named = image.getAttribute("alt") !== null || image.getAttribute("aria-label") || image.querySelector("title");
    if (!image.closest("[aria-hidden=true]") && !named) found.push(`image without a name: ${where(image)}`);
  }
  const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
  for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index))) found.push(`id twice: ${id}`);

  const brush = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  function paint(colours) {  // what lies on what, the lowest first
    brush.clearRect(0, 0, 1, 1);
    for (const colour of ["white", ...colours]) { brush.fillStyle = colour; brush.fillRect(0, 0, 1, 1); }
    return [...brush.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }
  const light = (rgb) => rgb.map((c) => c / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
    .reduce((sum, c, index) => sum + c * [0.2126, 0.7152, 0.0722][index], 0);
  // A gradient may be, below any word, the lightest or the darkest of its colours.
  const stopsOf = (image) => image.match(/(?:rgba?|color|oklab|oklch|lab)\([^()]*\)/g) ?? ["transparent"];
  const lightest = (colours) => colours.reduce((one, other) => (light(paint([one])) > light(paint([other])) ? one : other));
  const darkest = (colours) => colours.reduce((one, other) => (light(paint([one])) < light(paint([other])) ? one : other));
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const one = words.currentNode.parentElement;
    const text = words.currentNode.textContent.trim();
    if (!text || !isShown(one) || one.closest("[aria-disabled=true], :disabled, .visually-hidden, .skip, svg")) continue;
    const up = [];
    for (let each = one; each; each = each.parentElement) up.unshift(getComputedStyle(each));
    const style = up.at(-1);
    const ratios = [lightest, darkest].map((chosen) => {
      const under = up.flatMap((each) => [each.backgroundColor, chosen(stopsOf(each.backgroundImage))]);
      const [a, b] = [light(paint(under)), light(paint([...under, style.color]))].sort((x, y) => y - x);
      return (a + 0.05) / (b + 0.05);
    });
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700);
    const ratio = Math.min(...ratios);
    if (ratio < (isLarge ? 3 : 4.5)) found.push(`contrast ${ratio.toFixed(2)}: “${text.slice(0, 30)}” in ${where(one)}`);
    if (up.some((each) => Number(each.opacity) < 1)) found.push(`text is faded: “${text.slice(0, 30)}”`);
  }
  return found;
}
