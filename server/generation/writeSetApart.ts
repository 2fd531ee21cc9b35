import type { GenerationSession } from '#contract/repair.ts';
import type { Letter } from '#credit/letters/letter.ts';
import type { Session } from '#server/identity/session.ts';
import type { Attendance } from '#server/jobs/attended.ts';
import { resolution } from '#server/letters/enclosures.ts';
import type { Services } from '#server/services.ts';
import type { Claim } from '#server/store/idempotency.ts';
import { newId } from '#server/store/ids.ts';
import type { Step } from '#server/store/store.ts';
import { preparePrinting } from './enclosures.ts';
import { recordLetterSet, refusalOf } from './recordLetterSet.ts';
import { writeLetters } from './writeLetters.ts';

interface Whose {
  readonly session: Pick<Session, 'accountId' | 'timeZone'>;
  readonly profileId: string;
  readonly claim: Claim;
}

interface SetApart {
  /** The report that the set is kept with. */
  readonly reportId: string;
  /** What was asked for, in the open. */
  readonly choice: Readonly<Record<string, unknown>>;
  readonly letters: readonly Letter[];
  /** Civil date. */
  readonly today: string;
  /** Whether the same was written within the last 24 hours. */
  readonly isRepeated: (step: Pick<Step, 'sessions'>) => Promise<boolean>;
}

/**
 * Typesets letters that follow from no choice of items and no earlier letter, and records them as one set, spending one generation.
 * Throws what `recordLetterSet` refuses, and `unprintableName`; then nothing is saved or spent.
 */
export async function writeSetApart(
  services: Services,
  { session, profileId, claim }: Whose,
  { reportId, choice, letters, today, isRepeated }: SetApart,
  { signal, end }: Pick<Attendance<GenerationSession>, 'signal' | 'end'>,
): Promise<GenerationSession> {
  const { store, vault, turns, printVariantId } = services;
  const { accountId } = session;
  const printed = await turns.letters.take(
    accountId,
    () => preparePrinting(services, { session, profileId }, letters, { dots: resolution.paper }),
    signal,
  );
  const written = await writeLetters(services, { accountId, profileId }, letters, printed, signal);
  const set = {
    id: newId(),
    profileId,
    reportId,
    kind: 'next' as const,
    // Servers from before next steps take this for a manual choice without accounts.
    choice: { kind: 'next', accounts: [], destinations: [], steps: [], ...choice },
    printVariantId,
  };
  const recording = { accountId, claim, session: set, letters: written, today, end };
  const result = await store.transaction((step) => recordLetterSet(step, recording, isRepeated));
  if (result.kind === 'recorded') return result.reply;
  await vault.remove(written.map(({ stored: file }) => file.blob));
  if (result.kind === 'repeated') return result.reply;
  throw refusalOf(result);
}
