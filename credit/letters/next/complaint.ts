/**
 * The packet for a complaint to the CFPB about a bureau: what happened, in order, with its proof, and words for the form in the
 * client's voice. The client reads, changes, attests, and files it; nobody files it for them.
 */
import type { IsoDate } from '../../report/model.ts';
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { EnclosureKind, Sentence } from '../letter.ts';
import {
  as,
  capital,
  en,
  es,
  inARow,
  joined,
  phrase,
  resting,
  same,
  say,
  withText,
  words,
} from '../sentence.ts';
import {
  citeAnswerDate,
  citeClient,
  citeLetterDate,
  citeMailed,
  citeSeenAgain,
  type Placed,
  type Told,
  traveled,
} from './cite.ts';
import { shownBy } from './enclosures.ts';
import { answerOf, earlierLetter, isSpoken, storyOf, thing, timeOver } from './history.ts';
import type { NextStep } from './step.ts';
import { inQuotes } from './wording/phrases.ts';

/** One letter about one item to the bureau, and what came back. `added` is what the client says is still wrong. */
export type ComplaintStep = Pick<
  NextStep,
  'letter' | 'item' | 'journey' | 'reply' | 'seenAgainOn' | 'added' | 'enclosures'
>;

export interface ComplaintInput {
  readonly bureau: Bureau;
  /** The client's full name. */
  readonly name: string;
  /** All rounds of all items, in the order in which their letters left; the newest of an item last. */
  readonly steps: readonly ComplaintStep[];
  readonly today: IsoDate;
}

/** What happened on a day. */
export interface ComplaintFact {
  readonly on: IsoDate;
  readonly sentence: Sentence;
}

export interface ComplaintPacket {
  readonly bureau: Bureau;
  readonly name: string;
  readonly date: IsoDate;
  readonly facts: readonly ComplaintFact[];
  /** For the form's field "What happened?", a paragraph each. */
  readonly whatHappened: readonly (readonly Sentence[])[];
  /** For the form's field about a fair resolution. */
  readonly resolution: readonly Sentence[];
  /** What the form has the client attest; they decide whether it is true. */
  readonly attestations: readonly string[];
  /** How to file, step by step. */
  readonly filing: readonly string[];
  readonly enclosures: readonly {
    readonly title: string;
    readonly kind: EnclosureKind;
    readonly steps: readonly number[];
  }[];
}

/** The reader of the packet is not the bureau, so the bureau is called by its name. */
const reader = { id: 'cfpb' } as const;

interface About extends Told {
  readonly enclosures: NextStep['enclosures'];
}
type Entry = Placed<About>;

/** The packet. Throws without a step, or if a step's letter went to someone other than the bureau. */
export function complaintPacket({ bureau, name, steps, today }: ComplaintInput): ComplaintPacket {
  if (steps.length === 0 || steps.some(({ letter }) => letter.destination.id !== bureau))
    throw new Error('A complaint is about letters to one bureau.');
  const entries = steps.map((step, place): Entry => ({
    step: { ...step, to: reader, validationEnds: null },
    place,
  }));
  const letters = [
    ...Map.groupBy(entries, ({ step: { letter, journey } }) =>
      JSON.stringify([letter.id, letter.date, journey]),
    ).values(),
  ];
  const items = [...Map.groupBy(entries, ({ step }) => step.item.heading.text).values()];
  return {
    bureau,
    name,
    date: today,
    facts: letters
      .flatMap(([first, ...more]) => (first === undefined ? [] : factsOf([first, ...more], today)))
      .toSorted((one, other) => one.on.localeCompare(other.on)),
    whatHappened: items.map((rounds) => toldOf(rounds, today)),
    resolution: resolutionOf(bureau),
    attestations: [
      'What I write here is true to the best of my knowledge and belief.',
      `I disputed this information with ${bureau} more than 45 days ago, or that dispute is no longer pending.`,
    ],
    filing: [
      'Read every sentence below. Change or remove what is not so, and add what is missing. These are your words.',
      'Go to www.consumerfinance.gov/complaint and start a complaint about credit reporting. Filing is free.',
      `Choose ${bureau} as the company.`,
      'Copy the texts below into the form, and attach copies of the documents on the list. Cover your Social Security number on them.',
      'The form asks you to confirm the two statements below. Confirm them only if they are true for you.',
      'Submit the complaint yourself. Neither Redress nor an agency files it for you. Keep the complaint number that you receive.',
    ],
    enclosures: enclosuresOf(entries, bureau),
  };
}

