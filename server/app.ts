import { join } from 'node:path';
import multipart from '@fastify/multipart';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { AppConfiguration } from '#contract/service.ts';
import { languages } from '#vocabulary/languages.ts';
import { recordAccess } from './access/recordAccess.ts';
import { createRecorder } from './access/recorder.ts';
import type { Configuration } from './configuration/settings.ts';
import { allowances } from './http/allowances.ts';
import { callLimits } from './http/callLimits.ts';
import { closing } from './http/closing.ts';
import { draining } from './http/draining.ts';
import { compression } from './http/compression.ts';
import { crowding } from './http/crowding.ts';
import { failures, refuse } from './http/failures.ts';
import { forwarded } from './http/forwarded.ts';
import { headers, replyHeaders } from './http/headers.ts';
import { jsonBody } from './http/jsonBody.ts';
import { loggerOptions, requestId, requestLog } from './http/logging.ts';
import { looks } from './http/looks.ts';
import { openApi } from './http/openApi.ts';
import { pages } from './http/pages.ts';
import { servedScreens } from './http/served/servedScreen.ts';
import { replyCompiler } from './http/replies.ts';
import { sendingOptions, slowBodies, usualSendingLimits } from './http/slowClients.ts';
import { unreadBody } from './http/unreadBody.ts';
import { uploads } from './http/uploads.ts';
import { unstorableTexts } from './http/unstorableTexts.ts';
import type { IdentityKeys } from './identity/embedded/keys.ts';
import { auth0People, embeddedPeople } from './identity/people.ts';
import { identityProvider } from './identity/embedded/provider.ts';
import { createImpersonation } from './identity/impersonation.ts';
import { session } from './identity/session.ts';
import { refuseAfterEnd } from './identity/embedded/sessionEnd.ts';
import { createVerifier, type Verifier } from './identity/verify.ts';
import { measure } from './metrics/measure.ts';
import type { Metrics } from './metrics/metrics.ts';
import { accessRecord } from './routes/accessRecord.ts';
import { account } from './routes/account.ts';
import { accountClosings } from './routes/accountClosing.ts';
import { analyses } from './routes/analysis.ts';
import { clientLink } from './routes/clientLink.ts';
import { clientPage } from './routes/clientPage.ts';
import { clientReadiness } from './routes/clientReadiness.ts';
import { clientStatuses } from './routes/clientStatus.ts';
import { company } from './routes/company.ts';
import { disputes } from './routes/disputes.ts';
import { work } from './routes/work.ts';
import { proposals } from './routes/proposals.ts';
import { reportComparison } from './routes/reportComparison.ts';
import { documents } from './routes/documents.ts';
import { grounds } from './routes/grounds.ts';
import { inbox } from './routes/inbox.ts';
import { itemGrounds } from './routes/itemGrounds.ts';
import { clientSummary } from './routes/clientSummary.ts';
import { clientWork } from './routes/clientWork.ts';
import { clientContracts } from './routes/clientContract.ts';
import { contractDocuments } from './routes/contractDocuments.ts';
import { legalHolds } from './routes/legalHold.ts';
import { letterChecks } from './routes/letterCheck.ts';
import { enclosures } from './routes/enclosures.ts';
import { letterPreviews } from './routes/letterPreview.ts';
import { disputeMarkRoutes } from './routes/disputeMarks.ts';
import { fileRequestRoutes } from './routes/fileRequests.ts';
import { nextSteps } from './routes/nextSteps.ts';
import { letterSummaries } from './routes/letterSummary.ts';
import { outcomes } from './routes/outcomes.ts';
import { payment } from './routes/payment.ts';
import { printLinks } from './routes/printLinks.ts';
import { profileExport } from './routes/profileExport.ts';
import { profiles } from './routes/profiles.ts';
import { complaints } from './routes/complaints.ts';
import { mailingList } from './routes/mailingList.ts';
import { progress } from './routes/progress.ts';
import { providers } from './routes/providers.ts';
import { repair } from './routes/repair.ts';
import { reportFile } from './routes/reportFile.ts';
import { reports } from './routes/reports.ts';
import { service } from './routes/service.ts';
import { support } from './routes/support.ts';
import type { Services } from './services.ts';
import { installableRoutes } from './installable/installableRoutes.ts';
import { legalRoutes } from './legal/legalRoutes.ts';
import { newId } from './store/ids.ts';

