/**
 * Personal information against the client's profile, or, without one, against what most bureaus agree on. Such
 * disputes go to bureaus only. Old but true addresses are not errors, so those rules only ask.
 */
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { Report, ReportedName, ReportedAddress, ReportedBirth, ReportedSsn } from '../report/model.ts';
import { usDate } from './formatValue.ts';
import { law, type Consumer, type Context, type Evidence, type Hit, type Rule } from './finding.ts';
import { plain } from './names.ts';
import { sameStreet } from './streets.ts';

type PersonalHit = Omit<Hit, 'subject'>;

function personalRule(
  head: Omit<Rule, 'find' | 'recipient'>,
  find: (context: Context) => readonly PersonalHit[],
): Rule {
  return {
    ...head,
    recipient: 'bureau',
    find: (context) => find(context).map((hit) => ({ ...hit, subject: { kind: 'personal' } })),
  };
}

/** The value most records share; null when none does or the first two are even. */
function majority(values: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [first, second] = [...counts].toSorted((one, other) => other[1] - one[1]);
  return first !== undefined && first[1] > 1 && first[1] > (second?.[1] ?? 0) ? first[0] : null;
}

/** Given name and surname as compared; surnames of two words keep both, hyphens are spaces. */
function givenAndSurname(first: string, last: string): { given: string; surname: string } {
  const words = plain(`${first} ${last}`)
    .replace(/ (JR|SR|II|III|IV)$/, '')
    .split(' ')
    .filter(Boolean);
  const surname = plain(last).replace(/ (JR|SR|II|III|IV)$/, '');
  return last === ''
    ? { given: words[0] ?? '', surname: words.at(-1) ?? '' }
    : { given: plain(first).split(' ')[0] ?? '', surname };
}

function namesDiffer(
  one: { given: string; surname: string },
  other: { given: string; surname: string },
): 'given' | 'surname' | null {
  if (one.surname !== other.surname) return 'surname';
  const initial = one.given.length <= 1 || other.given.length <= 1;
  const same = initial ? one.given[0] === other.given[0] : one.given === other.given;
  return same ? null : 'given';
}

/**
 * Saved pages print a name as a whole, and bureaus put whole variants into the surname. Of such a name the surname is the
 * client's own where it ends with it ("ANA DE LA CRUZ"), else its last word.
 */
function reportedParts(name: ReportedName, own: { surname: string } | null) {
  if (name.first !== null) return givenAndSurname(name.first.value, name.last?.value ?? '');
  const parts = givenAndSurname(name.full, '');
  const whole = plain(name.full).replace(/ (JR|SR|II|III|IV)$/, '');
  return own && whole.endsWith(` ${own.surname}`) ? { ...parts, surname: own.surname } : parts;
}

/** The name to compare with: the profile's, else the first and last name of most primary entries. */
function ownName({ profile, report }: Context): { given: string; surname: string } | null {
  if (profile !== null && profile.lastName !== '')
    return givenAndSurname(profile.firstName, profile.lastName);
  const primary = primaryOf(report).map((name) => reportedParts(name, null));
  const common = majority(primary.map(({ given, surname }) => `${given}|${surname}`));
  const [given, surname] = common?.split('|') ?? [];
  return given === undefined || surname === undefined ? null : { given, surname };
}

export function foreignNames(context: Context): readonly { name: ReportedName; fact: 'given' | 'surname' }[] {
  const own = ownName(context);
  if (own === null) return [];
  return context.report.personal.names.flatMap((name) => {
    const fact = namesDiffer(own, reportedParts(name, own));
    return fact === null ? [] : [{ name, fact }];
  });
}

const primaryOf = ({ personal }: Report): readonly ReportedName[] =>
  personal.names.filter(({ kind }) => kind === 'primary');

/** The names that bureaus hold as the consumer's own, each once. */
export function primaryNames(report: Report): readonly string[] {
  return [...new Set(primaryOf(report).map(({ full }) => full))];
}

/**
 * Whether a report is, by every name the bureaus hold as its consumer's, another person's. A report without names and
 * a profile without a surname decide nothing.
 */
export function namesSomebodyElse(
  report: Report,
  { firstName, lastName }: Pick<Consumer, 'firstName' | 'lastName'>,
): boolean {
  const own = givenAndSurname(firstName, lastName);
  const primary = primaryOf(report);
  const isElse = (name: ReportedName) => {
    const fact = namesDiffer(own, reportedParts(name, own));
    return fact === 'surname' || (fact === 'given' && firstName !== '');
  };
  return lastName !== '' && primary.length > 0 && primary.every(isElse);
}

const nameVariant = personalRule(
  { id: 'I1', name: 'Name that is not the client’s', confidence: 'medium', law: law.accuracy },
  (context) =>
    foreignNames(context).map(({ name, fact }) => ({
      fact: context.profile?.lastName ? fact : 'unlikeOthers',
      bureaus: [name.bureau],
      evidence: [{ bureau: name.bureau, field: 'name', value: name.full, at: name.at }],
    })),
);

/** Years only, where one side lacks month and day (Experian reports just the year). */
function birthsDiffer(birth: ReportedBirth, own: string): boolean {
  if (birth.date !== null && own.length === 10) return birth.date.value !== own;
  return birth.year !== null && String(birth.year.value) !== own.slice(0, 4);
}

