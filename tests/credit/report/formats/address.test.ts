import { expect, it } from 'vitest';
import { readAddress } from '#credit/report/formats/reading/address.ts';

const read = (CreditAddress: Readonly<Record<string, string>>) =>
  readAddress({ value: { CreditAddress }, at: '/address' }, { bureau: 'Equifax', at: '/address' }, 'current');

it('reads an address that has only a street or only a city', () => {
  expect(read({ unparsedStreet: '418 JUNIPER AVE' })?.street?.value).toBe('418 JUNIPER AVE');
  expect(read({ city: 'TESTVILLE' })?.city?.value).toBe('TESTVILLE');
});

it('reads no address from a state and a postal code alone', () => {
  expect(read({ stateCode: 'OR', postalCode: '97999' })).toBeNull();
});
