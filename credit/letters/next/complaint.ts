/**
 * The packet for a complaint to the CFPB about a bureau: what happened, in order, with its proof, and words for the form in the
 * client's voice. The client reads, changes, attests, and files it; nobody files it for them.
 */
import { addDays } from '../../findings/calendar.ts';
import type { IsoDate } from '../../report/model.ts';
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { EnclosureKind, Item, Sentence } from '../letter.ts';
import { ownSentencesIn } from '../ownWords.ts';
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
  citeNotice,
  citeSeenAgain,
  type Placed,
  type Told,
  traveled,
} from './cite.ts';
import { byAnswer, type Exchange, sentAfterwards } from './complaintAnswers.ts';
import { shownBy } from './enclosures.ts';
import {
  answerOf,
  apposed,
  earlierLetter,
  isAboutLetter,
  isSpoken,
  storyOf,
  thing,
  timeOver,
} from './history.ts';
import type { NextStep } from './step.ts';
import { inQuotes, isPersonal } from './wording/phrases.ts';

/** One letter about one item to the bureau, and what came back. `added` is what the client says is still wrong. */
export type ComplaintStep = Pick<
  NextStep,
  'letter' | 'item' | 'journey' | 'reply' | 'seenAgainOn' | 'added' | 'enclosures'
> &
  Exchange & {
    /** The same for all rounds of one item; two entries of a file can have the same heading. */
    readonly subject: string;
    /** It asked for the notice of a reinsertion, or followed up on a letter that did. */
    readonly asksForNotice: boolean;
    /** When the bureau's notice that it put the item back came; null if nobody recorded one. */
    readonly noticeOn: IsoDate | null;
  };

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

interface About extends Told, Exchange {
  readonly enclosures: NextStep['enclosures'];
  readonly subject: string;
  readonly asksForNotice: boolean;
  readonly noticeOn: IsoDate | null;
}
type Entry = Placed<About>;

