import { expect, it } from 'vitest';
import { missingDetails } from '#credit/letters/missing.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';

it.each([
  [{}, []],
  [{ firstName: '' }, ['name']],
  [{ lastName: '' }, ['name']],
  [{ streetAddress: '' }, ['address']],
  [{ city: '' }, ['address']],
  [{ state: '' }, ['address']],
  [{ postalCode: '' }, ['address']],
  [{ dob: null }, ['dateOfBirth']],
  [{ ssn: null }, ['ssn']],
  [{ lastName: '', dob: null }, ['name', 'dateOfBirth']],
])('a profile with %j is missing %j', (values, missing) => {
  expect(missingDetails(aConsumer(values))).toEqual(missing);
});
