/** A letter about a letter to which no result came. */
import type { Sentence } from '../../letter.ts';
import { withoutOwnWords } from '../../ownWords.ts';
import { en, es, nothing, phrase, resting, say, words } from '../../sentence.ts';
import { citeSilence, type Placed, traveled } from '../cite.ts';
import { isSpoken, timeOver } from '../history.ts';
import { thing } from '../itemNamed.ts';
import { below, isToBureau } from './nouns.ts';
import {
  correctWhatIsWrong,
  gaveReasons,
  isAboutReappearance,
  isPersonal,
  repeatedPoints,
  requestsAgain,
  statesWhatIsWrong,
} from './points.ts';
import { earlierLetters, itemsIn, storyIn } from './stories.ts';
import type { Occasion, PurposeWords, Story } from './purposeWords.ts';

/** Whether the recipient cannot deny that it has the letter. The client's word alone proves nothing to it. */
function isProven({ step }: Placed): boolean {
  const { received } = traveled(step);
  return received !== null && received.basis !== 'client';
}

/** A letter may have been lost. This one gives its points and requests too, and asks for the investigation itself. */
function takesItsPlace(story: Story, occasion: Occasion): readonly Sentence[] {
  const [placed] = story.points;
  if (isProven(placed)) return [];
  const items = itemsIn(story, occasion);
  const whose = occasion.isOneStory ? words('my', 'mi') : words('that', 'esa');
  const noun = isSpoken(traveled(placed.step)) ? words('dispute', 'disputa') : words('letter', 'carta');
  const investigate = isAboutReappearance(placed)
    ? nothing
    : isToBureau(placed)
      ? phrase(
          en` and reinvestigate ${items} under 15 U.S.C. § 1681i(a)(1)`,
          es` y, conforme a 15 U.S.C. § 1681i(a)(1), reinvestiguen ${items}`,
        )
      : phrase(en` and investigate ${items}`, es` e investiguen ${items}`);
  return [
    say(
      en`If you have no record of ${whose} ${noun}, please accept this letter in its place${investigate}.`,
      es`Si no tienen constancia de ${whose} ${noun}, por favor, acepten esta carta en su lugar${investigate}.`,
    ),
  ];
}

/** The requests of the dispute, in case its letter was lost. They don't say which point they are for, so that a withdrawn one changes them. */
function requestsOf(placed: Placed): readonly Sentence[] {
  const { item, origin } = placed.step;
  if (isAboutReappearance(placed)) return item.asks;
  if (isProven(placed)) return [];
  const points = origin.blocks.flatMap((block) =>
    block.kind === 'item' && block.item.key === item.key ? withoutOwnWords(block.item).grounds : [],
  );
  return points.length === item.grounds.length ? requestsAgain(placed) : [correctWhatIsWrong(placed)];
}

/**
 * Within its time, a bureau records the current status of what is disputed, or deletes it (15 U.S.C. 1681i(a)(1)(A)). Nobody knows whether it
 * did, so this only asks, and only where the end of that time is certain. Personal information is corrected and not deleted.
 */
function deleteUnfinished(placed: Placed, today: Occasion['today']): readonly Sentence[] {
  const { item } = placed.step;
  if (isPersonal(item) || isAboutReappearance(placed) || timeOver(placed, today).length === 0) return [];
  const it = thing(item);
  return [
    item.grounds.length > 0 || statesWhatIsWrong(item)
      ? say(
          en`If you did not complete the reinvestigation within the time given above, please delete what I dispute about ${it} (15 U.S.C. § 1681i(a)(1)(A)).`,
          es`Si no terminaron la reinvestigación dentro del plazo indicado arriba, por favor, eliminen lo que disputo sobre ${it} (15 U.S.C. § 1681i(a)(1)(A)).`,
        )
      : say(
          en`If you did not complete the reinvestigation within the time given above, please delete what I asked you to verify about ${it} (15 U.S.C. § 1681i(a)(1)(A)).`,
          es`Si no terminaron la reinvestigación dentro del plazo indicado arriba, por favor, eliminen lo que les pedí que verificaran sobre ${it} (15 U.S.C. § 1681i(a)(1)(A)).`,
        ),
  ];
}

/** What has not come. A letter about a reappearance asks for no investigation. */
function awaited(occasion: Occasion): Sentence {
  const silence = occasion.points.flatMap((placed) => citeSilence(placed) ?? []);
  return resting(awaitedOf(occasion), silence);
}

function awaitedOf(occasion: Occasion): Sentence {
  const [first] = occasion.points;
  const items = below(occasion);
  if (occasion.points.every(isAboutReappearance))
    return say(
      en`I have not received an answer about ${items}.`,
      es`No he recibido ninguna respuesta sobre ${items}.`,
    );
  const results = isToBureau(first)
    ? words('the results of a reinvestigation', 'los resultados de una reinvestigación')
    : words('the results of an investigation', 'los resultados de una investigación');
  return say(en`I have not received ${results} of ${items}.`, es`No he recibido ${results} sobre ${items}.`);
}

export const followUp: PurposeWords = {
  subject: (occasion) => {
    const letters = earlierLetters(occasion);
    return phrase(en`Follow-up on ${letters}`, es`Seguimiento de ${letters}`);
  },
  opening: (occasion) => {
    const { stories, isOneStory, today } = occasion;
    return [
      ...stories.flatMap((story) => {
        const [first] = story.points;
        return [
          ...storyIn(story, occasion),
          ...(isAboutReappearance(first) ? [] : timeOver(first, today)),
          ...(isOneStory ? [] : takesItsPlace(story, occasion)),
        ];
      }),
      awaited(occasion),
      ...(isOneStory ? stories.flatMap((story) => takesItsPlace(story, occasion)) : []),
    ];
  },
  item: (placed, occasion) => {
    const it = thing(placed.step.item);
    const result = say(
      en`Please tell me the result for ${it}.`,
      es`Por favor, díganme el resultado sobre ${it}.`,
    );
    // A follow-up that is the first letter on record to have left already asks for the result.
    const others = requestsOf(placed).filter(({ text }) => text !== result.text);
    return {
      states: [gaveReasons(placed, occasion)],
      grounds: repeatedPoints(placed),
      asks: [
        ...others,
        ...(isAboutReappearance(placed) ? [] : [result]),
        ...deleteUnfinished(placed, occasion.today),
      ],
    };
  },
  closing: ({ points }) => {
    const [first] = points;
    if (points.every(isAboutReappearance))
      return [words('Please answer in writing.', 'Por favor, respondan por escrito.')];
    return [
      isToBureau(first)
        ? words(
            'Please send the results in writing, with a corrected copy of my report if anything has changed (15 U.S.C. § 1681i(a)(6)).',
            'Por favor, envíen los resultados por escrito, con una copia corregida de mi informe si algo ha cambiado (15 U.S.C. § 1681i(a)(6)).',
          )
        : words('Please send the results in writing.', 'Por favor, envíen los resultados por escrito.'),
    ];
  },
};
