/**
 * Words for what the client confirmed. They quote the disputed file and then state what the client says, and no
 * more.
 */
import { cite, citeMonth, notReported } from '../../findings/evidence.ts';
import { usDate } from '../../findings/formatValue.ts';
import { formatMoney } from '#vocabulary/money.ts';
import { isAdverse, isChargedOffOrCollection, isOpen } from '../../findings/accountRating.ts';
import type { IsoDate, Tradeline } from '../../report/model.ts';
import {
  citeConfirmation,
  type Confirmation,
  type ConfirmedReason,
  type DisputedDate,
  type ReasonKind,
} from '../confirmed.ts';
import type { Recipient, Sentence } from '../letter.ts';
import { en, es, inMarks, joinedClauses, nothing, phrase, resting, same, say, words } from '../sentence.ts';
import { monthIn, monthNames } from './months.ts';
import { ask, filesOf, the, verify, type Wording } from './phrases.ts';
import { removeAccount } from './responsibility.ts';

type Reasoned<K extends ReasonKind> = (
  reason: Extract<ConfirmedReason, { reason: K }>,
  lines: readonly Tradeline[],
  recipient: Recipient,
) => Wording | null;

/** Chooses the form of a verb: of one file, or of several. */
type Verb = (one: Sentence, several: Sentence) => Sentence;

/** "Your file shows a balance of $500 and …", for the disputed files that show it. Those that show the same share a sentence. */
function shown(
  lines: readonly Tradeline[],
  recipient: Recipient,
  part: (line: Tradeline, verb: Verb) => Sentence,
): Sentence {
  const alike = [...Map.groupBy(lines, (line) => part(line, (one) => one).text).values()];
  return joinedClauses(
    alike.flatMap(([first, ...more]) => {
      if (first === undefined) return [];
      const where = filesOf(
        [first, ...more].map(({ bureau }) => bureau),
        recipient,
      );
      // One report is what the lines are from that a reseller blended.
      const isOne = more.length === 0 || [first, ...more].every(({ blended }) => blended);
      const verb: Verb = (one, several) => (isOne ? one : several);
      const others = more.flatMap((line) => part(line, verb).evidence);
      const what = resting(part(first, verb), others);
      return [phrase(en`${where} ${what}`, es`${where} ${what}`)];
    }),
  );
}

const shows: readonly [Sentence, Sentence] = [words('shows', 'muestra'), words('show', 'muestran')];
const stillShows: readonly [Sentence, Sentence] = [
  words('still shows', 'todavía muestra'),
  words('still show', 'todavía muestran'),
];

/** Whether the files show more than one value of a field. */
const isSeveral = (lines: readonly Tradeline[], field: 'balance' | DisputedDate): boolean =>
  new Set(lines.map((line) => line[field]?.value)).size > 1;

const paid: Reasoned<'paid'> = ({ on }, lines, recipient) => {
  const owing = lines.filter((line) => (line.balance?.value ?? 0) > 0 || (line.pastDue?.value ?? 0) > 0);
  if (owing.length === 0) return null;
  const still = shown(owing, recipient, (line, verb) => {
    const [balance, pastDue] = [cite(line, 'balance'), cite(line, 'pastDue')];
    const show = verb(...stillShows);
    return (line.balance?.value ?? 0) > 0
      ? phrase(en`${show} a balance of ${balance}`, es`${show} un saldo de ${balance}`)
      : phrase(en`${show} ${pastDue} past due`, es`${show} ${pastDue} vencidos`);
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
  const parts = shown(wrong, recipient, (line, verb) => {
    const [show, balance] = [verb(...shows), cite(line, 'balance')];
    return phrase(en`${show} a balance of ${balance}`, es`${show} un saldo de ${balance}`);
  });
  if (right === null)
    return {
      statement: isSeveral(wrong, 'balance')
        ? say(en`${parts}. Those amounts are incorrect.`, es`${parts}. Esos montos son incorrectos.`)
        : say(en`${parts}. That amount is incorrect.`, es`${parts}. Ese monto es incorrecto.`),
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

/**
 * Nobody says that they paid a debt later than a file shows: in many states, a payment renews a debt that is charged off or in
 * collection, and a letter that states one proves it.
 */
const wouldRenew = (line: Tradeline, field: DisputedDate, right: IsoDate | null): boolean =>
  field === 'dateLastPayment' &&
  right !== null &&
  right > (line.dateLastPayment?.value ?? '') &&
  isChargedOffOrCollection(line);

const wrongDate: Reasoned<'wrongDate'> = ({ field, right }, lines, recipient) => {
  // A furnisher would read it in the sentence about another file.
  if (lines.some((line) => line[field] !== null && wouldRenew(line, field, right))) return null;
  const wrong = lines.filter((line) => line[field] !== null && line[field].value !== right);
  if (wrong.length === 0) return null;
  const name = the(field);
  const parts = shown(wrong, recipient, (line, verb) => {
    const [show, date] = [verb(...shows), cite(line, field)];
    return phrase(en`${show} ${name} as ${date}`, es`${show} ${name} como ${date}`);
  });
  if (right === null)
    return {
      statement: isSeveral(wrong, field)
        ? say(en`${parts}. Those dates are incorrect.`, es`${parts}. Esas fechas son incorrectas.`)
        : say(en`${parts}. That date is incorrect.`, es`${parts}. Esa fecha es incorrecta.`),
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

/** Nobody opens a collection, so nobody closes one either, and a client who says so would seem to know the debt. */
const closedByMe: Reasoned<'closedByMe'> = ({ on }, lines, recipient) => {
  const own = lines.filter(({ kind }) => kind !== 'collection');
  if (own.length === 0) return null;
  const open = own.filter(isOpen);
  const still = shown(open, recipient, (line, verb) => {
    const [status, show] = [inMarks(cite(line, 'openClosed')), verb(...shows)];
    return phrase(en`${show} it as ${status}`, es`la ${show} como ${status}`);
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
  const listed = shown(others, recipient, (line, verb) => {
    const role = inMarks(cite(line, 'designator'));
    const lists = verb(words('lists', 'indica'), words('list', 'indican'));
    return phrase(en`${lists} me as ${role}`, es`${lists} mi responsabilidad como ${role}`);
  });
  const but = others.length > 0 ? phrase(en`, but ${listed}`, es`, pero ${listed}`) : nothing;
  return {
    statement: lines.every(({ kind }) => kind === 'collection')
      ? say(
          en`I was only an authorized user on the account that this debt is said to come from and do not owe it${but}.`,
          es`En la cuenta de la que se dice que viene esta deuda solo figuraba como usuario autorizado y no la debo${but}.`,
        )
      : say(
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
