/** Letters that ask to remove the notation of a dispute. */
import type { Sentence } from '../../letter.ts';
import { en, es, phrase, say, words } from '../../sentence.ts';
import { itsSource, thing } from '../itemNamed.ts';
import { entryIn } from './entries.ts';
import { below, isToBureau, what } from './nouns.ts';
import { inOwnWords } from './points.ts';
import type { PurposeWords } from './purposeWords.ts';
import { about } from './stories.ts';

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
