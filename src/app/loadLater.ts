/** Milliseconds after a page is shown. What the page itself still asks for goes first. */
const delay = 1_000;

interface Later<T> {
  readonly load: () => Promise<T>;
  readonly onLoaded: (part: T) => void;
  /** It couldn't be loaded, and will be tried again. */
  readonly onFailure?: () => void;
}

/**
 * Loads what a page needs only after it is shown, and tries again until it is there: nobody has asked for it, so nobody would
 * miss it in time.
 * @returns to be called to end it
 */
export function loadLater<T>({ load, onLoaded, onFailure }: Later<T>): () => void {
  let isWanted = true;
  let wait = setTimeout(() => void attempt(), delay);
  async function attempt(): Promise<void> {
    try {
      const part = await load();
      if (isWanted) onLoaded(part);
    } catch {
      if (!isWanted) return;
      onFailure?.();
      wait = setTimeout(() => void attempt(), delay);
    }
  }
  return () => {
    isWanted = false;
    clearTimeout(wait);
  };
}
