import { companyGrounds } from '#credit/letters/next/companyGrounds.ts';
import type { StepOffer } from '#contract/nextSteps.ts';
import type { ContentOfLetter } from './facts.ts';

/**
 * Offers that require the client's own words where a letter would say nothing without them: a creditor is told what is wrong, and
 * the bureau's letter had nothing that concerns it.
 */
export function requiringWords(
  offers: readonly StepOffer[],
  contents: readonly Pick<ContentOfLetter, 'id' | 'letter'>[],
): StepOffer[] {
  const letters = new Map(contents.map(({ id, letter }) => [id, letter]));
  const hasGrounds = ({ letter, item: key }: StepOffer): boolean =>
    letters
      .get(letter)
      ?.blocks.some(
        (block) => block.kind === 'item' && block.item.key === key && companyGrounds(block.item).length > 0,
      ) ?? false;
  return offers.map((offer) =>
    offer.purpose === 'creditorDirect' && !hasGrounds(offer) ? { ...offer, added: 'required' } : offer,
  );
}
