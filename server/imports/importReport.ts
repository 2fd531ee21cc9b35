import { CallError, type FailureCode } from '#contract/failures.ts';
import type { Provider } from '#contract/profiles.ts';
import type { Connection, Credentials } from '#contract/providers.ts';
import { GatewayError, type GatewayFailureKind } from '#server/gateways/failure.ts';
import type { FetchedReport } from '#server/gateways/reportGateway.ts';
import type { Session } from '#server/identity/session.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { displayName } from '#server/store/names.ts';
import type { Attendance, WaitingPerson } from '#server/jobs/attended.ts';
import type { Claim } from '#server/store/idempotency.ts';
import { asImportJob, type Imported } from './importJob.ts';
import { saveReport } from './saveReport.ts';

const codes: Readonly<Record<GatewayFailureKind, FailureCode>> = {
  loginFailed: 'providerLoginFailed',
  billing: 'providerBilling',
  unreachable: 'providerUnreachable',
  unusable: 'providerUnusable',
};

type ImportServices = Pick<Services, 'store' | 'vault' | 'looker' | 'gateways' | 'clock' | 'turns'>;

interface Wanted {
  readonly session: Pick<Session, 'accountId' | 'userId' | 'isImpersonating' | 'timeZone'>;
  readonly profileId: string;
  readonly provider: Provider;
  readonly credentials: Credentials;
  /** With the saved sign-in. */
  readonly isRefresh: boolean;
  readonly claim: Pick<Claim, 'key' | 'requestHash'>;
  /** The caller gave the claim its key. */
  readonly isOnce: boolean;
  readonly caller: WaitingPerson;
}

/**
 * Signs in at the provider, reads its report, and saves both: connection and report change in one transaction. Notifications
 * say how it ended, also if nobody waits for the answer. Throws `notFound`, or a provider failure with the server's text. A
 * refresh whose sign-in was removed or replaced meanwhile saves nothing, and is `notFound`.
 */
export async function importReport(services: ImportServices, wanted: Wanted): Promise<Connection> {
  const { store, turns } = services;
  const { accountId } = wanted.session;
  const { profileId, provider } = wanted;
  const { reportId } = await asImportJob(services, { ...wanted, accountId }, (attendance) =>
    turns.imports.take(accountId, () => fetchAndSave(services, wanted, attendance), attendance.signal),
  );
  // Whichever process did the work, this is the connection that it made, unless the client was disconnected or connected elsewhere since.
  const connection = found(await store.connections.find(accountId, profileId));
  if (connection.provider !== provider) throw new CallError('notFound');
  const { mail, signedInOn } = connection;
  return { ok: true, provider, reportId, mail, signedInOn };
}

async function fetchAndSave(
  services: ImportServices,
  { session, profileId, provider, credentials, isRefresh }: Wanted,
  { signal, end }: Attendance<Imported>,
): Promise<Imported> {
  const { store, gateways } = services;
  const { accountId } = session;
  const profile = found(await store.profiles.find(accountId, profileId));
  const profileName = displayName(profile);
  const { username, password } = credentials;
  // It may have waited for its turn, and must not sign in with what was withdrawn meanwhile.
  const isOurs = !isRefresh || (await store.connections.isSaved(accountId, profileId, provider, credentials));
  if (!isOurs) throw new CallError('notFound');

  let fetched: FetchedReport;
  try {
    fetched = await gateways[provider].fetchReport(credentials, { signal });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    await store.transaction(async (step) => {
      // Nothing is written about a client who was deleted meanwhile.
      if (!(await step.profiles.lock(accountId, profileId))) return;
      await step.notifications.add(accountId, {
        type: 'negative',
        code: 'reportConnectionFailed',
        params: { profile: profileName, provider },
        profileId,
      });
    });
    throw new CallError(codes[error.kind], error.text, [{ field: 'provider', problem: error.reason }]);
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
      isRefresh
        ? connections.renew(accountId, profileId, provider, credentials)
        : connections.put(accountId, profileId, provider, { mail: account.mail, username, password }),
    end: (step, id) => end(step, { reportId: id }),
  });
  return { reportId };
}
