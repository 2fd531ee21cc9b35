import { expect, it } from 'vitest';
import { evidenceSeenBySupport } from '#server/looking/seenBySupport.ts';

const seen = (value: string) => evidenceSeenBySupport({ bureau: 'Equifax', field: 'ssn', value }).value;

it('shows support the last four digits of a Social Security number, and what has none as it is', () => {
  expect(seen('666-55-0611')).toBe('***-**-0611');
  expect(seen('XXX-XX-0611')).toBe('XXX-XX-0611');
  expect(seen('666-55-061')).toBe('666-55-061');
});

// Searching on from each digit once took hours for this.
it('masks a number of any length', () => {
  expect(seen('1'.repeat(200_000))).toBe(`${'*'.repeat(199_996)}1111`);
});
