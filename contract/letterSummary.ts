import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { DisputeState } from './disputes.ts';
import { PreviewChoice, PreviewOf } from './letterPreview.ts';
import { noteLength } from './limits.ts';
import { ReportOf } from './reports.ts';
import { Bureau, CivilDate, Done, Id, Instant } from './shapes.ts';

/** Why letters go out although something speaks against it. `other` needs a note in the person's own words. */
export const overrulingReasons = [
  'notMailed',
  'responded',
  'newFacts',
  'nothingNewer',
  'unchanged',
  'profileIsRight',
  'formerName',
  'mailedApart',
  'intended',
  'other',
] as const;
export const OverrulingReason = z.enum(overrulingReasons);
export type OverrulingReason = z.infer<typeof OverrulingReason>;

const Note = z.string().check(z.trim(), z.maxLength(noteLength));

/** Who decided that letters go out anyway, when, and why. */
export const Overruling = z.object({
  reason: OverrulingReason,
  /** Their own words; '' if there are none. */
  note: z.string(),
  /** The name of the person at that time. */
  by: z.string(),
  at: Instant,
});
export type Overruling = z.infer<typeof Overruling>;

const ConcernId = z.string().check(z.regex(/^[a-zA-Z]+(:[\w-]+)?$/), z.maxLength(80));

/** What all concerns have. */
const concern = {
  /** Unique within a summary: `oldReport`, `repeated:` and the id of the earlier set. */
  id: ConcernId,
  /** Null until a person has decided about it. */
  overruled: z.nullable(Overruling),
};

/** Something that a person must look at before letters are generated. */
export const Concern = z.discriminatedUnion('kind', [
  /** All names in the report belong to someone other than the profile's person. */
  z.object({
    kind: z.literal('othersReport'),
    ...concern,
    names: z.array(z.string()),
    profileName: z.string(),
  }),
  /**
   * Letters of an earlier set are about the same items to the same recipients, who may still answer, or who deleted or
   * corrected what the report shows again.
   */
  z.object({
    kind: z.literal('repeated'),
    ...concern,
    /** `isSentToPrint`: the print shop’s cart was opened for it, which does not prove that it was mailed. */
    set: z.object({ sessionId: Id, date: CivilDate, isSentToPrint: z.boolean() }),
    items: z.array(
      z.object({
        recipient: z.string(),
        heading: z.string(),
        /** How the recipient decided, and since when; null if its answer may still come. */
        decided: z.nullable(z.object({ as: DisputeState, on: CivilDate })),
      }),
    ),
  }),
  /** `basis` says which date counts: the one that the report bears, or the day it was imported. */
  z.object({
    kind: z.literal('oldReport'),
    ...concern,
    basis: z.enum(['report', 'import']),
    date: CivilDate,
    days: z.int(),
  }),
  /**
   * No bureau shows this detail of the profile, although at least one shows another. At most the last four digits of a
   * Social Security number and the year of a date of birth are given.
   */
  z.object({
    kind: z.literal('unreportedDetail'),
    ...concern,
    detail: z.enum(['name', 'dateOfBirth', 'ssn']),
    profile: z.string(),
    reported: z.array(z.object({ value: z.string(), bureaus: z.array(Bureau) })),
  }),
  /** Recipients that get several letters on one day, including those of sets generated earlier that day. */
  z.object({
    kind: z.literal('manyLetters'),
    ...concern,
    recipients: z.array(z.object({ name: z.string(), letters: z.int(), earlier: z.int() })),
  }),
]);
export type Concern = z.infer<typeof Concern>;

/** The reasons that are offered for each kind of concern. */
export const reasonsFor: Readonly<Record<Concern['kind'], readonly OverrulingReason[]>> = {
  othersReport: ['formerName', 'other'],
  repeated: ['notMailed', 'responded', 'newFacts', 'other'],
  oldReport: ['nothingNewer', 'unchanged', 'other'],
  unreportedDetail: ['profileIsRight', 'other'],
  manyLetters: ['mailedApart', 'intended', 'other'],
};

export const ItemAnswer = z.enum(['leaveOut', 'verifyAnyway']);
export type ItemAnswer = z.infer<typeof ItemAnswer>;

