/** Letters to the company that reports an account, which did not get the earlier letter. */
import type { Sentence } from '../../letter.ts';
import { sendResults } from '../../closing.ts';
import { whatCompanyReports } from '../../subject.ts';
import { capital, en, es, nothing, phrase, same, say, withText, words } from '../../sentence.ts';
import { citeValidationEnd, type Placed, type Told } from '../cite.ts';
import { debtTime } from '../debtTime.ts';
import { companyGrounds } from '../companyGrounds.ts';
import { answerOf, wordsOfAnswers } from '../answer.ts';
import { thing } from '../itemNamed.ts';
import { forOthers } from './forOthers.ts';
import { below, them } from './nouns.ts';
import { inOwnWords, inQuotes, mayBeOtherwise, pointsAs, reportDateIn } from './points.ts';
import type { Occasion, PurposeWords } from './purposeWords.ts';

/** ": " and the account's name and number; nothing if there are several. */
const named = ({ points: [first, ...more] }: Occasion): Sentence =>
  more.length === 0 ? phrase(en`: ${first.step.item.heading}`, es`: ${first.step.item.heading}`) : nothing;

function shownIn({ points }: Occasion): Sentence {
  const dates = points.flatMap(({ step }) => reportDateIn(step.origin) ?? []);
  const [date, ...others] = new Map(dates.map((each) => [each.value, each])).values();
  return date === undefined || others.length > 0
    ? nothing
    : phrase(en`, as shown in my report dated ${date}`, es`, como aparece en mi informe del ${date}`);
}

/**
 * Asks for what is a company's duty regardless of who wrote the letter (15 U.S.C. § 1681s-2(a)(2)), and does not call itself a direct
 * dispute under 12 CFR 1022.43, which a company may disregard if an agency prepared it.
 */
export const creditorDirect: PurposeWords = {
  subject: (occasion) =>
    isOne(occasion) ? say(en`Dispute${named(occasion)}`, es`Disputa${named(occasion)}`) : whatCompanyReports,
  opening: (occasion) => {
    const [items, it, where] = [below(occasion), them(occasion), shownIn(occasion)];
    return [
      say(
        en`I dispute information that you report about ${items}${where}.`,
        es`Disputo información que ustedes reportan sobre ${items}${where}.`,
      ),
      say(
        en`Please investigate ${it}, and correct whatever is inaccurate or incomplete (15 U.S.C. § 1681s-2(a)(2)).`,
        es`Por favor, investíguen${it} y corrijan todo lo que sea inexacto o incompleto (15 U.S.C. § 1681s-2(a)(2)).`,
      ),
      ...wordsOfAnswers(occasion.points),
    ];
  },
  item: (placed) => {
    const { item, letter, isChanged } = placed.step;
    const isQuoted = mayBeOtherwise(placed);
    const it = thing(item);
    const forCompany = (sentence: Sentence) => forOthers(sentence, letter.destination);
    const points = companyGrounds(item).map(forCompany);
    // What was corrected may be right now, so the points are those of the dispute, and the client says what is still wrong.
    return {
      states: isQuoted
        ? [...answerOf(placed), ...(points.length > 0 ? [disputed(placed, points.length)] : [])]
        : [...item.states.map(forCompany), ...answerOf(placed)],
      grounds: [
        ...(isQuoted ? points.map((point) => withText(inQuotes(point), capital)) : points),
        ...(isChanged
          ? inOwnWords(
              placed,
              words('Still wrong, in my own words', 'Lo que sigue mal, en mis propias palabras'),
            )
          : inOwnWords(placed)),
      ],
      asks: [
        say(
          en`Please investigate what I dispute about ${it}, and correct anything that is wrong.`,
          es`Por favor, investiguen lo que disputo sobre ${it} y corrijan lo que esté mal.`,
        ),
      ],
    };
  },
  closing: () => [sendResults('furnisher')],
};

/** Introduces what was disputed at the bureau, which may no longer be so. */
function disputed({ step: { letter } }: Placed, count: number): Sentence {
  const bureau = same(letter.destination.id);
  const points = pointsAs(count);
  return say(
    en`My dispute with ${bureau} included ${points}.`,
    es`Mi disputa ante ${bureau} incluía ${points}.`,
  );
}

/**
 * While the notice's last day has not passed, the law's own words apply. Without a printed day they apply only if the notice was the
 * collector's first one, which the letter says. Afterwards it only asks.
 */
