/** The laws that the rules are based on, as a letter or a screen may name them. */
import type { WithoutStatute } from '#vocabulary/laws.ts';

/** A citation, or words that have a translation. */
export type Law = `${number} USC ${string}` | WithoutStatute;

const accuracy = '15 USC 1681e(b), 1681i(a)';

export const law = {
  accuracy,
  /** The duties of bureaus and of furnishers. */
  accuracyOfBoth: `${accuracy}; 15 USC 1681s-2(a)(1)-(2)`,
  disputeNotice: '15 USC 1681c(f); 15 USC 1681s-2(a)(3)',
  delinquencyDate: '15 USC 1681s-2(a)(5), 1681c(c)',
  agedDebt: '15 USC 1681c(a)(4), (c)(1)',
  agedOther: '15 USC 1681c(a)(5)',
  agedBankruptcy: '15 USC 1681c(a)(1)',
  agedRecord: '15 USC 1681c(a)(2)-(3)',
  purpose: '15 USC 1681b, 1681i(a)',
  collectorPurpose: '15 USC 1681b(a)(3)(A)',
  collectedAmount: `${accuracy}; 15 USC 1692e(2), 1692f(1)`,
  bureauPolicy: 'policy announced by the three bureaus; no statute',
  bureauPractice: 'practice of the bureaus; no statute',
  stateLaw: 'state law, where it bars medical debt',
  none: 'none; information only',
} as const satisfies Readonly<Record<string, Law>>;
