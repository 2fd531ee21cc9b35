/**
 * Personal entries of a report that are not the client's, compared with the client's profile or, without one, with
 * what most bureaus agree on.
 */
import type { Report, ReportedAddress, ReportedBirth, ReportedName, ReportedSsn } from '../report/model.ts';
import type { Consumer, Context } from './finding.ts';
import {
  firstGiven,
  generationIn,
  givenAndSurname,
  namesDiffer,
  partsOfFull,
  type PersonName,
  spellings,
} from './personNames.ts';
import { mayBeSameStreet } from './streets.ts';

/** The value that most records share; null if there is none or the top two are tied. */
function majority(values: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [first, second] = [...counts].toSorted((one, other) => other[1] - one[1]);
  return first !== undefined && first[1] > 1 && first[1] > (second?.[1] ?? 0) ? first[0] : null;
}

const generationOf = (name: ReportedName): number | null =>
  generationIn(name.suffix?.value ?? '') ?? generationIn(name.last?.value ?? '') ?? generationIn(name.full);

/** Saved pages print only full names, and bureaus put whole variants into the surname. */
const reportedParts = (name: ReportedName, own: PersonName | null): PersonName =>
  name.first === null
    ? partsOfFull(name.full, own)
    : givenAndSurname(name.first.value, name.last?.value ?? '');

/** The surname in the place of the first name, and the other way around: the same name. */
const isSwapped = (own: PersonName, { given, surname }: PersonName): boolean =>
  given === own.surname && surname === firstGiven(own);

/** What differs from each of the ways to write the client's own name. */
function differs(own: readonly PersonName[], name: ReportedName): 'given' | 'surname' | null {
  const facts = own.map((each) => {
    const reported = reportedParts(name, each);
    return isSwapped(each, reported) ? null : namesDiffer(each, reported);
  });
  return facts.includes(null) ? null : (facts[0] ?? null);
}

/** The name to compare with: the profile's, otherwise the first and last name of most primary entries. */
function ownName({ profile, report }: Context): readonly PersonName[] {
  if (profile !== null && profile.lastName !== '') return spellings(profile.firstName, profile.lastName);
  const primary = primaryOf(report).map((name) => reportedParts(name, null));
  const common = majority(primary.map((name) => `${firstGiven(name)}|${name.surname}`));
  const [given, surname] = common?.split('|') ?? [];
  return given === undefined || surname === undefined ? [] : [{ given, surname }];
}

export function foreignNames(context: Context): readonly { name: ReportedName; fact: 'given' | 'surname' }[] {
  const own = ownName(context);
  return context.report.personal.names.flatMap((name) => {
    const fact = differs(own, name);
    return fact === null ? [] : [{ name, fact }];
  });
}

/**
 * Names with another generation suffix than the profile or, where the profile has none, than names in other files,
 * which are listed then. Names that differ otherwise are left out.
 */
export function foreignSuffixes(
  context: Context,
): readonly { name: ReportedName; others: readonly ReportedName[] }[] {
  const { profile, report } = context;
  const own = profile === null ? null : ownGeneration(profile);
  const foreign = foreignNames(context).map(({ name }) => name);
  const names = report.personal.names.filter(
    (name) => !foreign.includes(name) && generationOf(name) !== null,
  );
  return names.flatMap((name) => {
    const generation = generationOf(name);
    if (own !== null) return generation === own ? [] : [{ name, others: [] }];
    const others = names.filter(
      (other) => other.bureau !== name.bureau && generationOf(other) !== generation,
    );
    return others.length > 0 ? [{ name, others }] : [];
  });
}

const ownGeneration = ({ firstName, lastName }: Pick<Consumer, 'firstName' | 'lastName'>): number | null =>
  generationIn(lastName) ?? generationIn(firstName);

const primaryOf = ({ personal }: Pick<Report, 'personal'>): readonly ReportedName[] =>
  personal.names.filter(({ kind }) => kind === 'primary');

/** The names that bureaus have as the consumer's own, each once. */
export function primaryNames(report: Report): readonly string[] {
  return [...new Set(primaryOf(report).map(({ full }) => full))];
}

/**
 * Whether the report is another person's, judging by every name the bureaus have for its consumer. Without names in
 * the report or a surname in the profile, the answer is no.
 */
export function namesSomebodyElse(
  report: Report,
  { firstName, lastName }: Pick<Consumer, 'firstName' | 'lastName'>,
): boolean {
  const own = spellings(firstName, lastName);
  const primary = primaryOf(report);
  const generation = ownGeneration({ firstName, lastName });
  const isElse = (name: ReportedName) => {
    const reported = generationOf(name);
    const isRelative = generation !== null && reported !== null && reported !== generation;
    return isRelative || differs(own, name) !== null;
  };
  return lastName !== '' && primary.length > 0 && primary.every(isElse);
}

const agreeOnName = (one: ReportedName, other: ReportedName): boolean => {
  const [own, reported] = [reportedParts(one, null), reportedParts(other, null)];
  return namesDiffer(own, reported) === null;
};

const agreeOnBirth = (one: ReportedBirth, other: ReportedBirth): boolean =>
  one.date !== null && other.date !== null && one.date.value === other.date.value;

/**
 * Whether two reports are about different people, judging by the names the bureaus have as their consumers' own, and by the
 * dates of birth, because people change their names. Without names in one of them, the answer is no.
 */
export function ofDifferentPeople(one: Pick<Report, 'personal'>, other: Pick<Report, 'personal'>): boolean {
  const [names, others] = [primaryOf(one), primaryOf(other)];
  if (names.length === 0 || others.length === 0) return false;
  const sharesName = names.some((name) => others.some((each) => agreeOnName(name, each)));
  const { births } = one.personal;
  const sharesBirth = births.some((birth) => other.personal.births.some((each) => agreeOnBirth(birth, each)));
  return !sharesName && !sharesBirth;
}

/** Compares only the years if one side has no month and day (Experian reports only the year). */
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

export function foreignAddresses({ profile, report }: Context): readonly ReportedAddress[] {
  if (profile === null || profile.streetAddress === '') return [];
  return report.personal.addresses.filter(
    (address) => address.street !== null && !mayBeSameStreet(address.street.value, profile.streetAddress),
  );
}
