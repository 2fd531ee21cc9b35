/** CSID: what IdentityIQ and MyScoreIQ export for members served by Experian. A list with one object per bureau. */
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { Inquiry, Personal, PublicRecord, Report, Score } from '../../model.ts';
import { accountOf, noAlerts, nothingPersonal } from '../reading/emptyTradeline.ts';
import { bureauNamed } from '../reading/bureau.ts';
import { readCsidLine } from './csidLine.ts';
import { count, date, firstOf, text, textOf } from '../reading/fields.ts';
import { joinLines } from '../reading/joinLines.ts';
import { list, listOf, member, scalar, type Place } from '../reading/place.ts';
import { recordKind } from '../reading/recordKind.ts';
import { returnedBureaus } from '../reading/reportingBureaus.ts';
import { cleanText, isScore, parsePostalCode } from '../reading/values.ts';
import { codeNamed, recordStatuses, recordTypes } from '../reading/words.ts';

interface File {
  readonly bureau: Bureau;
  readonly place: Place;
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/**
 * The format does not label entries, so the first name and the first address are the current ones, as on the
 * provider's page.
 */
function readNames({ bureau, place }: File): Personal['names'] {
  return listOf(place, 'names').flatMap((name, index) => {
    const parts = {
      first: text(name, 'first_name'),
      middle: text(name, 'middle_name'),
      last: text(name, 'last_name'),
      suffix: text(name, 'suffix'),
    };
    const full = joined(Object.values(parts).map((part) => part?.value ?? ''));
    const kind = index === 0 ? 'primary' : 'alias';
    return full === '' ? [] : [{ bureau, at: name.at, kind, full, ...parts } as const];
  });
}

function streetOf(address: Place): string {
  const part = (name: string): string => cleanText(scalar(member(address, name).value));
  const unit = part('unit');
  return joined([
    part('house_number'),
    part('pre_directional'),
    part('street_name'),
    part('suffix'),
    part('post_directional'),
    unit === '' || /^(#|[A-Za-z]{2,}\b)/.test(unit) ? unit : `# ${unit}`,
  ]);
}

function readAddresses({ bureau, place }: File): Personal['addresses'] {
  return listOf(place, 'addresses').flatMap((address, index) => {
    const street = streetOf(address);
    const city = text(address, 'city');
    const zip = text(address, 'zipcode');
    if (street === '' && city === null) return [];
    const kind = index === 0 ? 'current' : 'previous';
    return [
      {
        bureau,
        at: address.at,
        kind,
        street: street === '' ? null : { value: street, at: address.at },
        city,
        state: text(address, 'state'),
        postalCode: zip && { value: parsePostalCode(zip.value), at: zip.at },
        dateReported: null,
      } as const,
    ];
  });
}

function readPersonal(files: readonly File[]): Personal {
  return {
    ...nothingPersonal,
    names: files.flatMap(readNames),
    addresses: files.flatMap(readAddresses),
    births: files.flatMap(({ bureau, place }) => {
      const year = count(place, 'year_of_birth');
      return year ? [{ bureau, at: year.at, year, date: null }] : [];
    }),
    statements: files.flatMap(({ bureau, place }) =>
      listOf(place, 'consumer_statements').flatMap((statement) => {
        const words = firstOf(textOf(statement), text(statement, 'statement'));
        return words ? [{ bureau, at: statement.at, text: words }] : [];
      }),
    ),
  };
}

function readScore({ bureau, place }: File): readonly Score[] {
  return listOf(place, 'score_details')
    .slice(0, 1)
    .map((details) => {
      const score = count(details, 'score');
      return { bureau, value: score && isScore(score.value) ? score : null, model: null, factors: [] };
    });
}

function readInquiries(files: readonly File[]): readonly Inquiry[] {
  return files
    .flatMap(({ bureau, place }) => listOf(place, 'inquiries').map((inquiry) => ({ bureau, inquiry })))
    .map(({ bureau, inquiry }, index) => {
      const creditor = member(inquiry, 'creditor');
      return {
        id: `inquiry-${index}`,
        at: inquiry.at,
        bureau,
        subscriber: firstOf(text(creditor, 'name'), textOf(creditor)),
        date: date(inquiry, 'date_of_inquiry'),
        kind: null,
        industry: null,
      };
    });
}

function readRecord(place: Place, bureau: Bureau, index: number): PublicRecord {
  const type = text(place, 'type');
  return {
    id: `public-record-${index}`,
    at: place.at,
    bureau,
    classification: recordKind(type),
    type: codeNamed(type, recordTypes),
    status: codeNamed(text(place, 'status'), recordStatuses),
    court: text(place, 'court'),
    reference: text(place, 'reference_number'),
    dateFiled: date(place, 'date_filed'),
    dateUpdated: null,
    dateResolved: null,
    amount: null,
    plaintiff: text(place, 'plaintiff'),
  };
}

/** Recognized by objects that name a bureau and list its accounts. */
export function csid(root: Place): Report | null {
  if (!Array.isArray(root.value)) return null;
  const files = list(root).flatMap((place): File[] => {
    const bureau = bureauNamed(scalar(member(place, 'bureau').value));
    return bureau && Array.isArray(member(place, 'accounts').value) ? [{ bureau, place }] : [];
  });
  if (files.length === 0) return null;
  const lines = files.flatMap(({ bureau, place }) =>
    listOf(place, 'accounts').map((account) => readCsidLine(account, bureau)),
  );
  const records = {
    personal: readPersonal(files),
    accounts: joinLines(lines).map((group, index) =>
      accountOf(index, group[0]?.at ?? '', group[0]?.creditType ?? null, group),
    ),
    inquiries: readInquiries(files),
    publicRecords: files
      .flatMap(({ bureau, place }) => listOf(place, 'public_records').map((record) => ({ bureau, record })))
      .map(({ bureau, record }, index) => readRecord(record, bureau, index)),
  };
  return {
    format: 'identityiq-csid',
    reportDate: null,
    bureaus: returnedBureaus(
      records,
      files.map(({ bureau }) => bureau),
    ),
    scores: files.flatMap(readScore),
    ...records,
    contacts: [],
    alerts: noAlerts,
    summary: [],
  };
}
