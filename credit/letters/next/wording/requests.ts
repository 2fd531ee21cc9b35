/** Letters that ask for something other than a reinvestigation. */
import { asksOnly } from '#vocabulary/letterPurposes.ts';
import type { Sentence } from '../../letter.ts';
import { en, es, phrase, resting, same, say, words } from '../../sentence.ts';
import { citeStated, type Placed } from '../cite.ts';
import { itsSource, thing } from '../itemNamed.ts';
import { entryIn } from './entries.ts';
import {
  about,
  aboutAnswered,
  answerIn,
  below,
  earlierLetters,
  inOwnWords,
  isToBureau,
  said,
  them,
  what,
} from './phrases.ts';
import type { PurposeWords } from './purposeWords.ts';

/** A description, not the furnisher's contracts or ledgers: the law gives no right to those. */
export const procedure: PurposeWords = {
  subject: () =>
    words(
      'Request for a description of the reinvestigation procedure',
      'Solicitud de una descripción del procedimiento de reinvestigación',
    ),
  opening: (occasion) => {
    const items = below(occasion);
    return [
      ...aboutAnswered(occasion),
      say(
        en`Please send me a description of the procedure that you used to determine the accuracy and completeness of the information about ${items}, including the business name and address of any furnisher that you contacted and, if reasonably available, its telephone number.`,
        es`Por favor, envíenme una descripción del procedimiento que usaron para determinar si la información sobre ${items} es exacta y completa, con el nombre comercial y la dirección de toda empresa que la reporta y con la que se comunicaron y, si está razonablemente disponible, su número de teléfono.`,
      ),
      words(
        'Please send it not later than 15 days after you receive this request, as 15 U.S.C. § 1681i(a)(7) provides.',
        'Por favor, envíenla a más tardar 15 días después de recibir esta solicitud, como dispone 15 U.S.C. § 1681i(a)(7).',
      ),
    ];
  },
  item: (placed, occasion) => {
    const it = thing(placed.step.item);
    return {
      states: [...entryIn(placed), ...answerIn(placed, occasion)],
      grounds: [],
      asks: [
        say(
          en`Please describe the procedure that you used for ${it}.`,
          es`Por favor, describan el procedimiento que usaron para ${it}.`,
        ),
      ],
    };
  },
  closing: () => [
    words(
      'This letter asks only for that description. It is not a new dispute.',
      'Esta carta solo pide esa descripción. No es una disputa nueva.',
    ),
  ],
};

/** A statement may be longer; a bureau that helps to write a summary may limit it to this many words. */
export const statementLimit = 100;

