/**
 * Calls back when a person returns to the page from another tab, window, or program.
 * @param returned receives for how long they were away, in milliseconds
 * @returns to be called to end it
 */
export function watchAbsence(returned: (time: number) => void): () => void {
  let leftAt: number | null = document.visibilityState === 'hidden' ? Date.now() : null;
  const leave = () => {
    leftAt ??= Date.now();
  };
  const come = () => {
    if (leftAt === null) return;
    const time = Date.now() - leftAt;
    leftAt = null;
    returned(time);
  };
  const listening = new AbortController();
  const { signal } = listening;
  // A frame in the page takes the focus from the window, and not from the page.
  window.addEventListener('blur', () => document.hasFocus() || leave(), { signal });
  window.addEventListener('focus', come, { signal });
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : come()), { signal });
  return () => listening.abort();
}
