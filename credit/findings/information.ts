/** Facts that no letter disputes, but that decide where letters go or that the client should know. */
import { bureaus, type Bureau } from '#vocabulary/bureaus.ts';
import type { Alerts, FormatId, Report } from '../report/model.ts';
import { isNegative } from '../report/negative.ts';
import { cite, citeAlert } from './evidence.ts';
import type { Evidence, RuleHead } from './finding.ts';
import { law } from './law.ts';
import { accountRule, reportRule, type Family } from './rule.ts';

/** What all rules that only inform have in common. */
const silent = { law: law.none, recipient: 'nobody', topics: [] } as const satisfies Partial<RuleHead>;

export const information = {
  F1: reportRule<Record<'freeze' | 'fraud', { alert: Evidence }>>(
    {
      ...silent,
      name: 'Freeze or alert',
      condition:
        'A bureau’s file has a security freeze; or the report has a fraud alert, as a flag or as a message with one of TransUnion’s codes for it, without saying at which bureau.',
      confidence: 'high',
    },
    ({ report: { alerts } }) => [
      ...alerts.frozen
        .filter((freeze) => freeze.value)
        .map(({ bureau, at }) => ({
          subject: file,
          fact: 'freeze' as const,
          bureaus: [bureau],
          evidence: { alert: citeAlert(bureau, 'security freeze', at) },
        })),
      ...fraudAlerts(alerts)
        .slice(0, 1)
        .map((at) => ({
          subject: file,
          fact: 'fraud' as const,
          bureaus: [],
          evidence: { alert: citeAlert(null, 'fraud alert', at) },
        })),
    ],
  ),

  F2: reportRule<Record<'noFile' | 'noScore', Record<string, never>>>(
    {
      ...silent,
      name: 'Bureau without a file or a score',
      condition:
        'A bureau returned no file, or a file without a score. A report of one bureau says nothing about the others.',
      confidence: 'high',
    },
    ({ report }) =>
      bureaus.flatMap((bureau) => {
        if (!mayReport(report, bureau)) return [];
        const hasFile = report.bureaus.includes(bureau);
        const score = report.scores.find((each) => each.bureau === bureau);
        if (hasFile && (score?.value ?? null) !== null) return [];
        const fact: 'noFile' | 'noScore' = hasFile ? 'noScore' : 'noFile';
        return [{ subject: file, fact, bureaus: [bureau], evidence: {} }];
      }),
  ),

  X1: accountRule<{ some: { names: readonly Evidence[] } }>(
    {
      ...silent,
      name: 'Negative at some bureaus only',
      condition:
        'The account is negative at some, but not all, of the bureaus that returned a file. This is not a violation, because furnishers do not have to report to every bureau.',
      confidence: 'low',
    },
    (account, { report }) => {
      const lines = account.tradelines.filter((line) => isNegative(account, line.bureau));
      const on = report.bureaus.filter((bureau) => lines.some((line) => line.bureau === bureau));
      if (on.length === 0 || on.length === report.bureaus.length) return [];
      const names = lines.map((line) => cite(line, 'creditorName'));
      return [{ fact: 'some', bureaus: on, evidence: { names } }];
    },
  ),
} satisfies Family;

const file = { kind: 'file' } as const;

/** Products that can be about one bureau alone. */
const singleBureau: readonly FormatId[] = ['truelink-plain', 'truelink-xml', 'identityiq-csid'];

/** Whether the provider was asked for the bureau's file. */
function mayReport({ format, bureaus: returned }: Report, bureau: Bureau): boolean {
  return returned.length !== 1 || returned.includes(bureau) || !singleBureau.includes(format);
}

/** TransUnion's codes of the messages that announce a fraud alert, initial or extended. */
const fraudMessages: readonly string[] = ['TK9006', 'QFX'];

/** The places at which the report says that there is a fraud alert. */
function fraudAlerts({ fraud, messages }: Alerts): readonly string[] {
  const told = messages.filter(({ code }) => fraudMessages.includes(code?.value.symbol ?? ''));
  return [...(fraud?.value === true ? [fraud.at] : []), ...told.map(({ at }) => at)];
}
