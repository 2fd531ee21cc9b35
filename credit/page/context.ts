import { breakableParts } from '#vocabulary/breakableParts.ts';
import { bureaus, type Bureau } from '#vocabulary/bureaus.ts';
import type { Language } from '#vocabulary/languages.ts';
import type { Subject } from '../findings/finding.ts';
import type { Finding } from '../findings/findings.ts';
import type { Code, Field, IsoDate, Report } from '../report/model.ts';
import { formatDate } from '../report/format.ts';
import { formatMoney } from '#vocabulary/money.ts';
import { explained } from '#vocabulary/bureauWords/explain.ts';
import { html, type Content } from './markup.ts';
import type { ReportTexts } from './texts.ts';

/** What every part of the page needs. */
export interface PageContext {
  readonly report: Report;
  readonly language: Language;
  readonly texts: ReportTexts;
  readonly today: IsoDate;
  /** What the rules find in the report on that day, by `subjectKey`. */
  readonly findings: ReadonlyMap<string, readonly Finding[]>;
  /** The columns: the bureaus that returned a file, in tri-merge order. */
  readonly columns: readonly Bureau[];
  /** For a reader who may see neither whole dates of birth nor streets. */
  readonly isMasked: boolean;
}

/** A unique text for each subject of a report. */
export const subjectKey = (subject: Subject): string =>
  'id' in subject ? `${subject.kind} ${subject.id}` : subject.kind;

export function columnsOf(report: Report): readonly Bureau[] {
  return report.bureaus.length > 0 ? report.bureaus : bureaus;
}

/** A dash on screen, words for screen readers. */
export function absent({ texts }: PageContext): Content {
  return html`<span class="absent"
    ><span aria-hidden="true">&#8212;</span><span class="visually-hidden">${texts.notReported}</span></span
  >`;
}

function breakable(words: string): Content {
  const [first = '', ...rest] = breakableParts(words);
  return rest.length === 0 ? words : [first, rest.map((part) => html`<wbr />${part}`)];
}

/** A name or a number from the report, which has no translation: English in every language of the page. */
export function named({ language }: PageContext, words: string): Content {
  const content = breakable(words);
  return language === 'en' ? content : html`<span lang="en">${content}</span>`;
}

/**
 * Words from the report itself. They stay as they are, because letters dispute exactly them. In Spanish, an explanation comes
 * first; words without one, such as a creditor's own sentence, are marked as English.
 */
export function reported(context: PageContext, words: string): Content {
  if (context.language === 'en' || words === '') return breakable(words);
  const spanish = explained(words);
  // "Individual" is Spanish, too.
  if (spanish === words) return breakable(words);
  return spanish === null
    ? html`${named(context, words)} <small class="own">(${context.texts.inEnglish})</small>`
    : html`${spanish} <small class="own">(${named(context, words)})</small>`;
}

/** What is either a general name, which is explained, or a proper one. */
export const reportedName = (context: PageContext, words: string): Content =>
  explained(words) === null ? named(context, words) : reported(context, words);

export function shown<T>(context: PageContext, field: Field<T>, format: (value: T) => Content): Content {
  return field ? format(field.value) : absent(context);
}
export const shownName = (context: PageContext, field: Field<string>): Content =>
  shown(context, field, (words) => named(context, words));
export const shownDate = (context: PageContext, field: Field<IsoDate>): Content =>
  shown(context, field, formatDate);
export const shownMoney = (context: PageContext, field: Field<number>): Content =>
  shown(context, field, formatMoney);
export const shownCode = (context: PageContext, field: Field<Code>): Content =>
  shown(context, field, (code) => reported(context, code.description || code.abbreviation || code.symbol));