export function foreignBirths({ profile, report }: Context): readonly ReportedBirth[] {
  const { births } = report.personal;
  const own =
    profile?.dob ??
    majority(births.flatMap((birth) => (birth.year === null ? [] : [String(birth.year.value)])));
  return own === null ? [] : births.filter((birth) => birthsDiffer(birth, own));
}

export function foreignSsns({ profile, report }: Context): readonly ReportedSsn[] {
  const full = report.personal.ssns.filter((ssn) => ssn.digits?.value.length === 9);
  const own = profile?.ssn ?? majority(full.map((ssn) => ssn.digits?.value ?? ''));
  return own === null ? [] : full.filter((ssn) => ssn.digits?.value !== own);
}

/** Never more than four digits leave the report. */
function ssnEvidence(ssn: ReportedSsn): Evidence {
  return {
    bureau: ssn.bureau,
    field: 'ssn',
    value: `ending in ${ssn.digits?.value.slice(-4) ?? ''}`,
    at: ssn.digits?.at ?? ssn.at,
  };
}

function birthEvidence(birth: ReportedBirth): Evidence {
  const shown = birth.date === null ? String(birth.year?.value ?? '') : usDate(birth.date.value);
  return {
    bureau: birth.bureau,
    field: 'birth',
    value: shown,
    at: birth.date?.at ?? birth.year?.at ?? birth.at,
  };
}

/** Numbers that agree in the four digits a letter shows differ in the five it does not. */
function ssnFact(ssn: ReportedSsn, own: string | null): string {
  if (own === null) return 'ssnUnlikeOthers';
  return ssn.digits?.value.slice(-4) === own.slice(-4) ? 'ssnFirstFive' : 'ssn';
}

const birthOrSsn = personalRule(
  { id: 'I2', name: 'Date of birth or SSN that is not the client’s', confidence: 'high', law: law.accuracy },
  (context) => [
    ...foreignBirths(context).map((birth) => ({
      fact: context.profile?.dob ? 'birth' : 'birthUnlikeOthers',
      bureaus: [birth.bureau],
      evidence: [birthEvidence(birth)],
    })),
    ...foreignSsns(context).map((ssn) => ({
      fact: ssnFact(ssn, context.profile?.ssn ?? null),
      bureaus: [ssn.bureau],
      evidence: [ssnEvidence(ssn)],
    })),
  ],
);

export function addressText(address: ReportedAddress): string {
  const region = [address.state?.value, address.postalCode?.value].filter(Boolean).join(' ');
  return [address.street?.value, address.city?.value, region].filter(Boolean).join(', ');
}

export function foreignAddresses({ profile, report }: Context): readonly ReportedAddress[] {
  if (profile === null || profile.streetAddress === '') return [];
  return report.personal.addresses.filter(
    (address) => address.street !== null && !sameStreet(address.street.value, profile.streetAddress),
  );
}

/** Addresses and employers the profile does not have: perhaps old but true, so only worth asking. */
const unknownAddress = personalRule(
  { id: 'I3', name: 'Address or employer not in the profile', confidence: 'low', law: law.accuracy },
  (context) => [
    ...foreignAddresses(context).map((address) => ({
      fact: address.kind === 'current' ? 'currentAddress' : 'previousAddress',
      bureaus: [address.bureau],
      evidence: [
        { bureau: address.bureau, field: 'address' as const, value: addressText(address), at: address.at },
      ],
    })),
    ...employers(context.report).map(({ bureau, value, at }) => ({
      fact: 'employer',
      bureaus: [bureau],
      evidence: [{ bureau, field: 'employer' as const, value, at }],
    })),
  ],
);

function employers(report: Report): readonly { bureau: Bureau; value: string; at: string }[] {
  return report.personal.employers.flatMap(({ bureau, name }) =>
    name === null ? [] : [{ bureau, ...name }],
  );
}

/** Two or more signs in one file that another person's data is mixed into it. */
const mixedFile = personalRule(
  { id: 'I4', name: 'Signs of a mixed file', confidence: 'medium', law: law.accuracy },
  (context) =>
    context.report.bureaus.flatMap((bureau) => {
      const here = (record: { readonly bureau: Bureau }) => record.bureau === bureau;
      const name = foreignNames(context).find((entry) => here(entry.name) && entry.fact === 'surname');
      const ssn = foreignSsns(context).find(here);
      const birth = foreignBirths(context).find(here);
      const address = foreignAddresses(context).find(
        (entry) =>
          here(entry) &&
          entry.kind === 'current' &&
          entry.state !== null &&
          entry.state.value !== context.profile?.state,
      );
      const signs: Evidence[] = [
        ...(name ? [{ bureau, field: 'name' as const, value: name.name.full, at: name.name.at }] : []),
        ...(ssn ? [ssnEvidence(ssn)] : []),
        ...(birth ? [birthEvidence(birth)] : []),
        ...(address
          ? [{ bureau, field: 'address' as const, value: addressText(address), at: address.at }]
          : []),
      ];
      return signs.length >= 2 ? [{ fact: 'signs', bureaus: [bureau], evidence: signs }] : [];
    }),
);

export const identity: readonly Rule[] = [nameVariant, birthOrSsn, unknownAddress, mixedFile];
