/** What happened before a letter of a later step: the earlier letter, how it was sent and received, and the answer. */
import { addDays } from '../../findings/calendar.ts';
import type { IsoDate } from '../../report/model.ts';
import type { Item, Sentence } from '../letter.ts';
import { phrase, say } from '../sentence.ts';
import {
  citeAnswerDate,
  citeAnswerWords,
  citeDue,
  citeLetterDate,
  citeMailed,
  citeMailingNumber,
  citeReceived,
  traveled,
  type Placed,
  type Told,
} from './cite.ts';
import type { Journey, Reply } from '#vocabulary/letterStory.ts';

/** Whether a dispute was made without a letter: what was written for it was never sent as one. */
export const isSpoken = ({ way }: Journey): boolean => way === 'online' || way === 'phone';

/** "my letter dated 10/01/2026", or "my online dispute of 10/05/2026". */
export function earlierLetter(placed: Placed<Told>): Sentence {
  const journey = traveled(placed.step);
  if (!isSpoken(journey)) return phrase`my letter dated ${citeLetterDate(placed)}`;
  return phrase`my ${journey.way === 'phone' ? 'telephone' : 'online'} dispute of ${citeMailed(placed)}`;
}

/** How the earlier letter's recipient is spoken of: to themselves, or to someone else by name. */
interface Named {
  /** "you", or "TransUnion". */
  readonly who: string;
  /** "your", or "TransUnion’s". */
  readonly whose: string;
  readonly isReader: boolean;
  /** A company has no file of the client. */
  readonly isCompany: boolean;
}

function named({ step: { letter, to } }: Placed<Told>): Named {
  const { id, kind, name } = letter.destination;
  const isCompany = kind !== 'bureau';
  if (id === to.id) return { who: 'you', whose: 'your', isReader: true, isCompany };
  const who = kind === 'bureau' ? id : name;
  return { who, whose: `${who}’s`, isReader: false, isCompany };
}

const ways: Readonly<Record<Journey['way'], readonly [before: string, after: string]>> = {
  firstClass: ['mailed on ', ' by first-class mail'],
  certified: ['mailed on ', ' by certified mail'],
  tracked: ['mailed on ', ' with tracking'],
  online: ['online on ', ''],
  phone: ['by telephone on ', ''],
  fax: ['sent by fax on ', ''],
};

/** How the client wrote about these items and how that left and arrived: only what is proven. */
export function storyOf(placed: Placed<Told>, items: string): readonly Sentence[] {
  const journey = traveled(placed.step);
  const [before, after] = ways[journey.way];
  const number = citeMailingNumber(placed);
  const sent = phrase`${before}${citeMailed(placed)}${after}`;
  if (isSpoken(journey)) {
    const numbered = number === null ? phrase`` : phrase`, confirmation number ${number}`;
    const where = named(placed).isReader ? '' : ` with ${named(placed).who}`;
    return [say`I disputed ${items}${where} ${sent}${numbered}.`];
  }
  const numbered = number === null ? phrase`` : phrase`, number ${number}`;
  return [
    say`I wrote to ${named(placed).who} about ${items} in ${earlierLetter(placed)}, which was ${sent}${numbered}.`,
    ...receiptOf(placed),
  ];
}

function receiptOf(placed: Placed<Told>): readonly Sentence[] {
  const on = citeReceived(placed);
  switch (traveled(placed.step).received?.basis) {
    case 'receipt':
      return [say`The return receipt shows that it was delivered on ${on ?? ''}.`];
    case 'scan':
      return [say`The carrier’s tracking shows that it was delivered on ${on ?? ''}.`];
    case 'portal':
      return [say`${named(placed).whose} website shows that it was received on ${on ?? ''}.`];
    case 'letter':
      return [say`${named(placed).whose} own response shows that it had been received by ${on ?? ''}.`];
    // The client's word alone proves nothing to the recipient.
    case 'client':
    case undefined:
      return [];
  }
}

/**
 * That the time of the investigation is over; nothing if it is not, or if that is not certain. 45 days can have two
 * reasons, so the sentence names none.
 */
