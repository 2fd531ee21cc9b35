/** Words for findings about the payment history. */
import type { history } from '../../findings/history.ts';
import { en, es, inMarks, joined, nothing, phrase, say, words } from '../sentence.ts';
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
    const where = file(finding, recipient);
    if (finding.fact === 'afterChargeOff') {
      const { status, returns } = finding.evidence;
      const [rated, before] = [inMarks(status), monthsText(returns.map((each) => each.before))];
      const late = monthsText(returns.map((each) => each.late));
      const each = returns.length > 1 ? words('each time ', 'cada vez ') : nothing;
      return {
        statement: say(
          en`${where} rates this account ${rated} and shows it ${before}, but only ${late}, ${each}the month after. Unless the account was reinstated in between, they cannot both be right.`,
          es`${where} califica esta cuenta como ${rated} y la muestra ${before}, pero solo ${late}, ${each}el mes siguiente. A menos que la cuenta se haya restablecido entretanto, las dos cosas no pueden ser correctas a la vez.`,
        ),
        request: verify(the('history')),
      };
    }
    const months = monthsText(finding.evidence.months);
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
