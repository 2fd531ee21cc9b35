/** What can be done about a dispute after its letter: the next letters, and why each is offered. */
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { DisputeRef } from './disputeEvents.ts';
import { GlossIn, PreviewedLetter } from './letterPreview.ts';
import { ProfileId } from './profiles.ts';
import { Destination, GenerationSession } from './repair.ts';
import { CivilDate } from './shapes.ts';

/** The letters that are offered, in the order in which they are shown. */
export const offeredPurposes = [
  'retraction',
  'followUp',
  'identityCured',
  'reinsertion',
  'incompleteCorrection',
  'procedure',
  'newInformation',
  'statement',
  'statementNotice',
  'deletionNotice',
  'creditorDirect',
  'validation',
  'block',
] as const;
export const OfferedPurpose = z.enum(offeredPurposes);
export type OfferedPurpose = z.infer<typeof OfferedPurpose>;

/** Why a step is lawful and useful now. */
export const offerReasons = [
  /** Even by mail, an answer would have arrived. */
  'timeOver',
  /** A person says that nothing came. */
  'nothingCame',
  /** The recipient asked for more, and its time is over. */
  'moreNeeded',
  'verified',
  /** The bureau said that it deleted it. */
  'deleted',
  'partlyCorrected',
  /** The client's statement reached the bureau, or counts as received, and its letter named nobody. */
  'statementSent',
  /** The recipient could not identify the client. */
  'identityRefused',
  /** The recipient thinks that someone else wrote. */
  'thirdPartyRefused',
  /** The recipient says that it has investigated this before, or that the dispute is frivolous or irrelevant. */
  'alreadyInvestigated',
  /** It was deleted by the recipient, and is back. */
  'reappeared',
  /** A mailed letter says something that the client withdrew. */
  'withdrawn',
  /** A mailed letter tells something that was recorded otherwise since. */
  'corrected',
  /** A debt collector wrote to the client about it. */
  'collectorNotice',
  /** The client states that identity theft caused it. */
  'identityTheft',
] as const;
export const OfferReason = z.enum(offerReasons);
export type OfferReason = z.infer<typeof OfferReason>;

/** Whether a letter needs something in the client's own words. */
export const AddedWords = z.enum(['none', 'optional', 'required']);
export type AddedWords = z.infer<typeof AddedWords>;

/** How many people and companies one letter can designate. */
export const receiversPerStep = 20;

/** The longest name of one that is typed, with a place if that helps to find it. */
export const receiverLength = 120;

/** An inquiry that the newest report lists at the bureau, within the time for which the law lets the client designate who made it. */
export const ListedReceiver = z.object({
  name: z.string(),
  /** When it inquired. */
  on: CivilDate,
  /** Within six months, so that the purpose doesn't matter; otherwise within two years, which is only for employment purposes. */
  isRecent: z.boolean(),
});
export type ListedReceiver = z.infer<typeof ListedReceiver>;

/** Who can be notified about an item (15 U.S.C. 1681i(d)). */
export const ListedReceivers = z.object({
  /** The day before which they received a report: of the bureau's answer, or of the receipt of a statement; today for one that was not sent yet. */
  before: CivilDate,
  /** The most recent first; others can be typed, as many reports don't list who asked for employment purposes. */
  listed: z.array(ListedReceiver),
});
export type ListedReceivers = z.infer<typeof ListedReceivers>;

/** One that the client designates. */
export const Receiver = z.object({
  /** As listed, or as the client typed it. */
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(receiverLength)),
  /** When it inquired, as listed; null if it was typed. */
  on: z.nullable(CivilDate),
  /** Whether it received the report for employment purposes, which only the client can say. */
  forEmployment: z.boolean(),
});
export type Receiver = z.infer<typeof Receiver>;

export const StepOffer = z.object({
  ...DisputeRef.shape,
  purpose: OfferedPurpose,
  /** What the item is called in the earlier letter. */
  heading: z.string(),
  /** The recipient of the earlier letter, which is that of the next one as well, except for `creditorDirect` and `validation`. */
  recipient: Destination,
  reason: OfferReason,
  /** When that came to be known, or began. */
  since: CivilDate,
  /** Only of `validation`: the last day to dispute the debt, as printed on the collector's notice. */
  until: z.optional(CivilDate),
  added: AddedWords,
  /** Nobody recorded when the earlier letter was mailed, which the next one says. Until then it can't be written. */
  needsMailing: z.boolean(),
  /** A creditor may disregard it, and it starts no time (15 U.S.C. 1681s-2(a)(8)(G)). */
  mayBeDisregarded: z.boolean(),
  /** Why it can't be written; absent if nothing is known to keep it from that. As in `omissions`. */
  missing: z.optional(z.enum(['recipient', 'notCollector', 'softInquiry'])),
  /** Only of `deletionNotice` and `statementNotice`, which need at least one of them, and `statement`, which can do without. */
  receivers: z.optional(ListedReceivers),
});
export type StepOffer = z.infer<typeof StepOffer>;

