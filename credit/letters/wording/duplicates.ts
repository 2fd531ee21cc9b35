/** Words for one debt that is listed more than once. */
import type { duplicates } from '../../findings/duplicates.ts';
import { notReported } from '../../findings/evidence.ts';
import type { Evidence } from '../../findings/finding.ts';
import type { FindingOf } from '../../findings/findings.ts';
import type { Recipient, Sentence } from '../letter.ts';
import { en, es, joined, joinedClauses, phrase, resting, say, words } from '../sentence.ts';
import { monthsText } from './months.ts';
import { ask, file, filesOf, the, verify, type Wording, type WordsFor } from './phrases.ts';

export const duplicateWords: WordsFor<keyof typeof duplicates> = {
  D1: (finding, recipient) => {
    const { one, other } = finding.evidence;
    const creditors =
      one.creditor.value === other.creditor.value
        ? resting(
            phrase(
              en`both name ${one.creditor} as the original creditor`,
              es`ambas indican a ${one.creditor} como acreedor original`,
            ),
            [other.creditor],
          )
        : phrase(
            en`the first names ${one.creditor} as the original creditor, and the second names ${other.creditor}`,
            es`la primera indica a ${one.creditor} como acreedor original y la segunda, a ${other.creditor}`,
          );
    const [where, first, second] = [file(finding, recipient), numbered(one), numbered(other)];
    return {
      statement: say(
        en`${where} lists two collections for what may be one debt: ${first} with a balance of ${one.balance}, and ${second} with a balance of ${other.balance}; ${creditors}. If these are one debt, only one company can own it.`,
        es`${where} incluye dos cobranzas por lo que puede ser una sola deuda: ${first} con un saldo de ${one.balance}, y ${second} con un saldo de ${other.balance}; ${creditors}. Si son una sola deuda, solo una empresa puede ser su dueña.`,
      ),
      request: ask(
        recipient.kind === 'bureau'
          ? words(
              'Please establish which company now holds the debt, and delete this collection if it is not that company’s.',
              'Por favor, determinen qué empresa tiene ahora la deuda y eliminen esta cobranza si no es de esa empresa.',
            )
          : words(
              'Please tell me which company owns the debt, and have this collection deleted if you no longer collect it.',
              'Por favor, díganme qué empresa es dueña de la deuda y hagan que se elimine esta cobranza si ustedes ya no la cobran.',
            ),
      ),
    };
  },

  D2: (finding, recipient) => owedTwice([finding], recipient),

  D3: (finding, recipient) => {
    const { one, other } = finding.evidence;
    const [where, first, second] = [file(finding, recipient), numbered(one), numbered(other)];
    return {
      statement: say(
        en`${where} appears to list this account twice: as ${first} opened ${one.opened}, and as ${second} opened ${other.opened}.`,
        es`${where} parece incluir esta cuenta dos veces: como ${first} abierta el ${one.opened}, y como ${second} abierta el ${other.opened}.`,
      ),
      request: ask(
        words(
          'Please verify whether these are two accounts, and keep only one of the listings if they are one.',
          'Por favor, verifiquen si son dos cuentas y, si son una sola, conserven solo una de las dos.',
        ),
      ),
    };
  },

  D4: (finding, recipient) => {
    const { name, successor, amount } = finding.evidence;
    const [where, months] = [file(finding, recipient), monthsText(finding.evidence.months)];
    return {
      statement: say(
        en`${where} shows this loan as transferred at ${name} and again at ${successor}, with the same original amount of ${amount}, and counts the account ${months} in both.`,
        es`${where} muestra este préstamo como transferido en ${name} y otra vez en ${successor}, con el mismo monto original de ${amount}, y en ambas registra la cuenta ${months}.`,
      ),
      request: verify(
        words('the payment history after the transfer', 'el historial de pagos posterior a la transferencia'),
      ),
    };
  },
};

