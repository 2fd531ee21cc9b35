/**
 * What an earlier letter told the recipient, and what is on record now: only that, no reason, and no admission of anything else.
 * Where nothing is on record in its place, the statement is withdrawn.
 */
import { usDate } from '../../../findings/formatValue.ts';
import type { Evidence } from '../../../findings/finding.ts';
import type { Journey } from '#vocabulary/letterStory.ts';
import { isOfItem, isOfLetter } from '#vocabulary/recorded.ts';
import type { IsoDate } from '../../../report/model.ts';
import type { Item, Sentence } from '../../letter.ts';
import { en, es, inARow, nothing, phrase, resting, say, words } from '../../sentence.ts';
import {
  citeAnswerDate,
  citeAnswerReceived,
  citeLetterDate,
  citeMailed,
  citeMailingNumber,
  citeNotice,
  pathOf,
  type Placed,
  type Told,
  traveled,
} from '../cite.ts';
import { answerOf, wordsOfAnswers } from '../answer.ts';
import { earlierLetter, isSpoken, receiptOf, sentOn, timeOver } from '../history.ts';
import { itsSource, thing } from '../itemNamed.ts';
import type { Correction } from '../step.ts';
import { seenAgain } from './afterAnswer.ts';
import { entryIn } from './entries.ts';
import { inQuotes } from './points.ts';
import type { Occasion } from './purposeWords.ts';
import { doNotRely } from './retraction.ts';
import { lastDay } from './toCompanies.ts';

/** The corrections about the letters as a whole, each once: "it" in one is the letter that it names. */
export function correctionsOf({ points, today }: Occasion): readonly Sentence[] {
  const corrections = points.flatMap((placed) => corrected(placed, today, false));
  const textOf = (sentences: readonly Sentence[]) => sentences.map(({ text }) => text).join(' ');
  return [...Map.groupBy(corrections, textOf).values()].flatMap(([first = [], ...same]) =>
    first.map((sentence, index) => same.reduce((sum, each) => restingOn(sum, each[index]), sentence)),
  );
}

const restingOn = (sentence: Sentence, same: Sentence | undefined): Sentence =>
  same === undefined ? sentence : resting(sentence, same.evidence);

/** Two letters can have told the same of an item. The first sentence stays where it is, and corrects both. */
const onlyOnce = (sentences: readonly Sentence[]): readonly Sentence[] =>
  [...Map.groupBy(sentences, ({ text }) => text).values()].flatMap(([first, ...same]) =>
    first === undefined ? [] : [same.reduce(restingOn, first)],
  );

/**
 * What an item states, after the corrections about it: its last sentence may introduce the points. The entry that it is about comes
 * first, and what it states anyway is not told twice.
 */
export function withCorrections(
  placed: Placed,
  own: readonly Sentence[],
  today: IsoDate,
): readonly Sentence[] {
  const known = new Set(own.map(({ text }) => text));
  const corrections = onlyOnce(corrected(placed, today, true).flat()).filter(({ text }) => !known.has(text));
  const entry = entryIn(placed);
  const named = entry.every(({ text }, index) => own[index]?.text === text) ? entry.length : 0;
  return [...own.slice(0, named), ...corrections, ...own.slice(named)];
}

/** The item without what it corrects of other letters. */
export const withoutCorrections = (item: Item): Item => ({
  ...item,
  states: item.states.filter(({ evidence }) => evidence.every(({ corrects }) => corrects === undefined)),
});

/** Whether a correction belongs to the item, and is not the same for all items of the letter. */
const isAboutItem = ({ told, isInItem }: Correction): boolean =>
  // The words of an answer about several items are quoted once.
  isOfItem({ ...told, isInItem });

/** The sentences of each correction. */
function corrected(placed: Placed, today: IsoDate, ofItem: boolean): readonly (readonly Sentence[])[] {
  return placed.step.corrections.flatMap((correction, index) =>
    isAboutItem(correction) === ofItem
      ? [wordsOf({ correction, placed: inPlace(placed, correction, index), today })]
      : [],
  );
}

/** The correction as something that a letter tells, so that its values are cited like others. */
function inPlace(placed: Placed, correction: Correction, index: number): Placed<Told> {
  const { item, to } = placed.step;
  return {
    step: { ...correction, item, to, statedOn: {}, added: '', saidBefore: [] },
    place: placed.place,
    path: `${pathOf(placed)}/corrections/${String(index)}`,
  };
}

