/** What a letter is about, as its sentences name it. */
import type { Sentence } from '../../letter.ts';
import { capital, en, es, nothing, phrase, withText, words } from '../../sentence.ts';
import type { Placed } from '../cite.ts';
import type { Occasion } from './purposeWords.ts';

/** What letters are about, in both numbers, and what pronouns Spanish needs for it. */
const nouns = {
  account: {
    one: words('an account', 'una cuenta'),
    several: words('accounts', 'cuentas'),
    isFeminine: true,
  },
  inquiry: {
    one: words('an inquiry', 'una consulta'),
    several: words('inquiries', 'consultas'),
    isFeminine: true,
  },
  publicRecord: {
    one: words('a court record', 'un registro judicial'),
    several: words('court records', 'registros judiciales'),
    isFeminine: false,
  },
  // What a company reports in several lines may be one account.
  reported: {
    one: words('an item', 'un punto'),
    several: words('items', 'puntos'),
    isFeminine: false,
  },
  entry: { one: words('an entry', 'un dato'), several: words('entries', 'datos'), isFeminine: false },
} as const;

const isNoun = (kind: string): kind is keyof typeof nouns => Object.hasOwn(nouns, kind);

function nounOf({ points }: Occasion) {
  const kinds = new Set(points.map(({ step }) => step.item.key.split(':', 1)[0] ?? ''));
  const [kind = ''] = kinds;
  const isOne = points.length === 1;
  const own = kinds.size === 1 && isNoun(kind) ? kind : 'entry';
  const { one, several, isFeminine } = nouns[isOne || isToBureau(points[0]) ? own : 'reported'];
  const noun = isOne ? one : several;
  const bare = withText(
    noun,
    (text) => text.replace(/^an? /, ''),
    (gloss) => gloss.replace(/^una? /, ''),
  );
  return { noun, bare, isOne, ending: `${isFeminine ? 'a' : 'o'}${isOne ? '' : 's'}` };
}

/** "an account", "accounts", or "information that you report": what a subject line is about. */
export const what = (occasion: Occasion): Sentence =>
  occasion.points.length === 1 || isToBureau(occasion.points[0])
    ? nounOf(occasion).noun
    : words('information that you report', 'información que ustedes reportan');

/** "the account below", "the entries below". */
export function below(occasion: Occasion): Sentence {
  const { bare, isOne, ending } = nounOf(occasion);
  const article = words('the', ending === 'o' ? 'el' : `l${ending}`);
  const follows = words('below', isOne ? 'que sigue' : 'que siguen');
  return phrase(en`${article} ${bare} ${follows}`, es`${article} ${bare} ${follows}`);
}

/** "Deleted account that my report shows". */
export function deleted(occasion: Occasion): Sentence {
  const { bare, ending } = nounOf(occasion);
  const gone = words('Deleted', `eliminad${ending}`);
  return phrase(
    en`${gone} ${bare} that my report shows`,
    es`${withText(bare, capital)} ${gone} que mi informe muestra`,
  );
}

/** " in my credit file" for a bureau; a company has none. */
export function inFile({ points: [first] }: Occasion): Sentence {
  return first.step.to.kind === 'bureau'
    ? words(' in my credit file', ' en mi expediente de crédito')
    : nothing;
}

export function isToBureau({ step }: Placed): boolean {
  return step.to.kind === 'bureau';
}

/** "it" or "them", for the items of a letter. */
export function them(occasion: Occasion): Sentence {
  const { isOne, ending } = nounOf(occasion);
  return words(isOne ? 'it' : 'them', `l${ending}`);
}
