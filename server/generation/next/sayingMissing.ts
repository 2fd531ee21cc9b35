import { CallError } from '#contract/failures.ts';
import type { StepOffer } from '#contract/nextSteps.ts';
import { openReport } from '#server/imports/reportModel.ts';
import type { Services } from '#server/services.ts';
import { companyOf } from './company.ts';

/**
 * The offers with what keeps the letter of one from being written, so that nobody finds that out in its preview. Only of letters to the
 * company that reports an account: only the report has its address, and knows whether it is a collector.
 */
export async function sayingMissing(
  services: Pick<Services, 'store' | 'vault'>,
  { accountId, profileId }: { readonly accountId: string; readonly profileId: string },
  offers: readonly StepOffer[],
): Promise<StepOffer[]> {
  const isAsked = ({ purpose }: StepOffer) => purpose === 'validation' || purpose === 'creditorDirect';
  if (!offers.some(isAsked)) return [...offers];
  const stored = await services.store.writtenLetters.list(accountId, profileId);
  const reportOf = new Map(stored.map(({ id, reportId }) => [id, reportId]));
  const asked = new Set(offers.filter(isAsked).flatMap(({ letter }) => reportOf.get(letter) ?? []));
  const opened = await Promise.all(
    [...asked].map(
      async (id) => [id, await openReport(services, accountId, id, profileId).catch(unopened)] as const,
    ),
  );
  const reports = new Map(opened);
  return offers.map((offer) => {
    const report = isAsked(offer) ? reports.get(reportOf.get(offer.letter) ?? '') : undefined;
    const company = report && companyOf(offer, report);
    return typeof company === 'string' ? { ...offer, missing: company } : offer;
  });
}

/** What can no longer be opened is said where the letter is written. The page shows everything else. */
function unopened(error: unknown): undefined {
  if (error instanceof CallError) return undefined;
  throw error;
}
