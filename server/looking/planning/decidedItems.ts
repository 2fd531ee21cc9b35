import type { RepeatedItem } from '#contract/letterSummary.ts';
import { namesInReport } from '#credit/letters/itemNames.ts';
import { type Meanings, saysNew } from '#credit/letters/newFacts.ts';
import type { Point } from '#credit/letters/selection.ts';
import { repetitionOf } from '#disputes/repeats.ts';
import type { PastDisputes } from './pastDisputes.ts';
import { recipientName } from '#vocabulary/recipientName.ts';

export interface WithoutDecided {
  readonly points: readonly Point[];
  readonly leftOut: readonly RepeatedItem[];
}

/** The points of a selection without those whose recipients decided about the same item, where nothing is new since then. */
export function withoutDecided(
  points: readonly Point[],
  { chainOf, itemOf, counting }: PastDisputes,
  /** Civil date of the report. */
  reportOn: string,
  meanings: Meanings,
): WithoutDecided {
  const nameOf = namesInReport(points.map(({ item }) => item));
  const kept: Point[] = [];
  const leftOut: RepeatedItem[] = [];
  for (const point of points) {
    const { item, destination } = point;
    const chain = chainOf(point);
    const before = chain.flatMap((dispute) => (dispute.state === 'drafted' ? [] : (itemOf(dispute) ?? [])));
    const repeated = repetitionOf({ chain, counting, reportOn, saysNew: saysNew(item, before, meanings) });
    if (repeated === null) kept.push(point);
    else {
      const { as, on, why } = repeated;
      leftOut.push({
        key: item.key,
        heading: nameOf(item),
        recipient: recipientName(destination),
        accountId: item.key.startsWith('account:') ? item.key.slice('account:'.length) : null,
        decided: { as, on },
        why,
      });
    }
  }
  return { points: kept, leftOut };
}
