/** All rules, family by family, over one report. */
import type { IsoDate, Report } from '../report/model.ts';
import { balances } from './balances.ts';
import { bankruptcy } from './bankruptcy.ts';
import { collections } from './collections.ts';
import { dates } from './dates.ts';
import { disputes } from './disputes.ts';
import { duplicates } from './duplicates.ts';
import type { Consumer, Finding, Hit, Rule } from './finding.ts';
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

/** Lines whose values a reseller blended from several bureaus, as "account bureau". */
function blendedLines(report: Report): ReadonlySet<string> {
  return new Set(
    report.accounts.flatMap(({ id, tradelines }) =>
      tradelines.filter(({ blended }) => blended).map(({ bureau }) => `${id} ${bureau}`),
    ),
  );
}

/**
 * What in the report is disputable, too old or worth asking about, in the order of the rules. Deterministic: `today`
 * is an argument. Without a profile, personal information is judged by what most bureaus agree on. What rests on a
 * blended line has low confidence: it does not tell which bureau gave which value, so it can only be asked about.
 */
export function findings(
  report: Report,
  { today, profile = null }: { readonly today: IsoDate; readonly profile?: Consumer | null },
): readonly Finding[] {
  const context = { report, today, profile };
  const blended = blendedLines(report);
  const isBlended = ({ subject, bureaus }: Hit): boolean =>
    subject.kind === 'account' && bureaus.some((bureau) => blended.has(`${subject.id} ${bureau}`));
  return rules.flatMap(({ id: rule, name, confidence, law, recipient, find }) =>
    find(context).map((hit): Finding => {
      const finding = { rule, name, confidence, law, recipient, ...hit };
      return isBlended(hit) ? { ...finding, confidence: 'low' } : finding;
    }),
  );
}
