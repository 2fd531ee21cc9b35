/**
 * Compares personal information with the client's profile or, without one, with what most bureaus agree on. Such
 * disputes go only to bureaus. Addresses that are old but correct are not errors, so those rules only ask.
 */
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { ReportedBirth, ReportedSsn } from '../report/model.ts';
import { citeAlert } from './evidence.ts';
import type { Context, Evidence, Facts, Hit, Rule, RuleHead } from './finding.ts';
import {
  foreignAddresses,
  foreignBirths,
  foreignNames,
  foreignSsns,
  foreignSuffixes,
} from './foreignEntries.ts';
import { usDate } from './formatValue.ts';
import { mostNamed } from './groupByKey.ts';
import { law } from './law.ts';
import { plain } from './names.ts';
import { citeAddress, citeEmployer, citeName } from './personalEntries.ts';
import { reportRule, type Family } from './rule.ts';

type NameFacts = Record<'given' | 'surname' | 'unlikeOthers' | 'suffix', { name: Evidence }> & {
  suffixUnlikeOthers: { name: Evidence; others: readonly Evidence[] };
};
type BirthOrSsnFacts = Record<'birth' | 'birthUnlikeOthers', { birth: Evidence }> &
  Record<'ssn' | 'ssnUnlikeOthers' | 'ssnFirstFive', { ssn: Evidence }>;
type AddressFacts = Record<'currentAddress' | 'previousAddress', { address: Evidence }> & {
  employer: { employer: Evidence };
};

export const identity = {
  I5: personalRule<{ marked: { alert: Evidence } }>(
    {
      name: 'File of a deceased person',
      condition:
        'The report is marked as that of a deceased person. It does not say in which bureau’s file, so each bureau is asked about its own.',
      confidence: 'high',
      law: law.accuracy,
    },
    ({ report: { alerts, bureaus } }) =>
      alerts.deceased?.value === true
        ? [{ fact: 'marked', bureaus, evidence: { alert: citeAlert(null, 'deceased', alerts.deceased.at) } }]
        : [],
  ),

  I1: personalRule<NameFacts>(
    {
      name: 'Name that is not the client’s',
      condition:
        'The first or last name in a report differs from the one in the profile or, without a profile, from the primary names at most bureaus (an alias or former name then has low confidence). Initials, accents, hyphens, spaces within a name, well-known short forms of a first name (Bob for Robert), and a first and last name in each other’s place make no difference, and a name that is missing differs from none. Or it has another generation suffix (Jr. and II are the same) than the profile or, where the profile has none, than a name in another bureau’s file; both are in question then.',
      confidence: 'medium',
      law: law.accuracy,
    },
    (context) => [
      ...foreignNames(context).map(({ name, fact }): Hit<NameFacts> => ({
        fact: context.profile?.lastName ? fact : 'unlikeOthers',
        bureaus: [name.bureau],
        evidence: { name: citeName(name) },
        // An alias differs from the name by nature, and only a profile tells which one the client uses.
        ...(name.kind === 'primary' || context.profile?.lastName ? {} : { confidence: 'low' }),
      })),
      ...foreignSuffixes(context).map(({ name, others }): Hit<NameFacts> => ({
        bureaus: [name.bureau],
        ...(others.length > 0
          ? {
              fact: 'suffixUnlikeOthers',
              evidence: { name: citeName(name), others: others.slice(0, mostNamed).map(citeName) },
            }
          : { fact: 'suffix', evidence: { name: citeName(name) } }),
      })),
    ],
  ),

  I2: personalRule<BirthOrSsnFacts>(
    {
      name: 'Date of birth or SSN that is not the client’s',
      condition:
        'A reported date of birth, or its year where no more is known, or a fully reported Social Security number differs from the profile or, where the profile has none, from what most bureaus report.',
      confidence: 'high',
      law: law.accuracy,
    },
    (context) => [
      ...foreignBirths(context).map((birth): Hit<BirthOrSsnFacts> => ({
        fact: context.profile?.dob ? 'birth' : 'birthUnlikeOthers',
        bureaus: [birth.bureau],
        evidence: { birth: citeBirth(birth) },
      })),
      ...foreignSsns(context).map((ssn): Hit<BirthOrSsnFacts> => ({
        fact: ssnFact(ssn, context.profile?.ssn ?? null),
        bureaus: [ssn.bureau],
        evidence: { ssn: citeSsn(ssn) },
      })),
    ],
  ),

  I3: personalRule<AddressFacts>(
    {
      name: 'Address or employer not in the profile',
      condition:
        'A reported address has a different street line from the profile’s, or an employer is reported, because profiles have none; not words that only say that there is none, such as “self-employed” or “retired”. Both may be old but true, so a letter only asks.',
      confidence: 'low',
      law: law.accuracy,
    },
    (context) => [
      ...foreignAddresses(context).map((address): Hit<AddressFacts> => ({
        fact: address.kind === 'current' ? 'currentAddress' : 'previousAddress',
        bureaus: [address.bureau],
        evidence: { address: citeAddress(address) },
      })),
      ...context.report.personal.employers.flatMap((employer): readonly Hit<AddressFacts>[] =>
        employer.name === null || namesNoEmployer(employer.name.value)
          ? []
          : [
              {
                fact: 'employer',
                bureaus: [employer.bureau],
                evidence: { employer: citeEmployer(employer) },
              },
            ],
      ),
    ],
  ),

  I4: personalRule<{ signs: Readonly<Record<'name' | 'ssn' | 'birth' | 'address', Evidence | null>> }>(
    {
      name: 'Signs of a mixed file',
      condition:
        'Two or more of these are in one file: a last name (other than a former one) or generation suffix that is not the client’s (or that differs from another bureau’s), a Social Security number that is not theirs, a date of birth that is not theirs, and a current address in a different state from the profile’s.',
      confidence: 'medium',
      law: law.accuracy,
    },
    (context) =>
      context.report.bureaus.flatMap((bureau) => {
        const evidence = signsIn(bureau, context);
        const signs = Object.values(evidence).filter((sign) => sign !== null);
        return signs.length >= 2 ? [{ fact: 'signs' as const, bureaus: [bureau], evidence }] : [];
      }),
  ),
} satisfies Family;

