/** Saved report pages: IdentityIQ's and SmartCredit's classic one, recognized by their CSS classes. */
import type { Account, Alerts, BureauSummary, FormatId, Report } from '../../model.ts';
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

/**
 * The live page loads accounts as the user scrolls, so a saved page can lack some. The summary's own count reveals
 * that. It is added as a message of the report only, because a provider's count need not be a count of lines.
 */
function missingAccounts(
  accounts: readonly Account[],
  summary: readonly BureauSummary[],
): Alerts['messages'] {
  return summary.flatMap(({ bureau, totalAccounts }) => {
    const listed = accounts.flatMap(({ tradelines }) => tradelines).filter((line) => line.bureau === bureau);
    if (totalAccounts === null || totalAccounts.value <= listed.length) return [];
    const text = `The summary counts ${totalAccounts.value} accounts at ${bureau}, the page lists ${listed.length}. It may have been saved before all accounts were loaded.`;
    return [{ code: null, text, at: totalAccounts.at }];
  });
}

/** The document that the pointers of a page's report refer to. */
export type FoldedPage = Readonly<Record<string, readonly unknown[]>>;

interface Folded {
  readonly format: PageFormat;
  readonly sections: readonly Section[];
}

/** Null if the text is not a page of a known provider. Throws `UnreadableReportError` (tooLarge, tooDeep). */
function fold(text: string): Folded | null {
  const format = formats.find(({ mark }) => text.includes(mark));
  const page = format ? parsePage(text) : null;
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
    personal: readPersonal(personal),
    accounts: readAccounts(section('Account History', 'blocks'), labels),
    inquiries: readInquiries(section('Inquiries', 'rows')),
    publicRecords: readPublicRecords(section('Public Information', 'blocks')),
  };
  const returned = returnedBureaus(records, []);
  if (returned.length === 0) throw new UnreadableReportError('noMergedReport');
  const summary = readSummary(section('Summary', 'blocks'));
  const dates = personal.flatMap(columnsOf).map(({ place }) => date(place, 'Credit Report Date'));
  return {
    format,
    reportDate: dates.find((found) => found !== null) ?? null,
    bureaus: returned,
    scores: readScores(section('Credit Score', 'blocks'), section('Risk Factors', 'blocks')),
    ...records,
    contacts: readContacts(section('Creditor Contacts', 'rows')),
    alerts: { ...noAlerts, messages: missingAccounts(records.accounts, summary) },
    summary,
  };
}
