import type { Consumer } from '#credit/findings/finding.ts';
import { findings, type FactOf } from '#credit/findings/findings.ts';
import type { Account, Report } from '#credit/report/model.ts';
import { aReportOf } from '#tests/support/aReport.ts';
import type { RuleId } from '#vocabulary/findings.ts';
import { today } from '../hits.ts';

interface Situation {
  readonly report: Report;
  readonly today?: string;
  /** An earlier report. */
  readonly before?: Report | null;
  readonly profile?: Consumer | null;
}

/** What a rule finds just before, at, and just after the value it depends on; null if it does not fire. */
export interface Boundary {
  readonly rule: RuleId;
  readonly at: string;
  readonly found: readonly (string | null)[];
  readonly expected: readonly (string | null)[];
}

function foundBy(
  rule: RuleId,
  { report, today: day = today, profile = null, before = null }: Situation,
): string | null {
  const found = findings(report, { today: day, profile, before }).find((finding) => finding.rule === rule);
  return found?.fact ?? null;
}

export function boundary<Id extends RuleId, Value>(
  rule: Id,
  at: string,
  values: readonly [before: Value, on: Value, after: Value],
  situation: (value: Value) => Situation,
  expected: readonly [FactOf<Id> | null, FactOf<Id> | null, FactOf<Id> | null],
): Boundary {
  return { rule, at, found: values.map((value) => foundBy(rule, situation(value))), expected };
}

export function on(day: string, report: Report): Situation {
  return { report, today: day };
}

export function of(...accounts: readonly Account[]): Situation {
  return { report: aReportOf(...accounts) };
}
