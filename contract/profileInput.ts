import * as z from 'zod/mini';
import { postalCodeLength, profileNameLength } from './limits.ts';
import { fiveDigitZip } from './postalCode.ts';
import { CivilDate } from './shapes.ts';

export const State = z.object({ id: z.string(), name: z.string() });
export type State = z.infer<typeof State>;

/**
 * The specification's simple pattern: x@y.z. It finds the only dot that can be the one, the first after a character, so that a long
 * text is not tried again from each of its dots.
 */
export const mailPattern = /^[^@\s]+@[^@\s][^@\s.]*\.[^@\s]+$/;
/** Refused with the problem `required` if empty and `mail` if it doesn't look like an email. */
export const Mail = z
  .string({ error: 'required' })
  .check(z.minLength(1, 'required'), z.regex(mailPattern, 'mail'), z.maxLength(254));

const Short = z.string().check(z.trim(), z.maxLength(80));
/** Nine digits, with or without the mask's dashes, which are dropped. Empty when not given. */
export const Ssn = z.pipe(
  z.string().check(z.regex(/^(\d{9}|\d{3}-\d{2}-\d{4})?$/, 'ssn')),
  z.transform((text) => text.replaceAll('-', '')),
);
/** A state's name, or a state as `getStates` lists it; the name is kept. Empty when not given. */
const StateName = z.pipe(
  z.union([z.string().check(z.maxLength(40)), State]),
  z.transform((state) => (typeof state === 'string' ? state : state.name)),
);

/** A ZIP+4 keeps its first five digits. */
const PostalCode = z.pipe(
  z.string().check(z.trim(), z.maxLength(postalCodeLength)),
  z.transform(fiveDigitZip),
);

const open = {
  profileName: z.string().check(z.trim(), z.maxLength(profileNameLength)),
  firstName: Short,
  lastName: Short,
  phone: z.string().check(z.maxLength(24)),
  mail: Mail,
  city: Short,
  /** The whole name (`California`), or a state as `getStates` lists it. A code (`CA`) is refused. */
  state: StateName,
  /** At most 7 characters: of a ZIP+4, send the first five digits. */
  postalCode: PostalCode,
};

const StreetAddress = z.string().check(z.trim(), z.maxLength(120));

/**
 * A new profile: a field that is left out is empty, only `mail` and `dob` are required. `dob` must be at least 18 years
 * ago (problem `adult`); the server allows one day.
 */
export const NewProfile = z.object({
  profileName: z._default(open.profileName, ''),
  firstName: z._default(open.firstName, ''),
  lastName: z._default(open.lastName, ''),
  phone: z._default(open.phone, ''),
  mail: open.mail,
  ssn: z._default(Ssn, ''),
  dob: CivilDate,
  streetAddress: z._default(StreetAddress, ''),
  city: z._default(open.city, ''),
  state: z._default(open.state, ''),
  postalCode: z._default(open.postalCode, ''),
});
export type NewProfile = z.infer<typeof NewProfile>;

/** What every database can compare with a version. */
const highestVersion = 2 ** 31 - 1;

/** A change: the three masked values are sent only when they were changed; absent means "keep". */
export const ProfileChange = z.object({
  ...open,
  ssn: z.optional(Ssn),
  dob: z.optional(CivilDate),
  streetAddress: z.optional(StreetAddress),
  /** The version of the profile that the change is based on: a newer one is not overwritten. Absent: it is. */
  basedOn: z.optional(z.int().check(z.gte(0), z.lte(highestVersion))),
});
export type ProfileChange = z.infer<typeof ProfileChange>;
