import { providerConnectionMachine } from '#machines/providerConnection.ts';
import { aConnection, ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const account = { mail: 'ana@example.com', signedInOn: '2026-11-21T09:00:00.000Z' };
const billing = refusal('providerBilling', 'Billing Error');

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
      credentials: { username: 'ana', password: 'pw', sqa: '1234' },
    },
    'Ana signs in to SmartCredit': {
      type: 'provider.connect',
      provider: 'SmartCredit',
      credentials: { username: 'ana', password: 'pw', sqa: '1234' },
    },
    'Ana presses refresh': { type: 'provider.refresh' },
    'Ana presses Sign Out': { type: 'provider.signOut' },
    'Ana switches Change credit provider on': { type: 'provider.change' },
    'Ana switches Change credit provider off': { type: 'provider.keep' },
    'Ana closes the dialog': { type: 'notice.dismiss' },
    'the provider hands out its report': done('connectProvider', aConnection()),
    'the provider tells of a billing error': thrown('connectProvider', billing),
    'the provider hands out a newer report': done('refreshReport', aConnection()),
    'the refresh fails': thrown('refreshReport', billing),
    'the connection is dissolved': done('logout'),
    'the connection cannot be dissolved': thrown('logout', refusal('busy')),
  },
);
