import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Instant } from './shapes.ts';

/** How support names a user: the user's id, the address they sign in with, or an account number, with or without its hyphen. */
export const UserReference = z.string().check(z.trim(), z.minLength(1), z.maxLength(254));

/**
 * The user that support impersonates (a `UserReference`), on any call that needs a token. The call is made for that user, in their account; the
 * caller remains the person of the token. Only support may send it.
 */
export const targetUserHeader = 'X-Target-User-Id';

export const startVisit = defineCall('startVisit', {
  method: 'POST',
  url: '/api/v1/admin/visits',
  reads: 'nothing',
  support: 'always',
  summary: 'Gives the reason for acting for the user of `X-Target-User-Id`.',
  description:
    'Only for support. For 30 minutes, calls for that user may do more than read lists. The account is notified of the reason.',
  body: z.object({ reason: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(200)) }),
  reply: z.object({ until: Instant }),
});

export const allowSupport = defineCall('allowSupport', {
  method: 'POST',
  url: '/api/v1/settings/supportConsent',
  reads: 'nothing',
  support: 'never',
  summary: 'Allows support to download the letters of the account for 24 hours, or withdraws that.',
  description: 'Only for the account’s owner.',
  body: z.object({ allowed: z.boolean() }),
  reply: z.object({ until: z.nullable(Instant) }),
});
