import type { ReplyOf } from '#contract/call.ts';
import type { DisputeEvent, DisputeRef } from '#contract/disputeEvents.ts';
import type { Dispute, DisputeLetter, disputes, DisputeState, TimelineEntry } from '#contract/disputes.ts';
import type { Destination } from '#contract/repair.ts';

/** A client's disputes when the page was opened. */
export type Disputes = Pick<ReplyOf<typeof disputes>, 'today' | 'letters' | 'disputes' | 'timeline'>;

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

/** A letter that an answer can be about, with its items that have no result yet. */
export interface OpenLetter {
  readonly letter: DisputeLetter;
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

/** The recipients with letters that wait for an answer, and those of the entry that is corrected. */
export function answerersOf(client: Disputes, entry: string | null): readonly Answerer[] {
  const decided = new Set(correctedOf(client, entry)?.event.results.map(keyOf));
  const isOpen = (item: Dispute, { isMailingUnknown }: DisputeLetter) =>
    open.has(item.state) || decided.has(keyOf(item)) || (isMailingUnknown && item.state === 'drafted');
  const letters = client.letters
    .map((letter) => ({
      letter,
      items: client.disputes.filter((item) => item.letter === letter.id && isOpen(item, letter)),
    }))
    .filter(({ items }) => items.length > 0);
  return [...Map.groupBy(letters, ({ letter }) => letter.recipient.id).values()].flatMap((group) =>
    group[0] === undefined ? [] : [{ recipient: group[0].letter.recipient, letters: group }],
  );
}

/** An open letter to the bureau that sent a scan; null if there is none, or if no bureau sent it. */
export const letterFrom = (client: Disputes, sender: string | null): string | null =>
  answerersOf(client, null).find(({ recipient }) => recipient.kind === 'bureau' && recipient.id === sender)
    ?.letters[0]?.letter.id ?? null;

/** One answer can settle every letter of its sender, so all of them are chosen at first. */
export const lettersOf = (client: Disputes, entry: string | null, recipient: string): readonly string[] =>
  answerersOf(client, entry)
    .filter((answerer) => answerer.recipient.id === recipient)
    .flatMap(({ letters }) => letters.map(({ letter }) => letter.id));
