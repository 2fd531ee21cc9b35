/** Words for findings about the payment history. */
import type { history } from '../../findings/history.ts';
import { joined, phrase, say } from '../sentence.ts';
import { countText, monthsText } from './months.ts';
import { file, verify, type WordsFor } from './phrases.ts';
import { cannotBoth } from './status.ts';

export const historyWords: WordsFor<keyof typeof history> = {
  S4: (finding, recipient) => {
    const { counts } = finding.evidence;
    const counted = joined(counts.map(({ count }) => countText(count)));
    const months = monthsText(counts.flatMap((each) => each.months));
    return {
      statement: say`${file(finding, recipient)} counts ${counted} overall, while its payment history shows the account ${months}. ${cannotBoth}`,
      request: verify('the payment history'),
    };
  },

  S5: (finding, recipient) => {
    const { jumps } = finding.evidence;
    const late = monthsText(jumps.map((jump) => jump.late));
    const before = monthsText(jumps.map((jump) => jump.before));
    return {
      statement: say`${file(finding, recipient)} shows this account ${late}, but ${before}, ${jumps.length > 1 ? 'each time ' : ''}the month before. A payment is normally reported 30 days late before it is reported 60 or more days late.`,
      request: verify('the payment history'),
    };
  },

  S6: (finding, recipient) => {
    const months = monthsText(finding.evidence.months);
    if (finding.fact === 'afterClosing') {
      const { closed, balance } = finding.evidence;
      const head = phrase`${file(finding, recipient)} shows this account closed on ${closed}`;
      return {
        statement:
          balance === null
            ? say`${head}, yet ${months}.`
            : say`${head}, yet ${months}. The balance it shows now is ${balance}.`,
        request: verify('the payment history'),
      };
    }
    const { payment, balance } = finding.evidence;
    return {
      statement: say`${file(finding, recipient)} shows a last payment on ${payment} and a balance of ${balance}, but still ends its payment history with the account ${months}.`,
      request: verify('the payment history', 'the payment status'),
    };
  },
};