interface Corrected {
  readonly correction: Correction;
  readonly placed: Placed<Told>;
  readonly today: IsoDate;
}

function wordsOf(one: Corrected): readonly Sentence[] {
  const { correction, placed } = one;
  const on = citeIn(one);
  if (correction.told.part === 'mailing') return [aboutMailing(one, on)];
  const quote = asSaid(one);
  const ofLetter = isOfLetter(correction.told.part)
    ? phrase(en` of ${earlierLetter(placed)}`, es` sobre ${earlierLetter(placed)}`)
    : nothing;
  const said = phrase(
    en`my letter dated ${on} said${ofLetter}: ${quote}`,
    es`mi carta del ${on} decía${ofLetter}: ${quote}`,
  );
  const now = correction.isWithdrawn ? [] : truthOf(one);
  const it = thing(placed.step.item);
  if (now.length === 0) {
    const withdrawal = isSharedWithOthers(correction) ? doNotRelyAbout(it) : doNotRelyOn(correction);
    return [
      say(en`${said} ${withdrawal}`, es`${said} ${withdrawal}`),
      ...withdrawnWith(correction, placed, on),
    ];
  }
  const about = correction.told.part === 'silence' || isSharedWithOthers(correction);
  const wrong = about
    ? phrase(en`That was wrong about ${it}.`, es`Eso era incorrecto en cuanto a ${it}.`)
    : words('That was wrong.', 'Eso era incorrecto.');
  return [say(en`${said} ${wrong}`, es`${said} ${wrong}`), ...now.map((sentence) => resting(sentence, [on]))];
}

const doNotRelyOn = ({ said }: Correction): Sentence =>
  said.length === 1 ? doNotRely.one : doNotRely.several;

const doNotRelyAbout = (it: Sentence): Sentence =>
  say(
    en`I withdraw that statement as to ${it}. Please do not rely on it for ${it}.`,
    es`Retiro esa declaración en cuanto a ${it}. Por favor, no se basen en ella para ${it}.`,
  );

/**
 * The law wants the statement about identity theft with the request for a block (15 U.S.C. 1681c-2(a)(4)), and lets a bureau rescind
 * a block that was requested in error ((c)(1)(A)). So nobody asks for one without it.
 */
function withdrawnWith({ told }: Correction, placed: Placed<Told>, on: Evidence): readonly Sentence[] {
  if (told.part !== 'theft') return [];
  const { item } = placed.step;
  const [it, source] = [thing(item), itsSource(item)];
  const request = say(
    en`I no longer ask you to block ${it}, or to notify ${source}.`,
    es`Ya no les pido que bloqueen ${it} ni que notifiquen a ${source}.`,
  );
  return [resting(request, [on])];
}

/** Whether the sentence told the same of other items, of which it may still be so: "each of items 1 and 3", or an answer to all. */
const isSharedWithOthers = ({ told: { part, item }, said }: Correction): boolean =>
  part === 'result' &&
  said.some(({ evidence }) =>
    evidence.some(({ recorded }) => recorded?.part === part && recorded.item !== item),
  );

/** The date of the letter that is corrected. */
const citeIn = ({ correction: { in: letter, told }, placed }: Corrected): Evidence => ({
  bureau: null,
  field: 'letterDate',
  value: usDate(letter.date),
  at: `${pathOf(placed)}/in/date`,
  corrects: { part: told.part, letter: told.letter, item: told.item, in: letter.id },
});

/** The sentences in quotation marks, with their values as those of a quote: this letter doesn't state them. */
function asSaid({ correction: { said }, placed }: Corrected): Sentence {
  const quotes = said.map((sentence, place) => {
    const evidence = sentence.evidence.map(
      ({ recorded: _recorded, corrects: _corrects, ...value }, index) => ({
        ...value,
        at: `${pathOf(placed)}/said/${String(place)}/evidence/${String(index)}/value`,
      }),
    );
    return inQuotes({ ...sentence, evidence });
  });
  return inARow(quotes);
}

