/** Dispute notations, and who closed an account. */
import type { Tradeline } from '../report/model.ts';
import { absent, cite } from './evidence.ts';
import type { Evidence, Hit } from './finding.ts';
import { law } from './law.ts';
import { bureausOf, ofOtherMonths } from './pairs.ts';
import { hasUnreadRemark, remarkSign, remarksSay } from './remarkSigns.ts';
import { accountRule, type Family } from './rule.ts';

type ClosedByFacts = Record<'silent' | 'grantor', { source: Evidence; here: Evidence }>;

export const disputes = {
  P1: accountRule<{ missing: { marks: readonly Evidence[]; unmarked: readonly Evidence[] } }>(
    {
      name: 'Dispute not noted at every bureau',
      condition:
        'A bureau notes that the consumer disputes the account, or still disagrees after the investigation, by its dispute flag or a remark, while another bureau’s flag says that the account is not disputed and its remarks don’t mention a dispute, unless their data is more than 15 days apart, so that the dispute may have begun or ended in between. The missing notation is in question, never the one that is there. A flag next to a remark that the consumer disagrees with the result is lawful, not a contradiction.',
      confidence: 'medium',
      law: law.disputeNotice,
      recipient: 'both',
      topics: ['chargeOffs'],
    },
    (account) => {
      const marked = account.tradelines.filter((line) => disputeMark(line) !== null);
      const unmarked = account.tradelines.filter(
        (line) => lacksMark(line) && marked.some((other) => !ofOtherMonths(line, other)),
      );
      if (unmarked.length === 0) return [];
      const marks = marked.flatMap((line) => disputeMark(line) ?? []);
      const evidence = { marks, unmarked: unmarked.map((line) => cite(line, 'disputeFlag')) };
      return [{ fact: 'missing', bureaus: bureausOf(unmarked), evidence }];
    },
  ),

  P2: accountRule<ClosedByFacts>(
    {
      name: 'Closed by the consumer, but not reported that way',
      condition:
        'A remark at one bureau says that the consumer closed the account; another bureau shows the account as closed and says that the creditor closed it, or does not say who did in any remark.',
      confidence: 'low',
      law: `${law.accuracy}; 15 USC 1681c(e)`,
      recipient: 'both',
      topics: [],
    },
    (account) => {
      const saying = account.tradelines.flatMap((line) => {
        const source = remarkSign(line, 'closedByConsumer');
        return source === null ? [] : [{ line, source }];
      });
      const [first] = saying;
      if (first === undefined) return [];
      const { source } = first;
      return account.tradelines
        .filter((line) => line.openClosed?.value.symbol === 'C' && !saying.some((said) => said.line === line))
        .flatMap((line): readonly Hit<ClosedByFacts>[] => {
          const here = remarkSign(line, 'closedByGrantor');
          const bureaus = [line.bureau];
          if (here !== null) return [{ fact: 'grantor', bureaus, evidence: { source, here } }];
          if (hasUnreadRemark(line)) return [];
          return [{ fact: 'silent', bureaus, evidence: { source, here: absent(line, 'remark') } }];
        });
    },
  ),
} satisfies Family;

/** The value by which the bureau notes that the consumer disputes the account; null if there is none. */
export function disputeMark(line: Tradeline): Evidence | null {
  if (line.disputeFlag?.value.symbol === 'T') return cite(line, 'disputeFlag');
  return remarkSign(line, 'disputed', 'consumerDisagrees');
}

/** Whether the bureau says that the account is not disputed; a remark that a dispute is over explains such a flag. */
function lacksMark(line: Tradeline): boolean {
  if (line.disputeFlag?.value.symbol !== 'F' || hasUnreadRemark(line)) return false;
  return disputeMark(line) === null && !remarksSay(line).has('disputeResolved');
}
