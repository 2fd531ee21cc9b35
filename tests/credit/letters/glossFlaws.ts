/** What is wrong with the Spanish of a sentence, by program: what it leaves out, adds, or leaves in English. */
import type { Letter, Sentence } from '#credit/letters/letter.ts';
import { missing, readGlossary } from '#tests/locales/glossary.ts';

const glossary = readGlossary();

/** The sentences of a letter that are explained. Headings are names. */
export const explainedSentences = ({ subject, blocks }: Letter): readonly Sentence[] => [
  subject,
  ...blocks.flatMap((block) =>
    block.kind === 'paragraph'
      ? block.sentences
      : [...block.item.states, ...block.item.grounds, ...block.item.asks],
  ),
];

/** The values in quotation marks, as the report or an answer has them. An earlier letter is quoted in what it means. */
const quotesIn = ({ text, evidence }: Sentence): readonly string[] =>
  evidence.map(({ value }) => `“${value}”`).filter((quote) => text.includes(quote));

/** Dates, amounts, counts, account numbers, and sections of the law. */
const numbersIn = (text: string): readonly string[] =>
  (text.match(/\$?[\w*]*\d[\w*]*(?:[,./-][\w*]*\d[\w*]*)*/g) ?? []).toSorted();

/** Names as reports print them. */
const namesIn = (text: string): readonly string[] =>
  (text.match(/\b(?:[A-Z][A-Z&]{2,}|TransUnion|Experian|Equifax)\b/g) ?? []).toSorted();

const english =
  /\b(?:the|and|your|you|this|that|these|which|please|shows?|account|report(?:s|ed)?|dated|with|while|but|from|my)\b/i;

/** Without what is quoted, the Spanish meaning after it included. */
const unquoted = (text: string): string =>
  text.replaceAll(/“[^”]*”/g, '“”').replaceAll(/“” \([^()]*\)/g, '“”');

/** "el 08/30/2025 y 09/01/2025", "en su expediente ni el de Equifax": each part needs its article or preposition. */
const lopsided = /\bel \d\d\/\d\d\/\d{4},? y \d|\bni (?:el|su) expediente/;

/** "agreguen mi declaración sobre la cuenta que sigue a mi expediente": what belongs to the verb seems to belong to "sigue". */
const misattached = /\bque siguen? (?:a|ante|con|conforme|después|en|por|todavía)\b/;

/** Each flaw in words; none if the Spanish carries what the sentence carries and is Spanish. */
export function glossFlaws({ text, gloss, evidence }: Sentence): readonly string[] {
  if (gloss === undefined) return [`has no Spanish: ${text}`];
  const names = new Set(evidence.map(({ value }) => value));
  const words = (of: string) =>
    [...names]
      .toSorted((one, other) => other.length - one.length)
      .reduce((rest, name) => rest.replaceAll(name, '·'), unquoted(of));
  // A generation suffix is no set of letters.
  const bare = words(text).replaceAll('generation suffix', '·');
  const lacking = missing(glossary, { english: bare, spanish: gloss });
  const flaws = {
    'has other numbers': String(numbersIn(unquoted(gloss))) !== String(numbersIn(unquoted(text))),
    'names others': String(namesIn(unquoted(gloss))) !== String(namesIn(unquoted(text))),
    'is the same': gloss === text,
    'starts in lower case': /^\p{Lu}/u.test(text) && !/^[\p{Lu}¿“]/u.test(gloss),
    'leaves out an article or a preposition': lopsided.test(unquoted(gloss)),
    'attaches to “sigue” what belongs to the verb': misattached.test(unquoted(gloss)),
    'leaves out the comma after “por favor”': /\bpor favor(?!,)/iu.test(unquoted(gloss)),
    'has two marks one after the other': /[,;:][,;.]/.test(`${text} ${gloss}`),
    'is partly English': english.test(words(gloss)),
    [`does not say ${lacking.join()}`]: lacking.length > 0,
    'quotes other words': quotesIn({ text, evidence }).some((quote) => !gloss.includes(quote)),
  };
  return Object.entries(flaws).flatMap(([flaw, isThere]) => (isThere ? [`${flaw}: ${text} | ${gloss}`] : []));
}
