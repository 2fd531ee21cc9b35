import type { ReportItem } from '#contract/itemGrounds.ts';
import { citeCode, citeDate, citeText, notReported } from '#credit/findings/evidence.ts';
import type { Consumer, Evidence } from '#credit/findings/finding.ts';
import { findings } from '#credit/findings/findings.ts';
import { codeText } from '#credit/findings/formatValue.ts';
import { addressText } from '#credit/findings/personalEntries.ts';
import { questionedEntry } from '#credit/letters/questionedEntry.ts';
import {
  alikeAddresses,
  type Entry,
  isInProfile,
  itemsToAsk,
  statementsFor,
  type ReportItem as Item,
} from '#credit/letters/reportItems.ts';
import type { Report, ReportedAddress } from '#credit/report/model.ts';
import { maskedStreet } from '#vocabulary/maskedStreet.ts';
import type { ForGrounds } from './grounds.ts';
import { shownFinding } from './shownFinding.ts';

export interface ForItems extends ForGrounds {
  /** The keys of the items that the client has said something about. */
  readonly stated: readonly string[];
}

/** What a client is asked about besides accounts. */
export function itemsIn(report: Report, { today, profile, isSupport, stated }: ForItems): ReportItem[] {
  const items = itemsToAsk(report, new Set(stated));
  const byEntry = Map.groupBy(findings(report, { today, profile, before: null }), questionedEntry);
  const alike = alikeAddresses(items);
  return items.map((item) => ({
    item: item.key,
    bureaus: [...new Set(item.entries.map(({ bureau }) => bureau))],
    heading: headingOf(item.entries[0], isSupport),
    details: item.entries
      .flatMap(detailsOf)
      .filter(({ value }) => value !== notReported)
      .map(({ bureau, field, value }) => ({ bureau, field, value })),
    findings: item.entries
      .flatMap(({ key }) => byEntry.get(key) ?? [])
      .map((finding) => shownFinding(finding, isSupport)),
    statements: [...statementsFor(item)],
    ...standing(item, alike, profile),
  }));
}

/** What a contradiction depends on. */
export function standing(item: Item, alike: ReturnType<typeof alikeAddresses>, profile: Consumer | null) {
  return {
    kind: item.kind,
    inProfile: isInProfile(item.entries[0], profile),
    alike: alike(item).map(({ key }) => key),
  };
}

function headingOf({ kind, record }: Entry, isSupport: boolean): string {
  switch (kind) {
    case 'name':
      return record.full;
    case 'address':
      return addressText(isSupport ? withoutStreet(record) : record);
    case 'employer':
      return record.name?.value ?? '';
    case 'inquiry':
      return record.subscriber?.value ?? '';
    case 'publicRecord': {
      const type = record.type ?? record.classification;
      return type === null ? '' : codeText(type.value);
    }
  }
}

/** Support sees a street's end only. */
const withoutStreet = ({ street, ...address }: ReportedAddress): ReportedAddress => ({
  ...address,
  street: street && { ...street, value: maskedStreet(street.value) },
});

/** What the bureaus list about the item besides its heading. */
function detailsOf({ kind, record }: Entry): readonly Evidence[] {
  switch (kind) {
    case 'name':
    case 'address':
    case 'employer':
      return [];
    case 'inquiry':
      return [citeDate(record, 'inquiryDate', record.date)];
    case 'publicRecord':
      return [
        citeText(record, 'court', record.court),
        citeText(record, 'recordReference', record.reference),
        citeDate(record, 'dateFiled', record.dateFiled),
        citeCode(record, 'recordStatus', record.status),
        citeDate(record, 'dateResolved', record.dateResolved),
      ];
  }
}