/** An item that nothing in the report contradicts and about which the client has confirmed nothing. */
export const ItemWithoutGround = z.object({
  /** `account:account-3`. */
  key: z.string(),
  /** What it is called on screens. */
  heading: z.string(),
  recipients: z.array(z.string()),
  /** The account's id in the report, for a reason that the client confirms; null if it is not an account. */
  accountId: z.nullable(z.string()),
  /** What was decided about it for this client; null if nobody has. */
  decided: z.nullable(z.object({ answer: ItemAnswer, by: z.string(), at: Instant })),
});
export type ItemWithoutGround = z.infer<typeof ItemWithoutGround>;

/** Why letters leave out an item that its recipient has decided about. */
export const repeatReasons = [
  /** Nothing is new since the decision. */
  'onlyTimePassed',
  /** The report is from before the item was deleted or corrected. */
  'olderReport',
] as const;
export const RepeatReason = z.enum(repeatReasons);
export type RepeatReason = z.infer<typeof RepeatReason>;

/** An item that the letters leave out because its recipient has decided about it. */
export const RepeatedItem = z.object({
  /** `account:account-3`. */
  key: z.string(),
  /** What it is called on screens. */
  heading: z.string(),
  recipient: z.string(),
  /** The account's id in the report, for a reason that the client confirms; null if it is not an account. */
  accountId: z.nullable(z.string()),
  /** How and when the recipient decided. */
  decided: z.object({ as: DisputeState, on: CivilDate }),
  why: RepeatReason,
});
export type RepeatedItem = z.infer<typeof RepeatedItem>;

export const LetterSummary = z.object({
  letters: z.array(z.object({ id: z.string(), recipient: z.string(), items: z.int() })),
  /** Items of all letters: one that goes to three recipients counts three times. */
  items: z.int(),
  /** Pages of all letters, with their exhibits and copies of documents. */
  pages: z.int(),
  /** A letter encloses a proof of address that was uploaded before the address changed; absent if none does. */
  enclosesOldProof: z.optional(z.literal(true)),
  /** How many are left now, how many this uses, and how many are left afterward. */
  generations: z.object({ left: z.int(), used: z.int(), leftAfter: z.int() }),
  /** Items without a ground, those that were left out included. */
  withoutGround: z.array(ItemWithoutGround),
  /** Items that are left out because their recipients have decided about them. */
  leftOut: z.array(RepeatedItem),
  concerns: z.array(Concern),
  /** The same choice was generated from this report within the last 24 hours, so generating needs `repeat`. */
  isRepeated: z.boolean(),
});
export type LetterSummary = z.infer<typeof LetterSummary>;

const planFailures = ['notFound', 'contradictoryReasons', 'nothingToDispute'] as const;

export const summarizeLetters = defineCall('summarizeLetters', {
  method: 'POST',
  onlyReads: true,
  url: '/api/v1/letterSummary',
  reads: 'letters',
  summary: 'What generating a selection would produce, and what a person must look at first.',
  description: 'Stores nothing and uses no generation, but at least one must be left.',
  failures: [...planFailures, 'noGenerations', 'unprintableName'],
  body: PreviewOf,
  reply: LetterSummary,
  perMinute: 60,
});

export const overruleConcern = defineCall('overruleConcern', {
  method: 'POST',
  url: '/api/v1/profile/:profileId/:reportId/overrulings',
  reads: 'nothing',
  summary: 'Records why letters go out despite a concern.',
  description:
    'It is remembered for the report, as long as the facts stay the same. `choice` is the selection whose summary has the concern.',
  failures: planFailures,
  params: ReportOf,
  body: z.object({
    choice: PreviewChoice,
    concern: ConcernId,
    reason: OverrulingReason,
    note: z._default(Note, ''),
  }),
  reply: z.object({ concerns: z.array(Concern) }),
});

export const answerItem = defineCall('answerItem', {
  method: 'POST',
  url: '/api/v1/profile/:profileId/:reportId/itemAnswers',
  reads: 'nothing',
  summary: 'Records whether letters leave out an item without a ground.',
  description:
    'It is remembered for the client, also for later reports, and replaces an earlier answer. An item left out is included again once there is a ground.',
  failures: planFailures,
  params: ReportOf,
  body: z.object({
    choice: PreviewChoice,
    key: z.string().check(z.minLength(1), z.maxLength(400)),
    answer: ItemAnswer,
  }),
  reply: Done,
});
