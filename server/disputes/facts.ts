import { reasonsOf } from '#credit/letters/reasons.ts';
import type { Letter } from '#credit/letters/letter.ts';
import { correctionsMade, designatesSomeone, toldRecords } from '#credit/letters/next/told.ts';
import { recipientIds } from '#credit/letters/recipients.ts';
import { namesAmong } from '#credit/letters/itemNames.ts';
import { subjectsOf } from '#credit/letters/subjects.ts';
import type { Facts, WrittenLetter } from '#disputes/facts.ts';
import type { NewestReport } from '#disputes/newerReport.ts';
import { isClient, type RecordedDisputeEntry } from '#server/store/disputeEvents.ts';
import type { SightedIn } from '#server/store/sightings.ts';
import type { Repositories } from '#server/store/store.ts';
import type { StoredWrittenLetter } from '#server/store/writtenLetters.ts';
import { recipientName } from '#vocabulary/recipientName.ts';

/** Which client, and today's civil date in their account's time zone. */
export interface Whose {
  readonly accountId: string;
  readonly profileId: string;
  readonly today: string;
}

export interface ClientFacts {
  readonly facts: Facts;
  /** Oldest first. */
  readonly entries: readonly RecordedDisputeEntry[];
  /** What the letters say, in the order of the facts. */
  readonly contents: readonly ContentOfLetter[];
  /** The letters as they are stored, in the same order. */
  readonly stored: readonly StoredWrittenLetter[];
}

export interface ContentOfLetter {
  readonly id: string;
  /** The report by which its items have their keys. */
  readonly reportId: string;
  readonly letter: Letter;
  /** What its items are called on screens, by key. */
  readonly names: ReadonlyMap<string, string>;
}

export type FactSources = Pick<Repositories, 'writtenLetters' | 'disputeEvents' | 'sightings' | 'reports'>;

/** A client's letters, what was recorded about them, and what their newest report shows; nothing if the account has no such client. */
export async function loadFacts(
  { writtenLetters, disputeEvents, sightings, reports }: FactSources,
  { accountId, profileId, today }: Whose,
): Promise<ClientFacts> {
  const stored = await writtenLetters.list(accountId, profileId);
  const entries = await disputeEvents.list(accountId, profileId);
  const events = entries.map(({ id, recordedAt, replaces, event, userId }) => ({
    id,
    recordedAt,
    replaces,
    event,
    ...(isClient(userId) && { isByClient: true as const }),
  }));
  const letters = writtenOf(stored);
  const sighted = await sightings.find(accountId, profileId);
  const newest = sighted === null ? undefined : newestOf(sighted, letters);
  const reportDates = await reports.dates(accountId, profileId);
  return {
    facts: { letters, events, today, newest, reportDates },
    entries,
    // Sealed when the letters were written, so they have our own shape.
    contents: stored.map(({ id, reportId, items }, place) => ({
      id,
      reportId,
      letter: items as Letter,
      names: new Map(letters[place]?.items.map(({ key, heading }) => [key, heading])),
    })),
    stored,
  };
}

/** Items go by their keys here, and by their numbers in the store. */
function newestOf({ id, on, rows }: SightedIn, letters: readonly WrittenLetter[]): NewestReport {
  const byId = new Map(letters.map((letter) => [letter.id, letter]));
  const items = rows.flatMap(({ letterId, item, ...seen }) => {
    const key = byId.get(letterId)?.items[item - 1]?.key;
    return key === undefined ? [] : [{ letter: letterId, item: key, ...seen }];
  });
  return { id, on, items };
}

function writtenOf(stored: readonly StoredWrittenLetter[]): readonly WrittenLetter[] {
  // Sealed when the letters were written, so they have our own shape.
  const letters = stored.map((row) => ({ row, letter: row.items as Letter }));
  const items = letters.flatMap(({ row, letter }) =>
    letter.blocks.flatMap((block) =>
      block.kind === 'item'
        ? [
            {
              letterId: row.id,
              reportId: row.reportId,
              item: block.item,
              reasons: reasonsOf(block.item, letter.purpose ?? 'dispute'),
            },
          ]
        : [],
    ),
  );
  const subjects = subjectsOf(items);
  const named = items.map(({ item }, place) => ({ item, subject: subjects[place] ?? item.key }));
  const nameOf = namesAmong(named);
  const byLetter = Map.groupBy(
    named.map(({ item, subject }, place) => ({
      letterId: items[place]?.letterId ?? '',
      item: {
        key: item.key,
        heading: nameOf({ item, subject }),
        subject,
        reasons: items[place]?.reasons ?? [],
      },
    })),
    ({ letterId }) => letterId,
  );
  const recipients = recipientIds(
    letters.map(({ row, letter: { destination } }) => ({
      destination,
      subjects: (byLetter.get(row.id) ?? []).map(({ item }) => item.subject),
    })),
  );
  return letters.map(({ row, letter: { date, destination, purpose, isClientsToSign, blocks } }, place) => ({
    id: row.id,
    sessionId: row.sessionId,
    position: row.position,
    purpose: purpose ?? 'dispute',
    writtenOn: date,
    recipient: {
      id: recipients[place] ?? destination.id,
      name: recipientName(destination),
      kind: destination.kind,
    },
    items: (byLetter.get(row.id) ?? []).map(({ item }) => item),
    ...(isClientsToSign && { isClientsToSign }),
    isReplaced: row.isRewritten,
    isMailingUnknown: row.isMailingUnknown,
    ...recordedIn({ blocks }),
  }));
}

/** What the letter tells about the record, what it corrects, and whether it designates someone; nothing of that if it doesn't. */
function recordedIn(
  letter: Pick<Letter, 'blocks'>,
): Pick<WrittenLetter, 'tells' | 'corrects' | 'designates'> {
  const [tells, corrects] = [toldRecords(letter), correctionsMade(letter)];
  return {
    ...(tells.length > 0 && { tells }),
    ...(corrects.length > 0 && { corrects }),
    ...(designatesSomeone(letter) && { designates: true }),
  };
}
