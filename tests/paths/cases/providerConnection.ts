import type { ClientWork } from '#contract/clientWork.ts';
import type { Provider } from '#contract/profiles.ts';
import { providerConnectionMachine } from '#machines/providerConnection.ts';
import { aConnection, ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const account = { mail: 'ana@example.com', signedInOn: '2026-11-21T09:00:00.000Z' };
const work = (change: Partial<ClientWork>): ClientWork => ({
  id: ids.session,
  kind: 'connecting',
  state: 'done',
  since: '2026-11-21T09:00:00.000Z',
  provider: 'IdentityIQ',
  ...change,
});
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

const lost = new TypeError('Failed to fetch');
const nothing = { connection: null, reportId: null, work: null };
/** The connection is newer than every other one. */
const stands = (provider: Provider) => ({
  event: done('findConnection', {
    ...nothing,
    connection: { provider, account: { ...account, signedInOn: '2026-11-21T10:00:00.000Z' } },
    reportId: ids.report,
  }),
  when: ({ context }: { context: { attempted: Provider | null } }) => context.attempted === provider,
});

export const providerConnection = defineCases(
  providerConnectionMachine,
  {
    'a profile without a provider': { profileId: ids.profile, connection: null },
    'a profile connected to SmartCredit': {
      profileId: ids.profile,
      connection: { provider: 'SmartCredit', account },
    },
    'Ana returns while IdentityIQ is being connected': {
      profileId: ids.profile,
      connection: null,
      work: work({ state: 'running' }),
    },
    'Ana returns while SmartCredit is asked for a newer report': {
      profileId: ids.profile,
      connection: { provider: 'SmartCredit', account },
      work: work({ kind: 'refreshing', state: 'running', provider: 'SmartCredit' }),
    },
  },
  {
    'IdentityIQ was connected meanwhile': {
      event: done('followedWork', work({ connection: aConnection({ provider: 'IdentityIQ' }) })),
      when: ({ context }) => context.attempted === 'IdentityIQ',
    },
    'SmartCredit returned a newer report meanwhile': {
      event: done('followedWork', work({ connection: aConnection({ provider: 'SmartCredit' }) })),
      when: ({ context }) => context.attempted === 'SmartCredit',
    },
    'IdentityIQ reported a billing error meanwhile': {
      event: done(
        'followedWork',
        work({ state: 'failed', failure: { code: 'providerBilling', error: 'Billing Error' } }),
      ),
      when: ({ context }) => context.attempted === 'IdentityIQ',
    },
    'the server stopped meanwhile': done('followedWork', work({ state: 'interrupted' })),
    'Ana saw the end in another tab': done('followedWork', null),
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
    'the connection is lost while connecting': thrown('connectProvider', lost),
    'the connection is lost while refreshing': thrown('refreshReport', lost),
    'the server says that IdentityIQ was connected': stands('IdentityIQ'),
    'the server says that SmartCredit returned a newer report': stands('SmartCredit'),
    'the server says that it is still connecting IdentityIQ': {
      event: done('findConnection', { ...nothing, work: work({ state: 'running' }) }),
      when: ({ context }) => context.attempted === 'IdentityIQ',
    },
    'the server says that nothing was imported': done('findConnection', nothing),
    'the server cannot be asked': thrown('findConnection', lost),
    'Ana asks again whether the report was imported': { type: 'check.retry' },
    'the provider is disconnected': done('logout'),
    'the provider cannot be disconnected': thrown('logout', refusal('busy')),
  },
);