/** How much a client can add to one item, in characters. */
export const addedLength = 1_000;

/** The longest statement of dispute a bureau has to accept, in words (15 U.S.C. 1681i(b)). */
export const statementWords = 100;

export const ChosenStep = z.object({
  ...DisputeRef.shape,
  purpose: OfferedPurpose,
  /** The client's own words; '' if there are none. */
  added: z._default(z.string().check(z.trim(), z.maxLength(addedLength)), ''),
  /** Only for `deletionNotice`, `statementNotice`, and `statement`. */
  receivers: z.optional(z.array(Receiver).check(z.maxLength(receiversPerStep))),
});
export type ChosenStep = z.infer<typeof ChosenStep>;

const ChosenSteps = z.object({ steps: z.array(ChosenStep).check(z.minLength(1), z.maxLength(200)) });

/** Why a chosen step is left out of a set. */
export const omissions = [
  /** It is no longer offered: something was recorded in the meantime. */
  'notOffered',
  /** Nobody recorded the mailing of the earlier letter. */
  'mailing',
  /** Only time has passed: without new facts, the recipient may call it a repeat. */
  'onlyTimePassed',
  /** The client's own words are missing, or too many for a statement. */
  'words',
  'answer',
  'sighting',
  'identification',
  'theftReport',
  /** The report has no address of the company that reports the item. */
  'recipient',
  /** The company that reports the account lent the money itself, so that the collector's notice is not its own. */
  'notCollector',
  /** It is about a soft inquiry, which no lender sees and which needs no application. */
  'softInquiry',
  /** The company gets one letter about an account, however many bureaus verified it. */
  'inAnotherLetter',
  /** Nobody is designated, or someone who can't be: not in the newest report, or too long ago for the purpose. */
  'receivers',
] as const;
export const Omission = z.enum(omissions);
export type Omission = z.infer<typeof Omission>;

export const LeftOutStep = z.object({
  ...DisputeRef.shape,
  purpose: OfferedPurpose,
  heading: z.string(),
  recipient: z.string(),
  why: Omission,
});
export type LeftOutStep = z.infer<typeof LeftOutStep>;

export const previewNextLetters = defineCall('previewNextLetters', {
  method: 'POST',
  onlyReads: true,
  url: '/api/v1/profile/disputes/:profileId/next/preview',
  reads: 'letters',
  summary: 'What the letters of the next steps would say, and which steps are left out.',
  description: 'Stores nothing, uses no generation, and needs none.',
  failures: ['notFound'],
  params: ProfileId,
  body: z.object({ ...ChosenSteps.shape, glossIn: GlossIn }),
  reply: z.object({ letters: z.array(PreviewedLetter), leftOut: z.array(LeftOutStep) }),
  perMinute: 60,
});

export const drawNextLetter = defineCall('drawNextLetter', {
  method: 'POST',
  onlyReads: true,
  url: '/api/v1/profile/disputes/:profileId/next/pages',
  reads: 'letters',
  summary: 'The pages of one of these letters as they would be printed.',
  description: 'One SVG; each page is 612 by 792 points.',
  failures: ['notFound', 'unprintableName', 'unreadableEnclosure'],
  params: ProfileId,
  body: z.object({ ...ChosenSteps.shape, letterId: z.string().check(z.minLength(1), z.maxLength(200)) }),
  replies: 'image',
  perMinute: 120,
});

export const writeNextLetters = defineCall('writeNextLetters', {
  method: 'POST',
  url: '/api/v1/profile/disputes/:profileId/next',
  reads: 'nothing',
  summary: 'Writes the letters of the next steps.',
  description:
    'Uses one generation, whatever the number of letters. Steps that are left out in the preview are left out here; `nothingToDispute` if all are.',
  failures: [
    'notFound',
    'noGenerations',
    'contractNotOpen',
    'nothingToDispute',
    'unprintableName',
    'unreadableEnclosure',
  ],
  takesIdempotencyKey: true,
  params: ProfileId,
  body: ChosenSteps,
  reply: GenerationSession,
});
