import { expect, it } from 'vitest';
import { signedUpAs } from '#src/screens/create-profile/signedUpAs.ts';

const of = (fullName: string, variant: 'b2b' | 'b2c' = 'b2c') =>
  signedUpAs({ variant, fullName, mail: 'ana@example.com' });

it('fills in a name of two words, and leaves others to the person', () => {
  const mail = 'ana@example.com';
  expect(of(' Ana  Torres ')).toEqual({ firstName: 'Ana', lastName: 'Torres', mail });
  for (const name of ['María José Ramírez', 'Cher', '']) expect(of(name)).toEqual({ mail });
});

it('knows nothing of an agency’s clients', () => {
  expect(of('Ana Torres', 'b2b')).toEqual({});
});
