import type { DisputeReason } from '#vocabulary/disputeReasons.ts';
import type { LetterPurpose } from '#vocabulary/letterPurposes.ts';
import type { Evidence } from '../findings/finding.ts';
import type { Item } from './letter.ts';
import { concernsCompany } from './next/companyGrounds.ts';

/** What only the client can vouch for: what they confirmed, and what they added in their own words. */
const isClients = ({ field }: Evidence): boolean => field === 'confirmation' || field === 'clientWords';

/** What a letter of this purpose argues about an item; empty if it only asks to verify it. */
export function reasonsOf(
  { rules, states, grounds }: Pick<Item, 'rules' | 'states' | 'grounds'>,
  purpose: LetterPurpose,
): readonly DisputeReason[] {
  const isStated = [...states, ...grounds].some(({ evidence }) => evidence.some(isClients));
  return [
    ...(purpose === 'reinsertion'
      ? (['seenAgain'] as const)
      : // A company isn't told what only concerns the bureau to which the first letter went.
        rules.filter((rule) => purpose !== 'creditorDirect' || concernsCompany(rule))),
    ...(isStated ? (['stated'] as const) : []),
  ];
}
