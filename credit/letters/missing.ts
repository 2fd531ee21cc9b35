import type { Consumer } from '../findings/finding.ts';

export type MissingDetail = 'name' | 'address' | 'dateOfBirth' | 'ssn';

/**
 * What a bureau may need to identify the file (12 CFR 1022.123(b)(1)) and what the profile doesn’t have. An address counts if a
 * reply can reach it.
 */
export function missingDetails(consumer: Consumer): readonly MissingDetail[] {
  const { firstName, lastName, streetAddress, city, state, postalCode, dob, ssn } = consumer;
  const present: Readonly<Record<MissingDetail, boolean>> = {
    name: firstName !== '' && lastName !== '',
    address: [streetAddress, city, state, postalCode].every((part) => part !== ''),
    dateOfBirth: dob !== null,
    ssn: ssn !== null,
  };
  return (Object.keys(present) as MissingDetail[]).filter((detail) => !present[detail]);
}
