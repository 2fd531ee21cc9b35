import type { Report } from '../report/model.ts';
import { closing } from './closing.ts';
import { opening } from './opening.ts';
import type { Block, Destination, Exhibit, Item, Sentence, Topic } from './letter.ts';

/** A letter's text: what it is about, its items, and what is enclosed and asked for. */
export function blocksOf(
  topic: Topic,
  destination: Destination,
  items: readonly Item[],
  report: Report,
  exhibits: readonly Exhibit[],
  /** About earlier disputes of the items. */
  earlier: readonly Sentence[],
): readonly Block[] {
  return [
    { kind: 'paragraph', sentences: [...opening(topic, destination, items, report), ...earlier] },
    ...items.map((item, index): Block => ({ kind: 'item', number: index + 1, item })),
    { kind: 'paragraph', sentences: closing(destination, exhibits, items.length) },
  ];
}
