/** Words for dates that make a debt look newer. */
import { labelOf } from '../../findings/fields.ts';
import type { reAging } from '../../findings/reAging.ts';
import { phrase, resting, say } from '../sentence.ts';
import { monthsText } from './months.ts';
import { bureausIn, compared, file, shows, verify, type WordsFor } from './phrases.ts';

const reason = 'A later date makes a debt look newer.';

export const reAgingWords: WordsFor<keyof typeof reAging> = {
  R1: (finding, recipient) => {
    if (finding.fact === 'firstLate') {
      const { own, older } = finding.evidence;
      const others = older
        .map((each) => phrase`${each.bureau ?? ''} already shows it ${each}`)
        .reduce((sum, each) => phrase`${sum} and ${each}`);
      return {
        statement: say`${file(finding, recipient)} shows this account ${own} as the first month of the current delinquency, while ${others}.`,
        request: verify('the date of first delinquency'),
        reason,
      };
    }
    if (finding.fact === 'stage') {
      const { months } = finding.evidence;
      const others = months.flatMap((each) => each.others);
      const own = monthsText(months.map((each) => each.own));
      return {
        statement: resting(
          say`${file(finding, recipient)} still shows this account ${own}, while ${bureausIn(others)} ${shows(others)} it in collection or charged off by then.`,
          others,
        ),
        request: verify('the payment history', 'the date of first delinquency'),
        reason,
      };
    }
    const { own, older } = finding.evidence;
    return {
      statement: compared(finding.fact, [own, ...older], recipient),
      request: verify(`the ${labelOf(finding.fact)}`, 'the date of first delinquency'),
      reason,
    };
  },
  R2: (finding, recipient) => {
    const { now, earlier, on } = finding.evidence;
    const field = labelOf(finding.fact);
    return {
      statement: say`${file(finding, recipient)} shows the ${field} as ${now}, while my report of ${on} showed it as ${earlier}.`,
      request: verify(`the ${field}`, 'the date of first delinquency'),
      reason,
    };
  },
};
