/** Letters that ask for the description of a procedure, or for a block. */
import type { Sentence } from '../../letter.ts';
import { en, es, resting, say, words } from '../../sentence.ts';
import { citeStated } from '../cite.ts';
import { itsSource, thing } from '../itemNamed.ts';
import { entryIn } from './entries.ts';
import { below, them } from './nouns.ts';
import { inOwnWords } from './points.ts';
import type { PurposeWords } from './purposeWords.ts';
import { aboutAnswered, answerIn } from './stories.ts';

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
