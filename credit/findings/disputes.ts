/** Dispute notations, and who closed an account. */
import type { Remark, Tradeline } from '../report/model.ts';
import { remarkCoded, remarkWith } from './accountRating.ts';
import { absent, cite, citeRemark } from './evidence.ts';
import type { Evidence, Hit } from './finding.ts';
import { law } from './law.ts';
import { bureausOf } from './pairs.ts';
import { accountRule, type Family } from './rule.ts';

type NotationFacts = {
  differs: { marks: readonly Evidence[]; unmarked: readonly Evidence[] };
  stale: { mark: Evidence; over: Evidence };
};
type ClosedByFacts = Record<'silent' | 'grantor', { source: Evidence; here: Evidence }>;

export const disputes = {
  P1: accountRule<NotationFacts>(
    {
      name: 'Dispute notation differs or is out of date',
      condition:
        'A bureau shows the account as disputed, by its dispute flag or a remark, while another bureau’s flag shows it as not disputed; the notation is in question, not its absence. Or one file shows it as disputed and has a remark that the dispute is over.',
      confidence: 'medium',
      law: law.disputeNotice,
      recipient: 'both',
      topics: ['chargeOffs'],
    },
    (account) => {
      const marked = account.tradelines.flatMap((line) => {
        const mark = disputed(line);
        return mark === null ? [] : [{ bureau: line.bureau, mark, over: ended(line) }];
      });
      const unmarked = account.tradelines
        .filter((line) => disputed(line) === null && line.disputeFlag !== null)
        .map((line) => cite(line, 'disputeFlag'));
      const marks = marked.map(({ mark }) => mark);
      const differs: readonly Hit<NotationFacts>[] =
        marks.length > 0 && unmarked.length > 0
          ? [{ fact: 'differs', bureaus: bureausOf(marked), evidence: { marks, unmarked } }]
          : [];
      const stale = marked.flatMap(({ bureau, mark, over }): readonly Hit<NotationFacts>[] =>
        over === null
          ? []
          : [{ fact: 'stale', bureaus: [bureau], evidence: { mark, over: citeRemark(bureau, over) } }],
      );
      return [...differs, ...stale];
    },
  ),

  P2: accountRule<ClosedByFacts>(
    {
      name: 'Closed by the consumer, but not reported that way',
      condition:
        'A remark at one bureau says that the consumer closed the account; another bureau shows the account as closed and says that the creditor closed it, or does not say who did.',
      confidence: 'low',
      law: `${law.accuracy}; 15 USC 1681c(e)`,
      recipient: 'both',
      topics: [],
    },
    (account) => {
      const saying = account.tradelines.flatMap((line) => {
        const remark = remarkCoded(line, ['T00CBC']) ?? remarkWith(line, byConsumer);
        return remark === null ? [] : [{ line, remark }];
      });
      const [first] = saying;
      if (first === undefined) return [];
      const source = citeRemark(first.line.bureau, first.remark);
      return account.tradelines
        .filter((line) => line.openClosed?.value.symbol === 'C' && !saying.some((said) => said.line === line))
        .map((line): Hit<ClosedByFacts> => {
          const remark = remarkCoded(line, ['T00CBG']) ?? remarkWith(line, byGrantor);
          const bureaus = [line.bureau];
          return remark === null
            ? { fact: 'silent', bureaus, evidence: { source, here: absent(line, 'remark') } }
            : { fact: 'grantor', bureaus, evidence: { source, here: citeRemark(line.bureau, remark) } };
        });
    },
  ),
} satisfies Family;

const disputedNow = ['T00AID', 'Q00IP', 'E0078', 'Q00FW'];
const disputeEnded = ['T00DRG', 'T00DRC', 'E0013', 'E0020', 'Q00IQ'];
const byConsumer = /\bclosed (at|by) (the )?(consumer|customer|cardholder)\b/i;
const byGrantor = /\bclosed by (credit )?grantor\b/i;

function ended(line: Tradeline): Remark | null {
  return remarkCoded(line, disputeEnded);
}

/** The value that shows that the bureau currently marks the account as disputed; null if there is none. */
function disputed(line: Tradeline): Evidence | null {
  if (line.disputeFlag?.value.symbol === 'T') return cite(line, 'disputeFlag');
  const remark = remarkCoded(line, disputedNow);
  return remark === null ? null : citeRemark(line.bureau, remark);
}
