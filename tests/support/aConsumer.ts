import type { Consumer } from '#credit/findings/finding.ts';

/** The client of the sample reports. */
export function aConsumer(values: Partial<Consumer> = {}): Consumer {
  return {
    firstName: 'Devin',
    lastName: 'Sampleton',
    phone: '(555) 201-3344',
    ssn: '666550611',
    dob: '1986-04-12',
    streetAddress: '418 Juniper Avenue',
    city: 'Testville',
    state: 'OR',
    postalCode: '97999',
    ...values,
  };
}
