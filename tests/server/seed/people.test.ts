import { expect, it } from 'vitest';
import { inventedClients, usernameOf } from '#server/seed/people.ts';
import { personFrom } from '#sandbox/reports/identity.ts';

const reported = inventedClients.filter(({ history }) => history.some(({ does }) => does === 'report'));

it.each(reported.map((client) => [client.profileName, client] as const))(
  '%s is the person in the sandbox’s report',
  (_, client) => {
    const { ssn, birth, address } = personFrom(usernameOf(client));
    expect([client.ssn, client.dob, client.postalCode]).toEqual([ssn, birth, address.postalCode]);
    expect(client.streetAddress.toUpperCase()).toBe(
      [address.houseNumber, address.streetName, address.streetType, address.unit].filter(Boolean).join(' '),
    );
  },
);
