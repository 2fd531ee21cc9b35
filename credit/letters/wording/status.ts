/** Words for findings about status. */
import type { ContradictedMonth } from '../../findings/pairs.ts';
import type { status } from '../../findings/status.ts';
import type { Sentence } from '../letter.ts';
import { resting, say } from '../sentence.ts';
import { monthsText } from './months.ts';
import { bureausIn, compared, file, shows, verify, type WordsFor } from './phrases.ts';

/** For two values of one file that exclude each other. */
export const cannotBoth = 'They cannot both be right.';

export const statusWords: WordsFor<keyof typeof status> = {
  S1: ({ evidence: { ratings } }, recipient) => {
    const [field = 'payStatus', other] = new Set(ratings.map((rating) => rating.field));
    // A file without a payment status is rated by its condition: then both are what "the account" is shown as.
    const what = other === undefined ? {} : { what: 'the account' };
    const statement = compared(field, ratings, recipient, what);
    return { statement, request: verify('the payment status') };
  },

  S2: (finding, recipient) => {
    if (finding.fact === 'differs')
      return {
        statement: compared('openClosed', finding.evidence.states, recipient, { what: 'the account' }),
        request: verify('whether the account is open or closed'),
      };
    const { state, closed } = finding.evidence;
    if (finding.fact === 'openWithClosingDate') {
      return {
        statement: say`${file(finding, recipient)} reports this account as “${state}” and as closed on ${closed}. ${cannotBoth}`,
        request: verify('whether the account is open or closed'),
      };
    }
    return {
      statement: resting(
        say`${file(finding, recipient)} reports this account as “${state}”, but my report shows no date on which it was closed.`,
        [closed],
      ),
      request: verify('the date closed'),
    };
  },

  S3: (finding, recipient) => {
    if (finding.fact === 'worstBelowStatus') {
      const { status, worst } = finding.evidence;
      return {
        statement: say`${file(finding, recipient)} rates this account “${status}” but gives “${worst}” as its worst payment status. ${cannotBoth}`,
        request: verify('the payment status'),
      };
    }
    const month = monthsText([finding.evidence.month]);
    if (finding.fact === 'worstTooMild') {
      return {
        statement: say`${file(finding, recipient)} gives “${finding.evidence.worst}” as the worst payment status, while its payment history shows the account ${month}. ${cannotBoth}`,
        request: verify('the payment history'),
      };
    }
    return {
      statement: say`${file(finding, recipient)} rates this account “${finding.evidence.status}”, while its own payment history shows it ${month}, the most recent month reported. ${cannotBoth}`,
      request: verify('the payment status', 'the payment history'),
    };
  },

  S7: (finding, recipient) => {
    const head = say`${file(finding, recipient)} rates this account “${finding.evidence.status}”`;
    const statement =
      finding.fact === 'zeroBalance'
        ? say`${head} with a balance of ${finding.evidence.balance}. If the rating is from before the account was paid or closed, please state the date it describes.`
        : say`${head} and marks it “${finding.evidence.sign}”. If the rating is from before that, please state the date it describes.`;
    return { statement, request: verify('the payment status') };
  },

  S8: (finding, recipient) => ({
    statement: otherwiseOnTime(finding.evidence.months, file(finding, recipient)),
    request: verify('the payment history'),
  }),
};

/** "Your file shows … , while TransUnion and Equifax show …", for months grouped by which bureaus differ. */
function otherwiseOnTime(contradicted: readonly ContradictedMonth[], own: string): Sentence {
  const groups = Map.groupBy(contradicted, ({ others }) => others.map(({ bureau }) => bureau).join());
  const sentences = [...groups.values()].map((group) => {
    const months = group.map((each) => each.own);
    const others = group.flatMap((each) => each.others);
    const when = months.length > 1 ? 'those months' : 'that month';
    return resting(
      say`${own} shows this account ${monthsText(months)}, while ${bureausIn(others)} ${shows(others)} ${when} as paid on time.`,
      others,
    );
  });
  return {
    text: sentences.map(({ text }) => text).join(' '),
    evidence: sentences.flatMap(({ evidence }) => evidence),
  };
}
