/**
 * What happens to letters after they are written, as a person reports it. Events are only ever added: a correction
 * replaces an earlier event, and history keeps both. A letter that was merely printed or downloaded is not an event.
 */
import * as z from 'zod/mini';
import { noteLength } from './limits.ts';
import { CivilDate, Id } from './shapes.ts';

/** What shows that something happened on a day. `assumed` is never recorded: it is what is counted on without proof. */
export const bases = ['receipt', 'scan', 'portal', 'letter', 'client', 'assumed'] as const;
export const Basis = z.enum(bases);
export type Basis = z.infer<typeof Basis>;

const Proof = z.enum(['receipt', 'scan', 'portal', 'letter', 'client']);

/** How a dispute reached its recipient. The last three are disputes made without paper. */
export const sendingWays = ['firstClass', 'certified', 'tracked', 'online', 'phone', 'fax'] as const;
export const SendingWay = z.enum(sendingWays);
export type SendingWay = z.infer<typeof SendingWay>;
export const paperlessWays: ReadonlySet<SendingWay> = new Set(['online', 'phone', 'fax']);

/** How long a tracking or confirmation number may be. */
export const trackingLength = 40;

/** How much of an answer can be copied, in characters. */
export const wordsLength = 1_000;

/** How many scans and photos one event may have. */
export const filesPerEvent = 10;

/** How many letters one event may be about. */
export const lettersPerEvent = 200;

const Letters = z.array(Id).check(z.minLength(1), z.maxLength(lettersPerEvent));
const Files = z._default(z.array(Id).check(z.maxLength(filesPerEvent)), []);
const Note = z._default(z.string().check(z.trim(), z.maxLength(noteLength)), '');

/** One item of one letter: what a dispute is about. `item` is the item's key in its letter. */
export const DisputeRef = z.object({
  letter: Id,
  item: z.string().check(z.minLength(1), z.maxLength(400)),
});
export type DisputeRef = z.infer<typeof DisputeRef>;

const Disputes = z.array(DisputeRef).check(z.minLength(1), z.maxLength(500));

/** What an answer is, as a whole. */
export const answerKinds = [
  'results',
  'identity',
  'thirdParty',
  'alreadyInvestigated',
  'moreNeeded',
  'workingOnIt',
  'putBack',
  'block',
  'other',
] as const;
export const AnswerKind = z.enum(answerKinds);
export type AnswerKind = z.infer<typeof AnswerKind>;

/**
 * What results say about one item. What was updated otherwise than asked is corrected, partly corrected, or verified:
 * the person decides which. `notMentioned` leaves the dispute open.
 */
export const outcomes = [
  'deleted',
  'updatedAsAsked',
  'corrected',
  'partlyCorrected',
  'updatedButVerified',
  'verified',
  'notMentioned',
  'notInFile',
] as const;
export const Outcome = z.enum(outcomes);
export type Outcome = z.infer<typeof Outcome>;

/** What a newer report shows about a disputed item at one bureau. */
export const proposals = ['notSeen', 'changed', 'unchanged', 'reappeared'] as const;
export const Proposal = z.enum(proposals);
export type Proposal = z.infer<typeof Proposal>;

const on = {
  /** The day on which it happened, in the account's time zone; never in the future. */
  on: CivilDate,
};

