/**
 * Letters about a bureau's file as a whole: that ask to disclose it without charge, to freeze it, or to include a fraud alert. They are
 * about no item, so they have a start of their own.
 */
import * as z from 'zod/mini';
import { fileProtections } from '#vocabulary/fileProtection.ts';
import { defineCall } from './call.ts';
import { GlossIn, PreviewedLetter } from './letterPreview.ts';
import { ProfileId } from './profiles.ts';
import { GenerationSession } from './repair.ts';
import { Bureau, CivilDate } from './shapes.ts';

/** The longest name of who sent a notice. */
export const senderLength = 120;

/**
 * Why the file is free to see, which only the client can say (15 U.S.C. 1681j(b) and (c)), or what is to protect it
 * (15 U.S.C. 1681c-1).
 */
export const FileGround = z.discriminatedUnion('reason', [
  z.object({
    reason: z.literal('adverseAction'),
    /** Who sent the notice. */
    from: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(senderLength)),
    /** When the client received it. */
    receivedOn: CivilDate,
  }),
  z.object({ reason: z.enum(['unemployed', 'publicAssistance', 'fraud', ...fileProtections]) }),
]);
export type FileGround = z.infer<typeof FileGround>;

export const FileRequest = z.object({
  /** Those that are asked; after a notice of adverse action, those that it names. */
  bureaus: z.array(Bureau).check(z.minLength(1), z.maxLength(3)),
  ground: FileGround,
});
export type FileRequest = z.infer<typeof FileRequest>;

export const previewFileRequests = defineCall('previewFileRequests', {
  method: 'POST',
  onlyReads: true,
  url: '/api/v1/profile/disputes/:profileId/file/preview',
  reads: 'letters',
  summary: "What letters about the client's file as a whole would say.",
  description:
    'Stores nothing, uses no generation, and needs none. Problems of `ground.receivedOn` are `inFuture` and `tooOld`, more than 60 days ago.',
  failures: ['notFound'],
  params: ProfileId,
  body: z.object({ ...FileRequest.shape, glossIn: GlossIn }),
  reply: z.object({ letters: z.array(PreviewedLetter) }),
  perMinute: 60,
});

export const writeFileRequests = defineCall('writeFileRequests', {
  method: 'POST',
  url: '/api/v1/profile/disputes/:profileId/file',
  reads: 'nothing',
  summary: "Writes letters about the client's file as a whole.",
  description:
    'One for each bureau, which only the client signs. Uses one generation. `nothingToDispute` before the first report; `repeatedChoice` if one of the bureaus was asked the same within 24 hours.',
  failures: [
    'notFound',
    'noGenerations',
    'contractNotOpen',
    'nothingToDispute',
    'repeatedChoice',
    'unprintableName',
  ],
  takesIdempotencyKey: true,
  params: ProfileId,
  body: FileRequest,
  reply: GenerationSession,
});
