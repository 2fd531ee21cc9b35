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
  type Placed,
} from './cite.ts';
import type { Journey, Reply } from './step.ts';

/** Whether a dispute was made without a letter: what was written for it was never sent as one. */
export const isSpoken = ({ way }: Journey): boolean => way === 'online' || way === 'phone';

/** "my letter dated 10/01/2026", or "my online dispute of 10/05/2026". */
export function earlierLetter(placed: Placed): Sentence {
  const { journey } = placed.step;
  if (!isSpoken(journey)) return phrase`my letter dated ${citeLetterDate(placed)}`;
  return phrase`my ${journey.way === 'phone' ? 'telephone' : 'online'} dispute of ${citeMailed(placed)}`;
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
export function storyOf(placed: Placed, items: string): readonly Sentence[] {
  const { journey } = placed.step;
  const [before, after] = ways[journey.way];
  const number = citeMailingNumber(placed);
  const sent = phrase`${before}${citeMailed(placed)}${after}`;
  if (isSpoken(journey)) {
    const numbered = number === null ? phrase`` : phrase`, confirmation number ${number}`;
    return [say`I disputed ${items} ${sent}${numbered}.`];
  }
  const numbered = number === null ? phrase`` : phrase`, number ${number}`;
  return [
    say`I wrote to you about ${items} in ${earlierLetter(placed)}, which was ${sent}${numbered}.`,
    ...receiptOf(placed),
  ];
}

function receiptOf(placed: Placed): readonly Sentence[] {
  const on = citeReceived(placed);
  switch (placed.step.journey.received?.basis) {
    case 'receipt':
      return [say`The return receipt shows that it was delivered on ${on ?? ''}.`];
    case 'scan':
      return [say`The carrier’s tracking shows that it was delivered on ${on ?? ''}.`];
    case 'portal':
      return [say`Your website shows that you received it on ${on ?? ''}.`];
    case 'letter':
      return [say`Your own response shows that you had received it by ${on ?? ''}.`];
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
export function timeOver(placed: Placed, today: IsoDate): readonly Sentence[] {
  const { journey, to } = placed.step;
  const { received, due } = journey;
  const end = citeDue(placed);
  const from = citeReceived(placed);
  if (received === null || received.basis === 'client' || due === null || end === null || from === null)
    return [];
  if (to.kind !== 'bureau' || due >= today) return [];
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

const findings: Readonly<Record<Reply['kind'], (it: string, you: string) => string>> = {
  deleted: (it, you) => `${you} deleted ${it}`,
  corrected: (it, you) => `${you} changed the information about ${it}`,
  partlyCorrected: (it, you) => `${you} changed the information about ${it}`,
  verified: (it, you) => (you === 'you' ? `${it} remains in my file` : `${it} remains in my file there`),
  notInFile: (it) => `${it} is not in my file`,
  identity: (_, you) => `${you} could not identify me`,
  thirdParty: () => 'someone else sent my letter',
  alreadyInvestigated: (it, you) => `${you} had already investigated ${it}`,
  moreNeeded: (it, you) => `${you} asked for more information about ${it}`,
  putBack: (it, you) => `${you} put ${it} back in my file`,
};

/** What the answer says about the item, word for word if the words are known; nothing if none came. */
export function answerOf(placed: Placed): readonly Sentence[] {
  const { reply, item, letter, to } = placed.step;
  const date = citeAnswerDate(placed);
  if (reply === null || date === null) return [];
  const isTheirs = letter.destination.id === to.id;
  const bureau = letter.destination.kind === 'bureau' ? letter.destination.id : letter.destination.name;
  const whose = isTheirs ? 'your' : `${bureau}’s`;
  const response =
    reply.printedOn === null
      ? phrase`${whose} response, which I received on ${date},`
      : phrase`${whose} response dated ${date}`;
  const words = citeAnswerWords(placed);
  const it = thing(item);
  if (words !== null) return [say`${response} says about ${it}: ${quoted(phrase`${words}`)}`];
  const found = findings[reply.kind](it, isTheirs ? 'you' : bureau);
  return [say`According to ${response}${reply.printedOn === null ? '' : ','} ${found}.`];
}

/** Words in quotation marks, as the end of a sentence: with a period of its own only if they have none. */
export function quoted(words: Sentence): Sentence {
  return /[.!?…]["”’)]?$/.test(words.text) ? phrase`“${words}”` : phrase`“${words}”.`;
}
