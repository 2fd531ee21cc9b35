import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { recordedReads } from './recordedReads.ts';
import { Id, Instant, optionalParameter } from './shapes.ts';

/**
 * Who it was: a member of the account, support, a client with the agency's link, someone outside the account with a
 * print link, or a person who can no longer be named.
 */
const AccessActor = z.enum(['member', 'support', 'client', 'outsider', 'unknown']);

export const AccessEntry = z.object({
  /** 1, 2, 3 … in the account. */
  number: z.int(),
  at: Instant,
  actor: AccessActor,
  /** The member's current name, or the address of someone outside the account; '' for the others. */
  name: z.string(),
  /** The user whom support acted for; '' if nobody. */
  forName: z.string(),
  /** The network address the request came from. */
  address: z.string(),
  /** What the reply revealed; `nothing` if something was refused that would have revealed nothing. */
  reads: z.enum([...recordedReads, 'nothing']),
  /** The name of the call. */
  call: z.string(),
  /** The client's current name; null if no client was named or the client is gone. */
  client: z.nullable(z.string()),
  /** Which value or document; '' otherwise. */
  detail: z.string(),
  refused: z.boolean(),
});
export type AccessEntry = z.infer<typeof AccessEntry>;

/** How to narrow the record. */
const selection = {
  profileId: optionalParameter(Id),
  /** What was read; `refused` for refusals of any kind. */
  kind: optionalParameter(z.enum([...recordedReads, 'refused'])),
};

export type AccessKind = NonNullable<z.infer<typeof selection.kind>>;

export const accessRecord = defineCall('accessRecord', {
  method: 'GET',
  url: '/api/v1/accessRecord',
  reads: 'nothing',
  summary: 'Who read or was refused what in the account, newest first, 50 at a time.',
  description: 'Only for the account’s owner. `next` is the `before` of the next page.',
  query: z.object({ ...selection, before: optionalParameter(z.string().check(z.regex(/^\d{1,9}$/))) }),
  failures: ['forbidden'],
  reply: z.object({
    entries: z.array(AccessEntry),
    /** Null on the last page. */
    next: z.nullable(z.int()),
    /** The account's clients, to choose from; only with the first page. */
    clients: z.array(z.object({ id: Id, name: z.string() })),
  }),
});

export const exportAccessRecord = defineCall('exportAccessRecord', {
  method: 'GET',
  url: '/api/v1/accessRecord/csv',
  reads: 'export',
  summary: 'The same as a CSV file.',
  description: 'Only for the account’s owner.',
  query: z.object(selection),
  failures: ['forbidden'],
  replies: 'csv',
  perDay: 'exports',
  needsFreshSignIn: true,
});
