/**
 * What a client can be asked about besides accounts: names, addresses, employers, inquiries, and court records. The
 * same item in several files is one item, because a client is asked once whether they lived at an address.
 */
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { ItemKind, ItemStatementKind } from '#vocabulary/itemStatements.ts';
import { isBankruptcy } from '../findings/bankruptcy.ts';
import { isCollector, isSoft } from '../findings/inquiries.ts';
import { groupByKey } from '../findings/groupByKey.ts';
import { companyWords, plain, sameNumber } from '../findings/names.ts';
import { sameStreet, streetKey } from '../findings/streets.ts';
import type { Consumer } from '../findings/finding.ts';
import type {
  Inquiry,
  PublicRecord,
  Report,
  ReportedAddress,
  ReportedEmployer,
  ReportedName,
} from '../report/model.ts';

/** What a bureau lists, by kind of item. */
export interface Entries {
  readonly name: ReportedName;
  readonly address: ReportedAddress;
  readonly employer: ReportedEmployer;
  readonly inquiry: Inquiry;
  readonly publicRecord: PublicRecord;
}

/** One entry of one bureau’s file. `key` is unique in the report. */
export type Entry = {
  readonly [Kind in ItemKind]: {
    readonly key: string;
    readonly kind: Kind;
    readonly bureau: Bureau;
    readonly record: Entries[Kind];
  };
}[ItemKind];

/** The entries that list the same thing. */
export interface ReportItem {
  /** The key of its first entry. */
  readonly key: string;
  readonly kind: ItemKind;
  readonly entries: readonly [Entry, ...Entry[]];
}

/** An employer is named by its pointer, like the evidence of a finding about it. */
export function entryKey(kind: ItemKind, place: string): string {
  return `${kind}:${place}`;
}

/** The items of a report, in the order of their kinds. Entries without a name or street say nothing to ask about. */
export function reportItems({ personal, inquiries, publicRecords }: Report): readonly ReportItem[] {
  const entries: readonly Entry[] = [
    ...personal.names.flatMap((record): readonly Entry[] =>
      plain(record.full) === '' ? [] : [entryOf('name', record.at, record)],
    ),
    ...personal.addresses.flatMap((record): readonly Entry[] =>
      record.street === null ? [] : [entryOf('address', record.at, record)],
    ),
    ...personal.employers.flatMap((record): readonly Entry[] =>
      record.name === null ? [] : [entryOf('employer', record.name.at, record)],
    ),
    ...inquiries.flatMap((record): readonly Entry[] =>
      record.subscriber === null ? [] : [entryOf('inquiry', record.id, record)],
    ),
    ...publicRecords.map((record): Entry => entryOf('publicRecord', record.id, record)),
  ];
  const groups = Map.groupBy(entries, likeness);
  return [...groups.values()].flatMap((alike) => sameCases(alike).flatMap(itemOf));
}

function entryOf<Kind extends ItemKind>(kind: Kind, place: string, record: Entries[Kind]) {
  return { key: entryKey(kind, place), kind, bureau: record.bureau, record };
}

function itemOf(entries: readonly Entry[]): readonly ReportItem[] {
  const [first, ...more] = entries;
  return first === undefined ? [] : [{ key: first.key, kind: first.kind, entries: [first, ...more] }];
}

/** What entries that list the same thing have in common. */
function likeness({ kind, record, key }: Entry): string {
  switch (kind) {
    case 'name':
      return `name ${plain(record.full)}`;
    case 'address':
      return `address ${streetKey(record.street?.value ?? '')} ${zipOf(record) || plain(record.city?.value ?? '')}`;
    case 'employer':
      return `employer ${plain(record.name?.value ?? '')}`;
    case 'inquiry':
      return `${isSoft(record) ? 'soft ' : ''}inquiry ${companyWords(record.subscriber?.value ?? '').join(' ')} ${record.date?.value ?? key}`;
    case 'publicRecord':
      return `publicRecord ${record.dateFiled?.value.slice(0, 7) ?? key}`;
  }
}

