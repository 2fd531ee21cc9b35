/** Dispute marks and the words on who closed an account. */
import type { Remark, Tradeline } from '../report/model.ts';
import { absent, cite, citeRemark } from './evidence.ts';
import { accountRule, law, type Evidence, type Rule } from './finding.ts';
import { bureausOf } from './pairs.ts';
import { remarkCoded, remarkWith } from './accountRating.ts';

const disputedNow = ['T00AID', 'Q00IP', 'E0078', 'Q00FW'];
const disputeEnded = ['T00DRG', 'T00DRC', 'E0013', 'E0020', 'Q00IQ'];

function ended(line: Tradeline): Remark | null {
  return remarkCoded(line, disputeEnded);
}

/** What shows that the bureau marks the account as disputed now; null when nothing does. */
function disputed(line: Tradeline): Evidence | null {
  if (line.disputeFlag?.value.symbol === 'T') return cite(line, 'disputeFlag');
  const remark = remarkCoded(line, disputedNow);
  return remark === null ? null : citeRemark(line.bureau, remark);
}

/**
 * Marked as disputed at one bureau and not at another (the mark is in question, not its absence); or still marked although the dispute is recorded as over. */
const disputeMark = accountRule(
  {
    id: 'P1',
    name: 'Dispute mark differs or is stale',
    confidence: 'medium',
    law: law.disputeNotice,
    recipient: 'both',
  },
  (account) => {
    const marked = account.tradelines.filter((line) => disputed(line) !== null);
    const unmarked = account.tradelines.filter(
      (line) => disputed(line) === null && line.disputeFlag !== null,
    );
    const marks = marked.flatMap((line) => disputed(line) ?? []);
    const differs = marked.length > 0 && unmarked.length > 0;
    return [
      ...(differs
        ? [
            {
              fact: 'differs',
              bureaus: bureausOf(marked),
              evidence: [...marks, ...unmarked.map((line) => cite(line, 'disputeFlag'))],
            },
          ]
        : []),
      ...marked.flatMap((line) => {
        const [over, mark] = [ended(line), disputed(line)];
        if (over === null || mark === null) return [];
        return [{ fact: 'stale', bureaus: [line.bureau], evidence: [mark, citeRemark(line.bureau, over)] }];
      }),
    ];
  },
);

const byConsumer = /\bclosed (at|by) (the )?(consumer|customer|cardholder)\b/i;

/** One bureau says that the consumer closed the account (15 USC 1681c(e)), another that is closed says otherwise or nothing. */
const closedByConsumer = accountRule(
  {
    id: 'P2',
    name: 'Closed by the consumer, not said',
    confidence: 'low',
    law: `${law.accuracy}; 15 USC 1681c(e)`,
    recipient: 'both',
  },
  (account) => {
    const saying = account.tradelines.flatMap((line) => {
      const remark = remarkCoded(line, ['T00CBC']) ?? remarkWith(line, byConsumer);
      return remark === null ? [] : [{ line, remark }];
    });
    const [source] = saying;
    if (source === undefined) return [];
    return account.tradelines
      .filter((line) => line.openClosed?.value.symbol === 'C' && !saying.some((said) => said.line === line))
      .map((line) => {
        const grantor = remarkCoded(line, ['T00CBG']) ?? remarkWith(line, /\bclosed by (credit )?grantor\b/i);
        return {
          fact: grantor === null ? 'silent' : 'grantor',
          bureaus: [line.bureau],
          evidence: [
            citeRemark(source.line.bureau, source.remark),
            grantor === null ? absent(line, 'remark') : citeRemark(line.bureau, grantor),
          ],
        };
      });
  },
);

export const disputes: readonly Rule[] = [disputeMark, closedByConsumer];
