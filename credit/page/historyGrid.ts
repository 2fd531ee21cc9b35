import { historyMeanings } from '../report/formats/reading/codes.ts';
import type { HistoryMonth, Tradeline } from '../report/model.ts';
import { bureauHead } from './comparisonTable.ts';
import type { PageContext } from './context.ts';
import { html, type Content, type Markup } from './markup.ts';
import type { MonthMark } from './texts.ts';

/**
 * The text in a month's box, with the providers' abbreviations. Each one is unique, so the meaning does not depend
 * on color.
 */
const marks: Readonly<Record<MonthMark, string>> = {
  onTime: 'OK',
  late30: '30',
  late60: '60',
  late90: '90',
  late120: '120',
  late150: '150',
  late180: '180',
  paymentPlan: 'PP',
  repossession: 'RF',
  surrender: 'VS',
  chargeOff: 'CO',
};
const meanings: readonly MonthMark[] = [
  ...new Set([...historyMeanings.keys()].flatMap((status) => markOf(status) ?? [])),
];

/** What a status means, with a surrender as one, as in letters, and not as a repossession or foreclosure. */
function markOf(status: string | undefined): MonthMark | undefined {
  return status === 'J' ? 'surrender' : historyMeanings.get(status ?? '');
}

export function historyLegend({ texts }: PageContext): Markup {
  return html`<div class="legend">
    <h3>${texts.history.legend}</h3>
    <ul>
      ${meanings.map(
        (meaning) =>
          html`<li>
            <span class="month ${meaning}">${marks[meaning]}</span> ${texts.history.meanings[meaning]}
          </li>`,
      )}
      <li><span class="month none">·</span> ${texts.history.noData}</li>
      <li><span class="mark" aria-hidden="true">&#8800;</span> ${texts.differsLegend}</li>
    </ul>
  </div>`;
}

function box({ texts }: PageContext, month: HistoryMonth | undefined): Markup {
  const meaning = markOf(month?.status);
  return meaning
    ? html`<td class="month ${meaning}">${marks[meaning]}</td>`
    : html`<td class="month none">
        <span aria-hidden="true">·</span><span class="visually-hidden">${texts.history.noData}</span>
      </td>`;
}

function yearRow(context: PageContext, year: string, byMonth: ReadonlyMap<string, HistoryMonth>): Markup {
  return html`<tr>
    <th scope="row">${year}</th>
    ${context.texts.history.months.map((_, index) =>
      box(context, byMonth.get(`${year}-${String(index + 1).padStart(2, '0')}`)),
    )}
  </tr>`;
}

function grid(context: PageContext, line: Tradeline): Markup {
  const { texts } = context;
  const byMonth = new Map(line.history.map((month) => [month.month, month]));
  const years = [...new Set(line.history.map(({ month }) => month.slice(0, 4)))];
  return html`<table class="history">
    <caption>
      <span class="visually-hidden">${texts.history.of(line.bureau)}</span>
      <span aria-hidden="true">${bureauHead(line.bureau)}</span>
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="visually-hidden">${texts.history.year}</span></th>
        ${texts.history.months.map(
          ([letter, name]) => html`<th scope="col"><abbr title="${name}">${letter}</abbr></th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${years.map((year) => yearRow(context, year, byMonth))}
    </tbody>
  </table>`;
}

/** The months of each bureau that gives any, newest year first; nothing if none does. */
export function historyGrids(context: PageContext, lines: readonly Tradeline[], marks: Content): Content {
  const given = lines.filter((line) => line.history.length > 0);
  if (given.length === 0) return null;
  return html`<h4>${context.texts.history.heading}${marks}</h4>
    <div class="histories">${given.map((line) => grid(context, line))}</div>`;
}
