/** What the letter of a step encloses: copies that exist, and that its recipient may see. */
import type { Enclosed, EnclosureKind, Sentence } from '../letter.ts';
import { joined, phrase, say } from '../sentence.ts';
import { citeAnswerDate, citeLetterDate, type Placed, traveled } from './cite.ts';
import { isSpoken } from './history.ts';
import type { NextStep } from './step.ts';

type Purpose = NextStep['purpose'];

/** In the order of the list below the signature. Identification is enclosed as for every letter to the recipient. */
const wanted: Readonly<Record<Purpose, readonly Exclude<EnclosureKind, 'identification'>[]>> = {
  followUp: ['earlierLetter', 'mailingReceipt', 'answer'],
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
      const title = titleOf(placed, kind).text;
      const known = enclosures.get(title);
      enclosures.set(title, { kind, title, steps: [...(known?.steps ?? []), placed.place] });
    }
  }
  return [...enclosures.values()];
}

function has({ step }: Placed, kind: Exclude<EnclosureKind, 'identification'>): boolean {
  if (!step.enclosures.includes(kind) || (kind === 'answer' && step.reply === null)) return false;
  // What is written to a bureau, and what a bureau sends, shows more of the client than a company may see.
  const isOthers = step.to.id !== step.letter.destination.id;
  if (isOthers && (kind === 'earlierLetter' || kind === 'answer' || kind === 'mailingReceipt')) return false;
  return !(kind === 'earlierLetter' && isSpoken(traveled(step)));
}

function nounOf(placed: Placed, kind: EnclosureKind): Sentence {
  switch (kind) {
    case 'earlierLetter':
      return phrase`my letter dated ${citeLetterDate(placed)}`;
    case 'mailingReceipt':
      return isSpoken(traveled(placed.step))
        ? phrase`the confirmation of my dispute`
        : phrase`the proof of its mailing`;
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

/** How the list of enclosures names it, where nothing says what "its" is. */
function titleOf(placed: Placed, kind: EnclosureKind): Sentence {
  return kind === 'mailingReceipt' && !isSpoken(traveled(placed.step))
    ? phrase`Copy of the proof of mailing for my letter dated ${citeLetterDate(placed)}`
    : phrase`Copy of ${nounOf(placed, kind)}`;
}

/** "I enclose copies of my letter dated …"; nothing if nothing is enclosed, or if the opening has said so. */
export function enclosing(points: readonly Placed[], enclosures: readonly Enclosed[]): readonly Sentence[] {
  const named = enclosures
    .filter(({ kind }) => kind !== 'theftReport')
    .flatMap(({ kind, steps: [first] }) => {
      const placed = points.find(({ place }) => place === first);
      return placed === undefined ? [] : [nounOf(placed, kind)];
    });
  if (named.length === 0) return [];
  return [say`I enclose ${named.length === 1 ? 'a copy' : 'copies'} of ${joined(named)}.`];
}
