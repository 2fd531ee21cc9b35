/** All accounts in one table, each row a link to the account. */
import { accountMask } from '#vocabulary/accountMask.ts';
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { AccountRow } from '../report/accountDetail.ts';
import { formatMoney } from '#vocabulary/money.ts';
import type { Account } from '../report/model.ts';
import { isNegative } from '../report/negative.ts';
import { absent, reported, type PageContext } from './context.ts';
import { html, type Content, type Markup } from './markup.ts';
import { classesOf, type ShownAccount } from './shownAccount.ts';
import { verdict } from './verdict.ts';

export function typeOf(context: PageContext, account: Account, row: AccountRow): Content {
  const { types } = context.texts.accounts;
  const symbol = account.type?.value.symbol ?? '';
  return (Object.hasOwn(types, symbol) ? types[symbol] : null) ?? reported(context, row.type);
}

/** With the visible digits of its number and its opening date, because a bank may have several. */
export function nameOf(context: PageContext, account: Account, { number, opened }: AccountRow): Content {
  const details = [
    ...(number === '' ? [] : [accountMask(number)]),
    ...(opened === '' ? [] : [context.texts.accounts.opened(opened)]),
  ];
  return [
    account.creditor || context.texts.unnamed,
    // The number doesn’t begin a line; the day may.
    details.length === 0 ? null : html`${number === '' ? ' ' : '\u00a0'}<small>${details.join(', ')}</small>`,
  ];
}

/** On a narrow screen, where a row is a small grid, each cell says what it is. */
function glanceRow(context: PageContext, shown: ShownAccount): Markup {
  const { account, row, notes } = shown;
  const texts = context.texts.accounts;
  const mark = (bureau: Bureau): Content =>
    row.bureaus.includes(bureau) ? verdict(context, isNegative(account, bureau)) : absent(context);
  const cell = (label: string, content: Content, name = ''): Markup =>
    html`<td role="cell" class="${name}" data-label="${label}">${content}</td>`;
  return html`<tr role="row" class="${classesOf(shown)}">
    <th role="rowheader" scope="row"><a href="#${account.id}">${nameOf(context, account, row)}</a></th>
    ${cell(texts.type, typeOf(context, account, row))} ${cell(texts.status, texts.statuses[row.status])}
    ${cell(texts.balance, row.amount === null ? absent(context) : formatMoney(row.amount), 'amount')}
    ${cell(context.texts.findings.heading, notes.length, 'amount')}
    ${context.columns.map((bureau) => cell(bureau, mark(bureau)))}
  </tr>`;
}

export function glance(context: PageContext, all: readonly ShownAccount[]): Markup {
  const texts = context.texts.accounts;
  const head = (label: string, name = ''): Markup =>
    html`<th role="columnheader" scope="col" class="${name}">${label}</th>`;
  return html`<div class="scroll glance" role="region" tabindex="0" aria-label="${texts.glance}">
    <table role="table" class="list">
      <caption>
        ${texts.glance}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          ${head(texts.account)} ${head(texts.type)} ${head(texts.status)} ${head(texts.balance, 'amount')}
          ${head(context.texts.findings.heading, 'amount')} ${context.columns.map((bureau) => head(bureau))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${all.map((shown) => glanceRow(context, shown))}
      </tbody>
    </table>
  </div>`;
}
