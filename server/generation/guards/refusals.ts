import { CallError } from '#contract/failures.ts';
import type { LetterPlan, Plan } from '#server/generation/loadLetterPlan.ts';
import type { Store } from '#server/store/store.ts';
import type { Services } from '#server/services.ts';
import { daysAfter } from '#server/daysAfter.ts';
import { withOverruling } from '#server/looking/planning/raised.ts';
import { isRepeatedChoice } from './repeatedChoice.ts';

/** Throws `othersReport` if the report belongs to another person and nobody has confirmed that it is right. */
export async function refuseOthersReport(
  { store }: Pick<Services, 'store'>,
  { session: { accountId }, profileId, reportId }: Plan,
  { others }: LetterPlan,
): Promise<void> {
  if (others === null) return;
  const overrulings = await store.overrulings.list(accountId, { profileId, reportId });
  if (withOverruling(others, overrulings).overruled === null) throw new CallError('othersReport');
}

/** Whether the same choice was generated from the same report within the last 24 hours. */
export async function wasJustGenerated(
  { sessions }: Pick<Store, 'sessions'>,
  accountId: string,
  { profileId, reportId, choice }: Pick<Plan, 'profileId' | 'reportId' | 'choice'>,
  now: Date,
): Promise<boolean> {
  const sets = await sessions.since(accountId, profileId, daysAfter(now, -1));
  return isRepeatedChoice(
    choice,
    sets.filter((set) => set.reportId === reportId),
    now,
  );
}
