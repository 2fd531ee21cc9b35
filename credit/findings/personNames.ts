/** Compares names of people as bureaus write them: in upper case, without accents and hyphens, with other spaces, and shortened. */
import { plain } from './names.ts';
import { isShortFormOf } from './shortNames.ts';

/** Given names and surname in the form used for comparison; hyphens become spaces. */
export interface PersonName {
  readonly given: string;
  readonly surname: string;
}

/** A father and the son of his name differ only in this. "Jr." and "II" both mean the second of the name. */
const generations: Readonly<Record<string, number>> = {
  SR: 1,
  JR: 2,
  II: 2,
  '2ND': 2,
  III: 3,
  '3RD': 3,
  IV: 4,
  '4TH': 4,
};
const suffix = new RegExp(` (${Object.keys(generations).join('|')})$`);

/** Which of the name a person is, by the suffix; null if the name has none, which says nothing. */
export function generationIn(name: string): number | null {
  return generations[suffix.exec(` ${plain(name)}`)?.[1] ?? ''] ?? null;
}

/** Without a surname, the last word of a full name is taken for it. Surnames of several words keep all. */
export function givenAndSurname(first: string, last: string): PersonName {
  if (last !== '') return { given: plain(first), surname: plain(last).replace(suffix, '') };
  const words = plain(first).replace(suffix, '').split(' ').filter(Boolean);
  return { given: words[0] ?? '', surname: words.at(-1) ?? '' };
}

/** The first of the given names. */
export const firstGiven = ({ given }: PersonName): string => given.split(' ')[0] ?? '';

/**
 * The parts of a full name whose surname is known. It is the client's own if the name ends with it ("ANA DE LA CRUZ"), or comes
 * first ("DE LA CRUZ ANA"); otherwise the last word.
 */
export function partsOfFull(full: string, own: PersonName | null): PersonName {
  const parts = givenAndSurname(full, '');
  const words = plain(full).replace(suffix, '').split(' ').filter(Boolean);
  if (own === null || own.surname === '') return parts;
  const sought = joined(own.surname);
  const counts = words.slice(1).map((_, index) => index + 1);
  const after = counts.find((count) => words.slice(-count).join('') === sought);
  if (after !== undefined) return { given: words.slice(0, -after).join(' '), surname: own.surname };
  const before = counts.find((count) => words.slice(0, count).join('') === sought);
  return before === undefined ? parts : { given: words.slice(before).join(' '), surname: own.surname };
}

const joined = (name: string): string => name.replaceAll(' ', '');

/** Every part of a name that is written as one word somewhere: `DE`, `DELA`, `DELACRUZ`, … */
function partsWritten(name: string): ReadonlySet<string> {
  const words = name.split(' ');
  return new Set(
    words.flatMap((_, start) =>
      words.slice(start).map((__, count) => words.slice(start, start + count + 1).join('')),
    ),
  );
}

/**
 * A double surname agrees with each of its parts: people drop one (GARCIA LOPEZ, GARCIA) or add that of a spouse. Spaces make no
 * difference: bureaus write O BRIEN, MC DONALD, and DELACRUZ.
 */
function surnamesAgree(one: string, other: string): boolean {
  if (one === '' || other === '') return one === other;
  const [short = [], long = []] = [one.split(' '), other.split(' ')].toSorted((a, b) => a.length - b.length);
  return (
    short.every((word) => long.includes(word)) ||
    partsWritten(one).has(joined(other)) ||
    partsWritten(other).has(joined(one))
  );
}

/** The given names from the first one on, written together: `MARIA`, `MARIAJOSE`. */
function beginnings(given: string): readonly string[] {
  const words = given.split(' ');
  return words.map((_, index) => words.slice(0, index + 1).join(''));
}

/** What differs between two names; null if nothing does, or if it isn't known. */
export function namesDiffer(one: PersonName, other: PersonName): 'given' | 'surname' | null {
  if (!surnamesAgree(one.surname, other.surname)) return 'surname';
  const [first, otherFirst] = [firstGiven(one), firstGiven(other)];
  if (first === '' || otherFirst === '') return null;
  const isInitial = first.length <= 1 || otherFirst.length <= 1;
  const written = new Set(beginnings(other.given));
  const isSame = isInitial
    ? first[0] === otherFirst[0]
    : beginnings(one.given).some((each) => written.has(each)) || isShortFormOf(first, otherFirst);
  return isSame ? null : 'given';
}

const spelled: Readonly<Record<string, string>> = { Ä: 'AE', Ö: 'OE', Ü: 'UE', Ø: 'OE', Å: 'AA' };

/** The ways to write a name without its accents: MÜLLER is MULLER or MUELLER. */
export function spellings(first: string, last: string): readonly PersonName[] {
  const spell = (text: string) =>
    text
      .normalize('NFC')
      .toUpperCase()
      .replaceAll(/[ÄÖÜØÅ]/g, (letter) => spelled[letter] ?? letter);
  const [usual, other] = [givenAndSurname(first, last), givenAndSurname(spell(first), spell(last))];
  return usual.given === other.given && usual.surname === other.surname ? [usual] : [usual, other];
}
