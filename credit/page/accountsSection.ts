import type { Bureau } from '#vocabulary/bureaus.ts';
import { accountRow, type AccountRow } from '../report/accountDetail.ts';
import { formatMoney } from '../report/format.ts';
import type { Account, Tradeline } from '../report/model.ts';
import { isNegative, negativeReasons, negativeRules } from '../report/negative.ts';
import { accountRows } from './accountRows.ts';
import { bureauHead, comparisonTable } from './comparisonTable.ts';
import { absent, reported, type PageContext } from './context.ts';
import { noteList, noteMarks, notesOf, type Note } from './findingNotes.ts';
import { historyGrids, historyLegend } from './historyGrid.ts';
import { html, type Content, type Markup } from './markup.ts';

interface Column {
  readonly bureau: Bureau;
  readonly line: Tradeline | null;
}

/** One column per bureau; two if it reports the account twice. */
function columnsOf(context: PageContext, account: Account): readonly Column[] {
  return context.columns.flatMap((bureau): Column[] => {
    const lines = account.tradelines.filter((line) => line.bureau === bureau);
    return lines.length === 0 ? [{ bureau, line: null }] : lines.map((line) => ({ bureau, line }));
  });
}

function verdict({ texts }: PageContext, negative: boolean): Markup {
  return negative
    ? html`<span class="verdict negative"><span aria-hidden="true">&#9650;</span> ${texts.negative}</span>`
    : html`<span class="verdict positive"><span aria-hidden="true">&#10003;</span> ${texts.positive}</span>`;
}

function head(context: PageContext, account: Account, { bureau, line }: Column): Markup {
  const state = line
    ? verdict(context, negativeReasons(account, line).length > 0)
    : html`<span class="verdict silent">${context.texts.notReported}</span>`;
  return html`${bureauHead(bureau)}${state}`;
}

/** Each sentence once, grouped by rule, with the bureaus it applies to. */
function reasons(context: PageContext, account: Account): Content {
  const found = account.tradelines.flatMap((line) =>
    negativeReasons(account, line).map((why) => ({ why, bureau: line.bureau })),
  );
  const bureausBySentence = new Map<string, Set<Bureau>>();
  for (const rule of negativeRules) {
    for (const { why, bureau } of found.filter((candidate) => candidate.why.rule === rule)) {
      const sentence = context.texts.reason(why);
      bureausBySentence.set(sentence, (bureausBySentence.get(sentence) ?? new Set()).add(bureau));
    }
  }
  if (bureausBySentence.size === 0) return null;
  return html`<div class="why">
    <h4>${context.texts.accounts.whyNegative}</h4>
    <ul>
      ${[...bureausBySentence].map(
        ([sentence, at]) =>
          html`<li>
            ${sentence}
            <span class="at">${context.columns.filter((bureau) => at.has(bureau)).join(', ')}</span>
          </li>`,
      )}
    </ul>
  </div>`;
}

function typeOf(context: PageContext, account: Account, row: AccountRow): Content {
  const { types } = context.texts.accounts;
  const symbol = account.type?.value.symbol ?? '';
  return (Object.hasOwn(types, symbol) ? types[symbol] : null) ?? reported(context, row.type);
}

const nameOf = (context: PageContext, account: Account): string => account.creditor || context.texts.unnamed;

const accountNotes = (context: PageContext, { id }: Account): readonly Note[] =>
  notesOf(context, { kind: 'account', id });

function article(context: PageContext, account: Account, row: AccountRow): Markup {
  const columns = columnsOf(context, account);
  const name = nameOf(context, account);
  const notes = accountNotes(context, account);
  return html`<article
    class="account${row.negative ? ' bad' : ''}"
    id="${account.id}"
    aria-labelledby="${account.id}-name"
  >
    <header>
      <h3 id="${account.id}-name">${name}</h3>
      <p>
        ${typeOf(context, account, row)} · ${context.texts.accounts.statuses[row.status]}
        ${row.amount === null ? null : html` · <span class="amount">${formatMoney(row.amount)}</span>`}
      </p>
      ${verdict(context, row.negative)}
    </header>
    ${reasons(context, account)} ${noteList(context, account.id, notes, 4)}
    ${comparisonTable(context, {
      caption: context.texts.accounts.details(name),
      heads: columns.map((column) => head(context, account, column)),
      rows: accountRows(
        context,
        account,
        columns.map(({ line }) => line),
        notes,
      ),
    })}
    ${historyGrids(
      context,
      columns.flatMap(({ line }) => line ?? []),
      noteMarks(context, account.id, notes, ['history'], account.tradelines),
    )}
  </article>`;
}

function glanceRow(context: PageContext, account: Account, row: AccountRow): Markup {
  const mark = (bureau: Bureau): Content =>
    row.bureaus.includes(bureau) ? verdict(context, isNegative(account, bureau)) : absent(context);
  return html`<tr>
    <th scope="row"><a href="#${account.id}">${nameOf(context, account)}</a></th>
    <td>${typeOf(context, account, row)}</td>
    <td>${context.texts.accounts.statuses[row.status]}</td>
    <td class="amount">${row.amount === null ? absent(context) : formatMoney(row.amount)}</td>
    <td class="amount">${accountNotes(context, account).length}</td>
    ${context.columns.map((bureau) => html`<td>${mark(bureau)}</td>`)}
  </tr>`;
}

function glance(context: PageContext, rows: readonly (readonly [Account, AccountRow])[]): Markup {
  const texts = context.texts.accounts;
  return html`<div class="scroll" role="region" tabindex="0" aria-label="${texts.glance}">
    <table class="list">
      <caption>
        ${texts.glance}
      </caption>
      <thead>
        <tr>
          <th scope="col">${texts.account}</th>
          <th scope="col">${texts.type}</th>
          <th scope="col">${texts.status}</th>
          <th scope="col" class="amount">${texts.balance}</th>
          <th scope="col" class="amount">${context.texts.findings.heading}</th>
          ${context.columns.map((bureau) => html`<th scope="col">${bureau}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(([account, row]) => glanceRow(context, account, row))}
      </tbody>
    </table>
  </div>`;
}

export function accountsSection(context: PageContext): Markup {
  const { texts, report } = context;
  const rows = report.accounts.map((account) => [account, accountRow(account)] as const);
  const negative = rows.filter(([, row]) => row.negative).length;
  return html`<section id="accounts" aria-labelledby="accounts-heading">
    <h2 id="accounts-heading">
      ${texts.accounts.heading} <small>${texts.accounts.count(rows.length, negative)}</small>
    </h2>
    ${
      rows.length === 0
        ? html`<p class="empty">${texts.none}</p>`
        : html`${glance(context, rows)} ${historyLegend(context)}
          ${rows.map(([account, row]) => article(context, account, row))}`
    }
  </section>`;
}
