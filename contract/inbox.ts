import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { documentMegabytes } from './limits.ts';
import { bureaus } from '#vocabulary/bureaus.ts';
import { Done, Id, Instant, optionalParameter, UploadedFile } from './shapes.ts';

/** Who sent what was scanned: a bureau, or a creditor, a collector, or anyone else. */
export const scanSenders = [...bureaus, 'other'] as const;
export const ScanSender = z.enum(scanSenders);
export type ScanSender = z.infer<typeof ScanSender>;

/** Why a scan is of no use. A closed list, because it is kept after the scan and must not name anyone. */
export const discardReasons = ['duplicate', 'unreadable', 'noClient'] as const;
export const DiscardReason = z.enum(discardReasons);
export type DiscardReason = z.infer<typeof DiscardReason>;

/** How many scans the inbox lists at once; the oldest come first. */
export const listedScans = 200;
/** How many discarded scans it lists. */
export const listedDiscards = 20;

/** An earlier scan with the same content. The new one is stored, too: only a person can tell a mistake from two equal pages. */
export const SameScan = z.object({
  uploadedAt: Instant,
  /** Whose it is; null if it is in the inbox. */
  profileName: z.nullable(z.string()),
});
export type SameScan = z.infer<typeof SameScan>;

/** A scan that belongs to no client yet. */
export const InboxScan = z.extend(UploadedFile, {
  /** The name of the person at that time. */
  by: z.string(),
  /** The earlier one with the same content, as long as it is there; null if there is none. */
  sameAs: z.nullable(SameScan),
});
export type InboxScan = z.infer<typeof InboxScan>;

/** A scan that was assigned to a client, while no answer is recorded with it. */
export const AssignedScan = z.object({
  id: Id,
  profileId: Id,
  profileName: z.string(),
  sender: ScanSender,
  mediaType: z.string(),
  assignedAt: Instant,
});
export type AssignedScan = z.infer<typeof AssignedScan>;

export const DiscardedScan = z.object({
  id: Id,
  reason: DiscardReason,
  by: z.string(),
  uploadedAt: Instant,
  discardedAt: Instant,
});
export type DiscardedScan = z.infer<typeof DiscardedScan>;

const ScanId = z.object({ scanId: Id });

export const inbox = defineCall('inbox', {
  method: 'GET',
  url: '/api/v1/inbox',
  reads: 'nothing',
  summary: 'Scans that wait for their client, and those whose answer is not recorded yet.',
  description: `For agencies. Of each kind, the ${listedScans} that have waited longest.`,
  failures: ['forbidden'],
  reply: z.object({
    scans: z.array(InboxScan),
    assigned: z.array(AssignedScan),
    /** How many there are of each kind, including those that aren't listed. */
    counts: z.object({ scans: z.int(), assigned: z.int() }),
    /** Newest first. */
    discarded: z.array(DiscardedScan),
  }),
});

export const uploadScan = defineCall('uploadScan', {
  method: 'POST',
  url: '/api/v1/inbox',
  reads: 'nothing',
  summary: 'Uploads a scan whose client is not known yet.',
  description: `For agencies. A PNG, JPG, or PDF of at most ${documentMegabytes} MiB, encrypted with a key of its own.`,
  failures: ['forbidden', 'notAnImage', 'imageTooLarge'],
  upload: 'file',
  takesIdempotencyKey: true,
  reply: z.object({ id: Id, sameAs: z.optional(SameScan) }),
});

export const viewScan = defineCall('viewScan', {
  method: 'GET',
  url: '/api/v1/inbox/:scanId',
  reads: 'document',
  support: 'never',
  summary: 'A scan that belongs to no client yet.',
  failures: ['forbidden', 'notFound'],
  params: ScanId,
  replies: 'scan',
});

export const assignScan = defineCall('assignScan', {
  method: 'POST',
  url: '/api/v1/inbox/:scanId/client',
  reads: 'nothing',
  summary: 'Assigns a scan to a client, or to another one while no answer is recorded with it.',
  description:
    "It is encrypted again with that client's key, and the earlier copy is erased. It keeps its id. Repeating it changes nothing.",
  failures: ['forbidden', 'notFound', 'changedMeanwhile'],
  params: ScanId,
  body: z.object({
    profileId: Id,
    sender: ScanSender,
    /** Who had it when it was opened, null for nobody: `changedMeanwhile` if another client has it by now. Not checked if left out. */
    before: z.optional(z.nullable(Id)),
    /** Who was said to have sent it then, null for nobody: `changedMeanwhile` if it is another sender by now. Not checked if left out. */
    senderBefore: z.optional(z.nullable(ScanSender)),
  }),
  reply: Done,
});

export const keepScan = defineCall('keepScan', {
  method: 'POST',
  url: '/api/v1/inbox/:scanId/keep',
  reads: 'nothing',
  summary: "Leaves an assigned scan with its client's files without an answer: the inbox no longer lists it.",
  failures: ['forbidden', 'notFound', 'changedMeanwhile'],
  params: ScanId,
  query: z.object({
    /** Who had it when it was opened: `changedMeanwhile` if another client has it by now. Not checked if left out. */
    before: optionalParameter(Id),
  }),
  reply: Done,
});

export const discardScan = defineCall('discardScan', {
  method: 'POST',
  url: '/api/v1/inbox/:scanId/discard',
  reads: 'nothing',
  summary: 'Erases a scan that belongs to no client; who discarded it, when, and why is kept.',
  failures: ['forbidden', 'notFound'],
  params: ScanId,
  body: z.object({ reason: DiscardReason }),
  reply: Done,
});
