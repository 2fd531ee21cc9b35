import { describe, expect, it } from 'vitest';
import { readAddresses } from '#credit/report/formats/page/addresses.ts';
import type { AddressParts } from '#credit/report/formats/reading/address.ts';

const cell = (...lines: string[]) => lines.map((value, index) => ({ value, at: `/${index}` }));
const parts = ({ street, city, state, postalCode }: AddressParts) =>
  [street, city, state, postalCode].map((part) => part?.value);

describe('a military address on a page', () => {
  it.each([
    [cell('PSC 808 BOX 2345', 'APO, AE 09618')],
    [cell('PSC 808 BOX 2345', 'APO AE 09618')],
    [cell('PSC 808 BOX 2345 APO AE 09618')],
    [cell('PSC 808 BOX 2345, APO, AE 09618')],
  ])('has its four parts: %j', (lines) => {
    expect(readAddresses(lines).map(parts)).toEqual([['PSC 808 BOX 2345', 'APO', 'AE', '09618']]);
  });

  it.each(['AA', 'AE', 'AP'])('is at a post office in %s', (force) => {
    expect(readAddresses(cell('UNIT 45 BOX 6', `FPO ${force} 34051-0006`)).map(parts)).toEqual([
      ['UNIT 45 BOX 6', 'FPO', force, '34051-0006'],
    ]);
  });

  it('leaves other addresses unchanged', () => {
    expect(readAddresses(cell('1 APO AE 5 RD', 'TESTVILLE, OR 97999')).map(parts)).toEqual([
      ['1 APO AE 5 RD', 'TESTVILLE', 'OR', '97999'],
    ]);
  });
});
