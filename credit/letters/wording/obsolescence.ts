/** Words for findings about debts and late payments that are too old to report. */
import type { FindingOf } from '../../findings/findings.ts';
import type { obsolescence } from '../../findings/obsolescence.ts';
import type { Recipient, Sentence } from '../letter.ts';
import { en, es, inMarks, joined, nothing, phrase, resting, say, words } from '../sentence.ts';
import { countText, monthsText } from './months.ts';
import { ask, endOf, file, fileOf, remove, type WordsFor } from './phrases.ts';

export const obsolescenceWords: WordsFor<keyof typeof obsolescence> = {
  O1: (finding, recipient) => {
    const { rating, bound } = finding.evidence;
    const [start, end] = [begun(finding, recipient), endOf(finding)];
    if (finding.fact === 'conditional')
      return {
        statement: resting(
          say(
            en`${start}. If the delinquency that led to this rating had begun by then, the time for which 15 U.S.C. § 1681c(a)(4) and (c)(1) allow this debt to be reported ended on ${end}.`,
            es`${start}. Si la mora que llevó a esta calificación ya había comenzado para entonces, el tiempo durante el cual 15 U.S.C. § 1681c(a)(4) y (c)(1) permiten reportar esta deuda terminó el ${end}.`,
          ),
          [rating],
        ),
        request: ask(
          recipient.kind === 'bureau'
            ? words(
                'Please state the date of first delinquency you have on file, and delete the account if that time has ended.',
                'Por favor, indiquen la fecha de la primera mora que tienen registrada y eliminen la cuenta si ese tiempo ya terminó.',
              )
            : words(
                'Please state the date of first delinquency you have on file, and have the account deleted if that time has ended.',
                'Por favor, indiquen la fecha de la primera mora que tienen registrada y hagan que se elimine la cuenta si ese tiempo ya terminó.',
              ),
        ),
      };
    const isGiven = bound.field === 'dateFirstDelinquency';
    const so = isGiven
      ? nothing
      : words(', so the delinquency had begun by then', ', así que la mora ya había comenzado para entonces');
    return {
      statement: resting(
        say(
          en`${start}${so}. Seven years and 180 days from that date ended on ${end}; after that, 15 U.S.C. § 1681c(a)(4) and (c)(1) no longer allow a bureau to report this debt, apart from the exceptions in § 1681c(b).`,
          es`${start}${so}. Siete años y 180 días desde esa fecha terminaron el ${end}; después de eso, 15 U.S.C. § 1681c(a)(4) y (c)(1) ya no permiten que un buró reporte esta deuda, salvo las excepciones de § 1681c(b).`,
        ),
        [rating],
      ),
      request: remove,
    };
  },

  O2: (finding, recipient) => {
    const where = file(finding, recipient);
    if (finding.fact === 'dated') {
      const months = monthsText(finding.evidence.months);
      return {
        statement: say(
          en`${where} still shows this account ${months}. More than seven years have passed since then, and 15 U.S.C. § 1681c(a)(5) does not allow a late payment to be reported beyond that, apart from the exceptions in § 1681c(b).`,
          es`${where} todavía muestra esta cuenta ${months}. Han pasado más de siete años desde entonces, y 15 U.S.C. § 1681c(a)(5) no permite reportar un pago atrasado más allá de ese tiempo, salvo las excepciones de § 1681c(b).`,
        ),
        request: ask(
          words(
            'Please remove the late payments that are more than seven years old.',
            'Por favor, retiren los pagos atrasados de hace más de siete años.',
          ),
        ),
      };
    }
    const { opened } = finding.evidence;
    const counted = joined(finding.evidence.counts.map(countText));
    return {
      statement: say(
        en`${where} counts ${counted} on an account opened ${opened}, but none of the months it shows is late.`,
        es`${where} cuenta ${counted} en una cuenta abierta el ${opened}, pero ninguno de los meses que muestra tiene atraso.`,
      ),
      request: ask(
        words(
          'Please state when those late payments occurred, and remove any that are more than seven years old or cannot be verified.',
          'Por favor, indiquen cuándo ocurrieron esos pagos atrasados y retiren los que tengan más de siete años o no se puedan verificar.',
        ),
      ),
    };
  },
};

/** The day by which the delinquency may have begun, in the file that shows it. */
function begun({ evidence }: FindingOf<'O1'>, recipient: Recipient): Sentence {
  const { rating, bound } = evidence;
  const where = fileOf(bound.bureau, recipient);
  switch (bound.field) {
    case 'history':
      return phrase(en`${where} shows it ${bound}`, es`${where} la muestra ${bound}`);
    case 'dateFirstDelinquency':
      return phrase(
        en`${where} gives ${bound} as the date of first delinquency`,
        es`${where} da el ${bound} como la fecha de la primera mora`,
      );
    case 'dateOpened':
      return phrase(
        en`${where} gives ${bound} as the date the collection was opened`,
        es`${where} da el ${bound} como la fecha en que se abrió la cobranza`,
      );
    case 'dateClosed':
      return phrase(
        en`${where} gives ${bound} as the date the account was closed`,
        es`${where} da el ${bound} como la fecha en que se cerró la cuenta`,
      );
    case 'dateAccountStatus':
      return phrase(
        en`${where} rates the account ${inMarks(rating)} and gives ${bound} as the date of its last activity`,
        es`${where} califica la cuenta como ${inMarks(rating)} y da el ${bound} como la fecha de su última actividad`,
      );
  }
}
