/** The report that a letter is based on, as its sentences name it. */
import { citeReportDate } from '../findings/evidence.ts';
import type { Evidence } from '../findings/finding.ts';
import type { Report } from '../report/model.ts';
import type { Sentence } from './letter.ts';
import { en, es, phrase, words } from './sentence.ts';

export function reportDate({ reportDate: date }: Report): Evidence | null {
  return date === null ? null : citeReportDate(date, null);
}

export function dated(report: Report): Sentence {
  const date = reportDate(report);
  const which = theReport(report);
  return date === null ? which : phrase(en`${which} dated ${date}`, es`${which} del ${date}`);
}

/** "my three-bureau report": what a letter is based on. */
export const theReport = ({ bureaus }: Report): Sentence =>
  bureaus.length > 2
    ? words('my three-bureau report', 'mi informe de los tres burós')
    : words('my credit report', 'mi informe de crédito');
