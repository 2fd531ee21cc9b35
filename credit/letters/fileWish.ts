import type { Bureau } from '#vocabulary/bureaus.ts';
import type { Destination, Item, Sentence } from './letter.ts';

/** What is asked of a bureau about its file as a whole: the words of a letter, and where it goes. */
export interface FileWish {
  /** Part of the letter's id. */
  readonly slug: string;
  readonly at: (bureau: Bureau) => Destination;
  readonly subject: Sentence;
  readonly opening: readonly Sentence[];
  readonly item: Item;
  readonly closing: readonly Sentence[];
}