/** "REDLINE PORTFOLIO, account RP99211840,", or only the name if the file gives no number. */
function numbered({ name, number }: { readonly name: Evidence; readonly number: Evidence }): Sentence {
  if (number.value === notReported) return resting(phrase(en`${name},`, es`${name},`), [number]);
  return phrase(en`${name}, account ${number},`, es`${name}, cuenta ${number},`);
}

/** Each collection once, with all files that show it alike. */
function listed(findings: readonly FindingOf<'D2'>[], recipient: Recipient): readonly Sentence[] {
  const all = new Map(
    findings.flatMap(({ evidence }) => evidence.collections).map((each) => [each.name.at, each]),
  );
  const groups: Collected[][] = [];
  for (const each of all.values()) {
    const alike = groups.find((group) => group.every((other) => isAlikeElsewhere(each, other)));
    if (alike === undefined) groups.push([each]);
    else alike.push(each);
  }
  return groups.flatMap(([first, ...more]) => {
    if (first === undefined) return [];
    const { name, creditor, balance } = first;
    const where = filesOf(
      [first, ...more].map((each) => each.name.bureau),
      recipient,
    );
    return resting(
      phrase(
        en`${name} in ${where} (original creditor ${creditor}, balance ${balance})`,
        es`${name} en ${where} (acreedor original ${creditor}, saldo ${balance})`,
      ),
      more.flatMap((each) => [each.name, each.creditor, each.balance]),
    );
  });
}

type Collected = FindingOf<'D2'>['evidence']['collections'][number];

const isAlikeElsewhere = (one: Collected, other: Collected): boolean =>
  one.name.bureau !== other.name.bureau &&
  one.name.value === other.name.value &&
  one.creditor.value === other.creditor.value &&
  one.balance.value === other.balance.value;

/** "On this account, TransUnion’s file shows a balance of $1,840, and Experian’s file shows one of $1,900." Files that show the same share it. */
function owed(balances: readonly Evidence[], recipient: Recipient): Sentence {
  const alike = [...Map.groupBy(balances, ({ value }) => value).values()];
  const clauses = joinedClauses(
    alike.flatMap((group, index) => {
      const [balance, ...others] = group;
      if (balance === undefined) return [];
      const where = filesOf(
        group.map(({ bureau }) => bureau),
        recipient,
      );
      const show = others.length === 0 ? words('shows', 'muestra') : words('show', 'muestran');
      const part =
        index === 0
          ? phrase(en`${where} ${show} a balance of ${balance}`, es`${where} ${show} un saldo de ${balance}`)
          : phrase(en`${where} ${show} one of ${balance}`, es`${where} ${show} uno de ${balance}`);
      return [resting(part, others)];
    }),
  );
  return alike.length > 1
    ? say(en`On this account, ${clauses}.`, es`En esta cuenta, ${clauses}.`)
    : say(en`${clauses} on this account.`, es`${clauses} en esta cuenta.`);
}

/** The balance in each file in question, then every collection of the same debt once. */
export function owedTwice(findings: readonly FindingOf<'D2'>[], recipient: Recipient): Wording {
  if (findings.length === 0) throw new Error('No finding D2 to put into words');
  const collections = listed(findings, recipient);
  const several = collections.length > 1 || findings.some(({ evidence }) => evidence.collections.length > 1);
  const name = several
    ? words('Collections in my report name', 'Unas cobranzas de mi informe')
    : words('A collection in my report names', 'Una cobranza de mi informe');
  const verb = several ? 'nombran' : 'nombra';
  const who =
    recipient.kind === 'bureau'
      ? words('this creditor as the original creditor', `${verb} a este acreedor como acreedor original`)
      : words('you as the original creditor', `los ${verb} a ustedes como acreedor original`);
  const balances = owed(
    findings.map(({ evidence }) => evidence.balance),
    recipient,
  );
  const list = joined(collections);
  return {
    statement: say(
      en`${balances} ${name} ${who}: ${list}. If it is the same debt, it is shown as owed more than once.`,
      es`${balances} ${name} ${who}: ${list}. Si es la misma deuda, se muestra como debida más de una vez.`,
    ),
    request: verify(the('balance'), words('who owns the debt', 'de quién es la deuda')),
  };
}
