import { expect, it } from 'vitest';
import { choicesFor, decisionEvents, keyOf } from '#src/screens/disputes/newer/decisions.ts';
import type { ProposalChoice } from '#machines/proposalReview.ts';
import { aProposal } from '#tests/support/aDispute.ts';

const place = { report: 'report-2', today: '2026-12-02' };
const of = (item: string, kind: Parameters<typeof choicesFor>[0], asks = true) =>
  aProposal({ item, kind, asks });
const decided = (given: readonly (readonly [ReturnType<typeof of>, ProposalChoice])[]) =>
  decisionEvents(
    given.map(([proposal]) => proposal),
    Object.fromEntries(given.map(([proposal, choice]) => [keyOf(proposal), choice])),
    place,
  );

it('records items with the same decision as one event, dated today', () => {
  const { letter } = aProposal();
  expect(
    decided([
      [of('a', 'notSeen'), 'accept'],
      [of('b', 'notSeen'), 'keep'],
      [of('c', 'notSeen'), 'accept'],
    ]),
  ).toEqual([
    {
      kind: 'compared',
      on: '2026-12-02',
      report: 'report-2',
      proposal: 'notSeen',
      accepted: true,
      disputes: [
        { letter, item: 'a' },
        { letter, item: 'c' },
      ],
    },
    {
      kind: 'compared',
      on: '2026-12-02',
      report: 'report-2',
      proposal: 'notSeen',
      accepted: false,
      disputes: [{ letter, item: 'b' }],
    },
  ]);
});

it.each([
  ['reappeared', 'accept', 'reappeared', true],
  ['reappeared', 'keep', 'reappeared', false],
  ['seenAgain', 'accept', 'unchanged', true],
  ['changed', 'accept', 'changed', true],
  ['possibleMatch', 'accept', 'changed', true],
  ['possibleMatch', 'keep', 'changed', false],
  ['possibleMatch', 'gone', 'notSeen', true],
] as const)('%s, %s: records %s, accepted: %s', (kind, choice, proposal, accepted) => {
  expect(decided([[of('a', kind), choice]])).toMatchObject([{ proposal, accepted }]);
});

it('leaves out what is decided later, and what no longer waits', () => {
  expect(decisionEvents([of('a', 'notSeen')], {}, place)).toEqual([]);
  expect(decided([[of('a', 'notSeen', false), 'accept']])).toEqual([]);
});

it('offers nothing but a look for a change, and to say that a possible match is another account', () => {
  expect(choicesFor('changed')).toEqual(['accept']);
  expect(choicesFor('possibleMatch')).toEqual(['accept', 'gone', 'keep']);
});
