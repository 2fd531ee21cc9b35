/** What the letter of a step encloses: copies that exist, and that its recipient may see. */
import type { Enclosed, EnclosureKind, Sentence } from '../letter.ts';
import { joined, phrase, say } from '../sentence.ts';
import { citeAnswerDate, citeLetterDate, type Placed, type Told, traveled } from './cite.ts';
import { earlierLetter, isSpoken } from './history.ts';
import type { NextStep } from './step.ts';

type Purpose = NextStep['purpose'];

/** In the order of the list below the signature. Identification is enclosed as for every letter to the recipient. */
const wanted: Readonly<Record<Purpose, readonly Exclude<EnclosureKind, 'identification'>[]>> = {
  followUp: ['earlierLetter', 'mailingReceipt', 'deliveryReceipt'],
  newInformation: ['newDocument', 'earlierLetter', 'answer'],
  incompleteCorrection: ['answer', 'earlierLetter', 'newDocument'],
  identityCured: ['answer', 'earlierLetter'],
  reinsertion: ['answer', 'earlierLetter'],
  procedure: ['answer'],
  statement: ['answer'],
  creditorDirect: ['newDocument'],
  validation: ['newDocument'],
  block: ['theftReport'],
  retraction: ['earlierLetter'],
  disputeMark: [],
};

/** The enclosures of these steps, each once. */
export function enclosuresOf(points: readonly Placed[]): readonly Enclosed[] {
  const enclosures = new Map<string, Enclosed>();
  for (const placed of points) {
    for (const kind of wanted[placed.step.purpose].filter((each) => has(placed, each))) {
      const title = titleOf(placed, kind, points).text;
      const key =
        ofLetters.has(kind) && !isSpoken(traveled(placed.step)) ? `${title} ${placed.step.letter.id}` : title;
      const known = enclosures.get(key);
      enclosures.set(key, { kind, title, steps: [...(known?.steps ?? []), placed.place] });
    }
  }
  return [...enclosures.values()];
}

/** What belongs to one earlier letter. */
const ofLetters: ReadonlySet<EnclosureKind> = new Set(['earlierLetter', 'mailingReceipt', 'deliveryReceipt']);

/** " (for items 1 and 3)", if more than one of the earlier letters has its date; the items are those of the new letter. */
function forItems({ step: { letter } }: Placed, points: readonly Placed[]): string {
  const sameDay = points.filter(({ step }) => step.letter.date === letter.date);
  if (sameDay.every(({ step }) => step.letter.id === letter.id)) return '';
  const numbers = points.flatMap(({ step }, index) =>
    step.letter.id === letter.id && step.letter.date === letter.date ? [String(index + 1)] : [],
  );
  return ` (for ${numbers.length === 1 ? 'item' : 'items'} ${joined(numbers).text})`;
}

function has({ step }: Placed, kind: Exclude<EnclosureKind, 'identification'>): boolean {
  if (!step.enclosures.includes(kind) || (kind === 'answer' && step.reply === null)) return false;
  // What is written to a bureau, and what a bureau sends, shows more of the client than a company may see.
  const isOthers = step.to.id !== step.letter.destination.id;
  if (isOthers && (kind === 'answer' || ofLetters.has(kind))) return false;
  return !(kind === 'earlierLetter' && isSpoken(traveled(step)));
}

function nounOf(placed: Placed, kind: EnclosureKind, points: readonly Placed[]): Sentence {
  switch (kind) {
    case 'earlierLetter':
      return phrase`my letter dated ${citeLetterDate(placed)}${forItems(placed, points)}`;
    case 'mailingReceipt':
    case 'deliveryReceipt':
      if (!isSpoken(traveled(placed.step)))
        return has(placed, 'earlierLetter')
          ? phrase`the proof of its ${shownBy(placed, kind)}`
          : receiptOf(placed, kind, points);
      return kind === 'mailingReceipt'
        ? phrase`the confirmation of ${earlierLetter(placed)}`
        : phrase`the confirmation that ${earlierLetter(placed)} was received`;
    case 'answer': {
      const date = citeAnswerDate(placed);
      if (date === null) return phrase`your response`;
      return placed.step.reply?.printedOn === null
        ? phrase`your response that I received on ${date}`
        : phrase`your response dated ${date}`;
    }
    case 'identification':
      return phrase`my identification`;
    case 'theftReport':
      return phrase`my identity theft report`;
    case 'newDocument':
      return phrase`my supporting documents`;
  }
}

type Receipt = 'mailingReceipt' | 'deliveryReceipt';

/** What a receipt proves: of a fax, that it was transmitted. */
export function shownBy({ step }: Placed<Told>, kind: Receipt): string {
  if (kind === 'deliveryReceipt') return 'delivery';
  return traveled(step).way === 'fax' ? 'transmission' : 'mailing';
}

function receiptOf(placed: Placed, kind: Receipt, points: readonly Placed[]): Sentence {
  return phrase`the proof of ${shownBy(placed, kind)} for my letter dated ${citeLetterDate(placed)}${forItems(placed, points)}`;
}

/** How the list of enclosures names it, where nothing says what "its" is. */
function titleOf(placed: Placed, kind: EnclosureKind, points: readonly Placed[]): Sentence {
  const isReceipt = kind === 'mailingReceipt' || kind === 'deliveryReceipt';
  return isReceipt && !isSpoken(traveled(placed.step))
    ? phrase`Copy of ${receiptOf(placed, kind, points)}`
    : phrase`Copy of ${nounOf(placed, kind, points)}`;
}

/** "I enclose copies of my letter dated …"; nothing if nothing is enclosed, or if the opening has said so. */
export function enclosing(points: readonly Placed[], enclosures: readonly Enclosed[]): readonly Sentence[] {
  const named = enclosures
    .filter(({ kind }) => kind !== 'theftReport')
    .flatMap(({ kind, steps: [first] }) => {
      const placed = points.find(({ place }) => place === first);
      return placed === undefined ? [] : [nounOf(placed, kind, points)];
    });
  if (named.length === 0) return [];
  return [say`I enclose ${named.length === 1 ? 'a copy' : 'copies'} of ${joined(named)}.`];
}
