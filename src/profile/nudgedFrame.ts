import type { Frame } from '#machines/photoCrop.ts';

/** The least width and height of a frame that keys have made smaller. */
const least = 5;
const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const between = (low: number, value: number, high: number) => Math.min(Math.max(low, value), high);

/**
 * What an arrow key makes of a frame; null for other keys.
 * @param handle the edge or corner that moves, by its compass points ('n', 'se'); none moves the whole frame
 */
export function nudgedFrame(
  frame: Frame,
  handle: string | undefined,
  key: string,
  step: number,
): Frame | null {
  const direction = directions[key];
  if (direction === undefined) return null;
  const [x, y] = [direction[0] * step, direction[1] * step];
  const { width, height } = frame;
  if (handle === undefined)
    return {
      ...frame,
      x: between(0, frame.x + x, 100 - width),
      y: between(0, frame.y + y, 100 - height),
    };
  let [left, top, right, bottom] = [frame.x, frame.y, frame.x + width, frame.y + height];
  // What is narrower than the least can still become wider.
  if (handle.includes('w')) left = between(0, left + x, Math.max(left, right - least));
  if (handle.includes('e')) right = between(Math.min(right, left + least), right + x, 100);
  if (handle.includes('n')) top = between(0, top + y, Math.max(top, bottom - least));
  if (handle.includes('s')) bottom = between(Math.min(bottom, top + least), bottom + y, 100);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
