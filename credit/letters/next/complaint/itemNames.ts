/** What a complaint calls an item: no letter's heading stands above it. */
import { isFileAsWhole } from '#vocabulary/fileAsWhole.ts';
import type { Item, Sentence } from '../../letter.ts';
import { en, es, joined, phrase, withText, words } from '../../sentence.ts';
import { apposed } from '../itemNamed.ts';
import { isPersonal } from '../wording/points.ts';
import type { Entry } from './step.ts';

/** What an item is called where no letter's heading stands above, within a sentence. */
export function itemName({ step: { item } }: Entry): Sentence {
  if (isPersonal(item)) return entryNamed(item);
  const { key, heading } = item;
  if (heading.text === 'Account') return words('an account without a name', 'una cuenta sin nombre');
  if (key.startsWith('inquiry:')) return ofKind('inquiry', 'the inquiry', 'la consulta', heading);
  return key.startsWith('publicRecord:')
    ? ofKind('court record', 'the court record', 'el registro judicial', heading)
    : heading;
}

/** "the court record Judgment": without it, few would know what that is. A heading can start with the kind itself. */
function ofKind(kind: string, english: string, spanish: string, heading: Sentence): Sentence {
  const own = new RegExp(`^${kind} `, 'i');
  const rest = withText(
    heading,
    (text) => text.replace(own, ''),
    (gloss) => gloss.replace(/^(Consulta|Registro judicial) /, ''),
  );
  const the = words(english, spanish);
  return phrase(en`${the} ${rest}`, es`${the} ${rest}`);
}

const entryKinds = [
  ['name', words('the name', 'el nombre')],
  ['address', words('the address', 'la dirección')],
  ['employer', words('the employer', 'el empleador')],
  ['birth', words('the date of birth', 'la fecha de nacimiento')],
  ['ssn', words('a Social Security number', 'un número de Seguro Social')],
] as const;

/** "the address 12 OAK ST": the heading "Address" would name none. */
function entryNamed({ key, heading, states, grounds }: Item): Sentence {
  const quoted = [...states, ...grounds].flatMap(({ evidence }) => evidence);
  const named = entryKinds.flatMap(([field, kind]) => {
    const value = quoted.find((each) => each.field === field);
    return value === undefined ? [] : [phrase(en`${kind} ${value}`, es`${kind} ${value}`)];
  });
  const [first] = named;
  if (first !== undefined && !isFileAsWhole(key)) return first;
  const marked = withText(heading, (text) => `“${text}”`);
  return phrase(en`the entry ${marked}`, es`el dato ${marked}`);
}

/** The items of these, each name once. */
export const listOf = (entries: readonly Entry[]): Sentence =>
  inList([...new Map(entries.map((each) => [itemName(each).text, itemName(each)])).values()]);

/** Of two names with commas, the first is closed by one. */
const inList = (names: readonly Sentence[]): Sentence =>
  joined(names.map((name, index) => (names.length === 2 && index === 0 ? apposed(name) : name)));
