import { expect, it } from 'vitest';
import { itemContradictionOf } from '#contract/itemContradiction.ts';

const name = { kind: 'name', inProfile: false, alike: [] } as const;
const address = { kind: 'address', inProfile: false, alike: ['address:/2'] } as const;

it('a name or address that the profile gives can only be affirmed', () => {
  expect(itemContradictionOf('neverMyName', { ...name, inProfile: true }, [])).toBe('ownName');
  expect(itemContradictionOf('neverLived', { ...address, inProfile: true }, [])).toBe('ownAddress');
  expect(itemContradictionOf('myName', { ...name, inProfile: true }, [])).toBeNull();
  expect(itemContradictionOf('lived', { ...address, inProfile: true }, [])).toBeNull();
  expect(itemContradictionOf('neverMyName', name, [])).toBeNull();
});

it('one address in two spellings cannot be theirs and not theirs', () => {
  const said = (statement: 'lived' | 'neverLived', item = 'address:/2') => [{ item, statement }];
  expect(itemContradictionOf('neverLived', address, said('lived'))).toBe('sameAddress');
  expect(itemContradictionOf('lived', address, said('neverLived'))).toBe('sameAddress');
  expect(itemContradictionOf('neverLived', address, said('neverLived'))).toBeNull();
  expect(itemContradictionOf('neverLived', address, said('lived', 'address:/3'))).toBeNull();
});