export interface AppOptions {
  readonly configuration: Pick<
    Configuration,
    | 'identity'
    | 'origins'
    | 'marketingUrl'
    | 'legal'
    | 'retentionMonths'
    | 'tutorialUrl'
    | 'trustedProxies'
    | 'callsPerMinute'
    | 'logLevel'
    | 'production'
    | 'cards'
    | 'keepsOfflinePage'
    | 'drawsScreens'
  >;
  readonly services: Services;
  /** Those of the embedded provider; null with Auth0. */
  readonly keys: IdentityKeys | null;
  /** Null if nobody reads them. */
  readonly metrics: Metrics | null;
  /** Folder of the built pages; null to serve the API only. */
  readonly web: string | null;
  readonly log: boolean;
}

/** Milliseconds. */
const timeouts = { connection: 60_000, keepAlive: 65_000 };
const jsonBytes = 1024 * 1024;

const signUpUrls = {
  MyFreeScoreNow: 'https://www.myfreescorenow.com/',
  IdentityIQ: 'https://www.identityiq.com/',
  SmartCredit: 'https://www.smartcredit.com/',
};

/** The configuration embedded in each host's page, by host name. */
function pageConfigurations({ identity, origins, marketingUrl, tutorialUrl }: AppOptions['configuration']) {
  return new Map(
    (['b2b', 'b2c'] as const).map((variant): [string, AppConfiguration] => [
      new URL(origins[variant]).host,
      {
        variant,
        languages: [...languages],
        identity: {
          domain: identity.provider === 'embedded' ? origins[variant] : identity.domain,
          clientId: identity.clientId,
          audience: identity.audience,
        },
        api: '',
        marketingUrl: marketingUrl || origins[variant],
        tutorialUrl,
        signUpUrls,
      },
    ]),
  );
}

function verifierOf(
  identity: AppOptions['configuration']['identity'],
  keys: IdentityKeys | null,
  store: Services['store'],
): Verifier {
  if (identity.provider === 'auth0') return createVerifier(identity);
  if (keys === null) throw new Error('The embedded identity provider needs its keys.');
  return refuseAfterEnd(
    createVerifier({ ...identity, keys: keys.signing }),
    store.oidcPayloads,
    store.closings,
  );
}

