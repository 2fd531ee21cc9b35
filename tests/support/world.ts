import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { startSandbox, type Sandbox } from '#sandbox/start.ts';
import { openChromium } from './chromium.ts';
import { copyDemonstration } from './demonstration.ts';
import { startProduct, type Product } from './product.ts';
import { atWorkersEnd } from './workersEnd.ts';

export interface World {
  readonly product: Product;
  readonly browser: Browser;
}

/** Every file of a worker uses the same browser and the same providers with its own server. */
let chromium: Promise<Browser> | undefined;
let providers: Promise<Sandbox> | undefined;

export function theBrowser(): Promise<Browser> {
  chromium ??= openChromium().then((browser) => {
    atWorkersEnd(() => browser.close());
    return browser;
  });
  return chromium;
}

/** The environment of a server that uses the worker's providers. */
export async function withProviders(): Promise<Record<string, string>> {
  providers ??= startSandbox({ port: 0 });
  return { SANDBOX_PORT: new URL((await providers).address).port };
}

/** No one from a file is left in the browser for the next file. */
export async function leaveBrowser(): Promise<void> {
  const contexts = (await chromium)?.contexts() ?? [];
  await Promise.all(contexts.map((context) => context.close()));
}

/**
 * The running product with its demo data, and a browser, from before a file's first test until after its last.
 * `environment` is read at each start of the server. A file that lets time pass at the providers has its `own` ones.
 */
export function aWorld(
  environment: Record<string, string> = {},
  sandbox: 'shared' | 'own' = 'shared',
): World {
  const opened: { product?: Product; browser?: Browser } = {};
  beforeAll(async () => {
    const shared = sandbox === 'shared' ? await withProviders() : {};
    opened.product = await startProduct({ ...shared, ...environment }, copyDemonstration);
    // Waits until the demo data is complete, because it would change what tests count.
    await opened.product.seeded();
    opened.browser = await theBrowser();
  });
  afterAll(async () => {
    await leaveBrowser();
    await opened.product?.stop();
  });
  return {
    get product() {
      if (opened.product === undefined) throw new Error('The product has not started');
      return opened.product;
    },
    get browser() {
      if (opened.browser === undefined) throw new Error('The browser has not started');
      return opened.browser;
    },
  };
}
