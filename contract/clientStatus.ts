import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ProfileId } from './profiles.ts';
import { Done, Instant, ProfileStatus } from './shapes.ts';

/**
 * What is recorded about a client besides what happens to their letters (contract/disputeEvents.ts). `disputesStand` is the
 * status that follows from those. The last five were recorded before mailing was: they moved the status by themselves.
 */
export const ClientEventKind = z.enum([
  'profileCompleted',
  'reportImported',
  'lettersWritten',
  'printOrderStarted',
  'newerReport',
  'monthReminded',
  'disputesStand',
  'statusSetByHand',
  'lettersGenerated',
  'lettersMailed',
  'monthPassed',
  'reportCompared',
  'nothingNegativeLeft',
]);
export type ClientEventKind = z.infer<typeof ClientEventKind>;

/** Details of an event. */
export const ClientEventDetail = z.object({
  /** The status that follows; if it was set manually, by whom and why. */
  status: z.optional(ProfileStatus),
  by: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** Of an imported report: whether every bureau's accounts are listed, and how many of all accounts are negative. */
  report: z.optional(z.object({ isComplete: z.boolean(), negatives: z.int() })),
  /** Of a comparison: how many negative accounts are gone, left, and new. */
  changes: z.optional(z.object({ gone: z.int(), left: z.int(), added: z.int() })),
});
export type ClientEventDetail = z.infer<typeof ClientEventDetail>;

export const ClientEvent = z.object({ kind: ClientEventKind, at: Instant, detail: ClientEventDetail });
export type ClientEvent = z.infer<typeof ClientEvent>;

export const clientStatus = defineCall('clientStatus', {
  method: 'GET',
  url: '/api/v1/profile/status/:profileId',
  reads: 'nothing',
  summary: "A client's status and the dated events that led to it, oldest first.",
  params: ProfileId,
  reply: z.object({
    status: ProfileStatus,
    /** The state's path in the chart `clientStatus`: `onboarding.ready`, `waiting`. */
    state: z.string(),
    history: z.array(ClientEvent),
  }),
});

export const setClientStatus = defineCall('setClientStatus', {
  method: 'POST',
  url: '/api/v1/profile/status/:profileId',
  reads: 'nothing',
  summary: "Sets a client's status manually.",
  description: 'For agencies and support. Who set it and the reason are stored and logged.',
  failures: ['forbidden'],
  params: ProfileId,
  body: z.object({
    status: ProfileStatus,
    reason: z.string({ error: 'required' }).check(z.trim(), z.minLength(1, 'required'), z.maxLength(200)),
  }),
  reply: Done,
});
