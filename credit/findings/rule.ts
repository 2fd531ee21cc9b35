/** Builds the rules of a family, by what they look at. */
import type { RuleId } from '#vocabulary/findings.ts';
import type { Account, Tradeline } from '../report/model.ts';
import type { AnyRule, Context, Facts, Hit, Proof, Rule, RuleHead } from './finding.ts';

/** The rules of a file, by their ids. */
export type Family = Readonly<Partial<Record<RuleId, AnyRule>>>;

/** A rule that looks at the report as a whole. */
export function reportRule<F extends Facts>(head: RuleHead, find: Rule<F>['find']): Rule<F> {
  return { ...head, find };
}

/** A rule that looks at one account at a time. */
export function accountRule<F extends Facts>(
  head: RuleHead,
  find: (account: Account, context: Context) => readonly Hit<F>[],
): Rule<F> {
  return reportRule(head, (context) =>
    context.report.accounts.flatMap((account) =>
      find(account, context).map((hit) => ({ ...hit, subject: { kind: 'account', id: account.id } })),
    ),
  );
}

/** A rule that looks at one bureau's line of an account at a time, and questions that bureau's file. */
export function lineRule<F extends Facts>(
  head: RuleHead,
  find: (line: Tradeline, account: Account, context: Context) => readonly Proof<F>[],
): Rule<F> {
  return accountRule(head, (account, context) =>
    account.tradelines.flatMap((line) =>
      find(line, account, context).map((proof) => ({ ...proof, bureaus: [line.bureau] })),
    ),
  );
}
