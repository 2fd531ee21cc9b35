import type { Bureau } from '#vocabulary/bureaus.ts';
import type { Code, Field, PublicRecord } from '../../model.ts';
import { bureauOf } from '../reading/bureau.ts';
import { code, date, firstOf, money, text } from '../reading/fields.ts';
import { isBlank, listOf, member, type Place } from '../reading/place.ts';
import { recordKind } from '../reading/recordKind.ts';

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

/**
 * The record's class, unless its type is spelled in a way that only the block's name explains ("STATE_TAX_LIEN",
 * no words at all).
 */
function classificationOf(record: Place, detail: Place): Field<Code> {
  const given = code(record, 'Classification');
  if (given !== null) return given;
  const type = code(record, 'Type');
  const named = type && { value: `${type.value.description} ${type.value.abbreviation}`, at: type.at };
  const block = detail.at.slice(detail.at.lastIndexOf('/') + 1);
  return recordKind(named) ?? recordKind(detail.value === undefined ? null : { value: block, at: detail.at });
}

function readRecord(place: Place, id: string, bureau: Bureau): PublicRecord {
  const detail = detailOf(place);
  return {
    id,
    at: place.at,
    bureau,
    classification: classificationOf(place, detail),
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
    plaintiff: text(detail, 'plaintiff'),
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
