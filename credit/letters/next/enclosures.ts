/** What the letter of a step encloses: copies that exist, and that its recipient may see. */
import type { Enclosed, EnclosureKind, Sentence } from '../letter.ts';
import { en, es, itemsNamed, joined, nothing, phrase, say, words } from '../sentence.ts';
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
  statementNotice: ['earlierLetter'],
  deletionNotice: ['answer'],
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
function forItems({ step: { letter } }: Placed, points: readonly Placed[]): Sentence {
  const sameDay = points.filter(({ step }) => step.letter.date === letter.date);
  if (sameDay.every(({ step }) => step.letter.id === letter.id)) return nothing;
  const numbers = points.flatMap(({ step }, index) =>
    step.letter.id === letter.id && step.letter.date === letter.date ? [String(index + 1)] : [],
  );
  const items = itemsNamed(numbers);
  return phrase(en` (for ${items})`, es` (para ${items})`);
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
    case 'earlierLetter': {
      const [date, items] = [citeLetterDate(placed), forItems(placed, points)];
      return phrase(en`my letter dated ${date}${items}`, es`mi carta del ${date}${items}`);
    }
    case 'mailingReceipt':
    case 'deliveryReceipt':
      return receiptNoun(placed, kind, points);
    case 'answer': {
      const date = citeAnswerDate(placed);
      if (date === null) return words('your response', 'su respuesta');
      return placed.step.reply?.printedOn === null
        ? phrase(en`your response that I received on ${date}`, es`su respuesta que recibí el ${date}`)
        : phrase(en`your response dated ${date}`, es`su respuesta del ${date}`);
    }
    case 'identification':
      return words('my identification', 'mi identificación');
    case 'theftReport':
      return words('my identity theft report', 'mi informe de robo de identidad');
    case 'newDocument':
      return words('my supporting documents', 'mis documentos de apoyo');
  }
}

type Receipt = 'mailingReceipt' | 'deliveryReceipt';

function receiptNoun(placed: Placed, kind: Receipt, points: readonly Placed[]): Sentence {
  if (!isSpoken(traveled(placed.step))) {
    const what = shownBy(placed, kind);
    return has(placed, 'earlierLetter')
      ? phrase(en`the proof of its ${what}`, es`el comprobante de su ${what}`)
      : receiptOf(placed, kind, points);
  }
  const letter = earlierLetter(placed);
  return kind === 'mailingReceipt'
    ? phrase(en`the confirmation of ${letter}`, es`la confirmación de ${letter}`)
    : phrase(
        en`the confirmation that ${letter} was received`,
        es`la confirmación de que se recibió ${letter}`,
      );
}

/** What a receipt proves: of a fax, that it was transmitted. */
export function shownBy({ step }: Placed<Told>, kind: Receipt): Sentence {
  if (kind === 'deliveryReceipt') return words('delivery', 'entrega');
  return traveled(step).way === 'fax' ? words('transmission', 'transmisión') : words('mailing', 'envío');
}

function receiptOf(placed: Placed, kind: Receipt, points: readonly Placed[]): Sentence {
  const what = shownBy(placed, kind);
  const [date, items] = [citeLetterDate(placed), forItems(placed, points)];
  return phrase(
    en`the proof of ${what} for my letter dated ${date}${items}`,
    es`el comprobante de ${what} de mi carta del ${date}${items}`,
  );
}

/** How the list of enclosures names it, where nothing says what "its" is. */
function titleOf(placed: Placed, kind: EnclosureKind, points: readonly Placed[]): Sentence {
  const isReceipt = kind === 'mailingReceipt' || kind === 'deliveryReceipt';
  const what =
    isReceipt && !isSpoken(traveled(placed.step))
      ? receiptOf(placed, kind, points)
      : nounOf(placed, kind, points);
  return phrase(en`Copy of ${what}`, es`Copia: ${what}`);
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
  const list = joined(named);
  return [
    named.length === 1
      ? say(en`I enclose a copy of ${list}.`, es`Adjunto una copia de lo siguiente: ${list}.`)
      : say(en`I enclose copies of ${list}.`, es`Adjunto copias de lo siguiente: ${list}.`),
  ];
}
