/** Everything on a page besides accounts: people, scores, counts, inquiries, public records, and contacts. */
import { bureaus, type Bureau } from '#vocabulary/bureaus.ts';
import type {
  BureauSummary,
  CreditorContact,
  Inquiry,
  Personal,
  PublicRecord,
  ReportedName,
  Score,
} from '../../model.ts';
import { nothingPersonal } from '../reading/emptyTradeline.ts';
import { bureauNamed } from '../reading/bureau.ts';
import { isObject, member, type Place } from '../reading/place.ts';
import { recordKind } from '../reading/recordKind.ts';
import { parseDate } from '../reading/dates.ts';
import { isScore } from '../reading/values.ts';
import { codeNamed, industries, recordStatuses, recordTypes } from '../reading/words.ts';
import { readAddresses, splitContact } from './addresses.ts';
import { count, date, lines, money, words } from './printedValues.ts';

interface Column {
  readonly bureau: Bureau;
  readonly place: Place;
}

export function columnsOf(block: Place): readonly Column[] {
  return bureaus
    .map((bureau) => ({ bureau, place: member(block, bureau) }))
    .filter(({ place }) => isObject(place.value));
}

const nameLabels: readonly (readonly [string, ReportedName['kind']])[] = [
  ['Name', 'primary'],
  ['Also Known As', 'alias'],
  ['Former', 'former'],
];
const addressLabels = [
  [['Current Address(es)', 'Current Address'], 'current'],
  [['Previous Address(es)', 'Previous Address'], 'previous'],
] as const;

/** A page prints full names, mostly only the year of birth, and no Social Security number. */
export function readPersonal(blocks: readonly Place[]): Personal {
  const columns = blocks.flatMap(columnsOf);
  return {
    ...nothingPersonal,
    names: columns.flatMap(({ bureau, place }) =>
      nameLabels.flatMap(([label, kind]) =>
        lines(place, label).flatMap((name) =>
          name
            ? [
                {
                  bureau,
                  at: name.at,
                  kind,
                  full: name.value,
                  first: null,
                  middle: null,
                  last: null,
                  suffix: null,
                },
              ]
            : [],
        ),
      ),
    ),
    addresses: addressLabels.flatMap(([labels, kind]) =>
      columns.flatMap(({ bureau, place }) =>
        readAddresses(lines(place, ...labels)).map((address) => ({ bureau, kind, ...address })),
      ),
    ),
    births: columns.flatMap(({ bureau, place }) => {
      const written = words(place, 'Date of Birth');
      const year = written && /(?:19|20)\d{2}$/.exec(written.value);
      if (!written || !year) return [];
      const { at } = written;
      const day = parseDate(written.value);
      return [
        { bureau, at, year: { value: Number(year[0]), at }, date: day === null ? null : { value: day, at } },
      ];
    }),
    employers: columns.flatMap(({ bureau, place }) =>
      lines(place, 'Employers', 'Employer').flatMap((name) =>
        name ? [{ bureau, at: name.at, name, dateReported: null }] : [],
      ),
    ),
  };
}

/** The page does not print a factor's effect. */
export function readScores(scores: readonly Place[], factors: readonly Place[]): readonly Score[] {
  const factorColumns = factors.flatMap(columnsOf);
  return scores.flatMap(columnsOf).map(({ bureau, place }) => {
    const score = count(place, 'Credit Score');
    return {
      bureau,
      value: score && isScore(score.value) ? score : null,
      model: null,
      factors: factorColumns
        .filter((column) => column.bureau === bureau)
        .flatMap((column) => lines(column.place, 'Risk Factors'))
        .flatMap((text) => (text ? [{ effect: null, code: null, text: text.value, at: text.at }] : [])),
    };
  });
}

export function readSummary(blocks: readonly Place[]): readonly BureauSummary[] {
  return blocks.flatMap(columnsOf).map(({ bureau, place }) => ({
    bureau,
    at: place.at,
    totalAccounts: count(place, 'Total Accounts'),
    openAccounts: count(place, 'Open Accounts'),
    closedAccounts: count(place, 'Closed Accounts'),
    delinquentAccounts: count(place, 'Delinquent'),
    derogatoryAccounts: count(place, 'Derogatory'),
    balances: money(place, 'Balances'),
    monthlyPayments: money(place, 'Payments'),
    inquiriesLast2Years: count(place, 'Inquiries(2 years)', 'Inquiries (2 years)'),
    publicRecords: count(place, 'Public Records'),
  }));
}

export function readInquiries(rows: readonly Place[]): readonly Inquiry[] {
  return rows.flatMap((row, index) => {
    const bureau = bureauNamed(words(row, 'Credit Bureau')?.value ?? '');
    if (bureau === null) return [];
    return [
      {
        id: `inquiry-${index}`,
        at: row.at,
        bureau,
        subscriber: words(row, 'Creditor Name'),
        date: date(row, 'Date of inquiry', 'Date of Inquiry'),
        kind: null,
        industry: codeNamed(words(row, 'Type of Business'), industries),
      },
    ];
  });
}

function readRecord(block: Place, { bureau, place }: Column): Omit<PublicRecord, 'id'> {
  const type = words(place, 'Type');
  const heading = words(block, 'heading');
  return {
    at: place.at,
    bureau,
    classification: recordKind(heading) ?? recordKind(type) ?? codeNamed(heading, new Map()),
    type: codeNamed(type, recordTypes),
    status: codeNamed(words(place, 'Status'), recordStatuses),
    court: words(place, 'Court'),
    reference: words(place, 'Reference#'),
    dateFiled: date(place, 'Date Filed/Reported'),
    dateUpdated: null,
    dateResolved: date(place, 'Closing Date', 'Date Released'),
    amount: money(place, 'Liability', 'Amount', 'Action Amount'),
    plaintiff: words(place, 'Plaintiff'),
  };
}

export function readPublicRecords(blocks: readonly Place[]): readonly PublicRecord[] {
  return blocks
    .flatMap((block) => columnsOf(block).map((column) => readRecord(block, column)))
    .map((record, index) => ({ id: `public-record-${index}`, ...record }));
}

export function readContacts(rows: readonly Place[]): readonly CreditorContact[] {
  return rows.map((row) => {
    const phone = words(row, 'Phone Number');
    const digits = phone?.value.replace(/\D/g, '') ?? '';
    const [address] = readAddresses(lines(row, 'Address'));
    const parts = address ? splitContact(address) : null;
    return {
      at: row.at,
      name: words(row, 'Creditor Name'),
      subscriberCode: null,
      bureau: null,
      phone: phone && digits !== '' ? { value: digits, at: phone.at } : null,
      street: parts?.street ?? null,
      city: parts?.city ?? null,
      state: parts?.state ?? null,
      postalCode: parts?.postalCode ?? null,
    };
  });
}
