import { expect, it } from 'vitest';
import { shownHeading } from '#vocabulary/accountMask.ts';

it.each([
  ['HARBOR BANK, account 440012345678', 'HARBOR BANK ··5678'],
  ['HARBOR BANK, account 4400****', 'HARBOR BANK ··4400'],
  ['HARBOR BANK, account 44001234****, opened 03/14/2014', 'HARBOR BANK ··1234, opened 03/14/2014'],
  ['HARBOR BANK, account XXXXXXXX3310', 'HARBOR BANK ··3310'],
  ['HARBOR BANK, account RP99211840', 'HARBOR BANK ··1840'],
  ['HARBOR BANK, account 91', 'HARBOR BANK ··91'],
  ['HARBOR BANK, account ****', 'HARBOR BANK'],
  ['A, account B, account 12345678', 'A, account B ··5678'],
  ['Inquiry by HARBOR BANK', 'Inquiry by HARBOR BANK'],
])('shows %s as %s', (heading, shown) => {
  expect(shownHeading(heading)).toBe(shown);
});
