import { expect, it } from 'vitest';
import { delinquentBy } from '#credit/findings/delinquency.ts';
import { acrossBureaus } from '#credit/findings/pairs.ts';
import { aCollection, aCollectionLine, aLine, anAccount } from '#tests/support/aReport.ts';

it('compares every two bureaus once, in the order of the report', () => {
  const lines = [aLine('TransUnion'), aLine('Experian'), aLine('Experian'), aLine('Equifax')];
  const [a, b, c, d] = lines;
  expect(acrossBureaus(anAccount(lines))).toEqual([
    [a, b],
    [a, c],
    [a, d],
    [b, d],
    [c, d],
  ]);
});

it('cites the first of two bureaus that say the same of when a debt was delinquent', () => {
  const line = aCollectionLine('Experian');
  const collection = aCollection(line, aCollectionLine('Equifax'));
  expect(delinquentBy(line, collection)?.evidence.bureau).toBe('Experian');
});
