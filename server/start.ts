import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { openBlobs } from './blobs/disk.ts';
import { pairBlobs } from './blobs/pairing.ts';
import { createVault } from './blobs/vault.ts';
import { readConfiguration } from './configuration.ts';
import { ConfigurationError } from './configuration/environment.ts';
import type { Configuration } from './configuration/settings.ts';
import { cardPayments } from './gateways/cardPayment.ts';
import { reportGateways } from './gateways/reportGateways.ts';
import { startHousekeeping } from './housekeeping.ts';
import { loadIdentityKeys } from './identity/embedded/keys.ts';
import { createTypesetter } from './letters/typesetter.ts';
import { seedAccounts } from './seed/accounts.ts';
import type { Services } from './services.ts';
import { openStore } from './store/open.ts';
import { StoreUnavailable } from './store/unavailable.ts';

const clock = { now: () => new Date() };
const stopWithin = 10_000;

/** Runs the server until a signal. A problem that the operator can fix ends it with a one-sentence message. */
export async function start(environment: NodeJS.ProcessEnv): Promise<void> {
  try {
    await run(readConfiguration(environment));
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    console.error(error instanceof ConfigurationError ? sentence : `Redress did not start: ${sentence}`);
    process.exit(1);
  }
}

async function run(configuration: Configuration): Promise<void> {
  const { dataDir, databaseUrl, key, origins, identity } = configuration;
  const store = await openStore({ dataDir, databaseUrl, key, clock });
  const blobs = await openBlobs(join(dataDir, 'blobs'));
  await pairBlobs(store, blobs);
  const typesetter = createTypesetter();
  const isDemonstration = configuration.demonstration && identity.provider === 'embedded';
  const demonstration = isDemonstration
    ? await seedAccounts({ store, origins, clock })
    : { signIns: [], supportUsers: [] };
  const services: Services = {
    store,
    vault: createVault(blobs, store.profiles),
    gateways: reportGateways(configuration.providers),
    typesetter,
    clock,
    origins,
    printShopUrl: configuration.printShopUrl,
    printVariantId: configuration.printVariantId,
    cards: cardPayments(configuration.cards),
    supportUsers: [...configuration.supportUsers, ...demonstration.supportUsers],
  };
  const keys = identity.provider === 'embedded' ? await loadIdentityKeys(store.secrets) : null;
  const web = fileURLToPath(new URL('../dist/web', import.meta.url));
  const app = await createApp({
    configuration,
    services,
    keys,
    web: existsSync(join(web, 'index.html')) ? web : null,
    log: configuration.production,
  });

  await app.listen({ port: configuration.port, host: configuration.listenOn });
  const housekeeping = startHousekeeping({
    services,
    blobs,
    allowedOrphans: configuration.allowedOrphans,
    log: configuration.production ? app.log : console,
  });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopWithin).unref();
    housekeeping.stop();
    await app.close();
    await typesetter.close();
    await store.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());

  for (const { host, mail, password } of demonstration.signIns)
    console.log(`Sign in at ${host} as ${mail} with ${password}`);
  console.log(`Redress is ready: ${origins.b2b} (business) · ${origins.b2c} (consumer)`);

  await housekeeping.firstRound;
  if (isDemonstration) {
    const { seedClients } = await import('./seed/clients.ts');
    try {
      const unfinished = await seedClients(services, configuration.providers);
      if (unfinished === 0) console.log('Demo client history is ready.');
      else
        console.error(`The credit providers did not respond: ${unfinished} demo clients lack their history.`);
    } catch (error) {
      // The server is already accepting requests and, like them, waits for the database.
      if (!(error instanceof StoreUnavailable)) throw error;
      console.error(`The demo client history is incomplete. ${error.message}`);
    }
  }
}
