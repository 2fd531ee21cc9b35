/** Words for what the client confirmed. They quote the file in question and then say what the client says, no more. */
import { cite, citeMonth, notReported } from '../../findings/evidence.ts';
import { labelOf } from '../../findings/fields.ts';
import { usDate } from '../../findings/formatValue.ts';
import { formatMoney } from '../../report/format.ts';
import { isAdverse, isOpen } from '../../findings/accountRating.ts';
import type { IsoDate, Tradeline } from '../../report/model.ts';
import { citeConfirmation, type Confirmation, type ConfirmedReason, type ReasonKind } from '../confirmed.ts';
import type { Reader, Sentence } from '../letter.ts';
import { joined, phrase, resting, say } from '../sentence.ts';
import { monthIn, monthNames } from './months.ts';
import { fileOf, request, verify, type Wording } from './phrases.ts';

type Told<K extends ReasonKind> = (
  reason: Extract<ConfirmedReason, { reason: K }>,
  lines: readonly Tradeline[],
  reader: Reader,
) => Wording | null;

const dated = (on: IsoDate | null) => (on === null ? '' : ` on ${usDate(on)}`);

/** "Your file shows a balance of $500 and …", over the files in question that show it. */
function shown(lines: readonly Tradeline[], reader: Reader, part: (line: Tradeline) => Sentence): Sentence {
  return joined(lines.map((line) => phrase`${fileOf(line.bureau, reader)} ${part(line)}`));
}

const paid: Told<'paid'> = ({ on }, lines, reader) => {
  const owing = lines.filter((line) => (line.balance?.value ?? 0) > 0 || (line.pastDue?.value ?? 0) > 0);
  if (owing.length === 0) return null;
  const still = shown(owing, reader, (line) =>
    (line.balance?.value ?? 0) > 0
      ? phrase`still shows a balance of ${cite(line, 'balance')}`
      : phrase`still shows ${cite(line, 'pastDue')} past due`,
  );
  return {
    says: say`${on === null ? 'I have paid' : 'I paid'} this account in full${dated(on)}, and ${still}.`,
    ask: request(
      'Please correct it to paid in full, with nothing owed.',
      'the balance',
      'the amount past due',
    ),
  };
};

const neverLate: Told<'neverLate'> = ({ months }, lines) => {
  const late = lines.flatMap((line) =>
    line.history
      .filter((month) => isAdverse(month) && months.includes(month.month))
      .map((month) => citeMonth(line.bureau, month)),
  );
  if (late.length === 0) return null;
  const one = new Set(late.map(monthIn)).size === 1;
  return {
    says: say`I was not late ${monthNames(late)}.`,
    ask: request(`Please correct ${one ? 'that month' : 'those months'} to paid on time.`),
  };
};

const wrongBalance: Told<'wrongBalance'> = ({ right }, lines, reader) => {
  const wrong = lines.filter((line) => line.balance !== null && line.balance.value !== right);
  if (wrong.length === 0) return null;
  const parts = shown(wrong, reader, (line) => phrase`shows a balance of ${cite(line, 'balance')}`);
  if (right === null) return { says: say`${parts}. That is not what I owe.`, ask: verify('the balance') };
  const owed = formatMoney(right);
  return {
    says: say`${parts}. What I owe is ${owed}.`,
    ask: request(`Please correct the balance to ${owed}.`, 'the balance'),
  };
};

const wrongDate: Told<'wrongDate'> = ({ field, right }, lines, reader) => {
  const wrong = lines.filter((line) => line[field] !== null && line[field].value !== right);
  if (wrong.length === 0) return null;
  const name = labelOf(field);
  const parts = shown(wrong, reader, (line) => phrase`shows the ${name} as ${cite(line, field)}`);
  if (right === null) return { says: say`${parts}. That date is wrong.`, ask: verify(`the ${name}`) };
  return {
    says: say`${parts}. The right date is ${usDate(right)}.`,
    ask: request(`Please correct the ${name} to ${usDate(right)}.`, `the ${name}`),
  };
};

const closedByMe: Told<'closedByMe'> = ({ on }, lines, reader) => {
  const open = lines.filter(isOpen);
  const still = shown(open, reader, (line) => phrase`shows it as “${cite(line, 'openClosed')}”`);
  const says = say`I closed this account myself${dated(on)}${open.length > 0 ? phrase`, while ${still}` : phrase``}.`;
  return {
    says,
    ask: open.length > 0 ? verify('the open or closed status') : verify('who closed the account'),
  };
};

const authorizedUser: Told<'authorizedUser'> = (_, lines, reader) => {
  const others = lines.filter(
    (line) => line.designator?.value.symbol !== 'A' && cite(line, 'designator').value !== notReported,
  );
  const listed = shown(others, reader, (line) => phrase`lists me as “${cite(line, 'designator')}”`);
  return {
    says: say`I am only an authorized user of this account and do not owe its debt${others.length > 0 ? phrase`, while ${listed}` : phrase``}.`,
    ask: request(
      reader.kind === 'bureau'
        ? 'Please take this account out of my file.'
        : 'Please stop reporting this account under my name.',
    ),
  };
};

const notMine: Told<'notMine'> = (...[, , reader]) => ({
  says: say`This account is not mine: I did not open it and do not owe its debt.`,
  ask: request(
    `Please verify whose account this is, and ${reader.kind === 'bureau' ? 'delete it' : 'have it deleted'} unless you can establish that it is mine.`,
  ),
});

function told(reason: ConfirmedReason, lines: readonly Tradeline[], reader: Reader): Wording | null {
  switch (reason.reason) {
    case 'paid':
      return paid(reason, lines, reader);
    case 'neverLate':
      return neverLate(reason, lines, reader);
    case 'wrongBalance':
      return wrongBalance(reason, lines, reader);
    case 'wrongDate':
      return wrongDate(reason, lines, reader);
    case 'closedByMe':
      return closedByMe(reason, lines, reader);
    case 'authorizedUser':
      return authorizedUser(reason, lines, reader);
    case 'notMine':
      return notMine(reason, lines, reader);
  }
}

/** What a confirmation says about these tradelines; null where their file shows nothing that it contradicts. */
export function confirmedWording(
  confirmation: Confirmation,
  lines: readonly Tradeline[],
  reader: Reader,
): Wording | null {
  const wording = told(confirmation.reason, lines, reader);
  return wording && { ...wording, says: resting(wording.says, [citeConfirmation(confirmation)]) };
}
