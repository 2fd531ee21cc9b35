/** All rules, family by family, over one report. */
import type { IsoDate, Report } from '../report/model.ts';
import { balances } from './balances.ts';
import { bankruptcy } from './bankruptcy.ts';
import { collections } from './collections.ts';
import { dates } from './dates.ts';
import { disputes } from './disputes.ts';
import { duplicates } from './duplicates.ts';
import type { Consumer, Finding, Rule } from './finding.ts';
import { history } from './history.ts';
import { identity } from './identity.ts';
import { information } from './information.ts';
import { inquiries } from './inquiries.ts';
import { obsolescence } from './obsolescence.ts';
import { publicRecords } from './publicRecords.ts';
import { responsibility } from './responsibility.ts';
import { status } from './status.ts';

export const rules: readonly Rule[] = [
  ...obsolescence,
  ...balances,
  ...status,
  ...history,
  ...dates,
  ...duplicates,
  ...collections,
  ...responsibility,
  ...bankruptcy,
  ...disputes,
  ...publicRecords,
  ...inquiries,
  ...identity,
  ...information,
];

/**
 * What in the report is disputable, too old or worth asking about, in the order of the rules. Deterministic: `today`
 * is an argument. Without a profile, personal information is judged by what most bureaus agree on.
 */
export function findings(
  report: Report,
  { today, profile = null }: { readonly today: IsoDate; readonly profile?: Consumer | null },
): readonly Finding[] {
  const context = { report, today, profile };
  return rules.flatMap(({ id: rule, name, confidence, law, recipient, find }) =>
    find(context).map((hit): Finding => ({ rule, name, confidence, law, recipient, ...hit })),
  );
}
