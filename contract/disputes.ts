import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ComplaintOffer } from './complaints.ts';
import {
  Basis,
  DisputeEvent,
  DisputeRef,
  isClientsWord,
  lettersPerEvent,
  SendingWay,
} from './disputeEvents.ts';
import { DisputeReason } from './grounds.ts';
import { documentMegabytes } from './limits.ts';
import { LetterChange } from './letterChanges.ts';
import { NewerReport } from './newerReports.ts';
import { ProfileId } from './profiles.ts';
import { StepOffer } from './nextSteps.ts';
import { Destination } from './repair.ts';
import { LetterPurpose, LetterRequest } from './requests.ts';
import { CivilDate, Done, Id, Instant, ProfileStatus, UploadedFile } from './shapes.ts';
import { WaitingReason } from './waitingReasons.ts';

/** The states of the chart `letter`. */
export const letterStates = [
  'drafted',
  'approved',
  'ordered',
  'mailed',
  'received',
  'returned',
  'lost',
] as const;
export const LetterState = z.enum(letterStates);
export type LetterState = z.infer<typeof LetterState>;

/** The states of the chart `dispute`: one item, one recipient, one round. */
export const disputeStates = [
  'drafted',
  'onItsWay',
  'undelivered',
  'investigating',
  'awaitingResult',
  'questionOpen',
  'moreNeeded',
  'unanswered',
  'deleted',
  'deletedByReport',
  'corrected',
  'partlyCorrected',
  'verified',
  'refused',
  'notInFile',
  'reappeared',
  'reinsertedWithNotice',
  'reinsertedUnnoticed',
  'leftAsIs',
  'withdrawn',
  'superseded',
] as const;
export const DisputeState = z.enum(disputeStates);
export type DisputeState = z.infer<typeof DisputeState>;

/** How a dispute was decided. What was deleted and came back is decided, too. */
export const decisions = [
  'deleted',
  'deletedByReport',
  'corrected',
  'partlyCorrected',
  'verified',
  'refused',
  'notInFile',
  'reappeared',
] as const;
export const Decision = z.enum(decisions);
export type Decision = z.infer<typeof Decision>;

/** Why an investigation may take as long as it may. */
export const ClockReason = z.enum(['usual', 'annualReport', 'furtherFacts']);

/** The dates that follow from a letter's receipt; every one can be explained from these parts. */
export const LetterClock = z.object({
  received: CivilDate,
  basis: Basis,
  days: z.int(),
  because: ClockReason,
  due: CivilDate,
  /** Null for furnishers, who have no further days to send the result. */
  resultBy: z.nullable(CivilDate),
  askOn: CivilDate,
});
export type LetterClock = z.infer<typeof LetterClock>;

export const DisputeLetter = z.object({
  id: Id,
  sessionId: Id,
  /** Starts at 1, within its set. */
  position: z.int(),
  purpose: LetterPurpose,
  writtenOn: CivilDate,
  recipient: Destination,
  /** The lines of the address it was printed with, below the recipient’s name; absent until it left. */
  address: z.optional(z.array(z.string())),
  state: LetterState,
  items: z.int(),
  mailed: z.nullable(
    z.object({ event: Id, on: CivilDate, way: SendingWay, tracking: z.string(), basis: Basis }),
  ),
  /** The day on which it was ordered from a print shop whose mailing nobody has confirmed; absent otherwise. */
  orderedOn: z.optional(CivilDate),
  /** When it reached its recipient, and what shows that; null until it did, or counts as received. */
  receipt: z.nullable(z.object({ on: CivilDate, basis: Basis })),
  /** Null until it was received, or counts as received, and where no deadline applies. */
  clock: z.nullable(LetterClock),
  /** Whether the client had the bureau's free annual report before disputing; null if nobody has said. */
  hadAnnualReport: z.nullable(z.boolean()),
  /** It asks for the notice of a reinsertion, and not for an investigation, for which the law sets a time; absent otherwise. */
  asksForNotice: z.optional(z.literal(true)),
  /** Before the charts of this kind existed, nobody recorded mailing. */
  isMailingUnknown: z.boolean(),
  /** It hasn’t left, and it may say what is no longer so: about earlier letters, the name, or the address; absent otherwise. */
  isOutdated: z.optional(z.literal(true)),
  /** It has left, and something that it may tell about earlier letters was corrected or withdrawn after it was written; absent otherwise. */
  tellsCorrected: z.optional(z.literal(true)),
});
export type DisputeLetter = z.infer<typeof DisputeLetter>;

