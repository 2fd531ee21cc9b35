/** Words for findings about amounts. */
import type { balances } from '../../findings/balances.ts';
import { notReported, valuesOf } from '../../findings/evidence.ts';
import { en, es, inMarks, same, say, unseen, words } from '../sentence.ts';
import { compared, file, the, valueText, verify, type WordsFor } from './phrases.ts';

const outOfHands = {
  transferred: words(
    'If the debt was transferred to another company, no balance should be shown for it here.',
    'Si la deuda se transfirió a otra empresa, aquí no debería mostrarse un saldo por ella.',
  ),
  sold: words(
    'Once an account is sold, nothing is owed to the company that sold it.',
    'Cuando una cuenta se vende, ya no se debe nada a la empresa que la vendió.',
  ),
  settled: words(
    'Nothing is left to pay on an account that was settled for less than its full balance.',
    'No queda nada por pagar en una cuenta que se liquidó por menos del saldo total.',
  ),
  paid: words(
    'Nothing is owed on an account that is paid, or closed with a zero balance.',
    'No se debe nada por una cuenta que está pagada o cerrada con saldo cero.',
  ),
} as const;

export const balanceWords: WordsFor<keyof typeof balances> = {
  B1: ({ evidence: { shown } }, recipient) => ({
    statement: compared(
      'balance',
      shown.map(({ balance }) => balance),
      recipient,
      {
        detail: {
          word: words('reported', 'reportado'),
          of: new Map(shown.map(({ balance, reported }) => [balance, reported])),
        },
      },
    ),
    request: verify(the('balance')),
  }),

  B2: (finding, recipient) => {
    const { balance } = finding.evidence;
    const [where, sign] = [file(finding, recipient), inMarks(finding.evidence.sign)];
    const why = outOfHands[finding.fact];
    return {
      statement: say(
        en`${where} marks this account ${sign} but still shows a balance of ${balance}. ${why}`,
        es`${where} marca esta cuenta como ${sign}, pero todavía muestra un saldo de ${balance}. ${why}`,
      ),
      request: verify(the('balance')),
    };
  },

  B3: (finding, recipient) => {
    const request = verify(the('pastDue'));
    const where = file(finding, recipient);
    const { pastDue } = finding.evidence;
    if (finding.fact === 'paid') {
      const sign = inMarks(finding.evidence.sign);
      return {
        statement: say(
          en`${where} shows ${pastDue} past due on an account it marks ${sign}. Nothing can be past due on an account that is paid or has a zero balance.`,
          es`${where} muestra ${pastDue} vencidos en una cuenta que marca como ${sign}. No puede haber nada vencido en una cuenta que está pagada o tiene saldo cero.`,
        ),
        request,
      };
    }
    const { balance } = finding.evidence;
    const why =
      finding.fact === 'zeroBalance'
        ? words(
            'Nothing can be past due when nothing is owed.',
            'No puede haber nada vencido cuando no se debe nada.',
          )
        : words(
            'The amount past due cannot be more than the amount owed.',
            'El monto vencido no puede ser mayor que lo que se debe.',
          );
    return {
      statement: say(
        en`${where} shows ${pastDue} past due with a balance of ${balance}. ${why}`,
        es`${where} muestra ${pastDue} vencidos con un saldo de ${balance}. ${why}`,
      ),
      request,
    };
  },

  B4: (finding, recipient) => {
    const request = verify(the('monthlyPayment'));
    const { payment } = finding.evidence;
    const where = file(finding, recipient);
    const head = say(
      en`${where} shows a monthly payment of ${payment} on an account`,
      es`${where} muestra un pago mensual de ${payment} en una cuenta`,
    );
    if (finding.fact === 'chargedOff') {
      const status = inMarks(finding.evidence.status);
      return {
        statement: say(
          en`${head} it rates ${status}. An account with this rating normally has no scheduled monthly payment.`,
          es`${head} que califica como ${status}. Una cuenta con esta calificación normalmente no tiene un pago mensual programado.`,
        ),
        request,
      };
    }
    const { balance } = finding.evidence;
    const sign = inMarks(finding.evidence.sign);
    return {
      statement: say(
        en`${head} it marks ${sign} with a balance of ${balance}.`,
        es`${head} que marca como ${sign} con un saldo de ${balance}.`,
      ),
      request,
    };
  },

  B5: (finding, recipient) => {
    const { balance, highest } = finding.evidence;
    const where = file(finding, recipient);
    const source =
      finding.fact === 'own'
        ? words('the same file', 'el mismo expediente')
        : words(`${highest.bureau ?? ''}’s file`, `el expediente de ${highest.bureau ?? ''}`);
    // Only the furnisher knows what was added.
    if (recipient.kind === 'bureau')
      return {
        statement: say(
          en`${where} shows a balance of ${balance}, which is more than the high credit of ${highest} in ${source}.`,
          es`${where} muestra un saldo de ${balance}, que es mayor que el crédito más alto de ${highest} en ${source}.`,
        ),
        request: verify(the('balance'), the('highBalance')),
      };
    return {
      statement: say(
        en`${where} shows a balance of ${balance}, while the highest balance shown in ${source} is ${highest}. Please verify both amounts.`,
        es`${where} muestra un saldo de ${balance}, mientras que el saldo más alto que aparece en ${source} es de ${highest}. Por favor, verifiquen ambos montos.`,
      ),
      request: verify(the('balance')),
    };
  },

  B6: (finding, recipient) => {
    const { balance, limit } = finding.evidence;
    const where = file(finding, recipient);
    const name =
      finding.fact === 'creditLimit'
        ? words('a credit limit', 'un límite de crédito')
        : words('a high credit', 'un crédito más alto');
    return {
      statement: say(
        en`${where} shows a balance of ${balance}, which is more than ${name} of ${limit}.`,
        es`${where} muestra un saldo de ${balance}, que es mayor que ${name} de ${limit}.`,
      ),
      request: verify(the('balance'), the('creditLimit'), the('highBalance')),
    };
  },

  L1: (finding, recipient) => {
    const { missing, known } = finding.evidence;
    const [where, limit] = [file(finding, recipient), valueText(known)];
    const other = same(known.bureau ?? '');
    if (missing.value !== notReported)
      return {
        statement: say(
          en`${where} shows a credit limit of ${missing}, while ${other} shows one of ${limit}. Without a credit limit, an account can look fully used.`,
          es`${where} muestra un límite de crédito de ${missing}, mientras que ${other} muestra uno de ${limit}. Sin un límite de crédito, una cuenta puede parecer usada por completo.`,
        ),
        request: verify(the('creditLimit')),
      };
    return {
      statement: say(
        en`My report shows no credit limit in ${where}${unseen(...valuesOf(finding.evidence))}, while ${other} shows one of ${limit}. Without a credit limit, an account can look fully used.`,
        es`Mi informe no muestra un límite de crédito en ${where}, mientras que ${other} muestra uno de ${limit}. Sin un límite de crédito, una cuenta puede parecer usada por completo.`,
      ),
      request: verify(the('creditLimit')),
    };
  },
};
