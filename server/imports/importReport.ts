import { CallFailed, type FailureCode } from '#contract/failures.ts';
import type { Provider } from '#contract/profiles.ts';
import type { Connection, Credentials } from '#contract/providers.ts';
import { GatewayFailure, type GatewayFailureKind } from '#server/gateways/failure.ts';
import type { FetchedReport } from '#server/gateways/reportGateway.ts';
import { authorOf } from '#server/identity/author.ts';
import type { Session } from '#server/identity/session.ts';
import type { Services } from '#server/services.ts';
import { newId } from '#server/store/ids.ts';
import { displayName } from '#server/store/names.ts';
import { noteReport } from './noteReport.ts';
import { loadReport, parserVersion } from './reportModel.ts';

const codes: Readonly<Record<GatewayFailureKind, FailureCode>> = {
  loginFailed: 'providerLoginFailed',
  billing: 'providerBilling',
  unreachable: 'providerUnreachable',
  unusable: 'providerUnusable',
};

type ImportServices = Pick<Services, 'store' | 'vault' | 'gateways' | 'clock'>;

interface Wanted {
  readonly session: Pick<Session, 'accountId' | 'userId' | 'isActing'>;
  readonly profileId: string;
  readonly provider: Provider;
  readonly credentials: Credentials;
  readonly signal: AbortSignal;
}

/**
 * Signs in at the provider, reads its report and keeps both. Whatever was there before stays until the new one is
 * complete: blobs first, then one transaction for connection, report, log, notification and event. Throws `notFound`,
 * or a provider failure with the server's text.
 */
export async function importReport(services: ImportServices, wanted: Wanted): Promise<Connection> {
  const { store, gateways } = services;
  const { session, profileId, provider, credentials, signal } = wanted;
  const profile = await store.profiles.find(session.accountId, profileId);
  if (profile === null) throw new CallFailed('notFound');
  const profileName = displayName(profile);

  let fetched: FetchedReport;
  try {
    fetched = await gateways[provider].fetchReport(credentials, { signal });
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    await store.notifications.add(session.accountId, {
      type: 'negative',
      code: 'reportConnectionFailed',
      params: { profile: profileName, provider },
    });
    throw new CallFailed(codes[error.kind], error.text);
  }
  return keep(services, wanted, profileName, fetched);
}

async function keep(
  services: ImportServices,
  { session, profileId, provider, credentials }: Wanted,
  profileName: string,
  { raw, report, account }: FetchedReport,
): Promise<Connection> {
  const { store, vault, clock } = services;
  const { accountId } = session;
  const [previous] = await store.reports.list(accountId, profileId);
  const before = previous === undefined ? null : await loadReport(services, accountId, previous);
  const id = newId();
  const place = { accountId, profileId, table: 'report', row: id } as const;
  const rawBlob = await vault.put({ ...place, column: 'raw_blob' }, raw);
  const model = await vault.put({ ...place, column: 'model_blob' }, Buffer.from(JSON.stringify(report)));
  const username = await authorOf(session, store.users);
  const signedInOn = clock.now().toISOString();
  const reportDate = report.reportDate?.value ?? signedInOn.slice(0, 10);
  const { username: memberName, password } = credentials;

  const kept = await store.transaction(async (step) => {
    const connected = await step.connections.put(accountId, profileId, provider, {
      mail: account.mail,
      username: memberName,
      password,
    });
    if (!connected) return false;
    await step.reports.add(accountId, {
      id,
      profileId,
      provider,
      name: `${reportDate} ${provider}`,
      reportDate,
      raw: rawBlob,
      model: { ...model, parserVersion },
    });
    await step.logs.add(accountId, { profileId, profileName, username, status: 'reportConnected' });
    await step.notifications.add(accountId, {
      type: 'positive',
      code: 'reportConnected',
      params: { profile: profileName, provider },
    });
    await noteReport(step, { accountId, profileId }, before, report);
    return true;
  });
  if (!kept) {
    await vault.remove([rawBlob.blob, model.blob]);
    throw new CallFailed('notFound');
  }
  return { ok: true, provider, reportId: id, mail: account.mail, signedInOn };
}