export const Dispute = z.object({
  ...DisputeRef.shape,
  /** What the item is called in the letter: the furnisher, the company, or the kind of entry. Accounts of one company have their opening date after it. */
  heading: z.string(),
  /** The same for the same item in every letter and round of the client. */
  subject: z.string(),
  /** What the letter argues; empty if it asks only for verification. */
  reasons: z.array(DisputeReason),
  recipient: Destination,
  /** Per client, item, and recipient; starts at 1. */
  round: z.int(),
  state: DisputeState,
  /** The state in which a person left it as it is; null unless they did. */
  leftFrom: z.nullable(DisputeState),
  /** Since when it is in this state; null if drafted. */
  since: z.nullable(CivilDate),
  /** The last decision, which stays when a person leaves the item as it is; null if there is none. */
  decided: z.nullable(
    z.object({
      as: Decision,
      /** When the answer was received, or the proposal accepted. */
      on: CivilDate,
      /** The date printed on the answer; null if it bears none, or there was no answer. */
      printed: z.nullable(CivilDate),
    }),
  ),
  /** The day of the next thing that is due or asked; null if there is none. */
  next: z.nullable(CivilDate),
  waitsFor: z.nullable(WaitingReason),
  /** What a report shows that is newer than the letter; absent if there is none, or if it compares nothing of the kind. */
  newer: z.optional(NewerReport),
});
export type Dispute = z.infer<typeof Dispute>;

/** Whether work for a client is in progress, paused, or ended by them. */
export const Activity = z.enum(['active', 'paused', 'ended']);
export type Activity = z.infer<typeof Activity>;