/** What an item is called where no letter's heading stands above. */
const itemName = ({ step }: Entry): Sentence => step.item.heading;

/** Nothing came back. Once something did, the end of the time says nothing. */
const isUnanswered = ({ step }: Entry): boolean => step.reply === null;

/** A name with a comma in it, within a sentence that continues. */
const apposed = (name: Sentence): Sentence =>
  as(withText(name, (text) => (text.includes(',') ? `${text},` : text)));

/** What happened with one letter: its mailing and receipt once for all its items, and what came back about each. */
function factsOf(entries: readonly [Entry, ...Entry[]], today: IsoDate): readonly ComplaintFact[] {
  const [first] = entries;
  const journey = traveled(first.step);
  const headings = joined(entries.map(itemName));
  const [sent, received] = storyOf(first, apposed(headings));
  return [
    ...(sent === undefined ? [] : [{ on: journey.mailedOn, sentence: resting(sent, headings.evidence) }]),
    ...(received === undefined || journey.received === null
      ? []
      : [{ on: journey.received.on, sentence: namingLetter(received, first) }]),
    ...(entries.some(isUnanswered) ? timeOver(first, today) : []).map((sentence) => ({
      on: journey.due ?? today,
      sentence,
    })),
    ...entries.flatMap((entry) => factsAfter(entry)),
  ];
}

/** The answer about one item, and what a report showed later. */
function factsAfter(entry: Entry): readonly ComplaintFact[] {
  const { reply, seenAgainOn } = entry.step;
  const heading = itemName(entry);
  const comma = same(heading.text.includes(',') ? ',' : '');
  const seen = citeSeenAgain(entry);
  return [
    ...(reply === null
      ? []
      : answerOf(entry, as(heading)).map((sentence) => ({
          on: reply.printedOn ?? reply.receivedOn,
          sentence: resting(sentence, heading.evidence),
        }))),
    ...(seen === null || seenAgainOn === null
      ? []
      : [
          {
            on: seenAgainOn,
            sentence: say(
              en`My report dated ${seen} shows ${heading}${comma} again.`,
              es`Mi informe del ${seen} muestra ${heading}${comma} de nuevo.`,
            ),
          },
        ]),
  ];
}

/** In a list, "it" would not say which letter arrived. */
function namingLetter(sentence: Sentence, entry: Entry): Sentence {
  const letter = earlierLetter(entry);
  const naming = withText(
    sentence,
    (text) => text.replace(' it ', ` ${letter.text} `),
    (gloss) => gloss.replace(' que ', ` que ${letter.gloss ?? ''} `),
  );
  return { ...naming, evidence: [...sentence.evidence, ...letter.evidence] };
}

/** The story of one item, all its rounds, ending with what is still wrong. */
function toldOf(rounds: readonly Entry[], today: IsoDate): readonly Sentence[] {
  const last = rounds.at(-1);
  if (last === undefined) return [];
  const heading = itemName(last);
  const told = rounds.flatMap((entry, index): readonly Sentence[] => {
    const about = index === 0 ? apposed(heading) : words('it again', 'lo mismo otra vez');
    const story = storyOf(entry, about).map((sentence) =>
      sentence.text.includes(heading.text) ? resting(sentence, heading.evidence) : sentence,
    );
    const seen = citeSeenAgain(entry);
    return [
      ...story,
      ...(entry === last ? whatItSaid(entry) : []),
      ...(isUnanswered(entry) ? timeOver(entry, today) : []),
      ...(isUnanswered(entry) && entry === last
        ? [words('I have not received a result.', 'No he recibido ningún resultado.')]
        : answerOf(entry, words('it', thing(entry.step.item).gloss ?? ''))),
      ...(seen === null
        ? []
        : [
            say(
              en`My report dated ${seen} shows it again.`,
              es`Mi informe del ${seen} muestra lo mismo de nuevo.`,
            ),
          ]),
    ];
  });
  const added = citeClient(last);
  return [...told, ...(added === null ? [] : [phrase(en`${added}`, es`${added}`)])];
}

