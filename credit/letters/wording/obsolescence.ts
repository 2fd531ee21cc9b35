/** Words for findings about debts and late payments that are too old to report. */
import type { FindingOf } from '../../findings/findings.ts';
import type { obsolescence } from '../../findings/obsolescence.ts';
import type { Recipient, Sentence } from '../letter.ts';
import { joined, phrase, resting, say } from '../sentence.ts';
import { countText, monthsText } from './months.ts';
import { ask, endOf, file, fileOf, remove, type WordsFor } from './phrases.ts';

export const obsolescenceWords: WordsFor<keyof typeof obsolescence> = {
  O1: (finding, recipient) => {
    const { rating } = finding.evidence;
    if (finding.fact === 'conditional')
      return {
        statement: resting(
          say`${begun(finding, recipient)}. If the delinquency that led to this rating had begun by then, the time for which 15 U.S.C. § 1681c(a)(4) and (c)(1) allow this debt to be reported ended on ${endOf(finding)}.`,
          [rating],
        ),
        request: ask(
          `Please state the date of first delinquency you have on file, and ${recipient.kind === 'bureau' ? 'delete the account' : 'have the account deleted'} if that time has ended.`,
        ),
      };
    return {
      statement: resting(
        say`${begun(finding, recipient)}, so the delinquency had begun by then. Seven years and 180 days from that date ended on ${endOf(finding)}; after that, 15 U.S.C. § 1681c(a)(4) and (c)(1) no longer allow a bureau to report this debt, apart from the exceptions in § 1681c(b).`,
        [rating],
      ),
      request: remove,
    };
  },

  O2: (finding, recipient) => {
    if (finding.fact === 'dated') {
      return {
        statement: say`${file(finding, recipient)} still shows this account ${monthsText(finding.evidence.months)}. More than seven years have passed since then, and 15 U.S.C. § 1681c(a)(5) does not allow a late payment to be reported beyond that, apart from the exceptions in § 1681c(b).`,
        request: ask('Please remove the late payments that are more than seven years old.'),
      };
    }
    const { counts, opened } = finding.evidence;
    return {
      statement: say`${file(finding, recipient)} counts ${joined(counts.map(countText))} on an account opened ${opened}, but none of the months it shows is late.`,
      request: ask(
        'Please state when those late payments occurred, and remove any that are more than seven years old or cannot be verified.',
      ),
    };
  },
};

/** The day by which the delinquency may have begun, in the file that shows it. */
function begun({ evidence }: FindingOf<'O1'>, recipient: Recipient): Sentence {
  const { rating, bound } = evidence;
  const where = fileOf(bound.bureau, recipient);
  switch (bound.field) {
    case 'history':
      return phrase`${where} shows it ${bound}`;
    case 'dateOpened':
      return phrase`${where} gives ${bound} as the date the collection was opened`;
    case 'dateClosed':
      return phrase`${where} gives ${bound} as the date the account was closed`;
    case 'dateAccountStatus':
      return phrase`${where} rates the account “${rating}” and gives ${bound} as the date of its last activity`;
  }
}
