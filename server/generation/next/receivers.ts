import type { StepOffer } from '#contract/nextSteps.ts';
import type { Report } from '#credit/report/model.ts';
import { designates, receiversBefore } from '#disputes/receivers.ts';
import { openReportIfThere } from '#server/imports/reportModel.ts';
import type { Services } from '#server/services.ts';

/** Who inquired at a bureau, as a report lists it. */
const inquiriesAt = ({ inquiries }: Report, bureau: string) =>
  inquiries.flatMap(({ bureau: own, blended = [own], subscriber, date }) => {
    const [name, on] = [subscriber?.value.trim() ?? '', date?.value ?? ''];
    return blended.some((each) => each === bureau) && name !== '' && on !== '' ? [{ name, on }] : [];
  });

/** The offers with who can be notified about their items. A statement is in the file some day after its letter. */
export function listingReceivers(
  offers: readonly StepOffer[],
  /** The one imported last; null without one that can be opened. */
  report: Report | null,
  /** Civil date. */
  today: string,
): StepOffer[] {
  return offers.map((offer) => {
    if (!designates(offer.purpose)) return offer;
    const inquiries = report === null ? [] : inquiriesAt(report, offer.recipient.id);
    return { ...offer, receivers: receiversBefore(offer.receivers?.before ?? today, inquiries) };
  });
}

/** A client's report that was imported last, if an offer needs it: it lists most of those who received one. */
export async function newestReport(
  services: Pick<Services, 'store' | 'vault'>,
  { accountId, profileId }: { readonly accountId: string; readonly profileId: string },
  offers: readonly StepOffer[],
): Promise<Report | null> {
  if (!offers.some(({ purpose }) => designates(purpose))) return null;
  const [newest] = await services.store.reports.datesOf(accountId, [profileId]);
  if (newest === undefined) return null;
  // Others can be typed, so what can't be opened keeps nobody from that.
  return openReportIfThere(services, accountId, newest.id, profileId);
}