export const validation: PurposeWords = {
  subject: (occasion) => {
    const account = named(occasion);
    const debts = isOne(occasion) ? words('a debt', 'una deuda') : words('debts', 'deudas');
    return timeOf(occasion) === 'over'
      ? say(en`Questions about ${debts}${account}`, es`Preguntas sobre ${debts}${account}`)
      : say(en`Dispute of ${debts}${account}`, es`Disputa de ${debts}${account}`);
  },
  opening: (occasion) => {
    const number = isOne(occasion) ? 'one' : 'several';
    const time = timeOf(occasion);
    if (time === 'over') return [notAcknowledged[number]];
    return [...debtDisputed[number], (time === 'open' ? ceaseCollection : ceaseIfInTime)[number]];
  },
  item: (placed, occasion) => {
    const isOver = timeOf(occasion) === 'over';
    return {
      states: [...(isOver ? [] : lastDay(placed)), ...inOwnWords(placed)],
      grounds: [],
      // In time, the opening asks to verify each debt.
      asks: isOver
        ? [
            words(
              'Please tell me the name and address of the original creditor, the amount, and how it is calculated, and send me copies of the documents that show it.',
              'Por favor, díganme el nombre y la dirección del acreedor original, el monto y cómo se calcula, y envíenme copias de los documentos que lo demuestran.',
            ),
          ]
        : [],
    };
  },
  closing: () => [words('Please respond in writing.', 'Por favor, respondan por escrito.')],
};

/** The last day that the collector's notice prints; nothing if it prints none. */
export function lastDay(placed: Placed<Told>): readonly Sentence[] {
  const end = citeValidationEnd(placed);
  return end === null
    ? []
    : [
        say(
          en`Your notice gives ${end} as the last day to dispute this debt.`,
          es`Su aviso da el ${end} como el último día para disputar esta deuda.`,
        ),
      ];
}

const debtDisputed = {
  one: [
    words('I dispute the debt below.', 'Disputo la deuda que sigue.'),
    words(
      'Please send me verification of the debt, and the name and address of the original creditor if it is different from the current creditor.',
      'Por favor, envíenme la verificación de la deuda y el nombre y la dirección del acreedor original, si es distinto del acreedor actual.',
    ),
  ],
  several: [
    words('I dispute each of the debts below.', 'Disputo cada una de las deudas que siguen.'),
    words(
      'Please send me verification of each debt, and the name and address of its original creditor if it is different from the current creditor.',
      'Por favor, envíenme la verificación de cada deuda y el nombre y la dirección de su acreedor original, si es distinto del acreedor actual.',
    ),
  ],
} as const;

const ceaseCollection = {
  one: words(
    'Until you have mailed them to me, please cease collection of the debt (15 U.S.C. § 1692g(b)).',
    'Hasta que me los hayan enviado por correo, por favor, suspendan la cobranza de la deuda (15 U.S.C. § 1692g(b)).',
  ),
  several: words(
    'Until you have mailed them to me, please cease collection of these debts (15 U.S.C. § 1692g(b)).',
    'Hasta que me los hayan enviado por correo, por favor, suspendan la cobranza de estas deudas (15 U.S.C. § 1692g(b)).',
  ),
} as const;

/** The same, where nobody knows when the collector's first notice came. */
const ceaseIfInTime = {
  one: words(
    'If this letter reaches you within the thirty-day period described in 15 U.S.C. § 1692g(a), please cease collection of the debt until you have mailed them to me (15 U.S.C. § 1692g(b)).',
    'Si esta carta les llega dentro del plazo de treinta días que describe 15 U.S.C. § 1692g(a), por favor, suspendan la cobranza de la deuda hasta que me los hayan enviado por correo (15 U.S.C. § 1692g(b)).',
  ),
  several: words(
    'For each debt for which this letter reaches you within the thirty-day period described in 15 U.S.C. § 1692g(a), please cease collection until you have mailed them to me (15 U.S.C. § 1692g(b)).',
    'Para cada deuda por la que esta carta les llegue dentro del plazo de treinta días que describe 15 U.S.C. § 1692g(a), por favor, suspendan la cobranza hasta que me los hayan enviado por correo (15 U.S.C. § 1692g(b)).',
  ),
} as const;

/** Says what the letter is not: nobody recorded whether the client knows the debt, and an acknowledgment can renew an old one. */
const notAcknowledged = {
  one: words(
    'This letter does not acknowledge the debt below or promise to pay it. Please show me what it is based on.',
    'Esta carta no reconoce la deuda que sigue ni promete pagarla. Por favor, muéstrenme en qué se basa.',
  ),
  several: words(
    'This letter does not acknowledge any of the debts below or promise to pay them. Please show me what each is based on.',
    'Esta carta no reconoce ninguna de las deudas que siguen ni promete pagarlas. Por favor, muéstrenme en qué se basa cada una.',
  ),
} as const;

/** The same for all debts of a letter (`planNext.ts`). */
const timeOf = ({ points: [{ step }], today }: Occasion) => debtTime(step, today);

const isOne = ({ points }: Occasion): boolean => points.length === 1;
