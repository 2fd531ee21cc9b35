import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ClientKey } from './clientKey.ts';
import { DisputeEvent, DisputeRef, isOwnKind } from './disputeEvents.ts';
import { Approval, disputes, LetterState, RecordedEntry, uploadDisputeFile } from './disputes.ts';
import { LetterChange } from './letterChanges.ts';
import { noteLength } from './limits.ts';
import { GlossIn } from './letterPreview.ts';
import { addedLength } from './nextSteps.ts';
import { Destination } from './repair.ts';
import { CivilDate, Done, Id } from './shapes.ts';

/** More than any letter has. */
const pointsPerLetter = 100;

const ItemKey = DisputeRef.shape.item;

/** How long a signature, a typed name, may be. */
export const signatureLength = 120;

export const ownDisputes = defineCall('ownDisputes', {
  method: 'GET',
  url: '/api/v1/client/:clientKey/disputes',
  reads: 'letters',
  summary: "A client's own letters: what was mailed, what came back, and what is due.",
  description: "Without the agency's label, entries, and scans.",
  params: ClientKey,
  reply: disputes.reply,
  access: 'token',
});

export const recordOwnEvent = defineCall('recordOwnEvent', {
  method: 'POST',
  url: '/api/v1/client/:clientKey/disputes',
  reads: 'nothing',
  summary: 'Records something that happened to letters, as the client knows it.',
  description:
    'Only what a client can know: mailing, delivery, returned mail, answers, that nothing came, and whether work is paused or over. `replaces` must be an entry of their own. Costs no generation.',
  failures: ['notFound', 'changedMeanwhile'],
  takesIdempotencyKey: true,
  params: ClientKey,
  body: z.object({
    event: DisputeEvent.check(z.refine(({ kind }) => isOwnKind(kind), 'invalid')),
    replaces: z.optional(Id),
  }),
  reply: RecordedEntry,
  access: 'token',
});

export const uploadOwnFile = defineCall('uploadOwnFile', {
  method: 'POST',
  url: '/api/v1/client/:clientKey/files',
  reads: 'nothing',
  summary: 'Uploads a photo or PDF of a receipt or an answer, by the client.',
  description: uploadDisputeFile.description,
  failures: uploadDisputeFile.failures,
  takesIdempotencyKey: true,
  params: ClientKey,
  upload: uploadDisputeFile.upload,
  reply: uploadDisputeFile.reply,
  access: 'token',
});

/** Sent with an approval or a change, so that nobody approves or changes what they have not read. */
const Version = z.int().check(z.minimum(0));

/** What a client can change about one item of a letter. */
export const ChangeablePoint = z.object({
  /** The item's key in the letter. */
  item: ItemKey,
  heading: z.string(),
  canLeaveOut: z.boolean(),
  /** What the letter says about it only because the client said so, and what that means in Spanish, if it is known. */
  statements: z.array(z.object({ id: Id, text: z.string(), gloss: z.optional(z.string()) })),
  /** What it says in the client's own words; '' if nothing. */
  words: z.string(),
  takesWords: z.enum(['none', 'optional', 'required']),
});
export type ChangeablePoint = z.infer<typeof ChangeablePoint>;

/** A sentence of a letter, and what it means, if that was asked for and is known. It isn't part of the letter. */
export const ReadSentence = z.object({ text: z.string(), gloss: z.optional(z.string()) });
export type ReadSentence = z.infer<typeof ReadSentence>;

/** A letter to be read before it is mailed; SSN, date of birth, street, and account numbers are masked. */
export const OwnLetter = z.object({
  id: Id,
  /** Civil date printed on it. */
  writtenOn: CivilDate,
  recipient: Destination,
  state: LetterState,
  sender: z.array(z.string()),
  identification: z.array(z.object({ label: z.string(), value: z.string() })),
  subject: ReadSentence,
  /** Paragraphs have no heading. */
  blocks: z.array(z.object({ heading: z.string(), sentences: z.array(ReadSentence) })),
  exhibits: z.array(
    z.object({
      heading: z.string(),
      /** The heads of its columns: a bureau, or several whose lines the report combines. */
      bureaus: z.array(z.string()),
      rows: z.array(z.object({ label: z.string(), cells: z.array(z.string()) })),
    }),
  ),
  /** What the client said about it last; null if nothing. */
  approval: z.nullable(Approval),
  /** The signature that is printed on it; null if it has a line to sign on. */
  signed: z.nullable(z.object({ name: z.string(), on: CivilDate })),
  /** How often the client changed it. */
  version: Version,
  /** What was changed, oldest first. */
  changes: z.array(z.omit(LetterChange, { letter: true })),
  /** What the client can change; null if nothing. */
  changeable: z.nullable(
    z.object({
      points: z.array(ChangeablePoint),
      /** Their name or address has changed. Any change of the letter puts the current one on it. */
      isSenderOutdated: z.boolean(),
      /** It says something that they withdrew. Any change leaves that out. */
      saysWithdrawn: z.boolean(),
    }),
  ),
});
export type OwnLetter = z.infer<typeof OwnLetter>;