/** The packet. Throws without a step, or if a step's letter went to someone other than the bureau. */
export function complaintPacket({ bureau, name, steps, today }: ComplaintInput): ComplaintPacket {
  if (steps.length === 0 || steps.some(({ letter }) => letter.destination.id !== bureau))
    throw new Error('A complaint is about letters to one bureau.');
  const entries = steps.map((step, place): Entry => ({
    step: { ...step, to: reader, statedOn: {}, validationEnds: null, saidBefore: [], entries: {} },
    place,
  }));
  const letters = [
    ...Map.groupBy(entries, ({ step: { letter, journey } }) =>
      JSON.stringify([letter.id, letter.date, journey]),
    ).values(),
  ];
  const items = [...Map.groupBy(entries, ({ step }) => step.subject).values()];
  return {
    bureau,
    name,
    date: today,
    facts: onlyOnce(
      letters.flatMap(([first, ...more]) => (first === undefined ? [] : factsOf([first, ...more], today))),
    ).toSorted((one, other) => one.on.localeCompare(other.on)),
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

/** Without what two letters have in common on one day, such as one answer to both. */
const onlyOnce = (facts: readonly ComplaintFact[]): readonly ComplaintFact[] => [
  ...new Map(facts.map((fact) => [`${fact.on} ${fact.sentence.text}`, fact])).values(),
];

/** What an item is called where no letter's heading stands above, within a sentence. */
const itemName = ({ step }: Entry): Sentence =>
  isPersonal(step.item) ? entryNamed(step.item) : step.item.heading;

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
  if (first !== undefined && !key.startsWith('personal:I4:')) return first;
  const marked = withText(heading, (text) => `“${text}”`);
  return phrase(en`the entry ${marked}`, es`el dato ${marked}`);
}

const isUnanswered = ({ step }: Entry): boolean => step.reply === null;

/** A bureau sends its result within five business days (15 U.S.C. 1681i(a)(6)(A)), which are fewer than these whatever holidays are among them. */
const daysToSend = 14;

/** Whether the end of the time is worth telling: nothing came back, or a result whose own date shows that it was sent too late. */
function isOverdue(entry: Entry): boolean {
  const { reply } = entry.step;
  const { due } = traveled(entry.step);
  if (reply === null) return true;
  const isResult = !isAboutLetter(reply) && reply.kind !== 'putBack';
  return isResult && due !== null && reply.printedOn !== null && reply.printedOn > addDays(due, daysToSend);
}

/** What happened with one letter: its mailing and receipt once for all its items, and what came back about each. */
function factsOf(entries: readonly [Entry, ...Entry[]], today: IsoDate): readonly ComplaintFact[] {
  const [first] = entries;
  const journey = traveled(first.step);
  const headings = listOf(entries);
  const [sent, received] = storyOf(first, apposed(headings));
  return [
    ...(sent === undefined ? [] : [{ on: journey.mailedOn, sentence: resting(sent, headings.evidence) }]),
    ...(received === undefined || journey.received === null
      ? []
      : [{ on: journey.received.on, sentence: namingLetter(received, first) }]),
    ...(entries.some(isOverdue) ? timeOver(first, today) : []).map((sentence) => ({
      on: journey.due ?? today,
      sentence,
    })),
    ...entries.flatMap((entry) => factsAfter(entry)),
  ];
}

/** The items of these, each name once. */
const listOf = (entries: readonly Entry[]): Sentence =>
  inList([...new Map(entries.map((each) => [itemName(each).text, itemName(each)])).values()]);

/** Of two names with commas, the first is closed by one. */
const inList = (names: readonly Sentence[]): Sentence =>
  joined(names.map((name, index) => (names.length === 2 && index === 0 ? apposed(name) : name)));

/** What came back about one item, and what a report showed later. */
function factsAfter(entry: Entry): readonly ComplaintFact[] {
  const { seenAgainOn, noticeOn } = entry.step;
  const heading = itemName(entry);
  const seen = citeSeenAgain(entry);
  return [
    ...byAnswer(entry).flatMap((each) =>
      answerOf(each, as(heading)).map((sentence) => ({
        on: answeredOn(each),
        sentence: resting(sentence, heading.evidence),
      })),
    ),
    ...sentAfterwards(entry).flatMap(({ on, sentence, isDateless }) =>
      isDateless ? [] : [{ on, sentence }],
    ),
    ...(seen === null || seenAgainOn === null
      ? []
      : [
          {
            on: seenAgainOn,
            sentence: say(
              en`My report dated ${seen} shows ${apposed(heading)} again.`,
              es`Mi informe del ${seen} muestra ${apposed(heading)} de nuevo.`,
            ),
          },
        ]),
    ...(noticeOn === null ? [] : [{ on: noticeOn, sentence: noticeCame(entry, noticeOn, heading) }]),
  ];
}

/** The date of an answer, or else the day on which it came. */
const answeredOn = ({ step: { reply } }: Entry): IsoDate => reply?.printedOn ?? reply?.receivedOn ?? '';

function noticeCame(entry: Entry, day: IsoDate, about: Sentence): Sentence {
  const [on, whose] = [citeNotice(entry, day), same(entry.step.letter.destination.id)];
  return say(
    en`I received ${whose}’s notice about ${apposed(about)} on ${on}.`,
    es`Recibí el aviso de ${whose} sobre ${apposed(about)} el ${on}.`,
  );
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

/**
 * The story of one item, all its rounds, ending with what is still wrong. In the order of the days: an answer to one letter can come
 * after the next one left.
 */
function toldOf(rounds: readonly Entry[], today: IsoDate): readonly Sentence[] {
  const last = rounds.at(-1);
  if (last === undefined) return [];
  const heading = itemName(last);
  const quotedBefore = new Set<string>();
  const told = rounds.flatMap((entry, index): readonly OnDay[] => {
    const about = index === 0 ? apposed(heading) : words('it again', 'lo mismo otra vez');
    const story = storyOf(entry, about).map((sentence) =>
      sentence.text.includes(heading.text) ? resting(sentence, heading.evidence) : sentence,
    );
    const wrote = [
      ...story,
      ...whatItSaid(entry, quotedBefore),
      ...(isOverdue(entry) ? timeOver(entry, today) : []),
    ];
    return [{ on: traveled(entry.step).mailedOn, sentences: wrote }, ...cameBack(entry)];
  });
  const added = citeClient(last);
  const inOrder = told.toSorted((one, other) => one.on.localeCompare(other.on));
  return [
    ...onlyOnce(
      inOrder.flatMap(({ on, sentences }) => sentences.map((sentence): ComplaintFact => ({ on, sentence }))),
    ).map(({ sentence }) => sentence),
    ...missing(rounds),
    ...(added === null ? [] : [phrase(en`${added}`, es`${added}`)]),
  ];
}

/** What happened on one day. */
interface OnDay {
  readonly on: IsoDate;
  readonly sentences: readonly Sentence[];
}

/** What came back about a letter, on the days on which it came, and the report that shows the item again. */
function cameBack(entry: Entry): readonly OnDay[] {
  const { reply, seenAgainOn, noticeOn, item } = entry.step;
  const it = words('it', thing(item).gloss ?? '');
  const seen = citeSeenAgain(entry);
  // It was deleted before a report showed it again, even if the answer that says so came later.
  const seenOn =
    reply === null || reply.kind === 'putBack' ? seenAgainOn : later(seenAgainOn, reply.receivedOn);
  return [
    ...byAnswer(entry).map((each) => ({
      on: each.step.reply?.receivedOn ?? '',
      sentences: answerOf(each, it),
    })),
    ...sentAfterwards(entry).map(({ on, sentence }) => ({ on, sentences: [sentence] })),
    ...(seen === null || seenOn === null
      ? []
      : [
          {
            on: seenOn,
            sentences: [
              say(
                en`My report dated ${seen} shows it again.`,
                es`Mi informe del ${seen} muestra lo mismo de nuevo.`,
              ),
            ],
          },
        ]),
    ...(noticeOn === null ? [] : [{ on: noticeOn, sentences: [noticeCame(entry, noticeOn, it)] }]),
  ];
}

const later = (one: IsoDate | null, other: IsoDate): IsoDate | null =>
  one === null || one > other ? one : other;

/** What did not come after the last letter; nothing if it came after all, such as an answer to an earlier one. */
function missing(rounds: readonly Entry[]): readonly Sentence[] {
  const last = rounds.at(-1);
  if (last === undefined || !isUnanswered(last)) return [];
  if (last.step.asksForNotice) {
    const back = rounds.findLastIndex(({ step }) => step.seenAgainOn !== null);
    const hasCome = rounds.slice(Math.max(back, 0)).some(({ step }) => step.noticeOn !== null);
    return hasCome ? [] : [words('I have not received a notice.', 'No he recibido ningún aviso.')];
  }
  // A follow-up asks for the result of the letter before it.
  const first = rounds.findLastIndex(({ step }) => step.letter.purpose !== 'followUp');
  const leftOn = traveled(last.step).mailedOn;
  const hasCome = rounds.some(
    ({ step: { reply } }, index) =>
      reply !== null && !isAboutLetter(reply) && (index >= first || reply.receivedOn >= leftOn),
  );
  return hasCome ? [] : [words('I have not received a result.', 'No he recibido ningún resultado.')];
}

/**
 * Why the client disputes the item, as the letter said it: a letter about a report all of it, a later one what the client added.
 * What an earlier round said is not told again, and what was said without a letter is not known.
 */
function whatItSaid({ step }: Entry, before: Set<string>): readonly Sentence[] {
  const { item, letter } = step;
  if (isSpoken(traveled(step))) return [];
  const { states, grounds } = item;
  const isAboutReport = (letter.purpose ?? 'dispute') === 'dispute';
  // After a dispute without a letter, the first letter about it says why.
  const said = isAboutReport
    ? [...(isPersonal(item) ? states : []), ...grounds]
    : before.size === 0
      ? grounds
      : ownSentencesIn(item);
  const asked = isAboutReport && said.length === 0 ? states : [];
  const onlyNew = (sentences: readonly Sentence[]) => {
    const fresh = sentences.filter(({ text }) => !before.has(text));
    for (const { text } of fresh) before.add(text);
    return fresh.map(inQuotes);
  };
  const [points, details] = [onlyNew(said), onlyNew(asked)];
  const [quotes, asks] = [inARow(points), inARow(details)];
  return [
    ...(points.length === 0 ? [] : [say(en`My letter said: ${quotes}`, es`Mi carta decía: ${quotes}`)]),
    ...(details.length === 0
      ? []
      : [
          say(
            en`My letter asked for verification of the following: ${asks}`,
            es`Mi carta pedía que se verificara lo siguiente: ${asks}`,
          ),
        ]),
  ];
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

interface Attached {
  readonly of: Entry;
  readonly kind: EnclosureKind;
}

/** What exists of a letter and of every answer to it. */
function attachedTo(entry: Entry): readonly Attached[] {
  const { reply, otherAnswers, enclosures } = entry.step;
  const copied = new Set(otherAnswers.flatMap((other) => (other.isCopied ? [other.reply] : [])));
  return kinds.flatMap((kind): readonly Attached[] => {
    if (kind !== 'answer') return enclosures.includes(kind) ? [{ of: entry, kind }] : [];
    return byAnswer(entry).flatMap((of) => {
      const own = of.step.reply;
      const isThere = own !== null && (own === reply ? enclosures.includes(kind) : copied.has(own));
      return isThere ? [{ of, kind }] : [];
    });
  });
}

function enclosuresOf(entries: readonly Entry[], bureau: Bureau): ComplaintPacket['enclosures'] {
  const titles = new Map<string, { title: string; kind: EnclosureKind; steps: readonly number[] }>();
  for (const entry of entries) {
    for (const { of, kind } of attachedTo(entry)) {
      const title = titleOf(of, kind, { bureau, entries });
      if (title === null) continue;
      const known = titles.get(title);
      titles.set(title, { title, kind, steps: [...new Set([...(known?.steps ?? []), entry.place])] });
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
  const list = listOf(own);
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
