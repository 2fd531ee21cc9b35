import { expect, it } from 'vitest';
import { unconfirmedFreezes } from '#disputes/unconfirmedFreezes.ts';
import { aRequest } from '#tests/support/aDispute.ts';

const freeze = aRequest({ purpose: 'freeze', state: 'unanswered' });
const namesOf = (...requests: Parameters<typeof unconfirmedFreezes>[0]) =>
  unconfirmedFreezes(requests).map(({ name }) => name);

it('names a bureau that was asked for a freeze and did not answer', () => {
  expect(namesOf(freeze)).toEqual(['Equifax']);
  for (const state of ['drafted', 'received', 'questionOpen', 'answered', 'withdrawn'] as const)
    expect(namesOf({ ...freeze, state })).toEqual([]);
  expect(namesOf({ ...freeze, purpose: 'fraudAlert' }, { ...freeze, purpose: 'block' })).toEqual([]);
});

it('goes by what was asked last: again, or to remove it', () => {
  expect(namesOf(freeze, { ...freeze, state: 'drafted' })).toEqual([]);
  expect(namesOf(freeze, { ...freeze, purpose: 'freezeLift' })).toEqual([]);
  expect(namesOf({ ...freeze, purpose: 'freezeLift', state: 'answered' }, freeze)).toEqual(['Equifax']);
});
