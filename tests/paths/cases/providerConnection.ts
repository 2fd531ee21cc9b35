import type { Provider } from '#contract/profiles.ts';
import { providerConnectionMachine } from '#machines/providerConnection.ts';
import { aConnection, ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const account = { mail: 'ana@example.com', signedInOn: '2026-11-21T09:00:00.000Z' };
const credentials = { username: 'ana', password: 'pw' };

/** The report that a provider returns is its own. */
const connected = (provider: Provider) => ({
  event: done('connectProvider', aConnection({ provider })),
  when: ({ context }: { context: { attempted: Provider | null } }) => context.attempted === provider,
});
const refreshed = (provider: Provider) => ({
  event: done('refreshReport', aConnection({ provider })),
  when: ({ context }: { context: { connection: { provider: Provider } | null } }) =>
    context.connection?.provider === provider,
});

export const providerConnection = defineCases(
  providerConnectionMachine,
  {
    'a profile without a provider': { profileId: ids.profile, connection: null },
    'a profile connected to SmartCredit': {
      profileId: ids.profile,
      connection: { provider: 'SmartCredit', account },
    },
  },
  {
    'Ana signs in to IdentityIQ': {
      type: 'provider.connect',
      provider: 'IdentityIQ',
      credentials: { ...credentials, sqa: '1234' },
    },
    'Ana signs in to SmartCredit': { type: 'provider.connect', provider: 'SmartCredit', credentials },
    'Ana presses refresh': { type: 'provider.refresh' },
    'Ana presses Sign Out': { type: 'provider.signOut' },
    'Ana switches Change credit provider on': { type: 'provider.change' },
    'Ana switches Change credit provider off': { type: 'provider.keep' },
    'Ana closes the dialog': { type: 'notice.dismiss' },
    'IdentityIQ returns its report': connected('IdentityIQ'),
    'SmartCredit returns its report': connected('SmartCredit'),
    'the provider reports a billing error': thrown(
      'connectProvider',
      refusal('providerBilling', 'Billing Error'),
    ),
    'the provider refuses the sign-in': thrown(
      'connectProvider',
      refusal('providerLoginFailed', 'Login Failed'),
    ),
    'the provider cannot be reached': thrown('connectProvider', refusal('providerUnreachable')),
    'IdentityIQ returns a newer report': refreshed('IdentityIQ'),
    'SmartCredit returns a newer report': refreshed('SmartCredit'),
    'the refresh returns nothing usable': thrown('refreshReport', refusal('providerUnusable')),
    'the report was refreshed too often': thrown('refreshReport', refusal('tooManyTries')),
    'the provider is disconnected': done('logout'),
    'the provider cannot be disconnected': thrown('logout', refusal('busy')),
  },
);
