/** Every rule that looks at a remark is on the list that the corpus has verdicts for. */
import { expect, it } from 'vitest';
import { rules } from '#credit/findings/findings.ts';
import type { Remark, Report, Tradeline } from '#credit/report/model.ts';
import { cases } from '#tests/credit/findings/cases/cases.ts';
import type { Case } from '#tests/credit/findings/cases/ruleCases.ts';
import { today } from '#tests/credit/findings/hits.ts';
import { ruleIds, type RuleId } from '#vocabulary/findings.ts';
import { remarkRules } from './remarkRules.ts';
import { reportsWith, worded } from './scene.ts';

/** The report, with remarks that say when they are looked at; a rule may copy a line without looking. */
function watched(report: Report, onRead: () => void): Report {
  const remarks = (read: readonly Remark[]) =>
    new Proxy(read, {
      get: (target, key): unknown => {
        onRead();
        return Reflect.get(target, key);
      },
    });
  const line = (each: Tradeline): Tradeline => ({ ...each, remarks: remarks(each.remarks) });
  const accounts = report.accounts.map((each) => ({ ...each, tradelines: each.tradelines.map(line) }));
  return { ...report, accounts };
}

const everyCase = ruleIds.flatMap((rule): readonly Case[] => [
  ...Object.values<Case>(cases[rule].fires),
  cases[rule].silent,
]);
const scenes = reportsWith(worded('Paid in full')).map((report): Case => ({
  given: 'a paid account',
  report,
}));

function readsRemarks(rule: RuleId): boolean {
  let isRead = false;
  for (const { report, profile } of [...everyCase, ...scenes]) {
    const onRead = () => {
      isRead = true;
    };
    rules[rule].find({ report: watched(report, onRead), before: null, today, profile: profile ?? null });
  }
  return isRead;
}

it('is complete, and has no rule that reads no remarks', () => {
  expect(ruleIds.filter(readsRemarks).toSorted()).toEqual([...remarkRules].toSorted());
});