/** Court records of one month are the same case only if their references agree. */
function sameCases(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const cases: Entry[][] = [];
  for (const entry of entries) {
    const known = cases.find(([first]) => first !== undefined && isSameCase(first, entry));
    if (known === undefined) cases.push([entry]);
    else known.push(entry);
  }
  return cases;
}

function isSameCase(one: Entry, other: Entry): boolean {
  if (one.kind !== 'publicRecord' || other.kind !== 'publicRecord') return true;
  const [first, second] = [one.record, other.record];
  if (isBankruptcy(first) !== isBankruptcy(second)) return false;
  return sameNumber(first.reference?.value ?? '', second.reference?.value ?? '');
}

/** Whether entries of two reports list the same thing. */
export const isSameThing = (one: Entry, other: Entry): boolean =>
  likeness(one) === likeness(other) && isSameCase(one, other);

const zipOf = ({ postalCode }: ReportedAddress): string => postalCode?.value.slice(0, 5) ?? '';

/** What the client can say about an item. Of a soft inquiry nothing: nobody applies for one, and no lender sees it. */
export function statementsFor({ entries: [first] }: ReportItem): readonly ItemStatementKind[] {
  switch (first.kind) {
    case 'name':
      return ['neverMyName', 'myName'];
    case 'address':
      return ['neverLived', 'lived'];
    case 'employer':
      return ['neverWorked', 'worked'];
    case 'inquiry':
      if (isSoft(first.record)) return [];
      return isCollector(first.record) ? ['noKnownDebt', 'knownDebt'] : ['didNotApply', 'applied'];
    case 'publicRecord':
      return isBankruptcy(first.record)
        ? ['notMyCase', 'discharged', 'dismissed']
        : ['notMyCase', 'satisfied'];
  }
}

/** The items that a client is asked about, and those on which they have spoken, by the keys of the items. */
export const itemsToAsk = (report: Report, said: ReadonlySet<string>): readonly ReportItem[] =>
  reportItems(report).filter((item) => said.has(item.key) || statementsFor(item).length > 0);

/** Whether the profile gives this very name or address as the client’s own. Nothing else is part of a profile. */
export function isInProfile(entry: Entry, profile: Consumer | null): boolean {
  if (profile === null) return false;
  if (entry.kind === 'name') {
    const own = plain(`${profile.firstName} ${profile.lastName}`);
    return own !== '' && plain(entry.record.full) === own;
  }
  if (entry.kind !== 'address' || profile.streetAddress === '') return false;
  const { street, city } = entry.record;
  const zip = zipOf(entry.record);
  const ownZip = profile.postalCode.slice(0, 5);
  const sameTown =
    zip !== '' && ownZip !== ''
      ? zip === ownZip
      : city === null || profile.city === '' || plain(city.value) === plain(profile.city);
  return street !== null && sameStreet(street.value, profile.streetAddress) && sameTown;
}

/** For each item, the other addresses that could be the same one, written with more or less detail. */
export function alikeAddresses(items: readonly ReportItem[]): (item: ReportItem) => readonly ReportItem[] {
  const near = groupByKey(items, houseOf);
  return (item) =>
    houseOf(item).flatMap((house) => near(house).filter((other) => mayBeSameAddress(item, other)));
}

/** The first word of a street line, nearly always the house number; none for what is not an address. */
function houseOf({ entries: [first] }: ReportItem): readonly string[] {
  if (first.kind !== 'address') return [];
  return [streetKey(first.record.street?.value ?? '').split(' ')[0] ?? ''];
}

function mayBeSameAddress(one: ReportItem, other: ReportItem): boolean {
  const [a, b] = [one.entries[0], other.entries[0]];
  if (one.key === other.key || a.kind !== 'address' || b.kind !== 'address') return false;
  if (!sameStreet(a.record.street?.value ?? '', b.record.street?.value ?? '')) return false;
  const [zip, otherZip] = [zipOf(a.record), zipOf(b.record)];
  const sameCity = plain(a.record.city?.value ?? '') === plain(b.record.city?.value ?? '');
  return zip === '' || otherZip === '' || zip === otherZip || sameCity;
}
