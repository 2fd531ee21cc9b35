import type { Letter } from '#credit/letters/letter.ts';
import { subjectsOf } from '#credit/letters/subjects.ts';
import type { Facts, WrittenLetter } from '#disputes/facts.ts';
import type { RecordedDisputeEntry } from '#server/store/disputeEvents.ts';
import type { Repositories } from '#server/store/store.ts';
import type { StoredWrittenLetter } from '#server/store/writtenLetters.ts';

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
}

/** A client's letters, and what was recorded about them; nothing if the account has no such client. */
export async function loadFacts(
  { writtenLetters, disputeEvents }: Pick<Repositories, 'writtenLetters' | 'disputeEvents'>,
  { accountId, profileId, today }: Whose,
): Promise<ClientFacts> {
  const stored = await writtenLetters.list(accountId, profileId);
  const entries = await disputeEvents.list(accountId, profileId);
  const events = entries.map(({ id, recordedAt, replaces, event }) => ({ id, recordedAt, replaces, event }));
  return {
    facts: { letters: writtenOf(stored), events, today },
    entries,
  };
}

function writtenOf(stored: readonly StoredWrittenLetter[]): readonly WrittenLetter[] {
  // Sealed when the letters were written, so they have our own shape.
  const letters = stored.map((row) => ({ row, letter: row.items as Letter }));
  const items = letters.flatMap(({ row, letter }) =>
    letter.blocks.flatMap((block) =>
      block.kind === 'item' ? [{ letterId: row.id, reportId: row.reportId, item: block.item }] : [],
    ),
  );
  const subjects = subjectsOf(items);
  const byLetter = Map.groupBy(
    items.map(({ letterId, item: { key, heading, rules } }, place) => ({
      letterId,
      item: { key, heading: heading.text, subject: subjects[place] ?? key, rules },
    })),
    ({ letterId }) => letterId,
  );
  return letters.map(({ row, letter: { date, destination, purpose } }) => ({
    id: row.id,
    sessionId: row.sessionId,
    position: row.position,
    purpose: purpose ?? 'dispute',
    writtenOn: date,
    recipient: { id: destination.id, name: destination.name, kind: destination.kind },
    items: (byLetter.get(row.id) ?? []).map(({ item }) => item),
    isReplaced: row.isRewritten,
    isMailingUnknown: row.isMailingUnknown,
  }));
}
