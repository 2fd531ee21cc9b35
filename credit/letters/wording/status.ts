/** Words for findings about status. */
import type { ContradictedMonth } from '../../findings/pairs.ts';
import type { status } from '../../findings/status.ts';
import type { Sentence } from '../letter.ts';
import { en, es, inARow, inMarks, resting, say, words } from '../sentence.ts';
import { monthsText } from './months.ts';
import { bureausIn, compared, file, shows, the, verify, type WordsFor } from './phrases.ts';

/** For two values of one file that exclude each other. */
export const cannotBoth = words(
  'They cannot both be right.',
  'Las dos cosas no pueden ser correctas a la vez.',
);

const theAccount = words('the account', 'la cuenta');
export const openOrClosed = words(
  'whether the account is open or closed',
  'si la cuenta está abierta o cerrada',
);

export const statusWords: WordsFor<keyof typeof status> = {
  S1: ({ evidence: { ratings } }, recipient) => {
    const [field = 'payStatus', other] = new Set(ratings.map((rating) => rating.field));
    // A file without a payment status is rated by its condition: then both are what "the account" is shown as.
    const what = other === undefined ? {} : { what: theAccount };
    const statement = compared(field, ratings, recipient, what);
    return { statement, request: verify(the('payStatus')) };
  },

  S2: (finding, recipient) => {
    if (finding.fact === 'differs')
      return {
        statement: compared('openClosed', finding.evidence.states, recipient, { what: theAccount }),
        request: verify(openOrClosed),
      };
    const { closed } = finding.evidence;
    const [where, state] = [file(finding, recipient), inMarks(finding.evidence.state)];
    if (finding.fact === 'openWithClosingDate' || finding.fact === 'owedWithClosingDate') {
      const shown = say(
        en`${where} reports this account as ${state} and as closed on ${closed}.`,
        es`${where} reporta esta cuenta como ${state} y como cerrada el ${closed}.`,
      );
      return {
        statement:
          finding.fact === 'owedWithClosingDate'
            ? shown
            : say(en`${shown} ${cannotBoth}`, es`${shown} ${cannotBoth}`),
        request: verify(openOrClosed),
      };
    }
    return {
      statement: resting(
        say(
          en`${where} reports this account as ${state}, but my report shows no date on which it was closed.`,
          es`${where} reporta esta cuenta como ${state}, pero mi informe no muestra una fecha en que se haya cerrado.`,
        ),
        [closed],
      ),
      request: verify(the('dateClosed')),
    };
  },

  S3: (finding, recipient) => {
    const where = file(finding, recipient);
    if (finding.fact === 'worstBelowStatus') {
      const [rated, worst] = [inMarks(finding.evidence.status), inMarks(finding.evidence.worst)];
      return {
        statement: say(
          en`${where} rates this account ${rated} but gives ${worst} as its worst payment status. ${cannotBoth}`,
          es`${where} califica esta cuenta como ${rated}, pero da ${worst} como su peor estado de pago. ${cannotBoth}`,
        ),
        request: verify(the('payStatus')),
      };
    }
    const month = monthsText([finding.evidence.month]);
    if (finding.fact === 'worstTooMild') {
      const worst = inMarks(finding.evidence.worst);
      return {
        statement: say(
          en`${where} gives ${worst} as the worst payment status, while its payment history shows the account ${month}. ${cannotBoth}`,
          es`${where} da ${worst} como el peor estado de pago, mientras que su historial de pagos muestra la cuenta ${month}. ${cannotBoth}`,
        ),
        request: verify(the('history')),
      };
    }
    const rated = inMarks(finding.evidence.status);
    return {
      statement: say(
        en`${where} rates this account ${rated}, while its own payment history shows it ${month}, the most recent month reported. ${cannotBoth}`,
        es`${where} califica esta cuenta como ${rated}, mientras que su propio historial de pagos la muestra ${month}, el mes más reciente reportado. ${cannotBoth}`,
      ),
      request: verify(the('payStatus'), the('history')),
    };
  },

  S7: (finding, recipient) => {
    const [where, rated] = [file(finding, recipient), inMarks(finding.evidence.status)];
    const head = say(
      en`${where} rates this account ${rated}`,
      es`${where} califica esta cuenta como ${rated}`,
    );
    const request = verify(the('payStatus'));
    if (finding.fact === 'zeroBalance') {
      const { balance } = finding.evidence;
      return {
        statement: say(
          en`${head} with a balance of ${balance}. If the rating is from before the account was paid or closed, please state the date it describes.`,
          es`${head} con un saldo de ${balance}. Si la calificación es de antes de que la cuenta se pagara o se cerrara, por favor, indiquen a qué fecha corresponde.`,
        ),
        request,
      };
    }
    const sign = inMarks(finding.evidence.sign);
    if (finding.fact === 'deferred')
      return {
        statement: say(
          en`${head} and marks it ${sign}. If no payments are due now, please state the date that the rating describes.`,
          es`${head} y la marca como ${sign}. Si ahora no vence ningún pago, por favor, indiquen a qué fecha corresponde la calificación.`,
        ),
        request,
      };
    return {
      statement: say(
        en`${head} and marks it ${sign}. If the rating is from before that, please state the date it describes.`,
        es`${head} y la marca como ${sign}. Si la calificación es anterior a eso, por favor, indiquen a qué fecha corresponde.`,
      ),
      request,
    };
  },

  S8: (finding, recipient) => ({
    statement: otherwiseOnTime(finding.evidence.months, file(finding, recipient)),
    request: verify(the('history')),
  }),
};

/** "Your file shows … , while TransUnion and Equifax show …", for months grouped by which bureaus differ. */
function otherwiseOnTime(contradicted: readonly ContradictedMonth[], own: Sentence): Sentence {
  const groups = Map.groupBy(contradicted, ({ others }) => others.map(({ bureau }) => bureau).join());
  const sentences = [...groups.values()].map((group) => {
    const months = group.map((each) => each.own);
    const others = group.flatMap((each) => each.others);
    const when =
      months.length > 1
        ? words('those months as paid on time', 'esos meses como pagados a tiempo')
        : words('that month as paid on time', 'ese mes como pagado a tiempo');
    const [late, who, show] = [monthsText(months), bureausIn(others), shows(others)];
    return resting(
      say(
        en`${own} shows this account ${late}, while ${who} ${show} ${when}.`,
        es`${own} muestra esta cuenta ${late}, mientras que ${who} ${show} ${when}.`,
      ),
      others,
    );
  });
  return inARow(sentences);
}