/** The whole server except for listening: plugins in the order in which a request meets them, then the routes. */
export async function createApp({
  configuration,
  services,
  keys,
  metrics,
  web,
  log,
}: AppOptions): Promise<FastifyInstance> {
  const { identity, origins, tutorialUrl, trustedProxies, callsPerMinute, logLevel, production, cards } =
    configuration;
  const { store, clock, supportUsers } = services;
  const headersOf = replyHeaders({
    partners: identity.provider === 'auth0' ? [`https://${identity.domain}`] : [],
    formTargets: [new URL(cards.url).origin],
    media: tutorialUrl.startsWith('/') ? [] : [new URL(tutorialUrl).origin],
    strictTransport: production,
  });
  const app = fastify({
    logger: log && { ...loggerOptions, level: logLevel },
    ...(log && { logController: new LogController({ disableRequestLogging: true }) }),
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    bodyLimit: jsonBytes,
    genReqId: () => newId(),
    ...sendingOptions(usualSendingLimits),
    connectionTimeout: timeouts.connection,
    keepAliveTimeout: timeouts.keepAlive,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    // A path that can't be decoded, or with too long a parameter, names nothing. No hook runs for it.
    frameworkErrors: (_error, request, reply) => {
      void refuse(reply.headers(headersOf(request.url)), 'notFound');
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(replyCompiler);

  headers(app, headersOf);
  requestId(app);
  closing(app);
  draining(app);
  slowBodies(app, usualSendingLimits);
  unreadBody(app);
  failures(app);
  jsonBody(app);
  unstorableTexts(app);
  compression(app);
  if (log) requestLog(app);
  if (metrics !== null) measure(app, metrics);
  forwarded(app);
  const hosts = new Set(Object.values(origins).map((origin) => new URL(origin).host));
  app.addHook('onRequest', async (request, reply) => {
    // Monitors ask from inside, by IP address; all other requests must be for a configured host.
    if (hosts.has(request.host.toLowerCase()) || request.routeOptions.config?.call?.forMonitors === true)
      return;
    return refuse(reply, 'notFound');
  });
  crowding(app);
  const limits = await callLimits(app, callsPerMinute);
  await app.register(multipart, { throwFileSizeLimit: true });

  const verify = verifierOf(identity, keys, store);
  const documentSession =
    identity.provider === 'embedded' && keys !== null
      ? await identityProvider(app, { identity, keys, store, supportUsers, clock })
      : null;
  legalRoutes(app, {
    legal: configuration.legal,
    origins,
    retentionMonths: configuration.retentionMonths,
    signsInWith: identity.provider,
  });
  installableRoutes(app, { origins, keepsOfflinePage: configuration.keepsOfflinePage });
  openApi(app, {
    origins,
    issuers: identity.provider === 'embedded' ? Object.values(origins) : [`https://${identity.domain}`],
  });
  await app.register(async (calls) => {
    await calls.register(session, {
      verify,
      origins,
      people:
        identity.provider === 'embedded' ? embeddedPeople(store.embeddedUsers) : auth0People(identity.domain),
      store,
      acting: createImpersonation({ store, supportUsers, clock }),
      clock,
      limits,
      // Auth0's tokens don't say when their person signed in.
      stepUp: identity.provider === 'embedded' && identity.stepUp,
    });
    allowances(calls, store.allowances);
    uploads(calls);
    looks(calls, services.turns.looks);
    recordAccess(calls, { record: createRecorder(store), clock });
    service(calls, services);
    account(calls, services);
    accountClosings(calls, services);
    accessRecord(calls, services);
    analyses(calls, services);
    clientLink(calls, services);
    clientPage(calls, services);
    clientReadiness(calls, services);
    clientStatuses(calls, services);
    company(calls, services);
    profiles(calls, services);
    profileExport(calls, services);
    clientWork(calls, services);
    legalHolds(calls, services);
    clientContracts(calls, services);
    contractDocuments(calls, services);
    clientSummary(calls, services);
    disputes(calls, services);
    work(calls, services);
    proposals(calls, services);
    reportComparison(calls, services);
    inbox(calls, services);
    documents(calls, services);
    providers(calls, services);
    reportFile(calls, services);
    reports(calls, services);
    grounds(calls, services);
    itemGrounds(calls, services);
    letterChecks(calls, services);
    letterPreviews(calls, services);
    nextSteps(calls, services);
    disputeMarkRoutes(calls, services);
    fileRequestRoutes(calls, services);
    enclosures(calls, services);
    letterSummaries(calls, services);
    repair(calls, services);
    outcomes(calls, services);
    complaints(calls, services);
    mailingList(calls, services);
    progress(calls, services);
    printLinks(calls, services);
    payment(calls, services);
    support(calls, services);
  });
  if (web === null) app.setNotFoundHandler((_request, reply) => refuse(reply, 'notFound'));
  else
    await pages(app, {
      folder: web,
      hosts: pageConfigurations(configuration),
      documentSession,
      served:
        documentSession !== null && configuration.drawsScreens
          ? servedScreens(app, { code: join(web, '../served/draw.js') })
          : null,
    });
  return app;
}
