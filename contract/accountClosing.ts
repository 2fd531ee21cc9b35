import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { LegalHold } from './legalHold.ts';
import { Done, Id, Instant } from './shapes.ts';

/** What a consumer should know before they close their account. */
export const AccountClosing = z.object({
  profiles: z.array(
    z.object({ id: Id, name: z.string(), /** It prevents the closing. */ hold: z.nullable(LegalHold) }),
  ),
  /** Unused generations, which end with the account. */
  generationsLeft: z.int(),
  /** Mailed letters whose answer may still come. */
  answersDue: z.int(),
  /** Until when a purchase may be on the card page, which prevents the closing; null if there is none. */
  orderOpenUntil: z.nullable(Instant),
  /** Purchases that the card provider still checks. */
  ordersPending: z.int(),
  /** Pages at agencies that the person opens with the same sign-in. */
  agencyPages: z.int(),
  /** The confirmed address that gets the confirmation; null if there is none. */
  confirmationTo: z.nullable(z.string()),
  /** The sign-in belongs to another service and stays there. */
  keepsSignIn: z.boolean(),
});
export type AccountClosing = z.infer<typeof AccountClosing>;

export const accountClosing = defineCall('accountClosing', {
  method: 'GET',
  url: '/api/v1/account/closing',
  reads: 'nothing',
  support: 'never',
  summary: 'What closing the account would erase, and what prevents it.',
  description: 'For consumers only.',
  failures: ['agencyAccount'],
  reply: AccountClosing,
});

export const closeAccount = defineCall('closeAccount', {
  method: 'POST',
  url: '/api/v1/account/close',
  reads: 'nothing',
  support: 'never',
  summary:
    'Closes a consumer’s account: erases its profiles with everything in them, and ends every session.',
  description:
    'For consumers only. It can’t be undone. Once it is done, every call of its person fails with `accountClosed`, so a repeated request is answered with that.',
  failures: ['agencyAccount', 'onHold', 'orderOpen'],
  reply: Done,
  needsFreshSignIn: true,
});
