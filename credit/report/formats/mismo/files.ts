/**
 * `CREDIT_FILE`: what each bureau has about the person. `BORROWER` is the lender's request, so no bureau reported
 * it.
 */
import { bureaus, type Bureau } from '#vocabulary/bureaus.ts';
import type { Alerts, BureauRecord, Personal, ReportedAddress, ReportedName } from '../../model.ts';
import { nothingPersonal } from '../reading/emptyTradeline.ts';
import { bureauNamed } from '../reading/bureau.ts';
import { firstOf, text } from '../reading/fields.ts';
import { listOf, member, scalar, type Place } from '../reading/place.ts';
import { readSsn } from '../reading/ssn.ts';
import { cleanText, parseCount, parsePostalCode } from '../reading/values.ts';
import { day, indicator, wordsOf } from './values.ts';

export interface File {
  readonly bureau: Bureau;
  readonly place: Place;
}

/** The files that were returned; a bureau that found none says so in `_ResultStatusType`. */
export function returnedFiles(files: readonly Place[]): readonly File[] {
  return files.flatMap((place) => {
    const bureau = bureauNamed(scalar(member(place, 'CreditRepositorySourceType').value));
    const result = text(place, '_ResultStatusType')?.value ?? '';
    return bureau === null || /^NoFile/i.test(result) ? [] : [{ bureau, place }];
  });
}

function readName(place: Place, bureau: Bureau, kind: ReportedName['kind']): readonly ReportedName[] {
  const parts = {
    first: text(place, '_FirstName'),
    middle: text(place, '_MiddleName'),
    last: text(place, '_LastName'),
    suffix: text(place, '_NameSuffix'),
  };
  const joined = Object.values(parts)
    .flatMap((part) => part?.value ?? [])
    .join(' ');
  const full = joined || (text(place, '_UnparsedName')?.value ?? '');
  return full === '' ? [] : [{ bureau, at: place.at, kind, full, ...parts }];
}

function streetOf(residence: Place): ReportedAddress['street'] {
  const parsed = member(residence, 'PARSED_STREET_ADDRESS');
  const join = (place: Place, names: readonly string[]): string =>
    names
      .map((name) => cleanText(scalar(member(place, name).value)))
      .filter((part) => part !== '')
      .join(' ');
  const value =
    join(residence, ['_StreetAddress', '_StreetAddress2']) ||
    join(parsed, ['_HouseNumber', '_DirectionPrefix', '_StreetName', '_StreetSuffix', '_ApartmentOrUnit']);
  return value === '' ? null : { value, at: residence.at };
}

function readAddress(place: Place, bureau: Bureau): readonly ReportedAddress[] {
  const street = streetOf(place);
  const city = text(place, '_City');
  const postalCode = text(place, '_PostalCode');
  if (street === null && city === null) return [];
  const kind = text(place, 'BorrowerResidencyType')?.value === 'Current' ? 'current' : 'previous';
  return [
    {
      bureau,
      at: place.at,
      kind,
      street,
      city,
      state: text(place, '_State'),
      postalCode: postalCode && { value: parsePostalCode(postalCode.value), at: postalCode.at },
      dateReported: firstOf(day(place, '_DateReported'), day(place, '_ReportedDate')),
    },
  ];
}

/** Experian knows only the year, which appears on its own or as January 1. */
function readBirth(person: Place, record: BureauRecord): Personal['births'] {
  const date = day(person, '_BirthDate');
  const written = text(person, '_BirthDate');
  const year = parseCount((date ?? written)?.value.slice(0, 4) ?? '');
  if (written === null || year === null || year < 1900) return [];
  const padded = date === null || date.value.endsWith('-01-01') || date.ofMonth === true;
  return [{ ...record, year: { value: year, at: written.at }, date: padded ? null : date }];
}

const personOf = ({ bureau, place }: File) => {
  const person = member(place, '_BORROWER');
  return { bureau, person, record: { bureau, at: person.at } };
};

const isConsumerStatement = (comment: Place): boolean =>
  text(comment, '_Type')?.value === 'ConsumerStatement';

export function readPersonal(files: readonly File[]): Personal {
  const persons = files.map(personOf);
  const residences = persons.flatMap(({ bureau, person }) =>
    listOf(person, '_RESIDENCE').flatMap((place) => readAddress(place, bureau)),
  );
  const at = (kind: ReportedAddress['kind']) => residences.filter((residence) => residence.kind === kind);
  return {
    ...nothingPersonal,
    names: persons.flatMap(({ bureau, person }) => [
      ...readName(person, bureau, 'primary'),
      ...listOf(person, '_ALIAS').flatMap((alias) => readName(alias, bureau, 'alias')),
    ]),
    addresses: [...at('current'), ...at('previous')],
    births: persons.flatMap(({ person, record }) => readBirth(person, record)),
    ssns: persons.flatMap(({ person, record }) => readSsn(member(person, '_SSN'), record) ?? []),
    employers: persons.flatMap(({ bureau, person }) =>
      listOf(person, 'EMPLOYER').flatMap((place) => {
        const name = text(place, '_Name');
        const dateReported = day(place, 'EmploymentReportedDate');
        return name ? [{ bureau, at: place.at, name, dateReported }] : [];
      }),
    ),
    statements: files.flatMap(({ bureau, place }) =>
      listOf(place, 'CREDIT_COMMENT')
        .filter(isConsumerStatement)
        .flatMap((comment) => {
          const words = wordsOf(comment);
          return words ? [{ bureau, at: comment.at, text: words }] : [];
        }),
    ),
  };
}

/** Freezes in the response and the alerts of its files, each in the bureau's own words. */
export function readAlerts(response: Place, files: readonly File[]): Alerts {
  const frozen = member(response, 'CREDIT_FROZEN_STATUS');
  return {
    fraud: null,
    deceased: null,
    frozen: bureaus.flatMap((bureau) => {
      const state = indicator(frozen, `_${bureau}Indicator`);
      return state ? [{ bureau, value: state.value, at: state.at }] : [];
    }),
    messages: files.flatMap(({ bureau, place }) =>
      listOf(place, '_ALERT_MESSAGE').flatMap((alert) => {
        const words = wordsOf(alert);
        const symbol = text(alert, '_Code');
        const value = { symbol: symbol?.value ?? '', description: '', abbreviation: '' };
        return words
          ? [{ code: symbol && { value, at: symbol.at }, text: `${bureau}: ${words.value}`, at: alert.at }]
          : [];
      }),
    ),
  };
}
