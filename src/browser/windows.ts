/** A window opened at once, while the click still counts as one, and sent on when its address is known. */
export interface WaitingWindow {
  readonly goTo: (address: string) => void;
  readonly close: () => void;
}

/** Null when the browser does not let one open. */
export function openWindow(): WaitingWindow | null {
  const opened = window.open('', '_blank');
  if (opened === null) return null;
  // What is shown there must not reach back.
  opened.opener = null;
  return { goTo: (address) => opened.location.replace(address), close: () => opened.close() };
}
