import { foreignBirths, foreignNames } from '#credit/findings/foreignEntries.ts';
import type { Consumer } from '#credit/findings/finding.ts';
import type { BureauRecord, Report } from '#credit/report/model.ts';
import type { Concern } from '#contract/letterSummary.ts';
import type { ConcernOf, Raised } from './raised.ts';

type Detail = Extract<Concern, { kind: 'unreportedDetail' }>['detail'];

/**
 * Details of the profile that no bureau shows although at least one shows another: more likely a typo in the profile
 * than the same error at every bureau. Values are cut to what identifies no one: the last four digits of a number,
 * the year of a date.
 */
export function unreportedDetails(
  report: Report,
  profile: Consumer,
): readonly Raised<ConcernOf<'unreportedDetail'>>[] {
  return [nameOf(report, profile), birthOf(report, profile), ssnOf(report, profile)].filter(
    (raised) => raised !== null,
  );
}

function nameOf(report: Report, profile: Consumer) {
  const { names } = report.personal;
  const own = `${profile.firstName} ${profile.lastName}`.trim();
  if (profile.lastName === '' || names.length === 0) return null;
  // A day is not part of comparing names.
  const foreign = foreignNames({ report, profile, today: '', before: null });
  if (foreign.length < names.length) return null;
  return raise(
    'name',
    own,
    own,
    names.map((name) => ({ bureau: name.bureau, value: name.full })),
  );
}

function birthOf(report: Report, profile: Consumer) {
  const known = report.personal.births.filter(({ date, year }) => date !== null || year !== null);
  if (profile.dob === null || known.length === 0) return null;
  const foreign = foreignBirths({ report, profile, today: '', before: null });
  if (known.some((birth) => !foreign.includes(birth))) return null;
  return raise(
    'dateOfBirth',
    profile.dob,
    profile.dob.slice(0, 4),
    known.map(({ bureau, date, year }) => ({
      bureau,
      value: date?.value.slice(0, 4) ?? String(year?.value ?? ''),
    })),
  );
}

function ssnOf(report: Report, { ssn }: Consumer) {
  const known = report.personal.ssns.flatMap(({ bureau, digits }) =>
    digits === null || digits.value.length < 4 ? [] : [{ bureau, digits: digits.value }],
  );
  if (ssn === null || known.length === 0) return null;
  // A masked number has only its beginning or its end.
  if (known.some(({ digits }) => ssn.startsWith(digits) || ssn.endsWith(digits))) return null;
  return raise(
    'ssn',
    ssn,
    ssn.slice(-4),
    known.map(({ bureau, digits }) => ({ bureau, value: digits.slice(-4) })),
  );
}

function raise(
  detail: Detail,
  whole: string,
  profile: string,
  entries: readonly { readonly bureau: BureauRecord['bureau']; readonly value: string }[],
): Raised<ConcernOf<'unreportedDetail'>> {
  const reported = [...Map.groupBy(entries, ({ value }) => value)].map(([value, some]) => ({
    value,
    bureaus: [...new Set(some.map(({ bureau }) => bureau))],
  }));
  return {
    concern: {
      kind: 'unreportedDetail',
      id: `unreportedDetail:${detail}`,
      overruled: null,
      detail,
      profile,
      reported,
    },
    facts: [whole],
  };
}
