import { CallError, type FailureCode } from '#contract/failures.ts';
import type { Provider } from '#contract/profiles.ts';
import type { Connection, Credentials } from '#contract/providers.ts';
import { GatewayError, type GatewayFailureKind } from '#server/gateways/failure.ts';
import type { FetchedReport } from '#server/gateways/reportGateway.ts';
import type { Session } from '#server/identity/session.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { displayName } from '#server/store/names.ts';
import { asImportJob } from './importJob.ts';
import { saveReport } from './saveReport.ts';

const codes: Readonly<Record<GatewayFailureKind, FailureCode>> = {
  loginFailed: 'providerLoginFailed',
  billing: 'providerBilling',
  unreachable: 'providerUnreachable',
  unusable: 'providerUnusable',
};

type ImportServices = Pick<Services, 'store' | 'vault' | 'gateways' | 'clock' | 'turns'>;

interface Wanted {
  readonly session: Pick<Session, 'accountId' | 'userId' | 'isImpersonating' | 'timeZone'>;
  readonly profileId: string;
  readonly provider: Provider;
  readonly credentials: Credentials;
  readonly signal: AbortSignal;
}

/**
 * Signs in at the provider, reads its report, and saves both: connection and report change in one transaction. Notifications
 * say how it ended, also if nobody waits for the answer. Throws `notFound`, or a provider failure with the server's text.
 */
export async function importReport(services: ImportServices, wanted: Wanted): Promise<Connection> {
  const { accountId } = wanted.session;
  const { profileId, provider, signal } = wanted;
  return asImportJob(services, { accountId, profileId, provider }, () =>
    services.turns.imports.take(accountId, () => fetchAndSave(services, wanted), signal),
  );
}

async function fetchAndSave(services: ImportServices, wanted: Wanted): Promise<Connection> {
  const { store, gateways } = services;
  const { session, profileId, provider, credentials, signal } = wanted;
  const profile = found(await store.profiles.find(session.accountId, profileId));
  const profileName = displayName(profile);

  let fetched: FetchedReport;
  try {
    fetched = await gateways[provider].fetchReport(credentials, { signal });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    await store.notifications.add(session.accountId, {
      type: 'negative',
      code: 'reportConnectionFailed',
      params: { profile: profileName, provider },
      profileId,
    });
    throw new CallError(codes[error.kind], error.text);
  }
  const { raw, report, account } = fetched;
  const reportId = await saveReport(services, {
    session,
    profileId,
    profileName,
    source: provider,
    origin: provider,
    raw,
    report,
    connect: ({ connections }) =>
      connections.put(session.accountId, profileId, provider, {
        mail: account.mail,
        username: credentials.username,
        password: credentials.password,
      }),
  });
  return { ok: true, provider, reportId, mail: account.mail, signedInOn: services.clock.now().toISOString() };
}
