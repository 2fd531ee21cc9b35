import type { StepOffer } from '#contract/nextSteps.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { useOfferTexts } from './useOfferTexts.ts';

/** With whom, why, and since when. */
export function Circumstances({ offer }: { readonly offer: StepOffer }) {
  const { reasons } = useOfferTexts();
  return <Facts of={[offer.recipient.name, `${reasons[offer.reason]}, ${shownDate(offer.since)}`]} />;
}