/** What happened to letters, or what a person said or decided about them; each kind has its own details. */
export const DisputeEvent = z.discriminatedUnion('kind', [
  /** The person has read the letter and wants it sent; `hash` is the SHA-256 of its full text. */
  z.object({
    kind: z.literal('approved'),
    ...on,
    letters: Letters,
    hash: z.string().check(z.length(64)),
    /** Their name as they typed it. */
    signature: z._default(z.string(), ''),
  }),
  /** The client says what must change before the letter is sent. */
  z.object({ kind: z.literal('changeAsked'), ...on, letters: Letters, note: Note }),
  /** The client changed the letter's text. `version` counts its changes, beginning with 1. */
  z.object({ kind: z.literal('edited'), ...on, letters: Letters, version: z.int() }),
  /** The print shop took the order. Mailing is an event of its own. */
  z.object({ kind: z.literal('ordered'), ...on, letters: Letters, basis: Proof, note: Note }),
  z.object({
    kind: z.literal('mailed'),
    ...on,
    letters: Letters,
    way: SendingWay,
    /** The tracking number, or the confirmation number of a dispute made without paper; '' if there is none. */
    tracking: z._default(z.string().check(z.trim(), z.maxLength(trackingLength)), ''),
    basis: Proof,
    files: Files,
  }),
  z.object({ kind: z.literal('delivered'), ...on, letters: Letters, basis: Proof, files: Files }),
  z.object({ kind: z.literal('returned'), ...on, letters: Letters, note: Note, files: Files }),
  z.object({ kind: z.literal('lost'), ...on, letters: Letters, note: Note }),
  /** Whether the client had this bureau's free annual report before disputing (15 U.S.C. 1681j(a)(3)). */
  z.object({ kind: z.literal('annualReport'), ...on, letters: Letters, had: z.boolean() }),
  /** Further facts that the client sent, with the day on which the recipient received them. */
  z.object({ kind: z.literal('furtherFacts'), ...on, letters: Letters, basis: Proof, files: Files }),
  /** `on` is the day it was received. */
  z.object({
    kind: z.literal('answer'),
    ...on,
    /** The date printed on it; null if it bears none. */
    printed: z.nullable(CivilDate),
    /** The letters that it answers. */
    letters: Letters,
    answer: AnswerKind,
    /** Only of `results`: what it says about each open item. */
    results: z._default(
      z.array(z.object({ ...DisputeRef.shape, outcome: Outcome })).check(z.maxLength(500)),
      [],
    ),
    /** What the answer says, word for word, so that a later letter can quote it; '' if nobody copied it. */
    words: z._default(z.string().check(z.trim(), z.maxLength(wordsLength)), ''),
    note: Note,
    files: Files,
  }),
  /** Asked, the person says that nothing came. */
  z.object({ kind: z.literal('nothingCame'), ...on, letters: Letters }),
  /** What a person decided about a newer report's proposal. */
  z.object({
    kind: z.literal('compared'),
    ...on,
    disputes: Disputes,
    report: Id,
    proposal: Proposal,
    accepted: z.boolean(),
  }),
  /** The bureau's notice that it put a deleted item back, or that none came. */
  z.object({
    kind: z.literal('reinsertionNotice'),
    ...on,
    disputes: Disputes,
    came: z.boolean(),
    files: Files,
  }),
  /** A debt collector's notice about the debts came: `on` is the day on which it was received. */
  z.object({
    kind: z.literal('collectorNotice'),
    ...on,
    disputes: Disputes,
    /** The last day to dispute the debt, as printed on the notice (12 CFR 1006.34(c)(3)); null if it bears none. */
    ends: z.nullable(CivilDate),
    files: Files,
  }),
  /**
   * The client identifies these as information that identity theft caused, and states that it is about no transaction of
   * theirs. The files are copies of their identity theft report (15 U.S.C. 1681c-2(a)).
   */
  z.object({
    kind: z.literal('identityTheft'),
    ...on,
    disputes: Disputes,
    states: z.literal(true),
    files: z.array(Id).check(z.minLength(1, 'required'), z.maxLength(filesPerEvent)),
  }),
  /** The person decided to do nothing more about these. */
  z.object({ kind: z.literal('leftAsIs'), ...on, disputes: Disputes, note: Note }),
  z.object({ kind: z.literal('withdrawn'), ...on, disputes: Disputes, note: Note }),
  /** All work for the client stops or continues. */
  z.object({ kind: z.literal('paused'), ...on, note: Note }),
  z.object({ kind: z.literal('resumed'), ...on }),
  z.object({ kind: z.literal('ended'), ...on, note: Note }),
]);
export type DisputeEvent = z.infer<typeof DisputeEvent>;
export type DisputeEventKind = DisputeEvent['kind'];

/** What only the client can say. */
const clientsWord: ReadonlySet<DisputeEventKind> = new Set(['approved', 'changeAsked', 'edited']);
export const isClientsWord = (kind: DisputeEventKind): boolean => clientsWord.has(kind);

/** What nobody can correct or withdraw for the client: their word, and that they ended the service. */
export const isClientsToChange = (kind: DisputeEventKind, byClient: boolean): boolean =>
  isClientsWord(kind) || (byClient && kind === 'ended');

/** What a client can record about letters on their own page, apart from their approval. */
const ownKinds: ReadonlySet<DisputeEventKind> = new Set([
  'mailed',
  'delivered',
  'returned',
  'nothingCame',
  'answer',
  'paused',
  'resumed',
  'ended',
]);
export const isOwnKind = (kind: DisputeEventKind): boolean => ownKinds.has(kind);

/** How many days after it happened something can be recorded at the latest, so that a mistyped year is noticed. */
export const oldestEventDays = 5 * 366;

/**
 * How many days the last day of a collector's notice can be from the day on which the notice came. It is about a month after it
 * (12 CFR 1006.34(b)(5)), so one that is further away is a typing error.
 */
export const farthestEndDays = 180;
