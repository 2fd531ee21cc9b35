import type { Dispute } from '#contract/disputes.ts';
import { itemsOf } from '#credit/letters/changedLetter.ts';
import type { EarlierDispute } from '#credit/letters/earlierDisputes.ts';
import type { Item, Letter } from '#credit/letters/letter.ts';
import type { Point } from '#credit/letters/selection.ts';
import { subjectsOf } from '#credit/letters/subjects.ts';
import { chainOf, newestThatLeft } from '#disputes/chains.ts';
import { type CountingEvent, countingEvents } from '#disputes/countingEvents.ts';
import { entriesBehind } from '#disputes/entriesBehind.ts';
import type { Facts } from '#disputes/facts.ts';
import { journeyOf } from '#disputes/journey.ts';
import { lastReply } from '#disputes/lastReply.ts';
import { standingOf } from '#disputes/standing.ts';

/** A client's earlier letters, and what was recorded about them. */
export interface KnownLetters {
  readonly facts: Facts;
  /** What the letters say, in the order of the facts. */
  readonly contents: readonly {
    readonly id: string;
    /** The report by which its items have their keys. */
    readonly reportId: string;
    readonly letter: Letter;
  }[];
}

/** What a client's earlier letters disputed of the points of a new selection. */
export interface PastDisputes {
  /** All disputes of the same item with the same recipient. */
  readonly chainOf: (point: Point) => readonly Dispute[];
  /** As the dispute's letter has it. */
  readonly itemOf: (dispute: Dispute) => Item | null;
  /** In the order in which they happened. */
  readonly counting: readonly CountingEvent[];
  /** What the new letters may say about it. */
  readonly told: (points: readonly Point[]) => readonly EarlierDispute[];
}

/** `reportId` is the report by which the points have their keys. */
export function pastDisputes(
  points: readonly Point[],
  { facts, contents }: KnownLetters,
  reportId: string,
): PastDisputes {
  const earlier = contents.flatMap(({ id, reportId: from, letter }) =>
    itemsOf(letter).map((item) => ({ letterId: id, reportId: from, item })),
  );
  const planned = points.map(({ item }) => ({ letterId: '', reportId, item }));
  const subjects = subjectsOf([...earlier, ...planned]).slice(earlier.length);
  const subjectOf = new Map(points.map((point, place) => [point, subjects[place] ?? '']));
  const standing = standingOf(facts);
  const counting = countingEvents(facts.events);
  const chains = Map.groupBy(standing.disputes, chainOf);
  const letters = new Map(standing.letters.map((letter) => [letter.id, letter]));
  const written = new Map(contents.map(({ id, letter }) => [id, { ...letter, id }]));
  const items = new Map(earlier.map(({ letterId, item }) => [`${letterId} ${item.key}`, item]));
  const chainAt = (point: Point) =>
    chains.get(chainOf({ subject: subjectOf.get(point) ?? '', recipient: point.destination })) ?? [];
  const itemOf = ({ letter, item }: Dispute) => items.get(`${letter} ${item}`) ?? null;
  return {
    chainOf: chainAt,
    itemOf,
    counting,
    told: (some) =>
      some.flatMap((point) => {
        const last = newestThatLeft(chainAt(point));
        // A letter that came back told its recipient nothing.
        if (last === null || last.state === 'undelivered') return [];
        const [item, letter, mailing] = [itemOf(last), written.get(last.letter), letters.get(last.letter)];
        const journey = mailing === undefined ? null : journeyOf(mailing);
        if (item === null || letter === undefined || mailing === undefined || journey === null) return [];
        return [
          {
            recipient: point.destination.id,
            key: point.item.key,
            letter,
            item,
            journey,
            reply: lastReply(counting, last),
            entries: entriesBehind(last, mailing, counting, facts.reportDates),
            asksForNotice: mailing.asksForNotice === true,
            isUnanswered: last.state === 'unanswered',
          },
        ];
      }),
  };
}
