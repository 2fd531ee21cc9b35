/** Milliseconds: half a minute, two minutes, eight, half an hour, two hours, then six. */
const first = 30_000;
const factor = 4;
const longest = 6 * 60 * 60_000;

/**
 * Milliseconds until an attempt is repeated, from the number of attempts so far (1 or more). `jitter`, from 0 to 1,
 * spreads jobs that failed together over a quarter of that time.
 */
export function backoff(attempts: number, jitter: number): number {
  const wait = Math.min(first * factor ** (attempts - 1), longest);
  return Math.round(wait * (1 + jitter / 4));
}
