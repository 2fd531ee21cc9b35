import type { Session } from '#server/identity/session.ts';
import type { Services } from '#server/services.ts';
import type { Step } from '#server/store/store.ts';
import { todayIn } from '#server/today.ts';
import { saveStanding } from './saveStanding.ts';

/** Whose statements they are. */
export interface ClientOf {
  readonly session: Pick<Session, 'accountId' | 'timeZone'>;
  readonly profileId: string;
}

/**
 * Changes what a client said, in one transaction with what follows from that: which letters have to be corrected, because they were
 * sent with something that the client no longer says.
 */
export function changeStatements<Result>(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  { session: { accountId, timeZone }, profileId }: ClientOf,
  change: (step: Step) => Promise<Result>,
): Promise<Result> {
  return store.transaction(async (step) => {
    const result = await change(step);
    await saveStanding(step, { accountId, profileId, today: todayIn(timeZone, clock) });
    return result;
  });
}