const OneLetter = z.object({ ...ClientKey.shape, letterId: Id });

export const ownLetter = defineCall('ownLetter', {
  method: 'GET',
  url: '/api/v1/client/:clientKey/letters/:letterId',
  reads: 'letters',
  summary: "One of the client's letters, to be read before it is mailed.",
  params: OneLetter,
  query: z.object({ glossIn: GlossIn }),
  reply: OwnLetter,
  access: 'token',
});

export const approveOwnLetter = defineCall('approveOwnLetter', {
  method: 'POST',
  url: '/api/v1/client/:clientKey/letters/:letterId/approve',
  reads: 'nothing',
  summary: 'The client has read the letter, wants it sent, and signs it with their name.',
  description:
    'The SHA-256 of its full text is recorded with the approval, and the signature is printed on it. `changedMeanwhile` if the letter was mailed, changed, or written again meanwhile.',
  failures: ['notFound', 'changedMeanwhile', 'unprintableName', 'unreadableEnclosure'],
  takesIdempotencyKey: true,
  params: OneLetter,
  body: z.object({
    version: Version,
    signature: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(signatureLength)),
  }),
  reply: z.object({ id: Id }),
  access: 'token',
});

export const changeOwnLetter = defineCall('changeOwnLetter', {
  method: 'POST',
  url: '/api/v1/client/:clientKey/letters/:letterId/edit',
  reads: 'nothing',
  summary: "The client changes a letter's text: what it leaves out, and what it says in their own words.",
  description:
    'Makes a new version, which waits for their approval; the earlier one is kept, the agency is notified, and no generation is used. `changedMeanwhile` if the letter was ordered, mailed, changed, or written again meanwhile, `nothingToDispute` if nothing would be left of it.',
  failures: ['notFound', 'changedMeanwhile', 'nothingToDispute', 'unprintableName', 'unreadableEnclosure'],
  takesIdempotencyKey: true,
  params: OneLetter,
  body: z.object({
    version: Version,
    leftOut: z.array(ItemKey).check(z.maxLength(pointsPerLetter)),
    /** Statements that this letter no longer makes. Others may still make them. */
    unsaid: z.array(Id).check(z.maxLength(pointsPerLetter)),
    /** Own words that are new or have changed; '' to remove them. */
    words: z
      .array(z.object({ item: ItemKey, words: z.string().check(z.trim(), z.maxLength(addedLength)) }))
      .check(z.maxLength(pointsPerLetter)),
  }),
  reply: z.object({ id: Id }),
  access: 'token',
});

export const askForLetterChange = defineCall('askForLetterChange', {
  method: 'POST',
  url: '/api/v1/client/:clientKey/letters/:letterId/change',
  reads: 'nothing',
  summary: 'The client says what must change before the letter may be sent. It withdraws their approval.',
  description:
    'The agency is notified. `changedMeanwhile` if the letter was mailed or written again meanwhile.',
  failures: ['notFound', 'changedMeanwhile'],
  takesIdempotencyKey: true,
  params: OneLetter,
  body: z.object({ note: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(noteLength)) }),
  reply: z.object({ id: Id }),
  access: 'token',
});

export const withdrawOwnStatement = defineCall('withdrawOwnStatement', {
  method: 'DELETE',
  url: '/api/v1/client/:clientKey/statements/:statementId',
  reads: 'nothing',
  summary: 'Withdraws what the client said about an account or another item of a report.',
  description:
    'New letters no longer say it, letters that do are marked, a correcting letter is offered for those that were mailed, and the agency is notified. The record that it was said is kept.',
  params: z.object({ ...ClientKey.shape, statementId: Id }),
  reply: Done,
  access: 'token',
});
