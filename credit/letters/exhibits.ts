/** The exhibits of an item: every value that its sentences use, as the report lists it. */
import { bureaus, type Bureau } from '#vocabulary/bureaus.ts';
import { evidenceFields } from '#vocabulary/evidenceFields.ts';
import {
  cite,
  citeInquiry,
  citeRecord,
  isFromEarlierReport,
  notReported,
  valuesOf,
} from '../findings/evidence.ts';
import { labelOf } from '../findings/fields.ts';
import type { Evidence } from '../findings/finding.ts';
import type { BureauRecord, Report } from '../report/model.ts';
import { accountExhibit, belongsTo, combinedHead, evidenceOfItem } from './exhibit.ts';
import type { Exhibit, Item } from './letter.ts';
import { capital } from './sentence.ts';

/** What an item is about, or what it is compared with: an account, a court record, an inquiry, an earlier report. */
interface Owner {
  readonly key: string;
  readonly heading: string;
  readonly owns: (evidence: Evidence) => boolean;
}

/**
 * Every value of the report that the sentences of these items use: a table for each account or court record, and for
 * anything it is compared with. Inquiries and personal entries take a row or two each, so they share a table.
 */
export function exhibitsOf(items: readonly Item[], report: Report): readonly Exhibit[] {
  if (items.some(({ key }) => /^(account|publicRecord):/.test(key))) {
    const owners = ownersIn(report);
    return items.flatMap((item, index) => itemExhibits(index + 1, item, report, owners));
  }
  const rows = items.flatMap((item, index) =>
    evidenceOfItem(item)
      .filter(isReported)
      .map((evidence) => ({ evidence, label: `${String(index + 1)}. ${capital(labelOf(evidence.field))}` })),
  );
  return tableOf(null, 'What my report lists', rows);
}

function itemExhibits(
  number: number,
  item: Item,
  report: Report,
  owners: readonly Owner[],
): readonly Exhibit[] {
  const account = report.accounts.find(({ id }) => item.key === `account:${id}`);
  const quoted = evidenceOfItem(item).filter(
    (evidence) => isReported(evidence) && !(account !== undefined && belongsTo(evidence.at, account)),
  );
  const table = (heading: string, evidence: readonly Evidence[], combined: readonly Bureau[] = []) =>
    tableOf(
      number,
      heading,
      evidence.map((each) => ({ evidence: each, label: capital(labelOf(each.field)) })),
      combined,
    );
  if (account === undefined) {
    // The bureaus' versions of a court record are its columns. An empty cell would look like something not reported.
    const records = report.publicRecords.filter(({ at }) => quoted.some((each) => isWithin(each.at, at)));
    const versions = records.flatMap((record) => valuesOf(citeRecord(record)));
    const combined = records.find(({ blended }) => blended !== undefined)?.blended ?? [];
    return table(item.heading.text, [...versions, ...quoted], combined);
  }
  const own = accountExhibit(number, item, account);
  if (quoted.length === 0) return [own];
  const others = owners.filter(({ key }) => key !== item.key);
  return [
    own,
    ...others.flatMap(({ heading, owns }) => table(`Compared with: ${heading}`, quoted.filter(owns))),
    ...table(
      'Also quoted',
      quoted.filter((evidence) => !others.some(({ owns }) => owns(evidence))),
    ),
  ];
}

/** What a bureau reports, as opposed to what the client says and to dates of the report itself. */
const isReported = ({ bureau, field }: Evidence) =>
  bureau !== null && field !== 'confirmation' && field !== 'reportDate';

function ownersIn({ accounts, publicRecords, inquiries }: Report): readonly Owner[] {
  const named = (evidence: readonly Evidence[]) =>
    evidence.flatMap(({ value }) => (value === notReported ? [] : [value])).join(', ');
  const recordOwner = (key: string, record: BureauRecord, evidence: readonly Evidence[]): Owner => ({
    key,
    heading: named(evidence) || 'an entry without a name',
    owns: ({ at }) => isWithin(at, record.at),
  });
  return [
    { key: 'earlierReport', heading: 'my earlier report', owns: isFromEarlierReport },
    ...accounts.map((account) => ({
      key: `account:${account.id}`,
      heading: named(
        account.tradelines
          .slice(0, 1)
          .flatMap((line) => [cite(line, 'creditorName'), cite(line, 'accountNumber')]),
      ),
      owns: ({ at }: Evidence) => belongsTo(at, account),
    })),
    ...publicRecords.map((record) => {
      const { type, court, reference } = citeRecord(record);
      return recordOwner(`publicRecord:${record.id}`, record, [type, court, reference]);
    }),
    ...inquiries.map((inquiry) =>
      recordOwner(`inquiry:${inquiry.id}`, inquiry, valuesOf(citeInquiry(inquiry))),
    ),
  ];
}

const isWithin = (at: string, record: string) => at === record || at.startsWith(`${record}/`);

/**
 * A row for each label, with each bureau's value in its column; several values of one bureau take several rows. Bureaus whose
 * record a reseller combined have one column, because the report doesn't show it at each of them.
 */
function tableOf(
  number: number | null,
  heading: string,
  quoted: readonly { readonly label: string; readonly evidence: Evidence }[],
  combined: readonly Bureau[] = [],
): readonly Exhibit[] {
  if (quoted.length === 0) return [];
  const [first] = combined;
  const columnOf = (bureau: Bureau | null) =>
    bureau !== null && first !== undefined && combined.includes(bureau) ? first : bureau;
  const columns = bureaus.filter((bureau) =>
    quoted.some(({ evidence }) => columnOf(evidence.bureau) === bureau),
  );
  const ordered = quoted.toSorted(
    (one, other) => evidenceFields.indexOf(one.evidence.field) - evidenceFields.indexOf(other.evidence.field),
  );
  const labels = [...new Set((number === null ? quoted : ordered).map(({ label }) => label))];
  const rows = labels.flatMap((label) => {
    // Two entries that are alike, such as an inquiry that is listed twice, are two.
    const cells = columns.map((bureau) => [
      ...new Map(
        quoted.flatMap(({ label: own, evidence: { bureau: of, at, value } }) =>
          own === label && columnOf(of) === bureau ? [[`${at} ${value}`, value] as const] : [],
        ),
      ).values(),
    ]);
    const height = Math.max(...cells.map(({ length }) => length));
    return Array.from({ length: height }, (_, row) => ({
      label,
      // All of it is what the letter is about; marks are for accounts, which show more than that.
      disputed: false,
      cells: cells.map((values) => values[row] ?? ''),
    }));
  });
  const heads = columns.map((bureau) => (bureau === first ? combinedHead(combined) : bureau));
  return [{ number, about: 'entry', heading, bureaus: heads, rows }];
}
