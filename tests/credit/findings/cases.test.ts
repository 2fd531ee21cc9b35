/** Every variant of every rule fires on its case, and none on the near miss. */
import { expect, it } from 'vitest';
import { findings } from '#credit/findings/findings.ts';
import { ruleIds, type RuleId } from '#vocabulary/findings.ts';
import { cases } from './cases/cases.ts';
import type { Case } from './cases/ruleCases.ts';
import { today } from './hits.ts';

const factsOf = (rule: RuleId, { report, profile, before }: Case): readonly string[] => [
  ...new Set(
    findings(report, { today, profile: profile ?? null, before: before ?? null })
      .filter((finding) => finding.rule === rule)
      .map(({ fact }) => fact),
  ),
];

const firing = ruleIds.flatMap((rule) =>
  Object.entries<Case>(cases[rule].fires).map(([fact, each]) => [rule, fact, each.given, each] as const),
);
const near = ruleIds.map((rule) => [rule, cases[rule].silent.given, cases[rule].silent] as const);

it.each(firing)('%s fires as %s: %s', (rule, fact, _given, each) => {
  expect(factsOf(rule, each)).toEqual([fact]);
});

it.each(near)('%s does not fire: %s', (rule, _given, each) => {
  expect(factsOf(rule, each)).toEqual([]);
});
