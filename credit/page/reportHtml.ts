import type { Language } from '#vocabulary/languages.ts';
import type { Consumer } from '../findings/finding.ts';
import { findings } from '../findings/findings.ts';
import { formatDate } from '../report/format.ts';
import type { IsoDate, Report } from '../report/model.ts';
import { accountsSection } from './accountsSection.ts';
import { columnsOf, shownDate, subjectKey, type PageContext } from './context.ts';
import { html, type Content, Markup } from './markup.ts';
import { personalSection } from './personalSection.ts';
import {
  alertsSection,
  contactsSection,
  inquiriesSection,
  publicRecordsSection,
  summarySection,
} from './recordSections.ts';
import { factorsSection, scoreCards } from './scoresSection.ts';
import { style } from './style.ts';
import { english } from './texts.en.ts';
import { spanish } from './texts.es.ts';
import type { ReportTexts } from './texts.ts';

const textsByLanguage: Readonly<Record<Language, ReportTexts>> = { en: english, es: spanish };

function masthead(context: PageContext): Markup {
  const { report, texts } = context;
  const name =
    report.personal.names.find(({ kind }) => kind === 'primary')?.full ?? report.personal.names[0]?.full;
  return html`<header class="masthead">
    <h1>${name ? html`<small>${texts.reportOf}</small> ${name}` : texts.title}</h1>
    <dl>
      <div>
        <dt>${texts.reportDate}</dt>
        <dd>${shownDate(context, report.reportDate)}</dd>
      </div>
      <div>
        <dt>${texts.source}</dt>
        <dd>${texts.formats[report.format]}</dd>
      </div>
      <div>
        <dt>${texts.shownOn}</dt>
        <dd>${formatDate(context.today)}</dd>
      </div>
    </dl>
    ${scoreCards(context)}
  </header>`;
}

function contents({ texts }: PageContext, sections: readonly (readonly [string, string, Content])[]): Markup {
  return html`<nav aria-label="${texts.contents}">
    <ul>
      ${sections.flatMap(([id, heading, section]) =>
        section === null ? [] : html`<li><a href="#${id}">${heading}</a></li>`,
      )}
    </ul>
  </nav>`;
}

/**
 * The report as one complete page, built only from the model: no script, no links, no external resources but our typeface, every
 * text escaped. It is served under `sandbox; default-src 'none'; style-src 'unsafe-inline'; font-src 'self'` and can be printed.
 */
export function reportHtml(
  report: Report,
  {
    language,
    today,
    profile = null,
    before = null,
    isMasked = false,
  }: {
    readonly language: Language;
    readonly today: IsoDate;
    /** The profile that personal information is compared with; without one, what most bureaus agree on. */
    readonly profile?: Consumer | null;
    /** An older report of the same client. */
    readonly before?: Report | null;
    /** Whether dates of birth show their year only, and streets their end. */
    readonly isMasked?: boolean;
  },
): string {
  const texts = textsByLanguage[language];
  const context: PageContext = {
    report,
    language,
    texts,
    today,
    findings: Map.groupBy(findings(report, { today, profile, before }), ({ subject }) => subjectKey(subject)),
    columns: columnsOf(report),
    isMasked,
  };
  const sections = [
    ['alerts', texts.alerts.heading, alertsSection(context)],
    ['summary', texts.summary.heading, summarySection(context)],
    ['personal', texts.personal.heading, personalSection(context)],
    ['factors', texts.scores.factors, factorsSection(context)],
    ['accounts', texts.accounts.heading, accountsSection(context)],
    ['inquiries', texts.inquiries.heading, inquiriesSection(context)],
    ['public-records', texts.publicRecords.heading, publicRecordsSection(context)],
    ['contacts', texts.contacts.heading, contactsSection(context)],
  ] as const;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <title>${texts.title}</title>
        <style>
          ${new Markup(style)}
        </style>
      </head>
      <body>
        <a class="skip" href="#accounts">${texts.skipToAccounts}</a>
        ${masthead(context)} ${contents(context, sections)}
        <main>${sections.map(([, , section]) => section)}</main>
        <footer><p>${texts.footer}</p></footer>
      </body>
    </html>`.source;
}
