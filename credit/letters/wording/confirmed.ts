/**
 * Words for what the client confirmed. They quote the disputed file and then state what the client says, and no
 * more.
 */
import { cite, citeMonth, notReported } from '../../findings/evidence.ts';
import { usDate } from '../../findings/formatValue.ts';
import { formatMoney } from '#vocabulary/money.ts';
import { isAdverse, isOpen } from '../../findings/accountRating.ts';
import type { Tradeline } from '../../report/model.ts';
import { citeConfirmation, type Confirmation, type ConfirmedReason, type ReasonKind } from '../confirmed.ts';
import type { Recipient, Sentence } from '../letter.ts';
import { en, es, inMarks, joined, nothing, phrase, resting, same, say, words } from '../sentence.ts';
import { monthIn, monthNames } from './months.ts';
import { ask, fileOf, the, verify, type Wording } from './phrases.ts';
import { removeAccount } from './responsibility.ts';

type Reasoned<K extends ReasonKind> = (
  reason: Extract<ConfirmedReason, { reason: K }>,
  lines: readonly Tradeline[],
  recipient: Recipient,
) => Wording | null;

/** "Your file shows a balance of $500 and …", for the disputed files that show it. */
function shown(
  lines: readonly Tradeline[],
  recipient: Recipient,
  part: (line: Tradeline) => Sentence,
): Sentence {
  return joined(
    lines.map((line) => {
      const [where, what] = [fileOf(line.bureau, recipient), part(line)];
      return phrase(en`${where} ${what}`, es`${where} ${what}`);
    }),
  );
}

