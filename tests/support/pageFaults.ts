/**
 * What keeps people from seeing where they are, and from reading a page that is narrow or enlarged. Each function runs in the
 * page, names what is wrong by its beginning, and uses nothing from outside.
 */

/** What has the focus although nobody sees it, because all of it is behind a bar or a panel: forwards, then backwards. */
export async function hiddenFocus(): Promise<string[]> {
  const root = [...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1) ?? document.body;
  const stops = [
    ...root.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ),
  ].filter((stop) => stop.tabIndex >= 0);
  const isSeen = (stop: HTMLElement): boolean => {
    const seen = stop.closest('label') ?? stop;
    const { left, top, right, bottom } = seen.getBoundingClientRect();
    const [start, end] = [Math.max(left, 0) + 1, Math.min(right, innerWidth) - 1];
    const [over, under] = [Math.max(top, 0) + 1, Math.min(bottom, innerHeight) - 1];
    return [
      [(start + end) / 2, (over + under) / 2],
      [start, over],
      [end, over],
      [start, under],
      [end, under],
    ].some(([x = 0, y = 0]) => {
      const met = document.elementFromPoint(x, y);
      if (met === null) return false;
      // A message above a bar lies on the page's last links until it is dismissed; on top of the bar, it would cover more.
      const isMessage = met.closest('[aria-live]') !== null && document.querySelector('[data-foot]') !== null;
      return seen.contains(met) || met.contains(seen) || (isMessage && seen.closest('footer') !== null);
    });
  };
  const faults = new Set<string>();
  for (const stop of [...stops, ...stops.toReversed()]) {
    // Rows of long lists come and go.
    if (!stop.isConnected || !stop.checkVisibility({ visibilityProperty: true })) continue;
    stop.focus();
    // The link that skips the menu comes into sight only for those who press Tab.
    if (stop.getBoundingClientRect().right < 0) continue;
    if (document.activeElement !== stop || isSeen(stop)) continue;
    // What the focus has left may be about to close, except in a sandbox without scripts, which gets no frame.
    if (window.origin !== 'null')
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    if (document.activeElement === stop && !isSeen(stop)) faults.add(stop.outerHTML.slice(0, 160));
  }
  window.scrollTo(0, 0);
  return [...faults];
}

/** Texts that are cut off without a sign of it. */
export function cutTexts(): string[] {
  const root = [...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1) ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const faults = new Set<string>();
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const of = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (of === null || text === '' || of.closest('svg, option') !== null || !of.checkVisibility()) continue;
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    for (let box: Element | null = of; box !== null && root.contains(box); box = box.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, clip, clipPath } = getComputedStyle(box);
      const frame = box.getBoundingClientRect();
      // Only for screen readers, shortened with an ellipsis, or in a box that scrolls.
      if (clip !== 'auto' || clipPath !== 'none' || frame.width < 2) break;
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') break;
      if (scrolls(overflowX) || scrolls(overflowY)) break;
      const isCut =
        (cuts(overflowX) && (rect.right > frame.right + 1 || rect.left < frame.left - 1)) ||
        (cuts(overflowY) && (rect.bottom > frame.bottom + 2 || rect.top < frame.top - 2));
      if (isCut) faults.add(`${text.slice(0, 60)} in ${box.outerHTML.slice(0, 80)}`);
    }
  }
  return [...faults];
}
