import type { StepOffer } from '#contract/nextSteps.ts';
import { openModel } from '#server/imports/reportModel.ts';
import type { Company } from '#server/looking/planning/companyOf.ts';
import type { Services } from '#server/services.ts';

/** Letters to the company that reports an account: only the report has its address, and knows whether it is a collector. */
export const isToCompany = ({ purpose }: Pick<StepOffer, 'purpose'>): boolean =>
  purpose === 'validation' || purpose === 'creditorDirect';

/** The company of an offer whose letter is about a report. Throws what `openModel` throws. */
export type CompanyOf = (offer: StepOffer, reportId: string) => Promise<Company>;

/** Reviews each report at most once, for all of these offers. */
export function companiesOf(
  services: Pick<Services, 'store' | 'vault' | 'looker'>,
  { accountId, profileId }: { readonly accountId: string; readonly profileId: string },
  offers: readonly StepOffer[],
): CompanyOf {
  const asked = offers.filter(isToCompany).map(({ purpose, item }) => ({ purpose, item }));
  const reviewed = new Map<string, Promise<readonly Company[]>>();
  const review = async (reportId: string): Promise<readonly Company[]> => {
    const model = await openModel(services, accountId, reportId, profileId);
    return services.looker.see('companies', [model], { asked });
  };
  return async ({ purpose, item }, reportId) => {
    const known = reviewed.get(reportId) ?? review(reportId);
    reviewed.set(reportId, known);
    const place = asked.findIndex((one) => one.purpose === purpose && one.item === item);
    return (await known)[place] ?? 'recipient';
  };
}
