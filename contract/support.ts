import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Id, Instant } from './shapes.ts';

/**
 * The user that support impersonates, on any call that needs a token. The call is made for that user, in their account; the
 * caller remains the person of the token. Only support may send it.
 */
export const targetUserHeader = 'X-Target-User-Id';

export const startVisit = defineCall('startVisit', {
  method: 'POST',
  url: '/api/v1/admin/visits',
  reads: 'nothing',
  support: 'always',
  summary: 'Starts a visit of support to the account of a user, with the reason for it.',
  description:
    'Only for support. For 30 minutes, calls with `X-Target-User-Id` may do more than read lists. The account is notified of the visit and its reason.',
  body: z.object({
    userId: Id,
    reason: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(200)),
  }),
  reply: z.object({ until: Instant }),
});

export const allowSupport = defineCall('allowSupport', {
  method: 'POST',
  url: '/api/v1/settings/supportConsent',
  reads: 'nothing',
  support: 'never',
  summary: 'Allows support to download the letters of the account for 24 hours, or no longer.',
  description: 'Only for the account’s owner.',
  body: z.object({ allowed: z.boolean() }),
  reply: z.object({ until: z.nullable(Instant) }),
});
