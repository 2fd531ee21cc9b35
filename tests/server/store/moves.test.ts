import { expect, it } from 'vitest';
import { isMove } from '#server/store/moves.ts';

const oak = { streetAddress: '12 Oak St', city: 'Peoria', state: 'Illinois', postalCode: '61601' };

it.each([
  ['another street', { streetAddress: '9 Elm St' }, true],
  ['another city', { city: 'Joliet' }, true],
  ['another state', { state: 'Ohio' }, true],
  ['another ZIP Code', { postalCode: '61602' }, true],
  ['a street that was removed', { streetAddress: '' }, true],
  ['a street that nobody typed again', { streetAddress: undefined }, false],
  ['other capitals and spaces', { streetAddress: ' 12  OAK ST ', city: 'PEORIA' }, false],
  ['nothing else', {}, false],
])('%s is a move: %o, %s', (_, change, is) => {
  expect(isMove(oak, { ...oak, ...change })).toBe(is);
});

it('what was missing is no move once it is added, nor is a first address', () => {
  expect(isMove({ ...oak, city: '', postalCode: '' }, oak)).toBe(false);
  expect(isMove({ streetAddress: '', city: 'Joliet', state: '', postalCode: '' }, oak)).toBe(false);
});
