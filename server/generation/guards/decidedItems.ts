import type { RepeatedItem } from '#contract/letterSummary.ts';
import { namesInReport } from '#credit/letters/itemNames.ts';
import { saysNew } from '#credit/letters/newFacts.ts';
import type { Point } from '#credit/letters/selection.ts';
import { subjectsOf } from '#credit/letters/subjects.ts';
import { chainOf } from '#disputes/chains.ts';
import { countingEvents } from '#disputes/countingEvents.ts';
import { repetitionOf } from '#disputes/repeats.ts';
import { standingOf } from '#disputes/standing.ts';
import type { ClientFacts } from '#server/disputes/facts.ts';

interface Basis {
  readonly reportId: string;
  /** Civil date of the report. */
  readonly reportOn: string;
}

export interface WithoutDecided {
  readonly points: readonly Point[];
  readonly leftOut: readonly RepeatedItem[];
}

/** The points of a selection without those whose recipients decided about the same item, where nothing is new since then. */
export function withoutDecided(
  points: readonly Point[],
  { facts, contents }: ClientFacts,
  { reportId, reportOn }: Basis,
): WithoutDecided {
  const earlier = contents.flatMap(({ id, reportId: from, letter }) =>
    letter.blocks.flatMap((block) =>
      block.kind === 'item' ? [{ letterId: id, reportId: from, item: block.item }] : [],
    ),
  );
  const planned = points.map(({ item }) => ({ letterId: '', reportId, item }));
  const nameOf = namesInReport(points.map(({ item }) => item));
  const subjects = subjectsOf([...earlier, ...planned]).slice(earlier.length);
  const counting = countingEvents(facts.events);
  const chains = Map.groupBy(standingOf(facts).disputes, chainOf);
  const kept: Point[] = [];
  const leftOut: RepeatedItem[] = [];
  for (const [place, point] of points.entries()) {
    const { item, destination } = point;
    const chain = chains.get(chainOf({ subject: subjects[place] ?? '', recipient: destination })) ?? [];
    const left = chain.filter(({ state }) => state !== 'drafted');
    const before = earlier.filter((each) =>
      left.some((dispute) => dispute.letter === each.letterId && dispute.item === each.item.key),
    );
    const isNew = saysNew(
      item,
      before.map((each) => each.item),
    );
    const repeated = repetitionOf({ chain, counting, reportOn, saysNew: isNew });
    if (repeated === null) kept.push(point);
    else {
      const { as, on, why } = repeated;
      leftOut.push({
        key: item.key,
        heading: nameOf(item),
        recipient: destination.name,
        accountId: item.key.startsWith('account:') ? item.key.slice('account:'.length) : null,
        decided: { as, on },
        why,
      });
    }
  }
  return { points: kept, leftOut };
}
