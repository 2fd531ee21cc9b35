import { type Box, grown, overlap, piecesOf, type Point } from './geometry.ts';

const clearance = 12;

/**
 * Left end of a heading at the top of a group: the leftmost position that no line crosses, or the left edge if there
 * is none.
 */
export function headingLeft(group: Box, heading: Box, lines: readonly (readonly Point[])[]): number {
  const last = group.x + group.width - heading.width - (heading.x - group.x);
  const pieces = lines.flatMap(piecesOf).map((piece) => grown(piece, clearance));
  const isFree = (x: number) => !pieces.some((piece) => overlap({ ...heading, x }, piece));
  const ends = pieces.map(({ x, width }) => x + width).filter((x) => x > heading.x && x <= last);
  return [heading.x, ...ends.toSorted((one, other) => one - other)].find(isFree) ?? heading.x;
}
