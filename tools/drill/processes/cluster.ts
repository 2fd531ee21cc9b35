import { bucketName, objectStoreKeys, startObjectStore, type ObjectStore } from '#sandbox/s3/start.ts';
import {
  findPostgres,
  settingsOf,
  startPostgres,
  withServerRole,
  type PostgresServer,
} from '#tests/support/aPostgres.ts';
import { freePorts, startProduct, type Product } from '#tests/support/product.ts';
import { startProxy, type Proxy } from './proxy.ts';

/** Processes of the product on one PostgreSQL and one bucket, behind nginx. */
export interface Cluster {
  readonly processes: readonly Product[];
  readonly objects: ObjectStore;
  readonly proxy: Proxy;
  /** The product as its users reach it. */
  readonly product: Product;
  stop(): Promise<void>;
}

/** Seconds: long enough for what a load balancer would see, short enough for many restarts. */
const drainSeconds = '1';

/** Starts this many processes; the first one seeds the demo accounts. */
export async function startCluster(count: number): Promise<Cluster> {
  const installed = findPostgres();
  if (installed === null) throw new Error('PostgreSQL is not installed.');
  const database = await startPostgres(installed);
  const objects = await startObjectStore();
  const started: Product[] = [];
  try {
    const port = await freePorts();
    const environment = {
      ...(await settings(database, objects)),
      BUSINESS_URL: `http://localhost:${port}`,
      CONSUMER_URL: `http://my.localhost:${port}`,
    };
    const first = await startProduct(environment);
    started.push(first);
    await first.seeded();
    const sandbox = new URL(first.sandbox).port;
    while (started.length < count)
      started.push(await startProduct({ ...environment, SANDBOX_PORT: sandbox }));
    const proxy = await startProxy(
      port,
      started.map((each) => each.port),
    );
    const { BUSINESS_URL: business, CONSUMER_URL: consumer } = environment;
    return {
      processes: started,
      objects,
      proxy,
      product: { ...first, port, business, consumer },
      async stop() {
        await proxy.stop();
        await stopAll(started, objects, database);
      },
    };
  } catch (error) {
    await stopAll(started, objects, database);
    throw error;
  }
}

async function settings(database: PostgresServer, objects: ObjectStore) {
  return {
    ...settingsOf(await withServerRole(database.url)),
    REDRESS_KEY: Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64'),
    S3_ENDPOINT: objects.address,
    S3_BUCKET: bucketName,
    S3_REGION: objectStoreKeys.region,
    S3_ACCESS_KEY_ID: objectStoreKeys.accessKeyId,
    S3_SECRET_ACCESS_KEY: objectStoreKeys.secretAccessKey,
    TRUSTED_PROXIES: '127.0.0.1',
    // The whole load comes from one person.
    CALLS_PER_MINUTE: '1000000000',
    DRAIN_SECONDS: drainSeconds,
  };
}

/** The first one last: its sandbox serves all of them. */
async function stopAll(
  started: readonly Product[],
  objects: ObjectStore,
  database: PostgresServer,
): Promise<void> {
  for (const each of started.toReversed()) await each.stop();
  await objects.stop();
  await database.stop();
}
