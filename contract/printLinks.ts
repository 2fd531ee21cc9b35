import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Mailing } from './mailing.ts';
import { SessionId } from './repair.ts';
import { Done, Id, Instant } from './shapes.ts';

/** What someone downloaded through a print link or as support. */
export const PrintedFile = z.enum(['letters', 'csv']);
export type PrintedFile = z.infer<typeof PrintedFile>;

export const printLinks = defineCall('printLinks', {
  method: 'GET',
  url: '/api/v1/attack/session/link/:sessionId',
  reads: 'nothing',
  summary: 'A set of letters with its active print links, and every download by someone outside the account.',
  description: "A link's key is shown only once, in the note for the print shop.",
  params: SessionId,
  reply: z.object({
    /** Whose letters they are, with the current name, when how many were written, and how many were mailed. */
    set: z.object({
      profileId: Id,
      profileName: z.string(),
      createdAt: Instant,
      letters: z.int(),
      mailing: Mailing,
    }),
    /** How many letters of the set the client has approved; null on a consumer's account, where nobody else writes them. */
    approved: z.nullable(z.object({ letters: z.int(), of: z.int() })),
    links: z.array(
      z.object({
        createdAt: Instant,
        expiresAt: Instant,
        /** How often the letters were downloaded with it. */
        downloads: z.int(),
        /** How many letters it opens; null for the whole set. */
        letters: z.nullable(z.int()),
      }),
    ),
    openings: z.array(
      z.object({
        at: Instant,
        /** The address with which the person signs in. */
        mail: z.string(),
        /** Whether they have proven that it is theirs. */
        confirmed: z.boolean(),
        file: PrintedFile,
      }),
    ),
  }),
});

export const revokePrintLinks = defineCall('revokePrintLinks', {
  method: 'DELETE',
  url: '/api/v1/attack/session/link/:sessionId',
  reads: 'nothing',
  summary: 'Revokes every print link of a set of letters.',
  params: SessionId,
  reply: Done,
});
