/** The client’s brief statement for the file. */
import { en, es, same, say, words } from '../../sentence.ts';
import { thing } from '../itemNamed.ts';
import { entryIn } from './entries.ts';
import { below } from './nouns.ts';
import { inOwnWords } from './points.ts';
import type { PurposeWords } from './purposeWords.ts';
import { aboutAnswered, answerIn } from './stories.ts';

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
