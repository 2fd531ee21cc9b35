/** What is visible through the windows of a letter's envelope. */
import { inkOf, type Word } from './pdf.ts';

/**
 * A #10 double-window envelope, in inches from the top left of the sheet: what is visible however the sheet slides,
 * and what may be.
 */
export const windows = {
  sender: {
    always: { left: 0.625, right: 2.875, top: 0.875, bottom: 1.292 },
    perhaps: { left: 0, right: 3.875, top: 0.417, bottom: 1.75 },
  },
  recipient: {
    always: { left: 0.625, right: 3.625, top: 2.125, bottom: 2.667 },
    perhaps: { left: 0, right: 4.625, top: 1.667, bottom: 3.125 },
  },
};
type Window = (typeof windows)['sender'];
type Zone = Window['always'];

function inside(zone: Zone, { x, y }: { x: number; y: number }): boolean {
  return x > zone.left && x < zone.right && y > zone.top && y < zone.bottom;
}

function read(words: readonly Word[], zone: Zone): string {
  return words
    .filter((word) => inside(zone, { x: (word.left + word.right) / 2, y: (word.top + word.bottom) / 2 }))
    .map((word) => word.text)
    .join(' ');
}

/**
 * The words of a first page whose center is in the window, in reading order: those always visible, and those that
 * may be.
 */
export function seenThrough({ always, perhaps }: Window, words: readonly Word[]): readonly [string, string] {
  return [read(words, always), read(words, perhaps)];
}

/** Dark spots of the first page that are visible only in some positions of the sheet, in inches. */
export function inkAstray(pdf: Uint8Array): readonly { readonly x: number; readonly y: number }[] {
  return inkOf(pdf).filter((spot) =>
    Object.values(windows).some(({ always, perhaps }) => inside(perhaps, spot) && !inside(always, spot)),
  );
}
