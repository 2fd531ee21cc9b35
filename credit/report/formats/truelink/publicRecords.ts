import type { Bureau } from '#vocabulary/bureaus.ts';
import type { PublicRecord } from '../../model.ts';
import { bureauOf } from '../reading/bureau.ts';
import { code, date, firstOf, money, text } from '../reading/fields.ts';
import { isBlank, listOf, member, type Place } from '../reading/place.ts';

/** Exactly one of these describes the case; the others are missing or empty. */
const details = [
  'Bankruptcy',
  'TaxLien',
  'LegalItem',
  'Garnishment',
  'Foreclosure',
  'FinancingStatement',
  'MaritalItem',
  'RegisteredItem',
  'MiscPublicRecord',
  'FinancialCounseling',
];

function detailOf(record: Place): Place {
  const places = details.map((name) => member(record, name));
  return places.find((place) => !isBlank(place.value)) ?? { value: undefined, at: record.at };
}

function readRecord(place: Place, id: string, bureau: Bureau): PublicRecord {
  const detail = detailOf(place);
  return {
    id,
    at: place.at,
    bureau,
    classification: code(place, 'Classification'),
    type: code(place, 'Type'),
    status: code(place, 'Status'),
    court: text(place, 'courtName'),
    reference: text(place, 'referenceNumber'),
    dateFiled: date(place, 'dateFiled'),
    dateUpdated: firstOf(date(place, 'dateUpdated'), date(place, 'dateVerified')),
    dateResolved: firstOf(
      date(detail, 'dateResolved'),
      date(detail, 'dateReleased'),
      date(detail, 'dateSatisfied'),
      date(detail, 'dateSettled'),
    ),
    amount: firstOf(money(detail, 'liabilityAmount'), money(detail, 'amount'), money(detail, 'actionAmount')),
  };
}

/** Public records, one for each bureau and case. The format misspells the partition's name; both spellings occur. */
export function readPublicRecords(report: Place, only: Bureau | null): readonly PublicRecord[] {
  const partitions = [
    ...listOf(report, 'PulblicRecordPartition'),
    ...listOf(report, 'PublicRecordPartition'),
  ];
  return partitions
    .flatMap((partition) => listOf(partition, 'PublicRecord'))
    .flatMap((place, index) => {
      const bureau = bureauOf(place, only);
      return bureau === null ? [] : [readRecord(place, `public-record-${index}`, bureau)];
    });
}
