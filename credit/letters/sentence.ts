/**
 * Sentences that carry their evidence: values written into the text are also recorded as evidence. Each phrase is written
 * twice, in the English of the letter and in Spanish, which only explains it on a screen and is never part of a letter.
 */
import type { Evidence } from '../findings/finding.ts';
import type { Sentence } from './letter.ts';
import { inParentheses, spanishValue } from './spanishValue.ts';

export type Part = Evidence | Sentence;

/** A template in one language. */
interface Template<Language extends 'en' | 'es'> {
  readonly language: Language;
  readonly strings: readonly string[];
  readonly parts: readonly Part[];
}

/** Words of a letter with values in place. */
export const en = (strings: TemplateStringsArray, ...parts: readonly Part[]): Template<'en'> => ({
  language: 'en',
  strings,
  parts,
});

/** What the same words mean in Spanish, with the same values. */
export const es = (strings: TemplateStringsArray, ...parts: readonly Part[]): Template<'es'> => ({
  language: 'es',
  strings,
  parts,
});

const textOf = (part: Part): string => ('text' in part ? part.text : part.value);
const glossOf = (part: Part): string | undefined => ('text' in part ? part.gloss : spanishValue(part));
const evidenceOf = (part: Part): readonly Evidence[] => ('text' in part ? part.evidence : [part]);

/** "on 03/14/2020", but "in 03/2020": some dates have no day. */
const beforeMonth: Readonly<Record<'en' | 'es', readonly (readonly [RegExp, string])[]>> = {
  en: [[/\bon $/, 'in ']],
  es: [
    [/\bda el $/, 'da '],
    [/\bel $/, 'en '],
    [/\bal $/, 'a '],
    [/\bdel $/, 'de '],
  ],
};

function fitting(language: 'en' | 'es', words: string, value: string): string {
  if (!/^\d\d\/\d{4}$/.test(value)) return words;
  const [found, instead] = beforeMonth[language].find(([ending]) => ending.test(words)) ?? [];
  return found === undefined || instead === undefined ? words : words.replace(found, instead);
}

const filled = (language: 'en' | 'es', strings: readonly string[], values: readonly string[]): string =>
  strings
    .map((string, index) => {
      const value = values[index];
      return value === undefined ? string : fitting(language, string, value) + value;
    })
    .join('');

/** None of a sentence with a part that has none, such as the words of a letter that was stored without them. */
function glossed(strings: readonly string[], parts: readonly Part[]): Pick<Sentence, 'gloss'> {
  const values = parts.map(glossOf);
  return values.every((value) => value !== undefined) ? { gloss: filled('es', strings, values) } : {};
}

/** Part of a sentence with values in place, which become its evidence. */
export function phrase(english: Template<'en'>, spanish: Template<'es'>): Sentence {
  return {
    text: filled('en', english.strings, english.parts.map(textOf)),
    ...glossed(spanish.strings, spanish.parts),
    evidence: english.parts.flatMap(evidenceOf),
  };
}

/** A complete sentence, starting with a capital letter. */
export function say(english: Template<'en'>, spanish: Template<'es'>): Sentence {
  return withText(phrase(english, spanish), capital);
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The sentence with its text and its Spanish changed in the same way. */
export function withText(
  sentence: Sentence,
  change: (text: string) => string,
  inSpanish: (gloss: string) => string = change,
): Sentence {
  const { text, gloss, ...rest } = sentence;
  return { text: change(text), ...(gloss !== undefined && { gloss: inSpanish(gloss) }), ...rest };
}

/** Words without a value. */
export const words = (text: string, gloss: string): Sentence => ({ text, gloss, evidence: [] });

/** A name, a date, or a number, the same in both languages. */
export const same = (text: string): Sentence => words(text, text);

export const nothing = same('');

/** The same words, based on more values than they quote ("those months"). */
export function resting(sentence: Sentence, evidence: readonly Evidence[]): Sentence {
  const more = evidence.filter((each) => !sentence.evidence.includes(each));
  return { ...sentence, evidence: [...sentence.evidence, ...more] };
}

function listed(texts: readonly string[], and: string, lastComma: string): string {
  const [last = '', ...before] = texts.toReversed();
  const list = before.toReversed().join(', ');
  return texts.length < 2 ? last : `${list}${texts.length > 2 ? lastComma : ''} ${and} ${last}`;
}

/** Parts joined as a list: `a`, `a and b`, `a, b, and c`. Not a complete sentence, so nothing is capitalized. */
export function joined(parts: readonly Part[]): Sentence {
  // "e" before the sound of "i": "acreedor e interés".
  const and = /^h?i(?![ae])/i.test(parts.map(glossOf).at(-1) ?? '') ? 'e' : 'y';
  return joinedBy(parts, 'and', and);
}

/** Clauses joined: of two, the first is closed by a comma as well. */
export function joinedClauses(clauses: readonly Sentence[]): Sentence {
  const [one, two, ...more] = clauses;
  return one !== undefined && two !== undefined && more.length === 0
    ? phrase(en`${one}, and ${two}`, es`${one}, y ${two}`)
    : joined(clauses);
}

/** The same after "no": `a or b`. */
export const joinedAfterNo = (parts: readonly Part[]): Sentence => joinedBy(parts, 'or', 'ni');

function joinedBy(parts: readonly Part[], word: string, glossWord: string): Sentence {
  const glosses = parts.map(glossOf);
  return {
    text: listed(parts.map(textOf), word, ','),
    ...(glosses.every((gloss) => gloss !== undefined) && { gloss: listed(glosses, glossWord, '') }),
    evidence: parts.flatMap(evidenceOf),
  };
}

/** "item 2", "items 1 and 3". */
export function itemsNamed(numbers: readonly string[]): Sentence {
  const list = joined(numbers.map(same));
  return numbers.length === 1
    ? phrase(en`item ${list}`, es`el punto ${list}`)
    : phrase(en`items ${list}`, es`los puntos ${list}`);
}

/** Whole sentences one after the other. */
export function inARow(sentences: readonly Sentence[]): Sentence {
  const glosses = sentences.map(glossOf);
  return {
    text: sentences.map(textOf).join(' '),
    ...(glosses.every((gloss) => gloss !== undefined) && { gloss: glosses.join(' ') }),
    evidence: sentences.flatMap(evidenceOf),
  };
}

/** Evidence shown as other words than its own value. */
export const as = ({ text, gloss }: Sentence, ...evidence: readonly Evidence[]): Sentence => ({
  text,
  ...(gloss !== undefined && { gloss }),
  evidence,
});

/** Evidence that a sentence is based on without showing it. */
export const unseen = (...evidence: readonly Evidence[]): Sentence => as(nothing, ...evidence);

/** Words of the report in quotation marks; in Spanish, what they mean follows. */
export const inMarks = (value: Evidence): Sentence => ({
  text: `“${value.value}”`,
  gloss: `“${spanishValue(value)}”${inParentheses(value)}`,
  evidence: [value],
});
