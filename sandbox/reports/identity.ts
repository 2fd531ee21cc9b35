import type { Identity } from './model.ts';
import { anAddress } from './places.ts';
import { randomFrom } from './random.ts';

const middles = ['', '', 'J', 'M', 'LEE', 'ROSE', 'ANN', 'RAY'];
const lasts = [
  'TORRES',
  'HILL',
  'NAIR',
  'OKAFOR',
  'BENNETT',
  'SALAZAR',
  'WHITE',
  'KOWALSKI',
  'VARGAS',
  'BROOKS',
];
const employers = [
  'NORTHWIND BAKERY',
  'LAKESIDE SCHOOL DIST',
  'ACORN LOGISTICS',
  'ST CLARE CLINIC',
  'BLUE MESA ROOFING',
];

/**
 * The person behind a sandbox username: `ana.torres` and `ana.torres@example.com` are Ana Torres, and the rest is
 * generated from the name. The same username is the same person at every provider.
 */
export function personFrom(username: string): Identity {
  const seed = seedOf(username);
  const random = randomFrom(`${seed}/person`);
  // The bureaus use no accents.
  const words = seed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z]+/u)
    .filter((word) => word !== '');
  const [first = 'CASEY', last = random.pick(lasts)] = words;
  return {
    first,
    middle: random.pick(middles),
    last,
    ssn: `66655${random.digits(4)}`,
    birth: `${random.int(1958, 2001)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
    address: anAddress(random),
    previous: Array.from({ length: random.int(1, 3) }, () => anAddress(random)),
    employer: random.pick(employers),
    phone: `${random.pick(['213', '305', '614', '509', '402'])}555${random.digits(4)}`,
  };
}

/** The seed of a person: the name before any `@`, ignoring case. */
export function seedOf(username: string): string {
  return (username.split('@')[0] ?? '').trim().toLowerCase();
}