/** What is on record now, in the words of any letter that tells it; nothing if no letter would. */
function truthOf({ correction, placed, today }: Corrected): readonly Sentence[] {
  switch (correction.told.part) {
    case 'receipt':
      return receiptOf(placed);
    case 'deadline':
      return timeOver(placed, today);
    case 'result':
      return answerOf(placed);
    case 'words':
      return isAboutItem(correction) ? answerOf(placed) : wordsOfAnswers([placed]);
    case 'silence':
    case 'answered':
      return answerCame(placed);
    case 'sighting':
      return seenAgain(placed);
    case 'noNotice':
    case 'noticed':
      return noticeCame(correction, placed);
    case 'lastDay':
      return lastDay(placed);
    case 'mailing':
    case 'theft':
      return [];
  }
}

/** Without a printed date, the day of receipt is said once. */
function answerCame(placed: Placed<Told>): readonly Sentence[] {
  const [date, on] = [citeAnswerDate(placed), citeAnswerReceived(placed)];
  if (date === null || on === null) return [];
  return [
    placed.step.reply?.printedOn === null
      ? say(en`I received your response on ${on}.`, es`Recibí su respuesta el ${on}.`)
      : say(
          en`I received your response dated ${date} on ${on}.`,
          es`Recibí su respuesta del ${date} el ${on}.`,
        ),
  ];
}

function noticeCame({ noticeOn }: Correction, placed: Placed<Told>): readonly Sentence[] {
  if (noticeOn === null) return [];
  const [on, it] = [citeNotice(placed, noticeOn), thing(placed.step.item)];
  return [say(en`I received your notice about ${it} on ${on}.`, es`Recibí su aviso sobre ${it} el ${on}.`)];
}

/** How the earlier letter left is a part of a sentence that says more, so it is told and not quoted. */
function aboutMailing({ correction, placed }: Corrected, on: Evidence): Sentence {
  const { was, isWithdrawn } = correction;
  const path = `${pathOf(placed)}/was`;
  const then = was === null ? nothing : howItLeft(placed, leftAs(was, path), false);
  const said = phrase(
    en`my letter dated ${on} said that ${then}.`,
    es`mi carta del ${on} decía que ${then}.`,
  );
  if (isWithdrawn) return say(en`${said} ${doNotRely.one}`, es`${said} ${doNotRely.one}`);
  const journey = traveled(placed.step);
  const same = was !== null && isSpoken(was) === isSpoken(journey);
  const now = howItLeft(
    placed,
    { way: journey.way, mailedOn: citeMailed(placed), number: citeMailingNumber(placed) },
    same,
  );
  return say(en`${said} That was wrong: ${now}.`, es`${said} Eso era incorrecto: ${now}.`);
}

interface Left {
  readonly way: Journey['way'];
  readonly mailedOn: Evidence;
  readonly number: Evidence | null;
}

function leftAs({ way, mailedOn, number }: NonNullable<Correction['was']>, path: string): Left {
  return {
    way,
    mailedOn: { bureau: null, field: 'mailedOn', value: usDate(mailedOn), at: `${path}/mailedOn` },
    number:
      number === '' ? null : { bureau: null, field: 'mailingNumber', value: number, at: `${path}/number` },
  };
}

/** "my letter dated 10/01/2026 was mailed on 10/05/2026 by certified mail", or "it was" where it was just named. */
function howItLeft(placed: Placed<Told>, { way, mailedOn, number }: Left, isNamed: boolean): Sentence {
  const sent = sentOn(way, mailedOn);
  if (isSpoken({ way })) {
    const numbered =
      number === null
        ? nothing
        : phrase(en`, confirmation number ${number}`, es`, número de confirmación ${number}`);
    return isNamed
      ? phrase(en`I made it ${sent}${numbered}`, es`la presenté ${sent}${numbered}`)
      : phrase(en`I made my dispute ${sent}${numbered}`, es`presenté mi disputa ${sent}${numbered}`);
  }
  const numbered = number === null ? nothing : phrase(en`, number ${number}`, es`, número ${number}`);
  const date = citeLetterDate(placed);
  const letter = isNamed ? words('it', '') : phrase(en`my letter dated ${date}`, es`mi carta del ${date} `);
  return phrase(en`${letter} was ${sent}${numbered}`, es`${letter}fue ${sent}${numbered}`);
}
