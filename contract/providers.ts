import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ConnectedAccount, Provider } from './profiles.ts';
import { Done, Id } from './shapes.ts';

/** The member's own sign-in at the provider. `sqa` is the answer to its secret question (MyFreeScoreNow has none). */
export const Credentials = z.object({
  username: z.string().check(z.minLength(1, 'required'), z.maxLength(254)),
  password: z.string().check(z.minLength(1, 'required'), z.maxLength(254)),
  sqa: z.optional(z.string().check(z.maxLength(254))),
});
export type Credentials = z.infer<typeof Credentials>;

/** The result of connecting: the provider account and the report that was imported. */
export const Connection = z.extend(ConnectedAccount, {
  ok: z.literal(true),
  provider: Provider,
  reportId: Id,
});
export type Connection = z.infer<typeof Connection>;

/** How fetching a report from a provider can fail. */
const providerFailures = [
  'providerLoginFailed',
  'providerBilling',
  'providerUnreachable',
  'providerUnusable',
] as const;

export const connectProvider = defineCall('connectProvider', {
  method: 'POST',
  url: '/api/v1/profile/:provider/:profileId',
  reads: 'nothing',
  summary: 'Connects a credit report provider and imports its three-bureau report.',
  description: 'A provider connected before is disconnected once this one succeeds.',
  failures: providerFailures,
  params: z.object({ provider: Provider, profileId: Id }),
  body: Credentials,
  reply: Connection,
  takesIdempotencyKey: true,
  perDay: 'providerTries',
});

export const refreshReport = defineCall('refreshReport', {
  method: 'POST',
  url: '/api/v1/profile/refresh/:profileId',
  reads: 'nothing',
  summary: "Imports the connected provider's current report.",
  description: 'Uses the stored sign-in. IdentityIQ needs its secret answer (`sqa`) each time.',
  failures: providerFailures,
  params: z.object({ profileId: Id }),
  body: z.pick(Credentials, { sqa: true }),
  reply: Connection,
  takesIdempotencyKey: true,
  perDay: 'providerTries',
});

/** How the logout paths spell the provider. */
export const logoutPaths = {
  IdentityIQ: 'identityIq',
  MyFreeScoreNow: 'myFreeScoreNow',
  SmartCredit: 'smartCredit',
} as const satisfies Record<Provider, string>;

function logoutCall<P extends Provider>(name: string, provider: P) {
  return defineCall(name, {
    method: 'POST',
    url: `/api/v1/${logoutPaths[provider]}/logout`,
    reads: 'nothing',
    summary: `Disconnects ${provider} from a profile.`,
    description: 'The stored sign-in is deleted. Reports stay.',
    failures: ['notFound'],
    body: z.object({ profileId: Id }),
    reply: Done,
  });
}
export const logoutIdentityIQ = logoutCall('logoutIdentityIQ', 'IdentityIQ');
export const logoutMyFreeScoreNow = logoutCall('logoutMyFreeScoreNow', 'MyFreeScoreNow');
export const logoutSmartCredit = logoutCall('logoutSmartCredit', 'SmartCredit');
export const logoutCalls = {
  IdentityIQ: logoutIdentityIQ,
  MyFreeScoreNow: logoutMyFreeScoreNow,
  SmartCredit: logoutSmartCredit,
} as const;
