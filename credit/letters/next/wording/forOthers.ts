import { bureaus } from '#vocabulary/bureaus.ts';
import type { Destination, Sentence } from '../../letter.ts';
import { withText } from '../../sentence.ts';

/**
 * A sentence of a letter to a bureau, for the company that reports the account: "your file" becomes "Experian’s file", and "this
 * creditor" (rule D2) is the reader.
 */
export function forOthers(sentence: Sentence, from: Destination): Sentence {
  const bureau = bureaus.find((name) => name === from.id);
  if (bureau === undefined) return sentence;
  return withText(
    sentence,
    (text) =>
      text
        .replaceAll(/\b[Yy]our file\b/g, `${bureau}’s file`)
        .replace(/^You report\b/, `${bureau} reports`)
        .replace(/\b(names?) this creditor as\b/, '$1 you as'),
    (gloss) =>
      gloss
        .replaceAll(
          /\b[Ss]u expediente\b/g,
          (own) => `${own.startsWith('S') ? 'El' : 'el'} expediente de ${bureau}`,
        )
        .replace(/^Ustedes reportan\b/, `${bureau} reporta`)
        .replace(/\b(nombran?) a este acreedor como\b/, 'los $1 a ustedes como'),
  );
}
