/**
 * Status, amount past due, balance, and closing within one line: which combinations the Metro 2 definitions exclude.
 * Sources: the account statuses (field 17A) as the CFPB publishes them (cfpb/Metro2, annotationLookups.ts), and the
 * inconsistencies that the CFPB's Metro 2 Evaluation Tool looks for (same repository, evaluators named below). Reports
 * show statuses in TrueLink's symbols: "Current" is 11; "30" to "180 days late" are 71 to 84; "Collection/Chargeoff" is
 * 93 or 97, but also 62 or 64, both paid, so a balance of zero next to it proves nothing.
 *
 * Combinations that other rules report are not repeated here: a past due amount above the balance or on a paid account
 * (B3; Balance-APD-1 and -2), a balance on a sold, transferred, or paid account (B2; Status-Balance-1), a monthly
 * payment on a charge-off (B4), late with nothing owed (S7; Status-Balance-2), open with a closing date (S2), and
 * status against history (S3).
 */
import type { Confidence } from '#vocabulary/confidence.ts';
import type { Account, Tradeline } from '../report/model.ts';
import type { RemarkMeaning } from '../report/remarks/meaning.ts';
import { isClosed, isLoan, isOpen, mayHaveMoved, paidSign, ratingOf, soldSign } from './accountRating.ts';
import { cite, citeType } from './evidence.ts';
import type { Evidence, Facts, Proof } from './finding.ts';
import { law } from './law.ts';
import { remarksSay } from './remarkSigns.ts';
import { isMore } from './roundedAmounts.ts';
import { lineRule, type Family } from './rule.ts';

type MatrixFacts = {
  currentPastDue: { status: Evidence; pastDue: Evidence };
  transferredPastDue: { condition: Evidence; pastDue: Evidence };
  nothingPastDue: { status: Evidence; balance: Evidence; pastDue: Evidence };
  collectionCurrent: { type: Evidence | null; status: Evidence; balance: Evidence };
  closedWithBalance: { closed: Evidence; balance: Evidence };
  paidButOpen: { condition: Evidence; state: Evidence };
};

/** One combination: in words, why it is excluded, how certain that makes it, and the values that show it. */
interface Combination<F extends Facts, Fact extends keyof F> {
  readonly when: string;
  readonly source: string;
  readonly confidence: Confidence;
  /** An answer could only add to what is reported: the amount that is late, or the collection. */
  readonly harmful?: true;
  readonly shownBy: (line: Tradeline, account: Account) => F[Fact] | null;
}

const amount = (line: Tradeline, field: 'balance' | 'pastDue'): number => line[field]?.value ?? 0;
const isCode = (line: Tradeline, symbol: string, words: RegExp): boolean =>
  line.condition?.value.symbol === symbol && words.test(line.condition.value.description);
const isBeyond = (pastDue: number, balance: number): boolean =>
  (pastDue > 0 && balance === 0) || isMore(pastDue, balance);
/** Whether rule B3 reports the amount past due. */
const isBeyondBalance = (line: Tradeline): boolean =>
  paidSign(line) !== null || (line.balance !== null && isBeyond(amount(line, 'pastDue'), line.balance.value));

