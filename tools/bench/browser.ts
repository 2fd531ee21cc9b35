import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openBlobs } from '#server/blobs/disk.ts';
import { pairBlobs } from '#server/blobs/pairing.ts';
import { readConfiguration } from '#server/configuration.ts';
import { hashPassword } from '#server/identity/embedded/passwords.ts';
import { openStore } from '#server/store/open.ts';
import { openChromium } from '#tests/support/chromium.ts';
import { build } from '../build.mjs';
import type { Store } from '#server/store/store.ts';
import { anAgency, type Owner } from '#tests/support/anAgency.ts';
import { password } from './callsStore.ts';
import { freePort, run, until } from './child.ts';
import { chromiumPath } from '#tests/support/chromiumPath.mjs';

export interface Bench {
  readonly browser: Browser;
  readonly origin: string;
}

interface ProductOptions {
  /** Adds to the accounts before the product starts. */
  readonly fill?: (store: Store, owners: Readonly<Record<string, Owner>>) => Promise<void>;
  /** More settings of the product. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Where the browser finds it, if there is something in front. */
  readonly origin?: string;
}

/** The built product on a data directory with accounts that have the given numbers of clients, and a Chromium. */
export async function withProduct<T>(
  clients: Readonly<Record<string, number>>,
  work: (bench: Bench) => AsyncGenerator<T>,
  { fill, environment: more = {}, origin }: ProductOptions = {},
): Promise<AsyncGenerator<T>> {
  build();
  const folder = mkdtempSync(join(tmpdir(), 'redress-bench-'));
  const environment = {
    PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
    DEMONSTRATION: 'off',
    CALLS_PER_MINUTE: '1000000000',
    ...more,
  };
  const { dataDir, key, origins } = readConfiguration(environment);
  const store = await openStore({ dataDir, databaseUrl: null, key, clock: { now: () => new Date() } });
  // Before anything refers to files that nobody has written.
  await pairBlobs(store, await openBlobs(join(dataDir, 'blobs')));
  const hash = await hashPassword(password);
  const owners: Record<string, Owner> = {};
  for (const [name, count] of Object.entries(clients))
    owners[name] = await anAgency(store, name, hash, count);
  await fill?.(store, owners);
  await store.close();

  const server = run(process.execPath, [join('server', 'main.ts')], environment);
  const browser = await openChromium(chromiumPath(true));
  const end = async () => {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  async function* running() {
    try {
      await until(server, () => (/Redress is ready/.test(server.output()) ? true : null));
      yield* work({ browser, origin: origin ?? origins.b2b });
    } finally {
      await end();
    }
  }
  return running();
}

/** Opens `path`; an unknown visitor is redirected to the sign-in page. */
export async function toSignIn(page: Page, { origin }: Bench, path: string): Promise<void> {
  await page.goto(`${origin}${path}`);
  await page.locator('input[name=mail]').waitFor();
}

export async function signIn(page: Page, name: string): Promise<void> {
  await page.locator('input[name=mail]').fill(`${name}@example.com`);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').first().click();
}
