/** Words for findings about amounts. */
import type { balances } from '../../findings/balances.ts';
import { valuesOf } from '../../findings/evidence.ts';
import { as, say } from '../sentence.ts';
import { compared, file, valueText, verify, type WordsFor } from './phrases.ts';

const outOfHands = {
  transferred:
    'If the debt was transferred to another company, this one should no longer show a balance for it.',
  sold: 'Once an account is sold, nothing is owed to the company that sold it.',
  paid: 'Nothing is owed on an account that is paid, or closed with a zero balance.',
} as const;

export const balanceWords: WordsFor<keyof typeof balances> = {
  B1: ({ evidence: { shown } }, recipient) => ({
    statement: compared(
      'balance',
      shown.map(({ balance }) => balance),
      recipient,
      {
        detail: {
          word: 'reported',
          of: new Map(shown.map(({ balance, reported }) => [balance, reported])),
        },
      },
    ),
    request: verify('the balance'),
  }),

  B2: (finding, recipient) => {
    const { balance, sign } = finding.evidence;
    return {
      statement: say`${file(finding, recipient)} marks this account “${sign}” but still shows a balance of ${balance}. ${outOfHands[finding.fact]}`,
      request: verify('the balance'),
    };
  },

  B3: (finding, recipient) => {
    const request = verify('the amount past due');
    const head = `${file(finding, recipient)} shows`;
    if (finding.fact === 'paid') {
      const { pastDue, sign } = finding.evidence;
      return {
        statement: say`${head} ${pastDue} past due on an account it marks “${sign}”. Nothing can be past due on an account that is paid or has a zero balance.`,
        request,
      };
    }
    const { pastDue, balance } = finding.evidence;
    const why =
      finding.fact === 'zeroBalance'
        ? 'Nothing can be past due when nothing is owed.'
        : 'The amount past due cannot be more than the amount owed.';
    return { statement: say`${head} ${pastDue} past due with a balance of ${balance}. ${why}`, request };
  },

  B4: (finding, recipient) => {
    const request = verify('the monthly payment');
    const { payment } = finding.evidence;
    const head = say`${file(finding, recipient)} shows a monthly payment of ${payment} on an account`;
    if (finding.fact === 'chargedOff')
      return {
        statement: say`${head} it rates “${finding.evidence.status}”. An account with this rating normally has no scheduled monthly payment.`,
        request,
      };
    const { balance, sign } = finding.evidence;
    return { statement: say`${head} it marks “${sign}” with a balance of ${balance}.`, request };
  },

  B5: (finding, recipient) => {
    const { balance, highest } = finding.evidence;
    const source = finding.fact === 'own' ? 'the same file' : `${highest.bureau ?? ''}’s file`;
    // Only the furnisher knows what was added.
    if (recipient.kind === 'bureau')
      return {
        statement: say`${file(finding, recipient)} shows a balance of ${balance}, which is more than the high credit of ${highest} in ${source}.`,
        request: verify('the balance', 'the high credit'),
      };
    return {
      statement: say`${file(finding, recipient)} shows a balance of ${balance}, while the highest balance shown in ${source} is ${highest}. Please verify both amounts.`,
      request: verify('the balance'),
    };
  },

  B6: (finding, recipient) => {
    const { balance, limit } = finding.evidence;
    const name = finding.fact === 'creditLimit' ? 'a credit limit' : 'a high credit';
    return {
      statement: say`${file(finding, recipient)} shows a balance of ${balance}, which is more than ${name} of ${limit}.`,
      request: verify('the balance', 'the credit limit', 'the high credit'),
    };
  },

  L1: (finding, recipient) => {
    const { known } = finding.evidence;
    return {
      statement: say`My report shows no credit limit in ${file(finding, recipient)}${as('', ...valuesOf(finding.evidence))}, while ${known.bureau ?? ''} shows one of ${valueText(known)}. Without a credit limit, an account can look fully used.`,
      request: verify('the credit limit'),
    };
  },
};
