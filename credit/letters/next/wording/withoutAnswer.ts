/** A letter about a letter to which no result came. */
import type { Sentence } from '../../letter.ts';
import { en, es, phrase, say, words } from '../../sentence.ts';
import { type Placed, traveled } from '../cite.ts';
import { isSpoken, thing, timeOver } from '../history.ts';
import { about, below, earlierLetters, gaveReasons, isToBureau, pointsOf, storyIn } from './phrases.ts';
import type { Occasion, PurposeWords } from './purposeWords.ts';

/** Whether the recipient cannot deny that it has the letter. The client's word alone proves nothing to it. */
function isProven({ step }: Placed): boolean {
  const { received } = traveled(step);
  return received !== null && received.basis !== 'client';
}

/** A letter may have been lost. This one gives its points and requests too, and asks for the investigation itself. */
function takesItsPlace(placed: Placed, items: Sentence, { isOneStory }: Occasion): readonly Sentence[] {
  if (isProven(placed)) return [];
  const whose = isOneStory ? words('my', 'mi') : words('that', 'esa');
  const noun = isSpoken(traveled(placed.step)) ? words('dispute', 'disputa') : words('letter', 'carta');
  const investigate = isToBureau(placed)
    ? phrase(
        en`reinvestigate ${items} under 15 U.S.C. § 1681i(a)(1)`,
        es`reinvestiguen ${items} conforme a 15 U.S.C. § 1681i(a)(1)`,
      )
    : phrase(en`investigate ${items}`, es`investiguen ${items}`);
  return [
    say(
      en`If you have no record of ${whose} ${noun}, please accept this letter in its place and ${investigate}.`,
      es`Si no tienen constancia de ${whose} ${noun}, por favor acepten esta carta en su lugar y ${investigate}.`,
    ),
  ];
}

/** The requests of the earlier letter, in case it was lost. They don't say which point they are for, so that a withdrawn one changes them. */
function requestsOf(placed: Placed): readonly Sentence[] {
  const { item, letter } = placed.step;
  if (isProven(placed)) return [];
  const points = letter.blocks.flatMap((block) =>
    block.kind === 'item' && block.item.key === item.key ? block.item.grounds : [],
  );
  if (points.length === item.grounds.length) return item.asks;
  return isToBureau(placed)
    ? [
        words(
          'Please correct anything that is wrong and delete anything that cannot be verified.',
          'Por favor, corrijan lo que esté mal y eliminen lo que no se pueda verificar.',
        ),
      ]
    : [words('Please correct anything that is wrong.', 'Por favor, corrijan lo que esté mal.')];
}

export const followUp: PurposeWords = {
  subject: (occasion) => {
    const letters = earlierLetters(occasion);
    return phrase(en`Follow-up on ${letters}`, es`Seguimiento de ${letters}`);
  },
  opening: (occasion) => {
    const [first] = occasion.points;
    const items = below(occasion);
    const results = isToBureau(first)
      ? words('the results of a reinvestigation', 'los resultados de una reinvestigación')
      : words('the results of an investigation', 'los resultados de una investigación');
    return [
      ...about(occasion),
      ...(occasion.isOneStory ? timeOver(first, occasion.today) : []),
      say(en`I have not received ${results} of ${items}.`, es`No he recibido ${results} sobre ${items}.`),
      ...(occasion.isOneStory ? takesItsPlace(first, items, occasion) : []),
    ];
  },
  item: (placed, occasion) => {
    const it = thing(placed.step.item);
    return {
      states: [
        ...storyIn(placed, occasion),
        ...(occasion.isOneStory ? [] : timeOver(placed, occasion.today)),
        ...(occasion.isOneStory ? [] : takesItsPlace(placed, it, occasion)),
        gaveReasons(placed, occasion),
      ],
      grounds: pointsOf(placed.step.item),
      asks: [
        ...requestsOf(placed),
        say(en`Please tell me the result for ${it}.`, es`Por favor, díganme el resultado sobre ${it}.`),
      ],
    };
  },
  closing: ({ points: [first] }) => [
    isToBureau(first)
      ? words(
          'Please send the results in writing, with a corrected copy of my report if anything has changed (15 U.S.C. § 1681i(a)(6)).',
          'Por favor, envíen los resultados por escrito, con una copia corregida de mi informe si algo ha cambiado (15 U.S.C. § 1681i(a)(6)).',
        )
      : words('Please send the results in writing.', 'Por favor, envíen los resultados por escrito.'),
  ],
};
