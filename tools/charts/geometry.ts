export interface Point {
  readonly x: number;
  readonly y: number;
}

/** In pixels from the drawing's upper left corner. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Whether two boxes share more than a border. */
export const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The straight segments of a line as boxes; along an axis, they have no width or no height. */
export const piecesOf = (line: readonly Point[]): Box[] =>
  line.slice(1).map((end, index) => {
    const start = line[index] ?? end;
    return {
      x: Math.min(start.x, end.x),
      y: Math.min(start.y, end.y),
      width: Math.abs(end.x - start.x),
      height: Math.abs(end.y - start.y),
    };
  });

export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
