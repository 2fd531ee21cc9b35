/** A window opened within the click, so that pop-up blockers allow it, and sent on once its address is known. */
export interface WaitingWindow {
  readonly goTo: (address: string) => void;
  readonly close: () => void;
}

/** Null if the browser blocks it. */
export function openWindow(): WaitingWindow | null {
  const opened = window.open('', '_blank');
  if (opened === null) return null;
  // The page shown there must not be able to reach back.
  opened.opener = null;
  return { goTo: (address) => opened.location.replace(address), close: () => opened.close() };
}
