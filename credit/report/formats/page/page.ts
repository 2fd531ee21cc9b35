/** Saved report pages: IdentityIQ's and SmartCredit's classic one, recognized by their CSS classes. */
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { BureauSummary, FormatId, Report } from '../../model.ts';
import { UnreadableReportError } from '../../unreadable.ts';
import { noAlerts } from '../reading/emptyTradeline.ts';
import { list, type Place } from '../reading/place.ts';
import { returnedBureaus } from '../reading/reportingBureaus.ts';
import { parsePage, type Element } from './dom.ts';
import { identityIqPage } from './identityIqPage.ts';
import { readAccounts, type LineLabels } from './lines.ts';
import { date } from './printedValues.ts';
import {
  columnsOf,
  readContacts,
  readInquiries,
  readPersonal,
  readPublicRecords,
  readScores,
  readSummary,
} from './records.ts';
import type { Section } from './sections.ts';
import { smartCreditPage } from './smartCreditPage.ts';
import { readStatements } from './statements.ts';

interface PageFormat {
  readonly format: FormatId;
  readonly mark: string;
  readonly sections: (page: Element) => readonly Section[];
  readonly labels: LineLabels;
}

const formats: readonly PageFormat[] = [
  {
    format: 'identityiq-page',
    mark: 'rpt_content_wrapper',
    sections: identityIqPage,
    labels: {
      type: 'Account Type',
      detail: 'Account Type - Detail',
      condition: 'Account Status',
      openClosed: null,
    },
  },
  {
    format: 'smartcredit-page',
    mark: 'credit-score-3',
    sections: smartCreditPage,
    labels: {
      type: null,
      detail: 'Account Type',
      condition: 'Account Rating',
      openClosed: 'Account Status',
    },
  },
];

/** Both providers print these sections even if they are empty. */
const always = ['Account History', 'Inquiries', 'Public Information'];

/**
 * Whether the page was saved with everything in it. Live pages load their sections one after the other, and accounts as
 * people scroll. The summary's own counts reveal what is missing; without it, the report would claim that there are
 * no inquiries, or no account with a company that made one.
 */
function hasLoaded(
  sections: readonly Section[],
  { accounts, inquiries, publicRecords }: Pick<Report, 'accounts' | 'inquiries' | 'publicRecords'>,
  summary: readonly BureauSummary[],
): boolean {
  const lines = accounts.flatMap(({ tradelines }) => tradelines);
  const listed = (bureau: Bureau) => lines.filter((line) => line.bureau === bureau).length;
  const counted = (count: 'inquiriesLast2Years' | 'publicRecords'): boolean =>
    summary.some((bureau) => (bureau[count]?.value ?? 0) > 0);
  return (
    always.every((heading) => sections.some((section) => section.heading === heading)) &&
    summary.every(({ bureau, totalAccounts }) => listed(bureau) >= (totalAccounts?.value ?? 0)) &&
    (inquiries.length > 0 || !counted('inquiriesLast2Years')) &&
    (publicRecords.length > 0 || !counted('publicRecords'))
  );
}

/** The document that the pointers of a page's report refer to. */
export type FoldedPage = Readonly<Record<string, readonly unknown[]>>;

interface Folded {
  readonly format: PageFormat;
  readonly sections: readonly Section[];
}

/** Browsers and providers end a page with this tag. Without it after the last section, the rest was cut off. */
function isWhole(text: string, { mark }: PageFormat): boolean {
  return text.toLowerCase().lastIndexOf('</html') > text.lastIndexOf(mark);
}

/** Null if the text is not a page of a known provider. Throws `UnreadableReportError` (tooLarge, tooDeep, truncated). */
function fold(text: string): Folded | null {
  const format = formats.find(({ mark }) => text.includes(mark));
  const page = format ? parsePage(text) : null;
  if (format && page && !isWhole(text, format)) throw new UnreadableReportError('truncated');
  return format && page ? { format, sections: format.sections(page) } : null;
}

/** A page as the pointers see it: the blocks or rows in order, by section heading. */
export function foldPage(text: string): FoldedPage {
  const sections = fold(text)?.sections ?? [];
  return Object.fromEntries(
    sections.map(({ heading, blocks, rows }) => [heading, blocks.length > 0 ? blocks : rows]),
  );
}

/** Reads a saved page; null if the text is not one. Throws `UnreadableReportError` if it contains no report. */
export function readPage(text: string): Report | null {
  const folded = fold(text);
  if (folded === null) return null;
  const { format, labels } = folded.format;
  const section = (heading: string, part: 'blocks' | 'rows'): readonly Place[] => {
    const found = folded.sections.find((candidate) => candidate.heading === heading);
    return list({ value: found?.[part], at: `/${heading}` });
  };
  const personal = section('Personal Information', 'blocks');
  const records = {
    personal: { ...readPersonal(personal), statements: readStatements(folded.sections) },
    accounts: readAccounts(section('Account History', 'blocks'), labels),
    inquiries: readInquiries(section('Inquiries', 'rows')),
    publicRecords: readPublicRecords(section('Public Information', 'blocks')),
  };
  const returned = returnedBureaus(records, []);
  if (returned.length === 0) throw new UnreadableReportError('noMergedReport');
  const summary = readSummary(section('Summary', 'blocks'));
  if (!hasLoaded(folded.sections, records, summary)) throw new UnreadableReportError('incompletePage');
  const dates = personal.flatMap(columnsOf).map(({ place }) => date(place, 'Credit Report Date'));
  return {
    format,
    reportDate: dates.find((found) => found !== null) ?? null,
    bureaus: returned,
    scores: readScores(section('Credit Score', 'blocks'), section('Risk Factors', 'blocks')),
    ...records,
    contacts: readContacts(section('Creditor Contacts', 'rows')),
    alerts: noAlerts,
    summary,
  };
}