/** How many words a statement has, as a reader counts them. */
export function statementWords(statement: string): number {
  return statement.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

export const statement: PurposeWords = {
  subject: () =>
    words('Statement of dispute for my credit file', 'Declaración de disputa para mi expediente de crédito'),
  opening: (occasion) => {
    const items = below(occasion);
    return [
      ...aboutAnswered(occasion),
      words('The reinvestigation did not resolve my dispute.', 'La reinvestigación no resolvió mi disputa.'),
      occasion.points.length === 1
        ? say(
            en`Please add my statement about ${items} to my file (15 U.S.C. § 1681i(b)).`,
            es`Por favor, agreguen a mi expediente mi declaración sobre ${items} (15 U.S.C. § 1681i(b)).`,
          )
        : say(
            en`Please add my statements about ${items} to my file (15 U.S.C. § 1681i(b)).`,
            es`Por favor, agreguen a mi expediente mis declaraciones sobre ${items} (15 U.S.C. § 1681i(b)).`,
          ),
    ];
  },
  item: (placed, occasion) => {
    const it = thing(placed.step.item);
    return {
      states: [...entryIn(placed), ...answerIn(placed, occasion)],
      grounds: inOwnWords(placed, words('My statement', 'Mi declaración')),
      asks: [
        say(
          en`In every later report that contains ${it}, please note that I dispute it, and include my statement or a clear and accurate summary of it (15 U.S.C. § 1681i(c)).`,
          es`En todo informe posterior que contenga ${it}, por favor, anoten la disputa e incluyan mi declaración o un resumen claro y exacto de ella (15 U.S.C. § 1681i(c)).`,
        ),
      ],
    };
  },
  closing: ({ points }) => {
    const limit = same(String(statementLimit));
    return [
      ...(points.some(({ step }) => statementWords(step.added) > statementLimit)
        ? [
            say(
              en`If you limit statements to ${limit} words, please help me write a clear summary, as 15 U.S.C. § 1681i(b) describes.`,
              es`Si limitan las declaraciones a ${limit} palabras, por favor, ayúdenme a escribir un resumen claro, como describe 15 U.S.C. § 1681i(b).`,
            ),
          ]
        : []),
      points.length === 1
        ? words(
            'Please confirm in writing that you have added my statement.',
            'Por favor, confirmen por escrito que han agregado mi declaración.',
          )
        : words(
            'Please confirm in writing that you have added my statements.',
            'Por favor, confirmen por escrito que han agregado mis declaraciones.',
          ),
    ];
  },
};

/** The four elements: identity, report, identification of the information, and the statement about it. */
export const block: PurposeWords = {
  subject: () =>
    words(
      'Request to block information that resulted from identity theft',
      'Solicitud de bloquear información que resultó de un robo de identidad',
    ),
  opening: (occasion) => {
    const [items, it] = [below(occasion), them(occasion)];
    return [
      say(
        en`Information about ${items} resulted from identity theft. Please block ${it} under 15 U.S.C. § 1681c-2.`,
        es`La información sobre ${items} resultó de un robo de identidad. Por favor, bloquéen${it} conforme a 15 U.S.C. § 1681c-2.`,
      ),
      words(
        'Please do so not later than four business days after you receive this letter and its enclosures, as 15 U.S.C. § 1681c-2(a) provides.',
        'Por favor, háganlo a más tardar cuatro días hábiles después de recibir esta carta y los documentos adjuntos, como dispone 15 U.S.C. § 1681c-2(a).',
      ),
      words(
        'I enclose a copy of my identification and a copy of my identity theft report.',
        'Adjunto una copia de mi identificación y una copia de mi informe de robo de identidad.',
      ),
    ];
  },
  item: (placed) => {
    const [it, source] = [thing(placed.step.item), itsSource(placed.step.item)];
    const on = citeStated('theft', placed);
    const stated = (sentence: Sentence) => (on === null ? sentence : resting(sentence, [on]));
    return {
      states: [
        ...entryIn(placed),
        stated(
          say(
            en`I identify ${it} as information that resulted from identity theft.`,
            es`Identifico ${it} como información que resultó de un robo de identidad.`,
          ),
        ),
      ],
      grounds: [
        stated(
          say(
            en`The information about ${it} is not information relating to any transaction by me.`,
            es`La información sobre ${it} no corresponde a ninguna transacción mía.`,
          ),
        ),
        ...inOwnWords(placed),
      ],
      asks: [
        say(
          en`Please block ${it}, and notify ${source} (15 U.S.C. § 1681c-2(b)).`,
          es`Por favor, bloqueen ${it} y notifiquen a ${source} (15 U.S.C. § 1681c-2(b)).`,
        ),
      ],
    };
  },
  closing: () => [
    words('Please confirm the block in writing.', 'Por favor, confirmen el bloqueo por escrito.'),
  ],
};

/** The items' grounds are the statements that the client withdraws, and nothing else. What was recorded otherwise is corrected as in any letter. */
export const retraction: PurposeWords = {
  subject: (occasion) => {
    const letters = earlierLetters(occasion);
    return phrase(en`Correction of ${letters}`, es`Rectificación de ${letters}`);
  },
  opening: (occasion) => {
    const items = below(occasion);
    return [
      ...about(occasion),
      say(en`I am correcting what I told you about ${items}.`, es`Rectifico lo que les dije sobre ${items}.`),
    ];
  },
  item: (placed) => {
    const { grounds } = placed.step.item;
    return {
      states: entryIn(placed),
      grounds: [
        ...grounds.map((ground) => withdrawn(said(placed, ground))),
        ...inOwnWords(placed, words('My correction', 'Mi rectificación')),
      ],
      asks: [
        ...othersStand(placed),
        asksOnly(placed.step.letter.purpose ?? 'dispute')
          ? words(
              'Please note this correction in your records.',
              'Por favor, anoten esta rectificación en sus registros.',
            )
          : words(
              'Please note this correction in your record of my dispute.',
              'Por favor, anoten esta rectificación en su registro de mi disputa.',
            ),
      ],
    };
  },
  closing: () => [
    words(
      'Please confirm in writing that you have noted this.',
      'Por favor, confirmen por escrito que lo han anotado.',
    ),
  ],
};

/** Where the item has other points, a recipient would take a correction for a withdrawal of them all. */
function othersStand({ step: { item, otherPoints } }: Placed): readonly Sentence[] {
  if (item.grounds.length === 0 || otherPoints === 'none') return [];
  const it = thing(item);
  return [
    otherPoints === 'all'
      ? say(
          en`I do not withdraw my other statements about ${it}.`,
          es`No retiro mis otras declaraciones sobre ${it}.`,
        )
      : say(
          en`I do not withdraw my statements about ${it} that are based on my report.`,
          es`No retiro mis declaraciones sobre ${it} que se basan en mi informe.`,
        ),
  ];
}

export const doNotRely = {
  one: words(
    'I withdraw that statement. Please do not rely on it.',
    'Retiro esa declaración. Por favor, no se basen en ella.',
  ),
  several: words(
    'I withdraw those statements. Please do not rely on them.',
    'Retiro esas declaraciones. Por favor, no se basen en ellas.',
  ),
} as const;

/** Withdrawn where it is quoted: after the client's correction, "that statement" would be the correction. */
const withdrawn = (quote: Sentence): Sentence =>
  phrase(en`${quote} ${doNotRely.one}`, es`${quote} ${doNotRely.one}`);

export const disputeMark: PurposeWords = {
  subject: (occasion) => {
    const items = what(occasion);
    return occasion.points.length === 1
      ? phrase(
          en`Request to remove a dispute notation from ${items}`,
          es`Solicitud de retirar una anotación de disputa de ${items}`,
        )
      : phrase(
          en`Request to remove dispute notations from ${items}`,
          es`Solicitud de retirar anotaciones de disputa de ${items}`,
        );
  },
  opening: (occasion) => {
    const items = below(occasion);
    return [...about(occasion), say(en`I no longer dispute ${items}.`, es`Ya no disputo ${items}.`)];
  },
  item: (placed) => {
    const [it, source] = [thing(placed.step.item), itsSource(placed.step.item)];
    return {
      states: [...entryIn(placed), ...inOwnWords(placed)],
      grounds: [],
      asks: isToBureau(placed)
        ? [
            say(
              en`Please remove every notation in my file that I dispute ${it}, and tell ${source} that I no longer do.`,
              es`Por favor, retiren de mi expediente toda anotación de que disputo ${it} y avisen a ${source} que ya no lo hago.`,
            ),
          ]
        : [
            say(
              en`Please stop reporting ${it} as disputed, and tell each bureau to which you report it.`,
              es`Por favor, dejen de reportar ${it} como en disputa y avisen a cada buró al que reportan esa información.`,
            ),
          ],
    };
  },
  closing: ({ points }) => [confirmRemoval(points.length === 1)],
};

/** The end of a letter about notations. */
export const confirmRemoval = (one: boolean): Sentence =>
  one
    ? words(
        'Please confirm in writing that the notation has been removed.',
        'Por favor, confirmen por escrito que la anotación se ha retirado.',
      )
    : words(
        'Please confirm in writing that the notations have been removed.',
        'Por favor, confirmen por escrito que las anotaciones se han retirado.',
      );
