// What of a page cannot be read: texts that lie over one another, or leave what they are written on.
() => {
  const found = [];
  const SLACK = 1.5; // pixels
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
  const quote = (text) => `“${text.trim().replace(/\s+/g, " ").slice(0, 40)}”`;
  const width = (box) => box.right - box.left;
  const height = (box) => box.bottom - box.top;
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left), right: Math.min(a.right, b.right), top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom),
  });
  const round = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(" ");

  // what of a text is ink: from the height of capitals to a little below its line
  const ink = (box, size) => {
    const middle = (box.top + box.bottom) / 2;
    return { left: box.left, right: box.right, top: middle - 0.36 * size, bottom: middle + 0.36 * size };
  };

  // --- texts of drawings
  const texts = [];
  for (const text of document.querySelectorAll("svg text")) {
    if (text.closest(".art, symbol") || !shown(text) || !text.textContent.trim()) continue;
    const local = text.getBBox(), toScreen = text.getScreenCTM();
    if (!toScreen || !local.width || !text.getBoundingClientRect().width) continue;
    const size = parseFloat(getComputedStyle(text).fontSize);
    const base = text.y.baseVal.length ? text.y.baseVal[0].value : local.y + local.height * 0.75;
    const corners = [[local.x, base - 0.68 * size], [local.x + local.width, base - 0.68 * size], [local.x, base + 0.04 * size], [local.x + local.width, base + 0.04 * size]]
      .map(([x, y]) => new DOMPoint(x, y).matrixTransform(toScreen));
    const xs = corners.map((corner) => corner.x), ys = corners.map((corner) => corner.y);
    const box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    const svg = text.ownerSVGElement;
    let clip = box;
    for (let outer = svg.parentElement; outer; outer = outer.parentElement)
      if (getComputedStyle(outer).overflowY !== "visible" && outer !== document.body) clip = meet(clip, outer.getBoundingClientRect());
    if (width(clip) <= 0 || height(clip) < 0.7 * height(box)) continue; // scrolled away
    texts.push({ element: text, text: text.textContent, box, part: text.closest("svg.part, svg") && outermost(svg), size: size * Math.hypot(toScreen.a, toScreen.b) });
  }
  function outermost(svg) {
    while (svg.ownerSVGElement) svg = svg.ownerSVGElement;
    return svg;
  }
  // whether something between two texts hides the first where they meet: a card on a card, a marker on its track
  const after = (a, b) => a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING;
  const covered = (one, other, both) =>
    one.part === other.part && [...one.part.querySelectorAll("rect, path")].some((shape) => {
      if (shape.matches(".hit") || !after(one.element, shape) || !after(shape, other.element)) return false;
      const box = shape.getBoundingClientRect(), style = getComputedStyle(shape);
      return style.fill !== "none" && style.fillOpacity > 0.9 && box.left <= both.left + 1 && both.right - 1 <= box.right && box.top <= both.top + 1 && both.bottom - 1 <= box.bottom;
    });
  const name = (svg) => svg.id || svg.getAttribute("class") || "svg";
  for (const [i, one] of texts.entries()) {
    const frame = one.part.getBoundingClientRect();
    if (one.box.left < frame.left - SLACK || one.box.right > frame.right + SLACK || one.box.top < frame.top - SLACK || one.box.bottom > frame.bottom + SLACK)
      found.push(`${quote(one.text)} leaves ${name(one.part)}: ${round(one.box)} of ${round(frame)}`);
    for (const other of texts.slice(i + 1)) {
      const both = meet(one.box, other.box), small = Math.min(one.size, other.size);
      if (width(both) > 0.12 * small && height(both) > 0.15 * small && !covered(one, other, both))
        found.push(`${quote(one.text)} over ${quote(other.text)} in ${name(one.part)}: ${round(one.box)}, ${round(other.box)}`);
    }
    // the smallest plate that holds the middle of the text holds all of it
    let plate = null;
    const middle = { x: (one.box.left + one.box.right) / 2, y: (one.box.top + one.box.bottom) / 2 };
    for (const rect of one.part.querySelectorAll("rect")) {
      if (rect.matches(".hit") || !(rect.compareDocumentPosition(one.element) & Node.DOCUMENT_POSITION_FOLLOWING) || rect.closest("symbol, defs, clipPath, pattern, mask")) continue;
      if (!shown(rect)) continue;
      const box = rect.getBoundingClientRect();
      if (box.left <= middle.x && middle.x <= box.right && box.top <= middle.y && middle.y <= box.bottom && (!plate || width(box) * height(box) < width(plate) * height(plate))) plate = box;
    }
    if (plate && (one.box.left < plate.left - SLACK || one.box.right > plate.right + SLACK))
      found.push(`${quote(one.text)} leaves its plate in ${name(one.part)}: ${round(one.box)} of ${round(plate)}`);
  }

  // --- texts of the page
  const hidden = (style) => style.clipPath === "inset(50%)"; // said to screen readers alone
  const words = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, parent = node.parentElement;
    if (!node.data.trim() || parent.closest("svg, script, style, option, select, textarea, .skip, dialog:not([open])") || !shown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const size = parseFloat(getComputedStyle(parent).fontSize);
    let layer = "", clip = { left: 0, right: document.documentElement.scrollWidth, top: -Infinity, bottom: Infinity }, out = false;
    const sides = [];
    for (let box = parent; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (hidden(style)) { out = true; break; }
      const place = box.getBoundingClientRect();
      if (style.overflowX !== "visible" && box !== document.documentElement && box !== document.body) {
        sides.push([box, place, style]);
        clip = meet(clip, place);
      }
      if (!layer && ["fixed", "sticky"].includes(style.position)) layer = box.id || box.className || box.tagName;
      if (style.position === "fixed") break;
    }
    if (out) continue;
    for (const rect of range.getClientRects()) {
      if (!rect.width) continue;
      const box = ink(rect, size);
      for (const [element, place, style] of sides) {
        const scrolls = ["auto", "scroll"].includes(style.overflowX);
        if (!scrolls && (box.right > place.right + SLACK || box.left < place.left - SLACK))
          found.push(`${quote(node.data)} is cut by ${element.id || element.className || element.tagName}: ${round(box)} of ${round(place)}`);
        if (["hidden", "clip"].includes(style.overflowY) && (box.bottom > place.bottom + SLACK || box.top < place.top - SLACK))
          found.push(`${quote(node.data)} is cut by ${element.id || element.className || element.tagName}: ${round(box)} of ${round(place)}`);
      }
      const plate = parent.closest("button, .button, .mark, kbd, summary, label, th, td, .tabs label");
      if (plate && !plate.matches("summary, label:has(input)")) {
        const place = plate.getBoundingClientRect();
        if (box.right > place.right + SLACK || box.left < place.left - SLACK || box.bottom > place.bottom + SLACK || box.top < place.top - SLACK)
          found.push(`${quote(node.data)} leaves its ${plate.tagName.toLowerCase()}: ${round(box)} of ${round(place)}`);
      }
      const seen = meet(box, clip);
      if (width(seen) > 0 && height(seen) > 0.3 * size) words.push({ text: node.data, box: seen, layer, size, parent });
    }
  }
  for (const [i, one] of words.entries())
    for (const other of words.slice(i + 1)) {
      if (one.layer !== other.layer) continue; // what stays at an edge lies over what is scrolled
      const both = meet(one.box, other.box), small = Math.min(one.size, other.size);
      if (width(both) > 0.12 * small && height(both) > 0.15 * small)
        found.push(`${quote(one.text)} over ${quote(other.text)}: ${round(one.box)}, ${round(other.box)}`);
    }
  for (const word of words)
    if (!word.layer)
      for (const text of texts) {
        const both = meet(word.box, text.box);
        if (width(both) > 2 && height(both) > 0.3 * Math.min(word.size, text.size)) found.push(`${quote(word.text)} over ${quote(text.text)} of ${name(text.part)}`);
      }
  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  return [...new Set(found)];
}