/** One entry of a client's timeline. */
export const TimelineEntry = z.object({
  id: Id,
  recordedAt: Instant,
  /** The name of the person at that time. */
  by: z.string(),
  /** The client recorded it on their own page. */
  byClient: z.boolean(),
  event: DisputeEvent,
  /** The entry that replaced this one; null if it still counts. */
  replacedBy: z.nullable(Id),
  /** Why it was withdrawn; null if it still counts or was replaced. */
  withdrawn: z.nullable(z.object({ at: Instant, by: z.string(), reason: z.string() })),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** A scan or photo of a receipt or an answer. */
export const DisputeFile = UploadedFile;
export type DisputeFile = z.infer<typeof DisputeFile>;

/** What the client said last about a letter: that it may be sent, or what must change first. */
export const Approval = z.object({
  letter: Id,
  said: z.enum(['approved', 'changeAsked']),
  on: CivilDate,
  /** What must change; '' if it may be sent. */
  note: z.string(),
  /** The name they signed with; '' if they asked for a change. */
  signature: z.string(),
});
export type Approval = z.infer<typeof Approval>;

/** What letters say only because the client said it. */
export const ClientStatement = z.object({
  id: Id,
  /** What the item is called on screens: as in the letters, but with the visible end of an account's number only. */
  heading: z.string(),
  /** As the first of them says it. */
  text: z.string(),
  /** What that means in Spanish, if it is known. */
  gloss: z.optional(z.string()),
  letters: z.array(Id),
  /** Null while it counts. */
  withdrawn: z.nullable(z.object({ at: Instant, by: z.string() })),
});
export type ClientStatement = z.infer<typeof ClientStatement>;

export const disputes = defineCall('disputes', {
  method: 'GET',
  url: '/api/v1/profile/disputes/:profileId',
  reads: 'letters',
  summary: "A client's letters after they were written: what was mailed, what came back, and what is due.",
  params: ProfileId,
  reply: z.object({
    profileName: z.string(),
    status: ProfileStatus,
    /** Today in the account's time zone. */
    today: CivilDate,
    letters: z.array(DisputeLetter),
    disputes: z.array(Dispute),
    /** Letters that ask for something other than a reinvestigation. */
    requests: z.array(LetterRequest),
    /** The next letters that are lawful and useful now. */
    offers: z.array(StepOffer),
    /** For each bureau that was written to. */
    complaints: z.array(ComplaintOffer),
    /** By the days on which it happened, newest first, corrected and withdrawn entries included. */
    timeline: z.array(TimelineEntry),
    files: z.array(DisputeFile),
    /** At most one for each letter. A letter without one was neither approved nor refused by the client. */
    approvals: z.array(Approval),
    /** What the client changed in letters, the oldest change of each letter first. */
    changes: z.array(LetterChange),
    /** A letter that says something withdrawn is not to be mailed as it is. */
    statements: z.array(ClientStatement),
    /** Nothing is due for a client who is paused or has ended the service. */
    activity: Activity,
    /** Whether the client has a report: letters of any kind are kept with one. */
    hasReport: z.boolean(),
  }),
});

/** `already`: the same had been recorded before, perhaps in another window, so nothing was recorded now. */
export const RecordedEntry = z.object({ id: Id, already: z.optional(z.literal(true)) });

/**
 * Beyond the schema: problems of a date are `inFuture`, `beforeLetter`, and `tooOld`, and those of
 * disputes/contradictions.ts, which also has those of `event.letters`, next to `needsClient`.
 */
export const recordDisputeEvent = defineCall('recordDisputeEvent', {
  method: 'POST',
  url: '/api/v1/profile/disputes/:profileId',
  reads: 'nothing',
  summary: 'Records something that happened to letters, or corrects what was recorded.',
  description:
    'Events are kept: `replaces` names the one that this corrects. `changedMeanwhile` if that one no longer counts. What is already recorded is not recorded again: the reply then names that entry, with `already`. What only clients say themselves (`approved`, `changeAsked`, `edited`) is `invalid` here. Costs no generation.',
  failures: ['notFound', 'changedMeanwhile', 'contractNotOpen'],
  takesIdempotencyKey: true,
  params: ProfileId,
  body: z.object({
    // The client says these themselves, on their own page.
    event: DisputeEvent.check(z.refine(({ kind }) => !isClientsWord(kind), 'invalid')),
    replaces: z.optional(Id),
    /** Letters of the corrected entry that keep what it says of them, as an entry of its own. Those that are neither here nor in `event` lose it. */
    keeps: z.optional(z.array(Id).check(z.maxLength(lettersPerEvent))),
  }),
  reply: RecordedEntry,
});

export const withdrawDisputeEvent = defineCall('withdrawDisputeEvent', {
  method: 'POST',
  url: '/api/v1/profile/disputes/:profileId/events/:eventId/withdraw',
  reads: 'nothing',
  summary: 'Withdraws an event that was recorded by mistake; history keeps it.',
  failures: ['notFound', 'changedMeanwhile'],
  params: z.object({ profileId: Id, eventId: Id }),
  body: z.object({ reason: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(200)) }),
  reply: Done,
});

export const uploadDisputeFile = defineCall('uploadDisputeFile', {
  method: 'POST',
  url: '/api/v1/profile/disputes/:profileId/files',
  reads: 'nothing',
  summary: 'Uploads a photo or PDF of a receipt or an answer.',
  description: `A PNG, JPG, or PDF of at most ${documentMegabytes} MiB. Images are re-encoded without their metadata; all are encrypted.`,
  failures: ['notFound', 'notAnImage', 'imageTooLarge'],
  takesIdempotencyKey: true,
  params: ProfileId,
  upload: 'file',
  reply: z.object({ id: Id }),
});

export const viewDisputeFile = defineCall('viewDisputeFile', {
  method: 'GET',
  url: '/api/v1/profile/disputes/:profileId/files/:fileId',
  reads: 'document',
  support: 'never',
  summary: 'A photo or PDF of a receipt or an answer.',
  params: z.object({ profileId: Id, fileId: Id }),
  replies: 'scan',
});
