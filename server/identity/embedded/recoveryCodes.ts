import { createHmac, randomInt } from 'node:crypto';

const count = 10;
/** Crockford's base 32: no letter looks like a digit. 12 characters are 60 bits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const aCode = (): string =>
  Array.from(
    { length: 12 },
    (_, place) => (place % 4 === 0 && place > 0 ? '-' : '') + alphabet[randomInt(32)],
  ).join('');

/** Ten new codes, such as `7K2M-Q9XD-04TB`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: count }, aCode);

/** A code as it is compared: without spaces and dashes, and with the letters people read into digits. */
const normalized = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');

/** Keyed, so that a copy of the database alone cannot be searched for a code. */
export const recoveryHash = (key: string, userId: string, typed: string): string =>
  createHmac('sha256', key)
    .update(`recovery\n${userId}\n${normalized(typed)}`)
    .digest('base64url');
