import type { Bureau } from '#vocabulary/bureaus.ts';
import type { BureauRecord, ReportedAddress, ReportedBirth } from '../report/model.ts';
import { formatDate, formatPhone } from '../report/format.ts';
import { maskedStreet } from '#vocabulary/maskedStreet.ts';
import { bureauHead, comparisonTable, differ, type ComparisonRow } from './comparisonTable.ts';
import { reported, shownDate, type PageContext } from './context.ts';
import { noteList, notesOf } from './findingNotes.ts';
import { html, type Content, type Markup } from './markup.ts';

interface Item {
  readonly bureau: Bureau;
  readonly content: Content;
  /** The value for comparison between bureaus; null if a difference would be meaningless. */
  readonly key: string | null;
}

function row(context: PageContext, label: string, items: readonly Item[]): ComparisonRow | null {
  if (items.length === 0) return null;
  const of = (bureau: Bureau): readonly Item[] => items.filter((item) => item.bureau === bureau);
  const key = (bureau: Bureau): string | null => {
    const keys = of(bureau).map((item) => item.key);
    return keys.includes(null)
      ? null
      : keys.toSorted((a, b) => (a ?? '').localeCompare(b ?? '', 'en')).join('|');
  };
  return {
    label,
    cells: context.columns.map((bureau) => {
      const contents = of(bureau).map(({ content }) => content);
      return contents.length > 1
        ? html`<ul>
            ${contents.map((content) => html`<li>${content}</li>`)}
          </ul>`
        : (contents[0] ?? null);
    }),
    differs: differ(context.columns.map(key)),
  };
}

function items<T extends BureauRecord>(
  records: readonly T[],
  content: (record: T) => Content,
  key: (record: T) => string | null = () => null,
): readonly Item[] {
  return records.map((record) => ({ bureau: record.bureau, content: content(record), key: key(record) }));
}

function addressContent(context: PageContext, address: ReportedAddress): Markup {
  const { street, city, state, postalCode, dateReported } = address;
  const place = [city?.value, [state?.value, postalCode?.value].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  const note = dateReported
    ? html`<br /><small>${context.texts.personal.reported(formatDate(dateReported.value))}</small>`
    : null;
  return html`${streetContent(context, street)}<br />${place}${note}`;
}

const addressKey = ({ street, postalCode }: ReportedAddress): string =>
  [street?.value, postalCode?.value?.slice(0, 5)].join('/').toUpperCase();

const streetContent = ({ isMasked }: PageContext, street: ReportedAddress['street']): Content =>
  street !== null && isMasked ? maskedStreet(street.value) : (street?.value ?? null);

function birthContent(context: PageContext, { year, date }: ReportedBirth): Content {
  if (date === null) return year?.value ?? null;
  return context.isMasked ? `**/**/${date.value.slice(0, 4)}` : shownDate(context, date);
}

/** Prints only the last four digits. */
const masked = (digits: string): string => `***-**-${digits.slice(-4)}`;

function rows(context: PageContext): readonly ComparisonRow[] {
  const { personal } = context.report;
  const texts = context.texts.personal;
  const names = (kind: string): readonly Item[] =>
    items(
      personal.names.filter((name) => name.kind === kind),
      ({ full }) => full,
      ({ full }) => (kind === 'primary' ? full.toUpperCase() : null),
    );
  const addresses = (kind: string): readonly Item[] =>
    items(
      personal.addresses.filter((address) => address.kind === kind),
      (address) => addressContent(context, address),
      (address) => (kind === 'current' ? addressKey(address) : null),
    );
  const wholeDates = personal.births.every(({ date }) => date !== null);
  return [
    row(context, texts.name, names('primary')),
    row(context, texts.alias, names('alias')),
    row(context, texts.former, names('former')),
    row(
      context,
      texts.birth,
      items(
        personal.births,
        (birth) => birthContent(context, birth),
        ({ date, year }) => (wholeDates ? (date?.value ?? '') : String(year?.value ?? '')),
      ),
    ),
    row(
      context,
      texts.ssn,
      items(
        personal.ssns,
        ({ digits }) => digits && masked(digits.value),
        ({ digits }) => (digits?.value.length === 9 ? digits.value : null),
      ),
    ),
    row(context, texts.currentAddress, addresses('current')),
    row(context, texts.previousAddress, addresses('previous')),
    row(
      context,
      texts.employers,
      items(personal.employers, ({ name }) => name?.value ?? null),
    ),
    row(
      context,
      texts.phones,
      items(personal.phones, ({ number }) => number && formatPhone(number.value)),
    ),
    row(
      context,
      texts.statements,
      items(
        personal.statements.flatMap(({ bureau, ...said }) => (bureau === null ? [] : [{ bureau, ...said }])),
        ({ text }) => text && reported(context, text.value),
      ),
    ),
  ].flatMap((found) => found ?? []);
}

export function personalSection(context: PageContext): Markup {
  const { heading } = context.texts.personal;
  const found = rows(context);
  return html`<section id="personal" aria-labelledby="personal-heading">
    <h2 id="personal-heading">${heading}</h2>
    ${
      found.length === 0
        ? html`<p class="empty">${context.texts.none}</p>`
        : comparisonTable(context, { caption: heading, heads: context.columns.map(bureauHead), rows: found })
    }
    ${context.report.personal.statements
      .filter(({ bureau }) => bureau === null)
      .map(
        ({ text }) =>
          html`<p>${context.texts.personal.statementOfNoBureau} ${text && reported(context, text.value)}</p>`,
      )}
    ${noteList(context, 'personal', notesOf(context, { kind: 'personal' }), 3)}
  </section>`;
}
