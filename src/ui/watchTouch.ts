import { untouched } from '#contract/limits.ts';

/** What someone does who uses a page. A page that scrolls by itself is no sign of them. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

interface Watching {
  /** The page is in sight, and nobody has touched it for this long, in milliseconds. At least once for each `pause` of that. */
  readonly still: (time: number) => void;
  /** Someone touches it again after this long. */
  readonly touched: (time: number) => void;
}

/**
 * Calls back about a page that is in sight without being used.
 * @returns to be called to end it
 */
export function watchTouch({ still, touched }: Watching): () => void {
  let last = Date.now();
  const touch = () => {
    const time = Date.now() - last;
    last = Date.now();
    if (time >= untouched.pause) touched(time);
  };
  const look = () => {
    const time = Date.now() - last;
    if (!document.hidden && time >= untouched.pause) still(time);
  };
  const listening = new AbortController();
  const { signal } = listening;
  for (const sign of signs) window.addEventListener(sign, touch, { signal, capture: true, passive: true });
  const timer = setInterval(look, untouched.pause);
  return () => {
    listening.abort();
    clearInterval(timer);
  };
}