/** Why the client disputes the item, as their newest letter said it; what was said without a letter is not known. */
function whatItSaid({ step }: Entry): readonly Sentence[] {
  const { item } = step;
  const journey = traveled(step);
  const points = isSpoken(journey) ? [] : item.grounds.map(inQuotes);
  if (points.length === 0) return [];
  const quotes = inARow(points);
  return [say(en`My letter said: ${quotes}`, es`Mi carta decía: ${quotes}`)];
}

function resolutionOf(bureau: Bureau): readonly Sentence[] {
  const name = same(bureau);
  return [
    say(
      en`I ask ${name} to reinvestigate what I describe, to correct what is wrong, to delete what cannot be verified, and to send me the results in writing.`,
      es`Pido a ${name} que reinvestigue lo que describo, que corrija lo que esté mal, que elimine lo que no se pueda verificar y que me envíe los resultados por escrito.`,
    ),
  ];
}

const kinds: readonly EnclosureKind[] = [
  'earlierLetter',
  'mailingReceipt',
  'deliveryReceipt',
  'answer',
  'newDocument',
];

function enclosuresOf(entries: readonly Entry[], bureau: Bureau): ComplaintPacket['enclosures'] {
  const titles = new Map<string, { title: string; kind: EnclosureKind; steps: readonly number[] }>();
  for (const entry of entries) {
    for (const kind of kinds.filter((each) => entry.step.enclosures.includes(each))) {
      const title = titleOf(entry, kind, { bureau, entries });
      if (title === null) continue;
      const known = titles.get(title);
      titles.set(title, { title, kind, steps: [...(known?.steps ?? []), entry.place] });
    }
  }
  return [...titles.values()];
}

/** A letter by its date and, if others have the same date, by what it is about: the items in the packet have no numbers. */
function letterNamed(entry: Entry, entries: readonly Entry[]): Sentence {
  const on = citeLetterDate(entry);
  const named = phrase(en`my letter dated ${on}`, es`mi carta del ${on}`);
  const { id, date } = entry.step.letter;
  const sameDay = entries.filter(({ step }) => step.letter.date === date);
  const own = sameDay.filter(({ step }) => step.letter.id === id);
  if (own.length === sameDay.length) return named;
  const items = new Map(own.map((each) => [itemName(each).text, itemName(each)]));
  const list = joined([...items.values()]);
  return phrase(en`${named} about ${list}`, es`${named} sobre ${list}`);
}

function titleOf(
  entry: Entry,
  kind: EnclosureKind,
  { bureau, entries }: { readonly bureau: Bureau; readonly entries: readonly Entry[] },
): string | null {
  const letter = letterNamed(entry, entries);
  const isOnPaper = !isSpoken(traveled(entry.step));
  switch (kind) {
    case 'earlierLetter':
      return isOnPaper ? capital(letter.text) : null;
    case 'mailingReceipt':
    case 'deliveryReceipt':
      if (isOnPaper) return `Proof of ${shownBy(entry, kind).text} for ${letter.text}`;
      return kind === 'mailingReceipt'
        ? `Confirmation of my dispute of ${citeMailed(entry).value}`
        : `Confirmation that my dispute of ${citeMailed(entry).value} was received`;
    case 'answer': {
      const date = citeAnswerDate(entry);
      if (date === null) return null;
      const word = entry.step.reply?.printedOn === null ? 'received on' : 'dated';
      return `${bureau}’s response ${word} ${date.value}`;
    }
    case 'newDocument':
      return 'My supporting documents';
    case 'identification':
    case 'theftReport':
      return null;
  }
}
