import { accountMask } from '#vocabulary/accountMask.ts';
import { disputeMark } from '../findings/disputes.ts';
import { accountRow } from '../report/accountDetail.ts';
import { formatMoney } from '#vocabulary/money.ts';
import type { Account } from '../report/model.ts';
import { negativeReasons, negativeRules, type NegativeReason } from '../report/negative.ts';
import { accountFilter } from './accountFilter.ts';
import { accountRows } from './accountRows.ts';
import { bureauHead, comparisonTable } from './comparisonTable.ts';
import { reported, type PageContext } from './context.ts';
import { noteList, noteMarks, notesOf } from './findingNotes.ts';
import { glance, nameOf, typeOf } from './glance.ts';
import { historyGrids, historyLegend } from './historyGrid.ts';
import { facts } from './facts.ts';
import { html, type Content, type Markup } from './markup.ts';
import { classesOf, type Column, type ShownAccount } from './shownAccount.ts';
import { verdict } from './verdict.ts';

function shownAccount(context: PageContext, account: Account): ShownAccount {
  const row = accountRow(account);
  const columns = columnsOf(context, account);
  const notes = notesOf(context, { kind: 'account', id: account.id });
  const lines = columns.map(({ line }) => line);
  const rows = accountRows(context, account, lines, notes);
  const marks = {
    negative: row.negative,
    different: rows.some(({ differs }) => differs),
    disputed: account.tradelines.some((line) => disputeMark(line) !== null),
  };
  return { account, row, columns, notes, rows, marks };
}

/** One column per bureau; two if it reports the account twice. */
function columnsOf(context: PageContext, account: Account): readonly Column[] {
  return context.columns.flatMap((bureau): Column[] => {
    const lines = account.tradelines.filter((line) => line.bureau === bureau);
    return lines.length === 0 ? [{ bureau, line: null }] : lines.map((line) => ({ bureau, line }));
  });
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
  if (found.length === 0) return null;
  const byReason = negativeRules.flatMap((rule) => [
    ...Map.groupBy(
      found.filter(({ why }) => why.rule === rule),
      ({ why }) => JSON.stringify(why.parameters),
    ).values(),
  ]);
  const sentence = (why: NegativeReason) => context.texts.reason(why, (words) => reported(context, words));
  return html`<div class="why">
    <h4>${context.texts.accounts.whyNegative}</h4>
    <ul>
      ${byReason.map(
        (all) =>
          html`<li>
            ${all.slice(0, 1).map(({ why }) => sentence(why))}
            <span class="at"
              >${context.columns.filter((bureau) => all.some((one) => one.bureau === bureau)).join(', ')}</span
            >
          </li>`,
      )}
    </ul>
  </div>`;
}

function article(context: PageContext, shown: ShownAccount): Markup {
  const { account, row, columns, notes, rows } = shown;
  return html`<article
    class="account ${classesOf(shown)}"
    id="${account.id}"
    aria-labelledby="${account.id}-name"
  >
    <header>
      <h3 id="${account.id}-name">${nameOf(context, account, row)}</h3>
      <p>
        ${facts([
          typeOf(context, account, row),
          context.texts.accounts.accountStatuses[row.status],
          row.amount === null ? null : html`<span class="amount">${formatMoney(row.amount)}</span>`,
        ])}
      </p>
      ${verdict(context, row.negative)}
    </header>
    ${reasons(context, account)} ${noteList(context, account.id, notes, 4)}
    ${comparisonTable(context, {
      caption: context.texts.accounts.details(
        [account.creditor || context.texts.unnamed, accountMask(row.number)].filter(Boolean).join('\u00a0'),
      ),
      heads: columns.map((column) => head(context, account, column)),
      rows,
    })}
    ${historyGrids(
      context,
      columns.flatMap(({ line }) => line ?? []),
      noteMarks(context, account.id, notes, ['history'], account.tradelines),
    )}
  </article>`;
}

/** From here on, laying all of them out at once takes seconds on a phone. */
const manyAccounts = 40;

export function accountsSection(context: PageContext): Markup {
  const { texts, report } = context;
  const all = report.accounts.map((account) => shownAccount(context, account));
  const negative = all.filter(({ marks }) => marks.negative).length;
  return html`<section
    id="accounts"
    class="${all.length > manyAccounts ? 'long' : ''}"
    aria-labelledby="accounts-heading"
  >
    <h2 id="accounts-heading">
      ${texts.accounts.heading} <small>${texts.accounts.count(all.length, negative)}</small>
    </h2>
    ${
      all.length === 0
        ? html`<p class="empty">${texts.none}</p>`
        : html`${accountFilter(context, all)} ${glance(context, all)} ${historyLegend(context)}
          ${all.map((shown) => article(context, shown))}`
    }
  </section>`;
}
