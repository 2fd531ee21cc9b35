/** Words for findings about the payment history. */
import type { history } from '../../findings/history.ts';
import { en, es, joined, nothing, phrase, say, words } from '../sentence.ts';
import { countText, monthsText } from './months.ts';
import { file, the, verify, type WordsFor } from './phrases.ts';
import { cannotBoth } from './status.ts';

export const historyWords: WordsFor<keyof typeof history> = {
  S4: (finding, recipient) => {
    const { counts } = finding.evidence;
    const where = file(finding, recipient);
    const counted = joined(counts.map(({ count }) => countText(count)));
    const months = monthsText(counts.flatMap((each) => each.months));
    return {
      statement: say(
        en`${where} counts ${counted} overall, while its payment history shows the account ${months}. ${cannotBoth}`,
        es`${where} cuenta ${counted} en total, mientras que su historial de pagos muestra la cuenta ${months}. ${cannotBoth}`,
      ),
      request: verify(the('history')),
    };
  },

  S5: (finding, recipient) => {
    const { jumps } = finding.evidence;
    const where = file(finding, recipient);
    const late = monthsText(jumps.map((jump) => jump.late));
    const before = monthsText(jumps.map((jump) => jump.before));
    const each = jumps.length > 1 ? words('each time ', 'cada vez ') : nothing;
    return {
      statement: say(
        en`${where} shows this account ${late}, but ${before}, ${each}the month before. A payment is normally reported 30 days late before it is reported 60 or more days late.`,
        es`${where} muestra esta cuenta ${late}, pero ${before}, ${each}el mes anterior. Normalmente, un pago se reporta con 30 días de atraso antes de reportarse con 60 días o más de atraso.`,
      ),
      request: verify(the('history')),
    };
  },

  S6: (finding, recipient) => {
    const [where, months] = [file(finding, recipient), monthsText(finding.evidence.months)];
    if (finding.fact === 'afterClosing') {
      const { closed, balance } = finding.evidence;
      const head = phrase(
        en`${where} shows this account closed on ${closed}`,
        es`${where} muestra esta cuenta cerrada el ${closed}`,
      );
      return {
        statement:
          balance === null
            ? say(en`${head}, yet ${months}.`, es`${head}, y sin embargo ${months}.`)
            : say(
                en`${head}, yet ${months}. The balance it shows now is ${balance}.`,
                es`${head}, y sin embargo ${months}. El saldo que muestra ahora es ${balance}.`,
              ),
        request: verify(the('history')),
      };
    }
    const { payment, balance } = finding.evidence;
    return {
      statement: say(
        en`${where} shows a last payment on ${payment} and a balance of ${balance}, but still ends its payment history with the account ${months}.`,
        es`${where} muestra un último pago el ${payment} y un saldo de ${balance}, pero todavía termina su historial de pagos con la cuenta ${months}.`,
      ),
      request: verify(the('history'), the('payStatus')),
    };
  },
};
