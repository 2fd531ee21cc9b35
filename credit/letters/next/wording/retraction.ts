/** Letters that correct what an earlier one said. */
import { asksOnly } from '#vocabulary/letterPurposes.ts';
import type { Sentence } from '../../letter.ts';
import { en, es, phrase, say, words } from '../../sentence.ts';
import type { Placed } from '../cite.ts';
import { thing } from '../itemNamed.ts';
import { entryIn } from './entries.ts';
import { below } from './nouns.ts';
import { inOwnWords, said } from './points.ts';
import type { PurposeWords } from './purposeWords.ts';
import { about, earlierLetters } from './stories.ts';

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
