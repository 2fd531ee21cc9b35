/**
 * What looks the same with the focus and without: its beginning. Of a page with open dialogs, only the last one counts. It runs in
 * the page, after a key was pressed so that the browser shows the focus, and uses nothing from outside.
 */
export async function unmarkedFocus(): Promise<string[]> {
  const root = [...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1) ?? document.body;
  const stops = [
    ...root.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ),
  ].filter((stop) => stop.tabIndex >= 0);
  /** All that can carry the mark: itself, what it is in, and what stands for it (a switch’s track, a box in a label). */
  const looks = (stop: HTMLElement): string => {
    const label = stop.closest('label');
    const near = [
      stop,
      stop.parentElement,
      ...(label === null ? [] : [label, ...label.querySelectorAll('*')]),
    ];
    return near
      .filter((each): each is HTMLElement => each !== null)
      .flatMap((each) => [
        getComputedStyle(each),
        getComputedStyle(each, '::before'),
        getComputedStyle(each, '::after'),
      ])
      .map(
        ({
          outlineStyle,
          outlineWidth,
          outlineColor,
          boxShadow,
          borderColor,
          borderWidth,
          backgroundColor,
        }) =>
          outlineStyle === 'none'
            ? [boxShadow, borderColor, borderWidth, backgroundColor].join()
            : [
                outlineStyle,
                outlineWidth,
                outlineColor,
                boxShadow,
                borderColor,
                borderWidth,
                backgroundColor,
              ].join(),
      )
      .join(';');
  };
  const faults = new Set<string>();
  for (const stop of stops) {
    if (!stop.isConnected || !stop.checkVisibility({ visibilityProperty: true })) continue;
    (document.activeElement as HTMLElement | null)?.blur();
    const before = looks(stop);
    stop.focus({ preventScroll: true });
    if (document.activeElement !== stop) continue;
    // Colors may change over time; a spinner never stops.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
    if (looks(stop) === before) faults.add(stop.outerHTML.slice(0, 160));
  }
  return [...faults];
}
