/** The lists after the accounts, and the alerts and summary before them. */
import { bureaus } from '#vocabulary/bureaus.ts';
import { formatPhone } from '../report/format.ts';
import { formatMoney } from '#vocabulary/money.ts';
import type { BureauSummary, CreditorContact } from '../report/model.ts';
import { bureauHead, comparisonTable } from './comparisonTable.ts';
import {
  absent,
  reported,
  reportedName,
  shown,
  shownCode,
  shownDate,
  shownMoney,
  shownName,
  type PageContext,
} from './context.ts';
import { noteLines } from './findingNotes.ts';
import { html, type Content, type Markup } from './markup.ts';

interface List {
  readonly id: string;
  readonly heading: string;
  readonly heads: readonly string[];
  /** The first cell of a row is its header. */
  readonly rows: readonly (readonly Content[])[];
}

function listSection(context: PageContext, { id, heading, heads, rows }: List): Markup {
  const body = html`<div class="scroll" role="region" tabindex="0" aria-label="${heading}">
    <table class="list">
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first, ...cells]) =>
            html`<tr>
              <th scope="row">${first ?? null}</th>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
  return html`<section id="${id}" aria-labelledby="${id}-heading">
    <h2 id="${id}-heading">${heading} <small>${rows.length}</small></h2>
    ${rows.length === 0 ? html`<p class="empty">${context.texts.none}</p>` : body}
  </section>`;
}

export function inquiriesSection(context: PageContext): Markup {
  const texts = context.texts.inquiries;
  return listSection(context, {
    id: 'inquiries',
    heading: texts.heading,
    heads: [texts.subscriber, texts.date, context.texts.bureau, texts.industry],
    rows: context.report.inquiries.map((inquiry) => [
      html`${shownName(context, inquiry.subscriber)}${noteLines(context, {
        kind: 'inquiry',
        id: inquiry.id,
      })}`,
      shownDate(context, inquiry.date),
      inquiry.bureau,
      shownCode(context, inquiry.industry),
    ]),
  });
}

export function publicRecordsSection(context: PageContext): Markup {
  const texts = context.texts.publicRecords;
  const hasPlaintiff = context.report.publicRecords.some(({ plaintiff }) => plaintiff !== null);
  return listSection(context, {
    id: 'public-records',
    heading: texts.heading,
    heads: [
      texts.type,
      context.texts.bureau,
      texts.status,
      texts.court,
      texts.reference,
      texts.filed,
      texts.resolved,
      texts.amount,
      ...(hasPlaintiff ? [texts.plaintiff] : []),
    ],
    rows: context.report.publicRecords.map((record) => [
      html`${shownCode(context, record.type ?? record.classification)}${noteLines(context, {
        kind: 'publicRecord',
        id: record.id,
      })}`,
      record.bureau,
      shownCode(context, record.status),
      shown(context, record.court, (court) => reportedName(context, court)),
      shownName(context, record.reference),
      shownDate(context, record.dateFiled),
      shownDate(context, record.dateResolved),
      shownMoney(context, record.amount),
      ...(hasPlaintiff ? [shownName(context, record.plaintiff)] : []),
    ]),
  });
}

function contactAddress(context: PageContext, { street, city, state, postalCode }: CreditorContact): Content {
  const lines = [
    street?.value,
    [city?.value, [state?.value, postalCode?.value].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  ].filter((line) => line !== undefined && line !== '');
  return lines.length === 0 ? absent(context) : lines.join(', ');
}

export function contactsSection(context: PageContext): Markup {
  const texts = context.texts.contacts;
  return listSection(context, {
    id: 'contacts',
    heading: texts.heading,
    heads: [texts.name, texts.address, texts.phone],
    rows: context.report.contacts.map((contact) => [
      shownName(context, contact.name),
      contactAddress(context, contact),
      shown(context, contact.phone, formatPhone),
    ]),
  });
}

/** Fraud and deceased indicators, freezes, and file messages; nothing if there are none. */
export function alertsSection(context: PageContext): Content {
  const { alerts } = context.report;
  const texts = context.texts.alerts;
  const missing =
    context.report.format.startsWith('truelink-') && context.report.bureaus.length < 2
      ? []
      : missingFiles(context);
  const warnings: Content[] = [
    ...(alerts.fraud?.value ? [texts.fraud] : []),
    ...(alerts.deceased?.value ? [texts.deceased] : []),
    ...missing,
    ...alerts.messages.map(({ text, code }) =>
      reported(context, text || code?.value.description || (code?.value.symbol ?? '')),
    ),
  ];
  const frozen = alerts.frozen.filter(({ value }) => value).map(({ bureau }) => texts.frozen(bureau));
  if (warnings.length + frozen.length === 0) return null;
  return html`<section id="alerts" aria-labelledby="alerts-heading">
    <h2 id="alerts-heading">${texts.heading}</h2>
    ${alertList('alerts', '!', warnings)} ${alertList('alerts protects', '\u2713', frozen)}
  </section>`;
}

const alertList = (name: string, sign: string, lines: readonly Content[]): Content =>
  lines.length === 0
    ? null
    : html`<ul class="${name}">
        ${lines.map((line) => html`<li><span aria-hidden="true">${sign}</span> ${line}</li>`)}
      </ul>`;

function missingFiles({ report, texts }: PageContext): readonly string[] {
  return bureaus.filter((bureau) => !report.bureaus.includes(bureau)).map(texts.noFile);
}

export function summarySection(context: PageContext): Content {
  const { summary } = context.report;
  const texts = context.texts.summary;
  if (summary.length === 0) return null;
  const row = (label: string, pick: (summary: BureauSummary) => Content) => ({
    label,
    cells: context.columns.map((bureau) => {
      const found = summary.find((candidate) => candidate.bureau === bureau);
      return found ? pick(found) : null;
    }),
    // Totals usually differ, so marking them would be meaningless.
    differs: false,
  });
  const rows = [
    row(texts.totalAccounts, (of) => of.totalAccounts?.value ?? null),
    row(texts.openAccounts, (of) => of.openAccounts?.value ?? null),
    row(texts.closedAccounts, (of) => of.closedAccounts?.value ?? null),
    row(texts.delinquentAccounts, (of) => of.delinquentAccounts?.value ?? null),
    row(texts.derogatoryAccounts, (of) => of.derogatoryAccounts?.value ?? null),
    row(texts.balances, (of) => of.balances && formatMoney(of.balances.value)),
    row(texts.monthlyPayments, (of) => of.monthlyPayments && formatMoney(of.monthlyPayments.value)),
    row(texts.inquiriesLast2Years, (of) => of.inquiriesLast2Years?.value ?? null),
    row(texts.publicRecords, (of) => of.publicRecords?.value ?? null),
  ];
  return html`<section id="summary" aria-labelledby="summary-heading">
    <h2 id="summary-heading">${texts.heading}</h2>
    ${comparisonTable(context, { caption: texts.heading, heads: context.columns.map(bureauHead), rows })}
    <p class="note">${texts.note}</p>
  </section>`;
}
