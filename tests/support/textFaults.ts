/**
 * Texts that are badly set, each named by its fault and its beginning: outside the window, out of their box, over each other,
 * broken within words, too small, shortened without a way to read them, or made of what a program left behind. Of a page with
 * open dialogs, only the last one counts. It runs in the page and uses nothing from outside.
 */
export function textFaults(): string[] {
  interface Line {
    readonly of: HTMLElement;
    readonly text: string;
    readonly rect: DOMRect;
  }
  const root = [...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1) ?? document.body;
  const faults = new Set<string>();
  const lines: Line[] = [];
  const range = document.createRange();
  const short = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 60);

  /** Its own box and those around it, up to the root. */
  const around = (from: HTMLElement): HTMLElement[] => {
    const boxes: HTMLElement[] = [];
    for (let box: HTMLElement | null = from; box !== null && root.contains(box); box = box.parentElement)
      boxes.push(box);
    return boxes;
  };
  const scrolls = (box: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(box);
    return [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');
  };
  /** Only for screen readers, or faded out. */
  const isHidden = (of: HTMLElement): boolean =>
    !of.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    around(of).some((box) => {
      const { clip, clipPath } = getComputedStyle(box);
      return clip !== 'auto' || clipPath !== 'none' || (box.offsetWidth < 2 && box.offsetHeight < 2);
    });
  /** Shown as far as there is room, and whole to those who point at it, listen to it, or open it. */
  const isShortened = (of: HTMLElement): boolean =>
    around(of).some((box) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(box);
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    });
  const hasBox = (box: HTMLElement): boolean => {
    const { backgroundColor, borderRightWidth, borderRightStyle, display } = getComputedStyle(box);
    const isFilled = !/^(rgba\(.*, 0\)|transparent)$/.test(backgroundColor);
    const isFramed = borderRightStyle !== 'none' && borderRightWidth !== '0px';
    return display !== 'inline' && (isFilled || isFramed);
  };
  /** What stays in its place while the page scrolls, and may therefore lie over it. */
  const layerOf = (of: HTMLElement): Element | undefined =>
    around(of).find((box) => /^(fixed|sticky|absolute)$/.test(getComputedStyle(box).position));

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const of = node.parentElement;
    const text = node.textContent ?? '';
    if (of === null || text.trim() === '' || of.closest('svg, option, [aria-hidden=true]') !== null) continue;
    if (isHidden(of)) continue;
    range.selectNodeContents(node);
    const whole = range.getBoundingClientRect();
    // The link past the menu comes into sight with the focus.
    if (whole.right < 0) continue;
    if (/\bundefined\b|\bNaN\b|\[object |\{[a-z]\w*\}/i.test(text)) faults.add(`left behind: ${short(text)}`);
    // What is only read aloud and copied has no width.
    if (whole.width > 0 && Number.parseFloat(getComputedStyle(of).fontSize) < 11)
      faults.add(`small: ${short(text)}`);

    const boxes = around(of);
    const isInScroller = boxes.some(scrolls);
    if (!isInScroller && (whole.right > innerWidth + 1 || whole.left < -1))
      faults.add(`outside the window: ${short(text)}`);
    const box = boxes.find(hasBox);
    const isScrolledInBox = box !== undefined && boxes.slice(0, boxes.indexOf(box) + 1).some(scrolls);
    if (box !== undefined && !isShortened(of) && !isScrolledInBox) {
      const frame = box.getBoundingClientRect();
      if (whole.right > frame.right + 1 || whole.left < frame.left - 1)
        faults.add(`out of its box: ${short(text)}`);
    }
    const cutter = boxes.find((each) => getComputedStyle(each).textOverflow === 'ellipsis');
    if (cutter !== undefined && cutter.scrollWidth > cutter.clientWidth + 1) {
      const opens = cutter.closest('a, button, tr, [role=row], [role=option], label') !== null;
      const tells = [cutter, ...cutter.querySelectorAll('*')].some(
        (each) => each.getAttribute('title') !== null || each.getAttribute('aria-label') !== null,
      );
      if (!opens && !tells) faults.add(`shortened for good: ${short(text)}`);
    }
    for (const { index, 0: word } of text.matchAll(/[\p{L}]{2,14}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1 && !/hyphen/.test(getComputedStyle(of).hyphens)) faults.add(`broken: ${short(word)}`);
    }
    range.selectNodeContents(node);
    for (const rect of range.getClientRects())
      if (rect.width > 1 && rect.height > 1) lines.push({ of, text, rect });
  }

  const byTop = lines.toSorted((first, second) => first.rect.top - second.rect.top);
  byTop.forEach((first, place) => {
    for (let next = place + 1; next < byTop.length; next += 1) {
      const second = byTop[next];
      if (second === undefined || second.rect.top > first.rect.bottom - 3) break;
      const across =
        Math.min(first.rect.right, second.rect.right) - Math.max(first.rect.left, second.rect.left);
      const down = Math.min(first.rect.bottom, second.rect.bottom) - second.rect.top;
      if (across < 3 || down < 4 || first.of === second.of) continue;
      if (layerOf(first.of) !== layerOf(second.of)) continue;
      if (around(first.of).find(scrolls) !== around(second.of).find(scrolls)) continue;
      if (isShortened(first.of) || isShortened(second.of)) continue;
      faults.add(`over each other: ${short(first.text)} / ${short(second.text)}`);
    }
  });
  return [...faults];
}
