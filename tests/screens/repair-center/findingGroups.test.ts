import { expect, it } from 'vitest';
import type { AccountFinding, Evidence } from '#contract/grounds.ts';
import { findingGroups, isArguable } from '#src/screens/repair-center/grounds/findingGroups.ts';

const balance = (bureau: Evidence['bureau'], value: string) => ({ bureau, field: 'balance', value }) as const;
const finding = (values: Partial<AccountFinding>): AccountFinding => ({
  rule: 'B4',
  confidence: 'high',
  law: 'a law',
  bureaus: ['TransUnion'],
  evidence: [balance('TransUnion', '$5')],
  ...values,
});

it('shows a rule that fires for several bureaus as one finding, most certain first', () => {
  expect(
    findingGroups([
      finding({ rule: 'B6', confidence: 'low' }),
      finding({}),
      finding({
        bureaus: ['Experian'],
        evidence: [balance('TransUnion', '$5'), balance('Experian', '$7')],
      }),
      finding({ rule: 'B1', confidence: 'medium' }),
    ]),
  ).toEqual([
    finding({
      bureaus: ['TransUnion', 'Experian'],
      evidence: [balance('TransUnion', '$5'), balance('Experian', '$7')],
    }),
    finding({ rule: 'B1', confidence: 'medium' }),
    finding({ rule: 'B6', confidence: 'low' }),
  ]);
});

it('counts one finding per rule, without those that no letter argues, which come last', () => {
  const groups = findingGroups([
    finding({ rule: 'M1', law: 'none; information only' }),
    finding({ rule: 'B6', confidence: 'low' }),
    finding({ rule: 'B6', confidence: 'high' }),
  ]);
  expect(groups.map(({ rule, confidence }) => `${rule} ${confidence}`)).toEqual(['B6 high', 'M1 high']);
  expect(groups.filter(isArguable).map(({ rule }) => rule)).toEqual(['B6']);
});
