import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { startBackground } from './background.ts';
import { openBlobStore } from './blobs/open.ts';
import { checkBlobs, pairBlobs } from './blobs/pairing.ts';
import { createVault } from './blobs/vault.ts';
import type { Configuration } from './configuration/settings.ts';
import { openDataDir } from './dataDir.ts';
import { cardPayments } from './gateways/cardPayment.ts';
import { reportGateways } from './gateways/reportGateways.ts';
import type { HouseLog } from './housekeeping.ts';
import { loadIdentityKeys } from './identity/embedded/keys.ts';
import { mistakenSupportUsers } from './identity/support.ts';
import { restOfConnections } from './http/draining.ts';
import { createReplyReader } from './imports/replyReader.ts';
import { listeningAt } from './listening.ts';
import { createLooker } from './looking/looker.ts';
import { createTypesetter } from './letters/typesetter.ts';
import { thisMachine, workersFor } from './letters/workersFor.ts';
import { createMetrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serveMetrics.ts';
import { seedAccounts, type SignInHint } from './seed/accounts.ts';
import { refuseLeftAccounts } from './seed/leftAccounts.ts';
import type { Services } from './services.ts';
import { openStore } from './store/open.ts';
import { ignoreUnavailable, StoreUnavailable } from './store/unavailable.ts';
import { checkRoom } from './store/room.ts';
import { createEveryTurn } from './turns.ts';

const clock = { now: () => new Date() };
/** Milliseconds after which this process knows of a signing key that another one made or removed. */
const keysRefreshed = 60_000;

/** Writes lines for the operator. */
export interface Announcements {
  readonly log: (line: string) => void;
  readonly error: (line: string) => void;
}

/** A server that accepts requests. */
export interface Serving {
  /** The demo accounts, if there are any. */
  readonly signIns: readonly SignInHint[];
  /** Resolves once the first round of background work is done and the demo clients have their histories, or have failed to. */
  readonly complete: Promise<void>;
  /** Ends all requests and closes the database. */
  stop(): Promise<void>;
}

/** Opens the store and accepts requests at the configured address. The caller decides when to stop. */
export async function serve(configuration: Configuration, announce: Announcements): Promise<Serving> {
  const { dataDir, databaseUrl, key, origins, identity } = configuration;
  const store = await openStore({
    dataDir,
    databaseUrl,
    migrationUrl: configuration.migrationUrl,
    key,
    clock,
    restricted: configuration.production,
  });
  // Its disk is checked even if nothing is stored there.
  await openDataDir(dataDir);
  const blobs = await openBlobStore(configuration);
  await pairBlobs(store, blobs);
  if (configuration.production && identity.provider === 'embedded') await refuseLeftAccounts(store);
  const workers = workersFor(thisMachine());
  const typesetter = createTypesetter({ workers });
  const looker = createLooker();
  const isDemonstration = configuration.demonstration && identity.provider === 'embedded';
  const demonstration = isDemonstration
    ? await seedAccounts({ store, origins, clock })
    : { signIns: [], supportUsers: [] };
  const services: Services = {
    store,
    vault: createVault(blobs, store.profiles),
    gateways: reportGateways(configuration.providers, createReplyReader()),
    typesetter,
    looker,
    turns: createEveryTurn(workers),
    clock,
    origins,
    printShopUrl: configuration.printShopUrl,
    printVariantId: configuration.printVariantId,
    cards: cardPayments(configuration.cards),
    supportUsers: [...configuration.supportUsers, ...demonstration.supportUsers],
    readiness: {
      database: () => store.checkWrite(),
      disk: () => checkRoom(dataDir),
      files: () => checkBlobs(store, blobs),
    },
  };
  const keys = identity.provider === 'embedded' ? await loadIdentityKeys(store.secrets, clock) : null;
  const metrics = configuration.metrics === null ? null : createMetrics({ store, clock });
  const web = fileURLToPath(new URL('../dist/web', import.meta.url));
  const app = await createApp({
    configuration,
    services,
    keys,
    metrics,
    web: existsSync(join(web, 'index.html')) ? web : null,
    log: configuration.production,
  });

  const log: HouseLog = configuration.production ? app.log : console;
  if (configuration.production && identity.provider === 'embedded' && identity.secondFactor === 'optional') {
    app.log.warn('SECOND_FACTOR=optional: staff of agencies and support may sign in with a password alone.');
  }
  for (const sentence of await mistakenSupportUsers(configuration.supportUsers, store.users))
    log.warn(sentence);
  // Afterward, so that calls with a signal end by it.
  app.ending.addEventListener('abort', () => setImmediate(() => void typesetter.close()));
  const { port, listenOn: host } = configuration;
  await listeningAt({ host, port, hostSetting: 'LISTEN_ON', portSetting: 'PORT' }, async () =>
    app.listen({ port, host }),
  );
  const place = configuration.metrics;
  const metricsServer =
    metrics === null || place === null
      ? null
      : await listeningAt(
          { ...place, hostSetting: 'METRICS_LISTEN', portSetting: 'METRICS_LISTEN' },
          async () => serveMetrics(metrics, place),
        );
  const background = startBackground({
    services,
    blobs,
    retentionMonths: configuration.retentionMonths,
    allowedOrphans: configuration.allowedOrphans,
    mail: configuration.mail,
    isAlone: databaseUrl === null,
    log,
  });

  const refreshing = setInterval(() => void keys?.signing.refresh().catch(ignoreUnavailable), keysRefreshed);

  return {
    signIns: demonstration.signIns,
    complete: background.firstRound.then(() =>
      isDemonstration ? seedHistories(services, configuration, announce) : undefined,
    ),
    stop: async () => {
      if (configuration.drainFor > 0)
        await app.drain({ notice: configuration.drainFor, rest: restOfConnections });
      clearInterval(refreshing);
      await app.close();
      await metricsServer?.stop();
      await background.stop();
      looker.close();
      await typesetter.close();
      await store.close();
    },
  };
}

async function seedHistories(
  services: Services,
  configuration: Configuration,
  announce: Announcements,
): Promise<void> {
  const { seedClients } = await import('./seed/clients.ts');
  try {
    const unfinished = await seedClients(services, configuration.providers);
    if (unfinished === 0) announce.log('Demo client history is ready.');
    else
      announce.error(`The credit providers did not respond: ${unfinished} demo clients lack their history.`);
  } catch (error) {
    // The server is already accepting requests and, like them, waits for the database.
    if (!(error instanceof StoreUnavailable)) throw error;
    announce.error(`The demo client history is incomplete. ${error.message}`);
  }
}
