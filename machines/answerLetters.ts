import type { ReplyOf } from '#contract/call.ts';
import type { DisputeEvent, DisputeRef } from '#contract/disputeEvents.ts';
import type { Dispute, DisputeLetter, disputes, DisputeState, TimelineEntry } from '#contract/disputes.ts';
import type { Destination } from '#contract/repair.ts';

/** A client's disputes when the page was opened. */
export type Disputes = Pick<
  ReplyOf<typeof disputes>,
  'profileName' | 'today' | 'letters' | 'disputes' | 'requests' | 'timeline'
>;

export type AnswerEvent = Extract<DisputeEvent, { kind: 'answer' }>;

export const keyOf = ({ letter, item }: DisputeRef): string => `${letter}/${item}`;

/** Items that a recipient has not decided, whatever else was recorded about them. */
const open: ReadonlySet<DisputeState> = new Set([
  'onItsWay',
  'undelivered',
  'investigating',
  'awaitingResult',
  'questionOpen',
  'moreNeeded',
  'unanswered',
  'deletedByReport',
  'refused',
  'superseded',
]);

/** Items with a result, which a later answer can change: a bureau may delete what it verified, or put back what it deleted. */
const settled: ReadonlySet<DisputeState> = new Set([
  'deleted',
  'corrected',
  'partlyCorrected',
  'verified',
  'notInFile',
  'reappeared',
  'reinsertedWithNotice',
  'reinsertedUnnoticed',
  'leftAsIs',
]);

/** A letter that an answer can be about: with its items that have no result yet, or, if all have one, with all of them. */
export interface OpenLetter {
  readonly letter: DisputeLetter;
  readonly isSettled: boolean;
  readonly items: readonly Dispute[];
}

/** Someone who can have answered. */
export interface Answerer {
  readonly recipient: Destination;
  readonly letters: readonly OpenLetter[];
}

/** The entry that is to be corrected: an answer that still counts. Null if there is none. */
export function correctedOf(
  { timeline }: Disputes,
  entry: string | null,
): (TimelineEntry & { event: AnswerEvent }) | null {
  const found = timeline.find(({ id }) => id === entry);
  if (found === undefined || found.replacedBy !== null || found.withdrawn !== null) return null;
  const { event } = found;
  return event.kind === 'answer' ? { ...found, event } : null;
}

/** The stored pages of the entry that is corrected. */
export const filesOf = (client: Disputes, entry: string | null): readonly string[] =>
  correctedOf(client, entry)?.event.files ?? [];

/** The recipients of letters that were mailed, and those of the entry that is corrected. */
export function answerersOf(client: Disputes, entry: string | null): readonly Answerer[] {
  const decided = new Set(correctedOf(client, entry)?.event.results.map(keyOf));
  const isOpen = (item: Dispute, { isMailingUnknown }: DisputeLetter) =>
    open.has(item.state) || decided.has(keyOf(item)) || (isMailingUnknown && item.state === 'drafted');
  const letters = client.letters
    .map((letter) => {
      const own = client.disputes.filter((item) => item.letter === letter.id);
      const items = own.filter((item) => isOpen(item, letter));
      return items.length > 0
        ? { letter, isSettled: false, items }
        : { letter, isSettled: true, items: own.filter(({ state }) => settled.has(state)) };
    })
    .filter(({ items }) => items.length > 0);
  return [...Map.groupBy(letters, ({ letter }) => letter.recipient.id).values()].flatMap((group) =>
    group[0] === undefined ? [] : [{ recipient: group[0].letter.recipient, letters: group }],
  );
}

/** An open letter to the bureau that sent a scan; null if there is none, or if no bureau sent it. */
export const letterFrom = (client: Disputes, sender: string | null): string | null =>
  answerersOf(client, null).find(({ recipient }) => recipient.kind === 'bureau' && recipient.id === sender)
    ?.letters[0]?.letter.id ?? null;

/**
 * One answer can settle every open letter of its sender, so all of them are chosen at first, except those that a later letter
 * asks again about: the person would decide about each of their items twice.
 */
export function lettersOf(client: Disputes, entry: string | null, recipient: string): readonly string[] {
  const letters = answerersOf(client, entry).find((answerer) => answerer.recipient.id === recipient)?.letters;
  const open = (letters ?? []).filter(({ isSettled }) => !isSettled);
  const current = open.filter((each) => !isAskedAgain(each, open));
  const chosen = open.length === 0 && letters?.length === 1 ? letters : current;
  return chosen.map(({ letter }) => letter.id);
}

/** Whether every open item of a letter is also in one that was written later. */
function isAskedAgain({ letter, items }: OpenLetter, open: readonly OpenLetter[]): boolean {
  const later = new Set(
    open
      .filter((other) => other.letter.writtenOn > letter.writtenOn)
      .flatMap((other) => other.items.map(({ subject }) => subject)),
  );
  return items.every(({ subject }) => later.has(subject));
}
