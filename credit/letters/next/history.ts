/** What happened before a letter of a later step: the earlier letter, how it was sent and received, and the answer. */
import { addDays } from '../../findings/calendar.ts';
import type { Evidence } from '../../findings/finding.ts';
import type { IsoDate } from '../../report/model.ts';
import type { Item, Sentence } from '../letter.ts';
import { as, en, es, nothing, phrase, same, say, withText, words } from '../sentence.ts';
import {
  citeAnswerAbout,
  citeAnswerOf,
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
import { inQuotationMarks } from './quotation.ts';
import type { Journey, Reply } from '#vocabulary/letterStory.ts';

/** Whether a dispute was made without a letter: what was written for it was never sent as one. */
export const isSpoken = ({ way }: Pick<Journey, 'way'>): boolean => way === 'online' || way === 'phone';

/** "my letter dated 10/01/2026", or "my online dispute of 10/05/2026". */
export function earlierLetter(placed: Placed<Told>): Sentence {
  const journey = traveled(placed.step);
  const [dated, on] = [citeLetterDate(placed), citeMailed(placed)];
  if (!isSpoken(journey)) return phrase(en`my letter dated ${dated}`, es`mi carta del ${dated}`);
  return journey.way === 'phone'
    ? phrase(en`my telephone dispute of ${on}`, es`mi disputa por teléfono del ${on}`)
    : phrase(en`my online dispute of ${on}`, es`mi disputa en línea del ${on}`);
}

/** How the earlier letter's recipient is spoken of: to themselves, or to someone else by name. */
interface Named {
  /** "you", or "TransUnion". */
  readonly who: Sentence;
  readonly isReader: boolean;
  /** A company has no file of the client. */
  readonly isCompany: boolean;
}

function named({ step: { letter, to } }: Placed<Told>): Named {
  const { id, kind, name } = letter.destination;
  const isCompany = kind !== 'bureau';
  if (id === to.id) return { who: words('you', 'ustedes'), isReader: true, isCompany };
  return { who: same(kind === 'bureau' ? id : name), isReader: false, isCompany };
}

/** "your response", or "TransUnion’s response". */
const theirs = ({ who, isReader }: Named, thing: string, cosa: string, article: 'el' | 'la'): Sentence =>
  isReader
    ? words(`your ${thing}`, `su ${cosa}`)
    : words(`${who.text}’s ${thing}`, `${article} ${cosa} de ${who.text}`);

/** How the dispute left on a day. */
export function sentOn(way: Journey['way'], on: Evidence): Sentence {
  switch (way) {
    case 'firstClass':
      return phrase(
        en`mailed on ${on} by first-class mail`,
        es`enviada por correo de primera clase el ${on}`,
      );
    case 'certified':
      return phrase(en`mailed on ${on} by certified mail`, es`enviada por correo certificado el ${on}`);
    case 'tracked':
      return phrase(en`mailed on ${on} with tracking`, es`enviada por correo con rastreo el ${on}`);
    case 'online':
      return phrase(en`online on ${on}`, es`en línea el ${on}`);
    case 'phone':
      return phrase(en`by telephone on ${on}`, es`por teléfono el ${on}`);
    case 'fax':
      return phrase(en`sent by fax on ${on}`, es`enviada por fax el ${on}`);
  }
}

/** How the client wrote about these items and how that left and arrived: only what is proven. */
export function storyOf(placed: Placed<Told>, items: Sentence): readonly Sentence[] {
  const journey = traveled(placed.step);
  const number = citeMailingNumber(placed);
  const sent = sentOn(journey.way, citeMailed(placed));
  const { who, isReader } = named(placed);
  if (isSpoken(journey)) {
    const numbered =
      number === null
        ? nothing
        : phrase(en`, confirmation number ${number}`, es`, número de confirmación ${number},`);
    const where = isReader ? nothing : phrase(en` with ${who}`, es` ante ${who}`);
    return [
      say(
        en`I disputed ${items}${where} ${sent}${numbered}.`,
        es`Presenté${where} una disputa ${sent}${numbered} sobre ${items}.`,
      ),
    ];
  }
  const numbered = number === null ? nothing : phrase(en`, number ${number}`, es`, número ${number}`);
  const wrote = isReader
    ? words('I wrote to you', 'les escribí')
    : phrase(en`I wrote to ${who}`, es`escribí a ${who}`);
  const letter = earlierLetter(placed);
  return [
    say(
      en`${wrote} about ${items} in ${letter}, which was ${sent}${numbered}.`,
      es`En ${letter}, ${sent}${numbered}, ${wrote} sobre ${items}.`,
    ),
    ...receiptOf(placed),
  ];
}

/** That the earlier letter arrived, if that is proven to its recipient. */
export function receiptOf(placed: Placed<Told>): readonly Sentence[] {
  const on = citeReceived(placed) ?? nothing;
  const { received, way } = traveled(placed.step);
  // A fax has neither a return receipt nor a carrier, whatever someone called its proof.
  if (way === 'fax' && (received?.basis === 'receipt' || received?.basis === 'scan'))
    return [
      say(
        en`The transmission report shows that it was transmitted on ${on}.`,
        es`El informe de transmisión muestra que se transmitió el ${on}.`,
      ),
    ];
  switch (received?.basis) {
    case 'receipt':
      return [
        say(
          en`The return receipt shows that it was delivered on ${on}.`,
          es`El acuse de recibo muestra que se entregó el ${on}.`,
        ),
      ];
    case 'scan':
      return [
        say(
          en`The carrier’s tracking shows that it was delivered on ${on}.`,
          es`El rastreo del correo muestra que se entregó el ${on}.`,
        ),
      ];
    case 'portal': {
      const website = theirs(named(placed), 'website', 'sitio web', 'el');
      return [
        say(
          en`${website} shows that it was received on ${on}.`,
          es`${website} muestra que se recibió el ${on}.`,
        ),
      ];
    }
    case 'letter': {
      const response = theirs(named(placed), 'own response', 'propia respuesta', 'la');
      return [
        say(
          en`${response} shows that it had been received by ${on}.`,
          es`${response} muestra que se había recibido a más tardar el ${on}.`,
        ),
      ];
    }
    // The client's word alone proves nothing to the recipient.
    case 'client':
    case undefined:
      return [];
  }
}

/**
 * That the time of the investigation is over; nothing if it is not, or if that is not certain. 45 days can have two
 * reasons, a free annual report or further facts, so the sentence names neither and cites both.
 */
export function timeOver(placed: Placed<Told>, today: IsoDate): readonly Sentence[] {
  const { letter } = placed.step;
  const { received, due } = traveled(placed.step);
  const end = citeDue(placed);
  const from = citeReceived(placed);
  if (received === null || received.basis === 'client' || due === null || end === null || from === null)
    return [];
  if (letter.destination.kind !== 'bureau' || due >= today) return [];
  const isLonger = due > addDays(received.on, 30);
  const days = same(isLonger ? '45' : '30');
  const law = isLonger
    ? words(
        '15 U.S.C. § 1681i(a)(1)(B) or 15 U.S.C. § 1681j(a)(3)',
        '15 U.S.C. § 1681i(a)(1)(B) o 15 U.S.C. § 1681j(a)(3)',
      )
    : same('15 U.S.C. § 1681i(a)(1)');
  return [
    say(
      en`Counted from ${from}, the ${days} days for a reinvestigation ended on ${end} (${law}).`,
      es`Contados desde el ${from}, los ${days} días para una reinvestigación terminaron el ${end} (${law}).`,
    ),
  ];
}

const things: Readonly<Record<string, Sentence>> = {
  account: words('this account', 'esta cuenta'),
  inquiry: words('this inquiry', 'esta consulta'),
  publicRecord: words('this record', 'este registro'),
};

/** "this account": what an item is about. */
export function thing({ key }: Pick<Item, 'key'>): Sentence {
  const [kind = ''] = key.split(':', 1);
  return things[kind] ?? words('this entry', 'este dato');
}

/** Who reported what an item is about. */
export function sourceOf({ key }: Pick<Item, 'key'>): Sentence {
  if (key.startsWith('account:'))
    return words('the company that reports this account', 'la empresa que reporta esta cuenta');
  return key.startsWith('inquiry:')
    ? words('the company that made this inquiry', 'la empresa que hizo esta consulta')
    : words('its source', 'su fuente');
}

/** The same in a sentence that has just named the item. */
export function itsSource({ key }: Pick<Item, 'key'>): Sentence {
  if (key.startsWith('account:')) return words('the company that reports it', 'la empresa que la reporta');
  return key.startsWith('inquiry:')
    ? words('the company that made it', 'la empresa que la hizo')
    : words('its source', 'su fuente');
}

/** What the earlier letter's recipient did. In Spanish, the verb is another for the reader of the new letter. */
function did({ who, isReader }: Named, english: string, plural: string, singular: string): Sentence {
  const verb = words(english, isReader ? plural : singular);
  return phrase(en`${who} ${verb}`, es`${who} ${verb}`);
}

/** " there": in a file that is not the reader's. */
const there = ({ isReader }: Named): Sentence => (isReader ? nothing : words(' there', ' allí'));

/** A name with a comma in it, within a sentence that continues. */
export const apposed = (name: Sentence): Sentence =>
  as(
    withText(name, (text) => (text.includes(',') ? `${text},` : text)),
    ...name.evidence,
  );

const changed = (it: Sentence, by: Named): Sentence => {
  const they = did(by, 'changed', 'cambiaron', 'cambió');
  return phrase(en`${they} the information about ${it}`, es`${they} la información sobre ${it}`);
};

const results: Readonly<Record<Reply['kind'], (it: Sentence, by: Named) => Sentence>> = {
  deleted: (it, by) => {
    const they = did(by, 'deleted', 'eliminaron', 'eliminó');
    return phrase(en`${they} ${it}`, es`${they} ${it}`);
  },
  corrected: changed,
  partlyCorrected: changed,
  verified: (it, by) => {
    const [they, far] = [did(by, 'left', 'dejaron', 'dejó'), there(by)];
    const one = apposed(it);
    return by.isCompany
      ? phrase(
          en`${they} the information about ${one} as it is`,
          es`${they} la información sobre ${one} como está`,
        )
      : phrase(en`${one} remains in my file${far}`, es`${one} sigue en mi expediente${far}`);
  },
  notInFile: (it, by) => {
    const [they, far] = [did(by, 'did not find', 'no encontraron', 'no encontró'), there(by)];
    return by.isCompany
      ? phrase(en`${they} ${it}`, es`${they} ${it}`)
      : phrase(en`${apposed(it)} is not in my file${far}`, es`${apposed(it)} no está en mi expediente${far}`);
  },
  identity: (_, by) => did(by, 'could not identify me', 'no pudieron identificarme', 'no pudo identificarme'),
  thirdParty: (_, by) => {
    const they = did(by, by.isReader ? 'believe' : 'believes', 'creen', 'cree');
    return phrase(
      en`${they} that someone else made my dispute`,
      es`${they} que otra persona presentó mi disputa`,
    );
  },
  alreadyInvestigated: (_, by) => {
    const they = did(by, 'had already investigated', 'ya habían investigado', 'ya había investigado');
    return phrase(en`${they} my dispute`, es`${they} mi disputa`);
  },
  moreNeeded: (_, by) => {
    const they = did(by, 'asked', 'pidieron', 'pidió');
    return phrase(
      en`${they} for more information about my dispute`,
      es`${they} más información sobre mi disputa`,
    );
  },
  putBack: (it, by) => {
    if (by.isCompany) {
      const they = did(by, by.isReader ? 'report' : 'reports', 'reportan', 'reporta');
      return phrase(en`${they} ${apposed(it)} again`, es`${they} ${apposed(it)} de nuevo`);
    }
    const [they, far] = [did(by, 'put', 'volvieron a incluir', 'volvió a incluir'), there(by)];
    return phrase(
      en`${they} ${apposed(it)} back in my file${far}`,
      es`${they} ${apposed(it)} en mi expediente${far}`,
    );
  },
};

/** The result for a file as a whole, in which another person’s information may be: it is no entry that remains or is deleted. */
const resultsOfFile: typeof results = {
  ...results,
  deleted: (_, by) => changedIn(by),
  corrected: (_, by) => changedIn(by),
  partlyCorrected: (_, by) => changedIn(by),
  verified: (_, by) => left(by),
  notInFile: (_, by) => left(by),
};

function changedIn(by: Named): Sentence {
  const [they, far] = [did(by, 'changed', 'cambiaron', 'cambió'), there(by)];
  return phrase(
    en`${they} the information in my file${far}`,
    es`${they} la información de mi expediente${far}`,
  );
}

function left(by: Named): Sentence {
  const [they, far] = [did(by, 'left', 'dejaron', 'dejó'), there(by)];
  return phrase(en`${they} my file${far} as it is`, es`${they} mi expediente${far} como está`);
}

export const isFileAsWhole = ({ key }: Pick<Item, 'key'>): boolean => key.startsWith('personal:I4:');

/** A refusal or a question is about the person or the letter, and nobody recorded about which of its items. */
export const isAboutLetter = ({ kind }: Reply): boolean =>
  kind === 'identity' || kind === 'thirdParty' || kind === 'alreadyInvestigated' || kind === 'moreNeeded';

/** Whether the words of an answer stand for all that it is about: they can't be pinned to one of several items. */
const isQuotedOnce = (reply: Reply): boolean => reply.isAboutOthers && !isAboutLetter(reply);

/** "your response dated 11/02/2026", or "TransUnion’s response, which I received on 11/06/2026,". */
function responseOf(placed: Placed<Told>, { printedOn }: Reply, date: Evidence): Sentence {
  const answer = theirs(named(placed), 'response', 'respuesta', 'la');
  return printedOn === null
    ? phrase(en`${answer}, which I received on ${date},`, es`${answer}, que recibí el ${date},`)
    : phrase(en`${answer} dated ${date}`, es`${answer} del ${date}`);
}

/**
 * The result for the item, in the words of the answer if they are known to be about it; nothing if no answer came. The
 * words of an answer about several items are quoted by `wordsOfAnswers`.
 */
export function answerOf(placed: Placed<Told>, it: Sentence = thing(placed.step.item)): readonly Sentence[] {
  const { reply } = placed.step;
  const answerWords = reply === null || isQuotedOnce(reply) ? null : citeAnswerWords(placed);
  const date = citeAnswer(placed, answerWords !== null);
  if (reply === null || date === null) return [];
  const response = responseOf(placed, reply, date);
  if (answerWords !== null) {
    const about = isAboutLetter(reply) ? nothing : phrase(en` about ${it}`, es` sobre ${it}`);
    const quote = quoted(phrase(en`${answerWords}`, es`${answerWords}`));
    return [say(en`${response} says${about}: ${quote}`, es`${response} dice${about}: ${quote}`)];
  }
  const comma = same(reply.printedOn === null ? '' : ',');
  const kinds = isFileAsWhole(placed.step.item) ? resultsOfFile : results;
  const result = kinds[reply.kind](it, named(placed));
  return [say(en`According to ${response}${comma} ${result}.`, es`Según ${response}${comma} ${result}.`)];
}

function citeAnswer(placed: Placed<Told>, hasWords: boolean): Evidence | null {
  const { reply } = placed.step;
  if (!hasWords) return citeAnswerOf('result', placed);
  return reply !== null && isAboutLetter(reply) ? citeAnswerOf('words', placed) : citeAnswerAbout(placed);
}

/** The words of answers that are about several items, each answer once and without saying which item they are about. */
export function wordsOfAnswers(points: readonly Placed<Told>[]): readonly Sentence[] {
  const sentences = points.flatMap((placed): readonly Sentence[] => {
    const { reply } = placed.step;
    const [date, answerWords] = [citeAnswerOf('words', placed), citeAnswerWords(placed)];
    if (reply === null || date === null || answerWords === null || !isQuotedOnce(reply)) return [];
    const response = responseOf(placed, reply, date);
    const quote = quoted(phrase(en`${answerWords}`, es`${answerWords}`));
    return [say(en`${response} says: ${quote}`, es`${response} dice: ${quote}`)];
  });
  return [...new Map(sentences.map((sentence) => [sentence.text, sentence])).values()];
}

/** Words in quotation marks, as the end of a sentence. */
export const quoted = (sentence: Sentence): Sentence => withText(sentence, inQuotationMarks);
