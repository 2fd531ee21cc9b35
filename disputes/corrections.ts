/** Letters that correct what earlier ones said on the client's word, or about what was recorded. */
import type { DisputeRef } from '#contract/disputeEvents.ts';
import type { DisputeLetter, LetterState } from '#contract/disputes.ts';
import type { StepOffer } from '#contract/nextSteps.ts';
import { disputeTold, type Mistold } from './mistold.ts';
import { needsLetter } from './needsLetter.ts';
import { isSame } from './sameDispute.ts';
import type { ClientStanding } from './standing.ts';

/** A point of a letter that is based on a statement that was withdrawn. */
export interface WithdrawnPoint extends DisputeRef {
  readonly statement: string;
  /** Civil date of the withdrawal. */
  readonly on: string;
  /** Nothing else in the item supports it. */
  readonly isOnlyPoint: boolean;
}

/** Nobody has to be corrected about a letter that they never got, and one that was not mailed can be written again. */
const reached: ReadonlySet<LetterState> = new Set(['mailed', 'received']);

/**
 * A correction for each item of the newest letter that told a recipient something that was withdrawn, or that was recorded
 * otherwise since and that they may act on, unless one is written. It doesn't depend on an answer: a recipient is not to
 * investigate what the client no longer says.
 */
export function correctionsOf(
  {
    letters,
    disputes,
    requests,
    mistold,
  }: Pick<ClientStanding, 'letters' | 'disputes' | 'requests' | 'mistold'>,
  withdrawn: readonly WithdrawnPoint[],
  /** The civil date of an instant. */
  dayOf: (instant: string) => string,
): readonly StepOffer[] {
  const statements = ofStatements({ letters, disputes, requests }, withdrawn);
  const subjectOf = (offer: DisputeRef) => disputes.find((each) => isSame(each, offer))?.subject;
  // A correction of a statement tells what was recorded otherwise, too.
  const isTold = ({ recipient, about }: Mistold) =>
    statements.some(
      (offer) =>
        offer.recipient.id === recipient.id && about.some(({ subject }) => subject === subjectOf(offer)),
    );
  const open = mistold.filter((each) => each.correction === 'open' && needsLetter(each) && !isTold(each));
  const place = (each: Mistold) => letters.findIndex(({ id }) => id === each.in);
  const byItem = Map.groupBy(
    open,
    ({ recipient, about: [item] }) => `${recipient.id} ${item?.subject ?? ''}`,
  );
  return [
    ...statements,
    ...[...byItem.values()].flatMap((same): StepOffer[] => {
      const [newest] = same.toSorted((one, other) => place(other) - place(one));
      const [item] = newest?.about ?? [];
      const dispute = newest && item && disputeTold(newest, item.key, disputes);
      const letter = letters.find(({ id }) => id === newest?.in);
      if (newest === undefined || item === undefined || dispute === undefined || letter === undefined)
        return [];
      return [
        {
          letter: newest.in,
          item: item.key,
          purpose: 'retraction',
          heading: dispute.heading,
          recipient: newest.recipient,
          reason: 'corrected',
          since:
            same
              .map(({ since }) => dayOf(since))
              .toSorted()
              .at(-1) ?? '',
          added: 'optional',
          needsMailing: letter.mailed === null,
          mayBeDisregarded: false,
        },
      ];
    }),
  ];
}

function ofStatements(
  { letters, disputes, requests }: Pick<ClientStanding, 'letters' | 'disputes' | 'requests'>,
  withdrawn: readonly WithdrawnPoint[],
): readonly StepOffer[] {
  const byId = new Map(letters.map((letter, place) => [letter.id, { letter, place }]));
  const placed = withdrawn.flatMap((point) => {
    const found = byId.get(point.letter);
    return found === undefined ? [] : [{ point, ...found }];
  });
  const toldTo = ({ point, letter }: Placed) => `${letter.recipient.id} ${point.statement}`;
  const mailed = placed.filter(
    ({ point, letter }) =>
      letter.purpose !== 'retraction' &&
      reached.has(letter.state) &&
      !correctedFor({ letters, requests }, withdrawn, letter.recipient).has(point.statement),
  );
  const newest = [...Map.groupBy(mailed, toldTo).values()].flatMap(
    (same) => same.toSorted((one, other) => other.place - one.place)[0] ?? [],
  );
  const byItem = Map.groupBy(newest, ({ point }) => `${point.letter} ${point.item}`);
  return [...byItem.values()].flatMap(([first, ...more]) => {
    const dispute = first && disputes.find((each) => isSame(each, first.point));
    if (first === undefined || dispute === undefined) return [];
    const { letter, point } = first;
    const days = [first, ...more].map((each) => each.point.on).toSorted();
    return [
      {
        letter: letter.id,
        item: point.item,
        purpose: 'retraction',
        heading: dispute.heading,
        recipient: letter.recipient,
        reason: 'withdrawn',
        since: days.at(-1) ?? point.on,
        added: 'optional',
        needsMailing: letter.mailed === null,
        mayBeDisregarded: false,
      },
    ];
  });
}

/** The withdrawn statements about which a recipient has a correction, or one is written. */
export function correctedFor(
  { letters, requests }: Pick<ClientStanding, 'letters' | 'requests'>,
  withdrawn: readonly WithdrawnPoint[],
  recipient: { readonly id: string },
): ReadonlySet<string> {
  const written = new Set(
    requests.flatMap(({ purpose, state, letter }) =>
      purpose === 'retraction' && state !== 'withdrawn' ? [letter] : [],
    ),
  );
  const own = new Set(
    letters.flatMap(({ id, recipient: to }) => (to.id === recipient.id && written.has(id) ? [id] : [])),
  );
  return new Set(withdrawn.flatMap(({ letter, statement }) => (own.has(letter) ? [statement] : [])));
}

interface Placed {
  readonly point: WithdrawnPoint;
  readonly letter: DisputeLetter;
  readonly place: number;
}
