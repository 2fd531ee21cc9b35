import { expect, it } from 'vitest';
import { mailBeforeDecisions } from '#disputes/workGroups.ts';

const order = (...kinds: readonly string[]) =>
  mailBeforeDecisions(
    kinds.map((kind) => ({ kind })),
    ({ kind }) => kind.startsWith('decide'),
  ).map(({ kind }) => kind);

it('moves letters to mail before the first decision, and leaves all else where it is', () => {
  expect(order('decideVerified', 'askAboutDelivery', 'decideUnanswered', 'notMailed')).toEqual([
    'notMailed',
    'decideVerified',
    'askAboutDelivery',
    'decideUnanswered',
  ]);
  expect(order('askAboutDelivery', 'notMailed')).toEqual(['askAboutDelivery', 'notMailed']);
  expect(order('decideVerified')).toEqual(['decideVerified']);
});
