import { CallError } from '#contract/failures.ts';
import type { StepOffer } from '#contract/nextSteps.ts';
import type { Services } from '#server/services.ts';
import { companiesOf, isToCompany } from './companies.ts';

/**
 * The offers with what keeps the letter of one from being written, so that nobody finds that out in its preview. Only of letters to the
 * company that reports an account.
 */
export async function sayingMissing(
  services: Pick<Services, 'store' | 'vault' | 'looker'>,
  { accountId, profileId }: { readonly accountId: string; readonly profileId: string },
  offers: readonly StepOffer[],
): Promise<StepOffer[]> {
  if (!offers.some(isToCompany)) return [...offers];
  const stored = await services.store.writtenLetters.list(accountId, profileId);
  const reportOf = new Map(stored.map(({ id, reportId }) => [id, reportId]));
  const companyOf = companiesOf(services, { accountId, profileId }, offers);
  const said: StepOffer[] = [];
  for (const offer of offers) {
    const reportId = reportOf.get(offer.letter);
    const isAsked = isToCompany(offer) && reportId !== undefined;
    const company = isAsked ? await companyOf(offer, reportId).catch(unopened) : undefined;
    said.push(typeof company === 'string' ? { ...offer, missing: company } : offer);
  }
  return said;
}

/** What can no longer be opened is said where the letter is written. The page shows everything else. */
function unopened(error: unknown): undefined {
  if (error instanceof CallError) return undefined;
  throw error;
}