const paid: Reasoned<'paid'> = ({ on }, lines, recipient) => {
  const owing = lines.filter((line) => (line.balance?.value ?? 0) > 0 || (line.pastDue?.value ?? 0) > 0);
  if (owing.length === 0) return null;
  const still = shown(owing, recipient, (line) => {
    const [balance, pastDue] = [cite(line, 'balance'), cite(line, 'pastDue')];
    return (line.balance?.value ?? 0) > 0
      ? phrase(en`still shows a balance of ${balance}`, es`todavía muestra un saldo de ${balance}`)
      : phrase(en`still shows ${pastDue} past due`, es`todavía muestra ${pastDue} vencidos`);
  });
  const head =
    on === null
      ? words('I have paid this account in full', 'He pagado esta cuenta por completo')
      : words(
          `I paid this account in full on ${usDate(on)}`,
          `Pagué esta cuenta por completo el ${usDate(on)}`,
        );
  return {
    statement: say(en`${head}, but ${still}.`, es`${head}, pero ${still}.`),
    request: ask(
      words(
        'Please correct it to show that it is paid in full and nothing is owed.',
        'Por favor, corríjanla para que muestre que está pagada por completo y que no se debe nada.',
      ),
      the('balance'),
      the('pastDue'),
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
  const when = monthNames(late);
  return {
    statement: say(en`I was not late ${when}.`, es`No tuve atrasos ${when}.`),
    request: ask(
      one
        ? words(
            'Please correct that month to show on-time payment.',
            'Por favor, corrijan ese mes para que muestre un pago a tiempo.',
          )
        : words(
            'Please correct those months to show on-time payment.',
            'Por favor, corrijan esos meses para que muestren pagos a tiempo.',
          ),
    ),
  };
};

/**
 * Nobody asks for a larger balance than a file shows, and nothing says that there is a debt: in many states, a signed letter that
 * acknowledges one renews it. A letter to a bureau is no safer, since the bureau passes it on to the furnisher (15 U.S.C. 1681i(a)(2)).
 */
const wrongBalance: Reasoned<'wrongBalance'> = ({ right }, lines, recipient) => {
  const wrong = lines.filter((line) => line.balance !== null && line.balance.value > (right ?? 0));
  if (wrong.length === 0) return null;
  const parts = shown(wrong, recipient, (line) => {
    const balance = cite(line, 'balance');
    return phrase(en`shows a balance of ${balance}`, es`muestra un saldo de ${balance}`);
  });
  if (right === null)
    return {
      statement: say(en`${parts}. That amount is incorrect.`, es`${parts}. Ese monto es incorrecto.`),
      request: verify(the('balance')),
    };
  const owed = same(formatMoney(right));
  if (right > 0)
    return {
      statement: say(
        en`${parts}. If there is a balance, the correct one is ${owed}.`,
        es`${parts}. Si hay un saldo, el correcto es ${owed}.`,
      ),
      request: ask(
        phrase(
          en`Please correct any higher balance that you report to ${owed}.`,
          es`Por favor, corrijan a ${owed} cualquier saldo mayor que reporten.`,
        ),
        the('balance'),
      ),
    };
  return {
    statement: say(
      en`${parts}. The correct balance is ${owed}.`,
      es`${parts}. El saldo correcto es ${owed}.`,
    ),
    request: ask(
      phrase(en`Please correct the balance to ${owed}.`, es`Por favor, corrijan el saldo a ${owed}.`),
      the('balance'),
    ),
  };
};

const wrongDate: Reasoned<'wrongDate'> = ({ field, right }, lines, recipient) => {
  const wrong = lines.filter((line) => line[field] !== null && line[field].value !== right);
  if (wrong.length === 0) return null;
  const name = the(field);
  const parts = shown(wrong, recipient, (line) => {
    const date = cite(line, field);
    return phrase(en`shows ${name} as ${date}`, es`muestra ${name} como ${date}`);
  });
  if (right === null)
    return {
      statement: say(en`${parts}. That date is incorrect.`, es`${parts}. Esa fecha es incorrecta.`),
      request: verify(name),
    };
  const date = same(usDate(right));
  return {
    statement: say(en`${parts}. The correct date is ${date}.`, es`${parts}. La fecha correcta es ${date}.`),
    request: ask(
      phrase(en`Please correct ${name} to ${date}.`, es`Por favor, corrijan ${name} a ${date}.`),
      name,
    ),
  };
};

const closedByMe: Reasoned<'closedByMe'> = ({ on }, lines, recipient) => {
  const open = lines.filter(isOpen);
  const still = shown(open, recipient, (line) => {
    const status = inMarks(cite(line, 'openClosed'));
    return phrase(en`shows it as ${status}`, es`la muestra como ${status}`);
  });
  const dated = on === null ? nothing : words(` on ${usDate(on)}`, ` el ${usDate(on)}`);
  const but = open.length > 0 ? phrase(en`, but ${still}`, es`, pero ${still}`) : nothing;
  return {
    statement: say(en`I closed this account myself${dated}${but}.`, es`Yo cerré esta cuenta${dated}${but}.`),
    request:
      open.length > 0
        ? verify(the('openClosed'))
        : verify(words('who closed the account', 'quién cerró la cuenta')),
  };
};

const authorizedUser: Reasoned<'authorizedUser'> = (_, lines, recipient) => {
  const others = lines.filter(
    (line) => line.designator?.value.symbol !== 'A' && cite(line, 'designator').value !== notReported,
  );
  const listed = shown(others, recipient, (line) => {
    const role = inMarks(cite(line, 'designator'));
    return phrase(en`lists me as ${role}`, es`indica mi responsabilidad como ${role}`);
  });
  const but = others.length > 0 ? phrase(en`, but ${listed}`, es`, pero ${listed}`) : nothing;
  return {
    statement: say(
      en`I am only an authorized user on this account and do not owe the debt${but}.`,
      es`En esta cuenta solo figuro como usuario autorizado y no debo la deuda${but}.`,
    ),
    request: removeAccount(recipient),
  };
};

/** Nobody opens a collection, so all that clients can say about one is that they don't recognize it. */
const notMine: Reasoned<'notMine'> = (...[, lines, recipient]) => ({
  statement: lines.every(({ kind }) => kind === 'collection')
    ? words(
        'I do not recognize this debt or its original creditor.',
        'No reconozco esta deuda ni a su acreedor original.',
      )
    : words('This account is not mine.', 'Esta cuenta no es mía.'),
  request: ask(
    recipient.kind === 'bureau'
      ? words(
          'Please verify whose account this is, and delete it unless you can establish that it is mine.',
          'Por favor, verifiquen de quién es esta cuenta y elimínenla, a menos que puedan demostrar que es mía.',
        )
      : words(
          'Please verify whose account this is, and have it deleted unless you can establish that it is mine.',
          'Por favor, verifiquen de quién es esta cuenta y hagan que se elimine, a menos que puedan demostrar que es mía.',
        ),
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