export function timeOver(placed: Placed<Told>, today: IsoDate): readonly Sentence[] {
  const { letter } = placed.step;
  const { received, due } = traveled(placed.step);
  const end = citeDue(placed);
  const from = citeReceived(placed);
  if (received === null || received.basis === 'client' || due === null || end === null || from === null)
    return [];
  if (letter.destination.kind !== 'bureau' || due >= today) return [];
  const law = '15 U.S.C. § 1681i(a)(1)';
  const days = due > addDays(received.on, 30) ? 45 : 30;
  return [
    say`Counted from ${from}, the ${String(days)} days for a reinvestigation ended on ${end} (${law}).`,
  ];
}

/** "this account": what an item is about. */
export function thing({ key }: Pick<Item, 'key'>): string {
  const [kind = ''] = key.split(':', 1);
  const things: Readonly<Record<string, string>> = {
    account: 'account',
    inquiry: 'inquiry',
    publicRecord: 'record',
  };
  return `this ${things[kind] ?? 'entry'}`;
}

/** Who reported what an item is about. */
export function sourceOf({ key }: Pick<Item, 'key'>): string {
  if (key.startsWith('account:')) return 'the company that reports this account';
  return key.startsWith('inquiry:') ? 'the company that made this inquiry' : 'its source';
}

const results: Readonly<Record<Reply['kind'], (it: string, by: Named) => string>> = {
  deleted: (it, { who }) => `${who} deleted ${it}`,
  corrected: (it, { who }) => `${who} changed the information about ${it}`,
  partlyCorrected: (it, { who }) => `${who} changed the information about ${it}`,
  verified: (it, { who, isReader, isCompany }) =>
    isCompany
      ? `${who} left the information about ${it} as it is`
      : `${it} remains in my file${isReader ? '' : ' there'}`,
  notInFile: (it, { who, isReader, isCompany }) =>
    isCompany ? `${who} did not find ${it}` : `${it} is not in my file${isReader ? '' : ' there'}`,
  identity: (_, { who }) => `${who} could not identify me`,
  thirdParty: (_, { who, isReader }) =>
    `${who} ${isReader ? 'believe' : 'believes'} that someone else made my dispute`,
  alreadyInvestigated: (it, { who }) => `${who} had already investigated ${it}`,
  moreNeeded: (it, { who }) => `${who} asked for more information about ${it}`,
  putBack: (it, { who, isReader, isCompany }) =>
    isCompany
      ? `${who} report${isReader ? '' : 's'} ${it} again`
      : `${who} put ${it} back in my file${isReader ? '' : ' there'}`,
};

/** What the answer says about the item, word for word if the words are known; nothing if none came. */
export function answerOf(placed: Placed<Told>, it: string = thing(placed.step.item)): readonly Sentence[] {
  const { reply } = placed.step;
  const date = citeAnswerDate(placed);
  if (reply === null || date === null) return [];
  const by = named(placed);
  const response =
    reply.printedOn === null
      ? phrase`${by.whose} response, which I received on ${date},`
      : phrase`${by.whose} response dated ${date}`;
  const words = citeAnswerWords(placed);
  // A refusal is about the person or the letter, not about the item.
  const isRefusal = reply.kind === 'identity' || reply.kind === 'thirdParty';
  if (words !== null)
    return [say`${response} says${isRefusal ? '' : ` about ${it}`}: ${quoted(phrase`${words}`)}`];
  return [
    say`According to ${response}${reply.printedOn === null ? '' : ','} ${results[reply.kind](it, by)}.`,
  ];
}

/**
 * Words in quotation marks, as the end of a sentence: with a period of its own, inside the marks, only if they have none.
 * What the words quote themselves stands in single marks.
 */
export function quoted({ text, ...words }: Sentence): Sentence {
  const inner = text
    .replaceAll('“', '‘')
    .replaceAll('”', '’')
    .replaceAll(/(?<!\d)"([^"]*)"/g, '‘$1’');
  if (/[.!?…][’)]?$/.test(inner)) return { ...words, text: `“${inner}”` };
  const closed = /‘[^‘’]*’$/.test(inner) ? `${inner.slice(0, -1)}.’` : `${inner}.`;
  return { ...words, text: `“${closed}”` };
}
