/** What a purpose says: its subject, what comes before and after the items, and each item. */
import type { IsoDate } from '../../../report/model.ts';
import type { Item, Sentence } from '../../letter.ts';
import type { Placed } from '../cite.ts';

/** The items of one letter, and what they share. */
export interface Occasion {
  readonly points: readonly [Placed, ...Placed[]];
  readonly today: IsoDate;
  /** The earlier letters. */
  readonly stories: readonly Story[];
  /** Whether all items follow one letter. */
  readonly isOneStory: boolean;
}

/** One earlier letter, and which items of the new one follow it. */
export interface Story {
  readonly points: readonly [Placed, ...Placed[]];
  /** The numbers of the items in the new letter. */
  readonly numbers: readonly string[];
}

export type ItemWords = Pick<Item, 'states' | 'grounds' | 'asks'>;

export interface PurposeWords {
  readonly subject: (occasion: Occasion) => Sentence;
  readonly opening: (occasion: Occasion) => readonly Sentence[];
  readonly item: (placed: Placed, occasion: Occasion) => ItemWords;
  /** Before the sentence about the enclosures. */
  readonly closing: (occasion: Occasion) => readonly Sentence[];
}
