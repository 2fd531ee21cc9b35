import { withGrounds } from '#credit/letters/confirmed.ts';
import { companyGrounds } from '#credit/letters/next/companyGrounds.ts';
import type { StepOffer } from '#contract/nextSteps.ts';
import type { WithdrawnPoint } from '#disputes/corrections.ts';
import type { ClientStanding } from '#disputes/standing.ts';
import type { Denials } from './denials.ts';
import type { ContentOfLetter } from './facts.ts';
import { originOf } from './origin.ts';

/**
 * Offers that require the client's own words where a letter would say nothing without them: a creditor is told what is wrong, and
 * the letter to the bureau that first made the dispute's points had none that concerns it and that the client still stands by.
 */
export function requiringWords(
  offers: readonly StepOffer[],
  contents: readonly Pick<ContentOfLetter, 'id' | 'reportId' | 'letter'>[],
  standing: Pick<ClientStanding, 'letters' | 'disputes'>,
  withdrawn: readonly WithdrawnPoint[],
  denials: Denials,
): StepOffer[] {
  const statements = new Set(withdrawn.map(({ statement }) => statement));
  const stored = new Map(contents.map(({ id, reportId, letter }) => [id, { id, reportId, items: letter }]));
  const hasGrounds = (offer: StepOffer): boolean => {
    const origin = originOf(offer, 'creditorDirect', { standing, stored });
    const reportId = stored.get(offer.letter)?.reportId;
    if (origin === null || reportId === undefined) return false;
    const item = denials.left(reportId, withGrounds(origin.item, 'others', statements));
    return item !== null && companyGrounds(item).length > 0;
  };
  return offers.map((offer) =>
    offer.purpose === 'creditorDirect' && !hasGrounds(offer) ? { ...offer, added: 'required' } : offer,
  );
}
