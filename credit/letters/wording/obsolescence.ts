/** Words for findings about debts and late payments that are too old to report. */
import type { FindingOf } from '../../findings/findings.ts';
import type { obsolescence } from '../../findings/obsolescence.ts';
import type { Recipient, Sentence } from '../letter.ts';
import { joined, phrase, resting, say } from '../sentence.ts';
import { countText, monthsText } from './months.ts';
import { ask, endOf, file, fileOf, remove, verify, type WordsFor } from './phrases.ts';

export const obsolescenceWords: WordsFor<keyof typeof obsolescence> = {
  O1: (finding, recipient) => {
    const { rating } = finding.evidence;
    if (finding.fact === 'dateClosed')
      return {
        statement: resting(
          say`${begun(finding, recipient)}. If the delinquency had begun by then, seven years and 180 days from that date ended on ${endOf(finding)}, and 15 U.S.C. § 1681c(a)(4) and (c)(1) no longer allow a bureau to report this debt.`,
          [rating],
        ),
        request: verify('the date of first delinquency'),
      };
    return {
      statement: resting(
        say`${begun(finding, recipient)}, so the delinquency had begun by then. Seven years and 180 days from that date ended on ${endOf(finding)}; after that 15 U.S.C. § 1681c(a)(4) and (c)(1) no longer allow a bureau to report this debt.`,
        [rating],
      ),
      request: remove,
    };
  },

  O2: (finding, recipient) => {
    if (finding.fact === 'dated') {
      return {
        statement: say`${file(finding, recipient)} still shows this account ${monthsText(finding.evidence.months)}. More than seven years have passed since, and 15 U.S.C. § 1681c(a)(5) ends the reporting of a late payment there.`,
        request: ask('Please remove the late payments that are more than seven years old.'),
      };
    }
    const { counts, opened } = finding.evidence;
    return {
      statement: say`${file(finding, recipient)} counts ${joined(counts.map(countText))} on an account opened ${opened}, but no month it shows is late.`,
      request: ask(
        'Please state when those late payments were, and remove any that is more than seven years old or cannot be verified.',
      ),
    };
  },
};

/** The evidence that the delinquency had begun by a certain day, in the file that shows it. */
function begun({ fact, evidence }: FindingOf<'O1'>, recipient: Recipient): Sentence {
  const { rating, bound } = evidence;
  const where = fileOf(bound.bureau, recipient);
  switch (fact) {
    case 'history':
      return phrase`${where} shows it ${bound}`;
    case 'dateOpened':
      return phrase`${where} gives ${bound} as the day the collection was opened`;
    case 'dateClosed':
      return phrase`${where} gives ${bound} as the day the account was closed`;
    case 'dateAccountStatus':
      return phrase`${where} rates the account “${rating}” and gives ${bound} as the date of its last activity`;
  }
}
