import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ProfileId } from './profiles.ts';
import { Done, Instant } from './shapes.ts';

export const LegalHold = z.object({ reason: z.string(), by: z.string(), at: Instant });
export type LegalHold = z.infer<typeof LegalHold>;

export const legalHold = defineCall('legalHold', {
  method: 'GET',
  url: '/api/v1/profile/hold/:profileId',
  reads: 'nothing',
  summary: 'The legal hold on a client, or null.',
  params: ProfileId,
  reply: z.object({ hold: z.nullable(LegalHold) }),
});

export const placeHold = defineCall('placeHold', {
  method: 'POST',
  url: '/api/v1/profile/hold/:profileId',
  reads: 'nothing',
  summary: 'Places a legal hold: the client can’t be deleted until it is lifted.',
  description:
    'For agencies and support. Who placed it and the reason are stored. It replaces an earlier hold.',
  failures: ['forbidden'],
  params: ProfileId,
  body: z.object({
    reason: z.string({ error: 'required' }).check(z.trim(), z.minLength(1, 'required'), z.maxLength(200)),
  }),
  reply: Done,
});

export const liftHold = defineCall('liftHold', {
  method: 'DELETE',
  url: '/api/v1/profile/hold/:profileId',
  reads: 'nothing',
  summary: 'Lifts the legal hold on a client.',
  failures: ['forbidden'],
  params: ProfileId,
  reply: Done,
});