/** What files have in place of an employer's name. */
const namesNoEmployer = (name: string): boolean =>
  /^(SELF( EMPLOYED)?|SELFEMPLOYED|UNEMPLOYED|NOT EMPLOYED|RETIRED|STUDENT|DISABLED|DISABILITY|HOMEMAKER|HOUSEWIFE|NONE|UNKNOWN|NA|N A)$/.test(
    plain(name),
  );

/** A rule about the person. Only bureaus have such information on file. */
function personalRule<F extends Facts>(
  head: Omit<RuleHead, 'recipient' | 'topics'>,
  find: (context: Context) => readonly Hit<F>[],
): Rule<F> {
  return reportRule({ ...head, recipient: 'bureau', topics: [] }, (context) =>
    find(context).map((hit) => ({ ...hit, subject: { kind: 'personal' } })),
  );
}

function signsIn(bureau: Bureau, context: Context) {
  const here = (record: { readonly bureau: Bureau }) => record.bureau === bureau;
  const name =
    foreignNames(context).find(
      ({ name: entry, fact }) => here(entry) && fact === 'surname' && entry.kind !== 'former',
    ) ?? foreignSuffixes(context).find((entry) => here(entry.name));
  const ssn = foreignSsns(context).find(here);
  const birth = foreignBirths(context).find(here);
  const address = foreignAddresses(context).find(
    (entry) =>
      here(entry) &&
      entry.kind === 'current' &&
      entry.state !== null &&
      entry.state.value !== context.profile?.state,
  );
  return {
    name: name === undefined ? null : citeName(name.name),
    ssn: ssn === undefined ? null : citeSsn(ssn),
    birth: birth === undefined ? null : citeBirth(birth),
    address: address === undefined ? null : citeAddress(address),
  };
}

/** Never quotes more than four digits of the report's number. */
function citeSsn(ssn: ReportedSsn): Evidence<'ssn'> {
  return {
    bureau: ssn.bureau,
    field: 'ssn',
    value: `ending in ${ssn.digits?.value.slice(-4) ?? ''}`,
    at: ssn.digits?.at ?? ssn.at,
  };
}

function citeBirth(birth: ReportedBirth): Evidence<'birth'> {
  const shown = birth.date === null ? String(birth.year?.value ?? '') : usDate(birth.date.value);
  return {
    bureau: birth.bureau,
    field: 'birth',
    value: shown,
    at: birth.date?.at ?? birth.year?.at ?? birth.at,
  };
}

/** If the four digits that a letter shows are the same, the numbers differ in the other five. */
function ssnFact(ssn: ReportedSsn, own: string | null) {
  if (own === null) return 'ssnUnlikeOthers';
  return ssn.digits?.value.slice(-4) === own.slice(-4) ? 'ssnFirstFive' : 'ssn';
}