const matrix: { readonly [Fact in keyof MatrixFacts]: Combination<MatrixFacts, Fact> } = {
  currentPastDue: {
    when: 'rated as current with an amount past due',
    source:
      'Status 11: 0 to 29 days past the due date. Evaluator Status-APD-2: 05, 11, 13, or 61 to 65, past due > 0',
    confidence: 'high',
    shownBy: (line) =>
      ratingOf(line) === 'current' && amount(line, 'pastDue') > 0 && !isBeyondBalance(line)
        ? { status: cite(line, 'payStatus'), pastDue: cite(line, 'pastDue') }
        : null,
  },
  transferredPastDue: {
    when: 'an account condition of transferred with an amount past due, but no balance',
    source: 'Status 05: account transferred. Evaluator Status-APD-2: 05, 11, 13, or 61 to 65, past due > 0',
    confidence: 'high',
    shownBy: (line) =>
      isCode(line, 'T', /^transferred$/i) &&
      line.balance === null &&
      amount(line, 'pastDue') > 0 &&
      !isBeyondBalance(line)
        ? { condition: cite(line, 'condition'), pastDue: cite(line, 'pastDue') }
        : null,
  },
  collectionCurrent: {
    when: 'a collection with a balance that is rated as current (only shown, never argued: an answer could only harm the client)',
    source:
      'Status 93: assigned to collections, 62: paid in full, was a collection; 11 is for neither (account type 48)',
    confidence: 'high',
    harmful: true,
    shownBy: (line, account) =>
      line.kind === 'collection' && ratingOf(line) === 'current' && amount(line, 'balance') > 0
        ? {
            type: citeType(line.bureau, account),
            status: cite(line, 'payStatus'),
            balance: cite(line, 'balance'),
          }
        : null,
  },
  nothingPastDue: {
    // A furnisher may leave the field at zero.
    when: 'with medium confidence: rated late, or as a collection or charge-off, with a balance but an amount past due of zero (only shown as well)',
    source: 'Evaluator Status-APD-1: 71 to 84, 93, or 97, past due = 0',
    confidence: 'medium',
    harmful: true,
    shownBy: (line) =>
      /^[1-69]$/.test(line.payStatus?.value.symbol ?? '') &&
      line.kind !== 'collection' &&
      line.pastDue?.value === 0 &&
      amount(line, 'balance') > 0 &&
      !isGone(line) &&
      !says(line, suspended)
        ? { status: cite(line, 'payStatus'), balance: cite(line, 'balance'), pastDue: cite(line, 'pastDue') }
        : null,
  },
  closedWithBalance: {
    // A charged-off loan is closed and still owed; a lease may end with a balance.
    when: 'with medium confidence: a mortgage or an installment loan, but no lease, that is rated as current and closed on a day that the file gives, with a balance',
    source:
      'Evaluator Balance-DateClosed-1: portfolio C, I, or M, date closed, balance > 0, neither sold nor transferred',
    confidence: 'medium',
    shownBy: (line, account) =>
      isLoan(account) &&
      !isLease(line) &&
      ratingOf(line) === 'current' &&
      isClosed(line) &&
      line.dateClosed !== null &&
      amount(line, 'balance') > 0 &&
      !isGone(line) &&
      !says(line, [...suspended, ...lost])
        ? { closed: cite(line, 'dateClosed'), balance: cite(line, 'balance') }
        : null,
  },
  paidButOpen: {
    when: 'with medium confidence: a mortgage or an installment loan with a condition of paid that is open, with neither a balance nor a closing date',
    source:
      'Status 13: paid or closed account, zero balance. Evaluator Balance-DateClosed-2: portfolio I or M, balance = 0',
    confidence: 'medium',
    shownBy: (line, account) =>
      isLoan(account) &&
      isCode(line, 'P', /^paid$/i) &&
      isOpen(line) &&
      line.dateClosed === null &&
      line.unread?.includes('dateClosed') !== true &&
      amount(line, 'balance') <= 0
        ? { condition: cite(line, 'condition'), state: cite(line, 'openClosed') }
        : null,
  },
};

/** Rule B2 reports the balance of such an account, or nothing proves that it is still owed here. */
function isGone(line: Tradeline): boolean {
  return paidSign(line) !== null || soldSign(line) !== null || mayHaveMoved(line);
}

/** Remarks that explain why nothing of a debt is past due. */
const suspended: readonly RemarkMeaning[] = [
  'settled',
  'petition',
  'included',
  'discharged',
  'plan',
  'paying',
  'reaffirmed',
];
/** Remarks that explain why a closed loan is still owed. */
const lost: readonly RemarkMeaning[] = ['chargedOff', 'collection', 'repossession', 'owing'];

/** Not every format has the symbol. */
const isLease = ({ accountType }: Tradeline): boolean =>
  accountType?.value.symbol === 'AL' || /\blease\b/i.test(accountType?.value.description ?? '');

function says(line: Tradeline, meanings: readonly RemarkMeaning[]): boolean {
  const said = remarksSay(line);
  return meanings.some((meaning) => said.has(meaning));
}

function proofOf<Fact extends keyof MatrixFacts>(
  fact: Fact,
  line: Tradeline,
  account: Account,
): readonly Proof<Pick<MatrixFacts, Fact>>[] {
  const { shownBy, confidence, harmful } = matrix[fact];
  const evidence = shownBy(line, account);
  if (evidence === null) return [];
  return [{ fact, evidence, confidence, ...(harmful === true && { recipient: 'nobody' }) }];
}

const combinations = Object.values(matrix).map(({ when }) => when);

export const statusMatrix = {
  S9: lineRule<MatrixFacts>(
    {
      name: 'Status, amounts, and closing contradict each other',
      condition: `In one file: ${combinations.join('; ')}. What rules B2, B3, S2, S3, and S7 report is not reported again. A balance, or an amount past due of zero, is not questioned on an account that was sold or transferred, or that has a remark left unread; nor where a remark explains it: a settlement, a bankruptcy, a plan, payments under an agreement, or, for a balance, a charge-off, a collection, a repossession, or that something is still owed.`,
      confidence: 'high',
      law: law.accuracyOfBoth,
      recipient: 'both',
      topics: ['late', 'chargeOffs'],
    },
    (line, account) => [
      ...proofOf('currentPastDue', line, account),
      ...proofOf('transferredPastDue', line, account),
      ...proofOf('collectionCurrent', line, account),
      ...proofOf('nothingPastDue', line, account),
      ...proofOf('closedWithBalance', line, account),
      ...proofOf('paidButOpen', line, account),
    ],
  ),
} satisfies Family;
