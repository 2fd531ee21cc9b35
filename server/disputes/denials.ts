import type { StepOffer } from '#contract/nextSteps.ts';
import { withGrounds } from '#credit/letters/confirmed.ts';
import type { Item } from '#credit/letters/letter.ts';
import type { WithdrawnPoint } from '#disputes/corrections.ts';
import type { ClientStanding } from '#disputes/standing.ts';
import type { LetterPurpose } from '#vocabulary/letterPurposes.ts';
import type { ContentOfLetter } from './facts.ts';
import { originOf } from './origin.ts';

/** What no later letter says again of letters about a client's reports. */
export interface Denials {
  /** The item without what the client denies, or today's rules no longer prove; null if nothing of what it said was wrong is left. */
  readonly left: (reportId: string, item: Item) => Item | null;
  /** Whether it is about a soft inquiry, which no lender sees. The client denied nothing, so they are told why no letter follows. */
  readonly isSoftInquiry: (reportId: string, item: Pick<Item, 'key'>) => boolean;
}

/** Of a client who denied nothing, and whose letters say nothing that was withdrawn. */
export const noDenials: Denials = { left: (_, item) => item, isSoftInquiry: () => false };

/** Letters that repeat the points of an earlier one. */
const repeating: ReadonlySet<LetterPurpose> = new Set([
  'followUp',
  'newInformation',
  'incompleteCorrection',
  'identityCured',
  'creditorDirect',
]);

/** Whether a letter of this purpose repeats points, so that it has no basis without them. */
export const repeatsPoints = (purpose: LetterPurpose): boolean => repeating.has(purpose);

interface Written {
  readonly contents: readonly Pick<ContentOfLetter, 'id' | 'reportId' | 'letter'>[];
  readonly standing: Pick<ClientStanding, 'letters' | 'disputes'>;
  readonly withdrawn: readonly WithdrawnPoint[];
}

/**
 * The offers that still have a basis, and those about soft inquiries with that reason why there is none. Proof of identity repeats the requests of the earlier letter, and these don't say which point they
 * are for, so none may be denied.
 */
export function notDenied(
  offers: readonly StepOffer[],
  { contents, standing, withdrawn }: Written,
  denials: Denials,
): readonly StepOffer[] {
  const stored = new Map(contents.map(({ id, reportId, letter }) => [id, { id, reportId, items: letter }]));
  const statements = new Set(withdrawn.map(({ statement }) => statement));
  return offers.flatMap((offer) => {
    if (!repeatsPoints(offer.purpose)) return [offer];
    const origin = originOf(offer, offer.purpose, { standing, stored });
    const reportId = stored.get(offer.letter)?.reportId;
    if (origin === null || reportId === undefined) return [offer];
    const item = withGrounds(origin.item, 'others', statements);
    if (denials.isSoftInquiry(reportId, item)) return [{ ...offer, missing: 'softInquiry' as const }];
    const left = denials.left(reportId, item);
    const hasBasis = offer.purpose === 'identityCured' ? left === item : left !== null;
    return hasBasis ? [offer] : [];
  });
}
