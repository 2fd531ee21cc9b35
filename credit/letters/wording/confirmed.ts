/**
 * Words for what the client confirmed. They quote the disputed file and then state what the client says, and no
 * more.
 */
import { cite, citeMonth, notReported } from '../../findings/evidence.ts';
import { labelOf } from '../../findings/fields.ts';
import { usDate } from '../../findings/formatValue.ts';
import { formatMoney } from '#vocabulary/money.ts';
import { isAdverse, isOpen } from '../../findings/accountRating.ts';
import type { IsoDate, Tradeline } from '../../report/model.ts';
import { citeConfirmation, type Confirmation, type ConfirmedReason, type ReasonKind } from '../confirmed.ts';
import type { Recipient, Sentence } from '../letter.ts';
import { joined, phrase, resting, say } from '../sentence.ts';
import { monthIn, monthNames } from './months.ts';
import { ask, fileOf, verify, type Wording } from './phrases.ts';

type Reasoned<K extends ReasonKind> = (
  reason: Extract<ConfirmedReason, { reason: K }>,
  lines: readonly Tradeline[],
  recipient: Recipient,
) => Wording | null;

const dated = (on: IsoDate | null) => (on === null ? '' : ` on ${usDate(on)}`);

/** "Your file shows a balance of $500 and …", for the disputed files that show it. */
function shown(
  lines: readonly Tradeline[],
  recipient: Recipient,
  part: (line: Tradeline) => Sentence,
): Sentence {
  return joined(lines.map((line) => phrase`${fileOf(line.bureau, recipient)} ${part(line)}`));
}

const paid: Reasoned<'paid'> = ({ on }, lines, recipient) => {
  const owing = lines.filter((line) => (line.balance?.value ?? 0) > 0 || (line.pastDue?.value ?? 0) > 0);
  if (owing.length === 0) return null;
  const still = shown(owing, recipient, (line) =>
    (line.balance?.value ?? 0) > 0
      ? phrase`still shows a balance of ${cite(line, 'balance')}`
      : phrase`still shows ${cite(line, 'pastDue')} past due`,
  );
  return {
    statement: say`${on === null ? 'I have paid' : 'I paid'} this account in full${dated(on)}, but ${still}.`,
    request: ask(
      'Please correct it to show that it is paid in full and nothing is owed.',
      'the balance',
      'the amount past due',
    ),
  };
};

const neverLate: Reasoned<'neverLate'> = ({ months }, lines) => {
  const late = lines.flatMap((line) =>
    line.history
      .filter((month) => isAdverse(month) && months.includes(month.month))
      .map((month) => citeMonth(line.bureau, month)),
  );
  if (late.length === 0) return null;
  const one = new Set(late.map(monthIn)).size === 1;
  return {
    statement: say`I was not late ${monthNames(late)}.`,
    request: ask(`Please correct ${one ? 'that month' : 'those months'} to show on-time payment.`),
  };
};

const wrongBalance: Reasoned<'wrongBalance'> = ({ right }, lines, recipient) => {
  const wrong = lines.filter((line) => line.balance !== null && line.balance.value !== right);
  if (wrong.length === 0) return null;
  const parts = shown(wrong, recipient, (line) => phrase`shows a balance of ${cite(line, 'balance')}`);
  if (right === null)
    return { statement: say`${parts}. That is not what I owe.`, request: verify('the balance') };
  const owed = formatMoney(right);
  return {
    statement: say`${parts}. The correct balance is ${owed}.`,
    request: ask(`Please correct the balance to ${owed}.`, 'the balance'),
  };
};

const wrongDate: Reasoned<'wrongDate'> = ({ field, right }, lines, recipient) => {
  const wrong = lines.filter((line) => line[field] !== null && line[field].value !== right);
  if (wrong.length === 0) return null;
  const name = labelOf(field);
  const parts = shown(wrong, recipient, (line) => phrase`shows the ${name} as ${cite(line, field)}`);
  if (right === null)
    return { statement: say`${parts}. That date is incorrect.`, request: verify(`the ${name}`) };
  return {
    statement: say`${parts}. The correct date is ${usDate(right)}.`,
    request: ask(`Please correct the ${name} to ${usDate(right)}.`, `the ${name}`),
  };
};

const closedByMe: Reasoned<'closedByMe'> = ({ on }, lines, recipient) => {
  const open = lines.filter(isOpen);
  const still = shown(open, recipient, (line) => phrase`shows it as “${cite(line, 'openClosed')}”`);
  const statement = say`I closed this account myself${dated(on)}${open.length > 0 ? phrase`, but ${still}` : phrase``}.`;
  return {
    statement,
    request: open.length > 0 ? verify('the open or closed status') : verify('who closed the account'),
  };
};

const authorizedUser: Reasoned<'authorizedUser'> = (_, lines, recipient) => {
  const others = lines.filter(
    (line) => line.designator?.value.symbol !== 'A' && cite(line, 'designator').value !== notReported,
  );
  const listed = shown(others, recipient, (line) => phrase`lists me as “${cite(line, 'designator')}”`);
  return {
    statement: say`I am only an authorized user on this account and do not owe the debt${others.length > 0 ? phrase`, but ${listed}` : phrase``}.`,
    request: ask(
      recipient.kind === 'bureau'
        ? 'Please remove this account from my file.'
        : 'Please stop reporting this account under my name.',
    ),
  };
};

/** Nobody opens a collection, so all that clients can say about one is that they don't recognize it. */
const notMine: Reasoned<'notMine'> = (...[, lines, recipient]) => ({
  statement: lines.every(({ kind }) => kind === 'collection')
    ? say`I do not recognize this debt or its original creditor.`
    : say`This account is not mine.`,
  request: ask(
    `Please verify whose account this is, and ${recipient.kind === 'bureau' ? 'delete it' : 'have it deleted'} unless you can establish that it is mine.`,
  ),
});

function worded(reason: ConfirmedReason, lines: readonly Tradeline[], recipient: Recipient): Wording | null {
  switch (reason.reason) {
    case 'paid':
      return paid(reason, lines, recipient);
    case 'neverLate':
      return neverLate(reason, lines, recipient);
    case 'wrongBalance':
      return wrongBalance(reason, lines, recipient);
    case 'wrongDate':
      return wrongDate(reason, lines, recipient);
    case 'closedByMe':
      return closedByMe(reason, lines, recipient);
    case 'authorizedUser':
      return authorizedUser(reason, lines, recipient);
    case 'notMine':
      return notMine(reason, lines, recipient);
  }
}

/** What a confirmation says about these tradelines; null if nothing in their file contradicts it. */
export function confirmedWording(
  confirmation: Confirmation,
  lines: readonly Tradeline[],
  recipient: Recipient,
): Wording | null {
  const wording = worded(confirmation.reason, lines, recipient);
  return wording && { ...wording, statement: resting(wording.statement, [citeConfirmation(confirmation)]) };
}
