import { seenSinceAnswers } from '#disputes/seenSinceAnswers.ts';
import type { Disputes } from '#src/disputes/load.ts';

/** The date of a report that shows what the bureaus’ answers left; null if there is none. */
export function reportSeenSince({ disputes }: Pick<Disputes, 'disputes'>): string | null {
  const own = disputes.filter(({ recipient }) => recipient.kind === 'bureau');
  return seenSinceAnswers(
    own.flatMap(({ newer }) => newer?.on ?? []),
    own.map(({ decided }) => decided),
  );
}
