/**
 * Understands remarks: by code, otherwise by their whole text. Everything else is quoted and left unread, because a
 * word out of context ("will be paid", "consumer states: paid in full") says anything but what a letter would claim.
 */
import type { Remark } from './model.ts';
import { commonTexts } from './remarks/common.ts';
import { equifaxRemarks } from './remarks/equifax.ts';
import { experianRemarks, experianTexts } from './remarks/experian.ts';
import type { PublishedRemark, RemarkCodes, RemarkMeaning } from './remarks/meaning.ts';
import { complianceConditions, metro2Texts } from './remarks/metro2.ts';
import { phraseKey, phrasesIn } from '#vocabulary/bureauWords/phrase.ts';
import { transUnionRatings, transUnionRemarks, transUnionTexts } from './remarks/transUnion.ts';

/** Whether a meaning was read from a code or from words. */
type Basis = 'code' | 'text';

export interface RemarkReading {
  /** Empty for a known remark from which nothing follows. */
  readonly meanings: ReadonlyMap<RemarkMeaning, Basis>;
  /** True if words were left unread. Then nothing follows from what the remark does not say. */
  readonly unread: boolean;
}

const prefixed = (prefix: string, codes: RemarkCodes): readonly (readonly [string, PublishedRemark])[] =>
  Object.entries(codes).map(([code, remark]) => [`${prefix}${code}`, remark]);

const coded: ReadonlyMap<string, PublishedRemark> = new Map([
  ...prefixed('T00', transUnionRemarks),
  ...prefixed('Q00', equifaxRemarks),
  ...prefixed('', transUnionRatings),
  ...prefixed('', experianRemarks),
  ...prefixed('', complianceConditions),
]);

/** Every published text once, with what it says. */
export const knownTexts: readonly PublishedRemark[] = [
  ...coded.values(),
  ...transUnionTexts,
  ...experianTexts,
  ...metro2Texts,
  ...commonTexts,
];

const byPhrase: ReadonlyMap<string, readonly RemarkMeaning[]> = new Map(
  knownTexts.map(([text, ...meanings]) => [phraseKey(text), meanings]),
);

/** Names the buyer next to the remark that an account was sold; alone, it doesn’t say what was sold. */
const namesBuyer = /^sold\s+to:\s*\S/i;

/** Null if any of the words is not part of a known phrase. `isAlone` is false for words next to a known code. */
function meaningsOf(text: string, isAlone: boolean): readonly RemarkMeaning[] | null {
  const whole = byPhrase.get(phraseKey(text));
  if (whole !== undefined) return whole;
  const parts = phrasesIn(text);
  const read = parts.map((part) =>
    namesBuyer.test(part) && !(isAlone && parts.length === 1) ? [] : byPhrase.get(phraseKey(part)),
  );
  return read.includes(undefined) ? null : read.flatMap((meanings) => meanings ?? []);
}

/** Several rules read every remark of a report, some of them for each pair of accounts. */
const readings = new WeakMap<Remark, RemarkReading>();

export function readRemark(remark: Remark): RemarkReading {
  const known = readings.get(remark);
  if (known !== undefined) return known;
  const reading = read(remark);
  readings.set(remark, reading);
  return reading;
}

function read({ code, text, byConsumer }: Remark): RemarkReading {
  if (byConsumer === true) return { meanings: new Map(), unread: true };
  const published = coded.get(code?.value.symbol ?? '');
  const words = [...(published === undefined ? [code?.value.description ?? ''] : []), text?.value ?? ''];
  const said = words.map((each) => meaningsOf(each, published === undefined));
  const unread = said.includes(null);
  const meant = unread ? [] : said.flatMap((meanings) => meanings ?? []);
  const [, ...byCode] = published ?? [''];
  return {
    meanings: new Map<RemarkMeaning, Basis>([
      ...meant.map((meaning) => [meaning, 'text'] as const),
      ...byCode.map((meaning) => [meaning, 'code'] as const),
    ]),
    unread,
  };
}

/** The words of a remark as one text: the code's description, then the furnisher's own. */
export function remarkText(remark: Remark): string {
  return [remark.code?.value.description ?? '', remark.text?.value ?? '']
    .filter((part) => part !== '')
    .join(' ');
}

/** What a remark says of a negative account. */
export type RemarkSense = 'chargeOff' | 'collection' | 'repossession' | 'settled' | 'bankruptcy';

/** Gravest first. A reaffirmed debt and someone else's bankruptcy are not negative. */
const senses: readonly (readonly [RemarkSense, readonly RemarkMeaning[]])[] = [
  ['chargeOff', ['chargedOff']],
  ['bankruptcy', ['petition', 'included', 'discharged', 'plan', 'caseEnded']],
  ['repossession', ['repossession']],
  ['settled', ['settled']],
  ['collection', ['collection']],
];

/** The meanings of a remark as far as they decide whether the account is negative, and in which way. */
export function remarkSenses(remark: Remark): readonly RemarkSense[] {
  const { meanings } = readRemark(remark);
  return senses.filter(([, of]) => of.some((meaning) => meanings.has(meaning))).map(([sense]) => sense);
}
