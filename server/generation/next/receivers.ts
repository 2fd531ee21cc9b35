import type { StepOffer } from '#contract/nextSteps.ts';
import { designates, receiversBefore } from '#disputes/receivers.ts';
import { openModelIfThere } from '#server/imports/reportModel.ts';
import type { SeenIn } from '#server/looking/looks.ts';
import type { Services } from '#server/services.ts';

/** Who inquired at each bureau. */
type Inquirers = ReadonlyMap<string, SeenIn<'inquirers'>[number]>;

/** The offers with who can be notified about their items. A statement is in the file some day after its letter. */
export function listingReceivers(
  offers: readonly StepOffer[],
  inquirers: Inquirers,
  /** Civil date. */
  today: string,
): StepOffer[] {
  return offers.map((offer) => {
    if (!designates(offer.purpose)) return offer;
    const inquiries = inquirers.get(offer.recipient.id) ?? [];
    return { ...offer, receivers: receiversBefore(offer.receivers?.before ?? today, inquiries) };
  });
}

/**
 * Who inquired about a client, by their report that was imported last, if an offer needs it: it lists most of those who received one.
 */
export async function newestInquirers(
  services: Pick<Services, 'store' | 'vault' | 'looker'>,
  { accountId, profileId }: { readonly accountId: string; readonly profileId: string },
  offers: readonly StepOffer[],
): Promise<Inquirers> {
  const bureaus = [
    ...new Set(offers.flatMap(({ purpose, recipient }) => (designates(purpose) ? [recipient.id] : []))),
  ];
  if (bureaus.length === 0) return new Map();
  const [newest] = await services.store.reports.datesOf(accountId, [profileId]);
  if (newest === undefined) return new Map();
  // Others can be typed, so what can't be opened keeps nobody from that.
  const model = await openModelIfThere(services, accountId, newest.id, profileId);
  if (model === null) return new Map();
  const seen = await services.looker.see('inquirers', [model], { bureaus });
  return new Map(bureaus.map((bureau, place) => [bureau, seen[place] ?? []]));
}
