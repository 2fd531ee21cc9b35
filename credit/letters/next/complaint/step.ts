/** What a complaint is told from: one letter about one item to the bureau, and what came back. */
import type { IsoDate } from '../../../report/model.ts';
import type { Placed, Told } from '../cite.ts';
import type { NextStep } from '../step.ts';
import type { Exchange } from './answers.ts';

/** One letter about one item to the bureau, and what came back. `added` is what the client says is still wrong. */
export type ComplaintStep = Pick<
  NextStep,
  'letter' | 'item' | 'journey' | 'reply' | 'seenAgainOn' | 'added' | 'enclosures'
> &
  Exchange & {
    /** The same for all rounds of one item; two entries of a file can have the same heading. */
    readonly subject: string;
    /** It asked for the notice of a reinsertion, or followed up on a letter that did. */
    readonly asksForNotice: boolean;
    /** When the bureau's notice that it put the item back came; null if nobody recorded one. */
    readonly noticeOn: IsoDate | null;
  };

export interface About extends Told, Exchange {
  readonly enclosures: NextStep['enclosures'];
  readonly subject: string;
  readonly asksForNotice: boolean;
  readonly noticeOn: IsoDate | null;
}
/** One letter about one item, with its place among the steps. */
export type Entry = Placed<About>;
