import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { startSandbox, type Sandbox } from '#sandbox/start.ts';
import { openChromium } from './chromium.ts';
import { copyDemonstration } from './demonstration.ts';
import { startProduct, type Addressed, type Product } from './product.ts';
import { serveHere, type ServedHere } from './servedHere.ts';
import { atWorkersEnd } from './workersEnd.ts';

export interface World<Running extends Addressed = Addressed> {
  readonly product: Running;
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

const environmentOf = ({ address, mailAddress }: Sandbox) => ({
  SANDBOX_PORT: new URL(address).port,
  SMTP_URL: mailAddress,
});

/** The environment of a server that uses the worker's providers. */
export async function withProviders(): Promise<Record<string, string>> {
  providers ??= startSandbox({ port: 0 });
  return environmentOf(await providers);
}

/** The product in this process, with the worker's providers. Its data directory begins with the demo data. */
export async function productHere(
  environment: Record<string, string> = {},
  prepare = copyDemonstration,
): Promise<ServedHere> {
  providers ??= startSandbox({ port: 0 });
  return serveHere({ ...environmentOf(await providers), ...environment }, prepare);
}

/** The same with providers that no other file uses, because time passes there. */
async function productWithProviders(): Promise<ServedHere> {
  const own = await startSandbox({ port: 0 });
  const product = await serveHere(environmentOf(own), copyDemonstration);
  return { ...product, stop: () => product.stop().then(() => own.stop()) };
}

/** The product in a process that can be killed and started again. */
async function productToKill(): Promise<Product> {
  const product = await startProduct(await withProviders(), copyDemonstration);
  // The demo data has to be complete, because it would change what tests count.
  await product.seeded();
  return product;
}

/** The pages that are open in the worker's browser now. */
export const openedPages = async (): Promise<Page[]> =>
  ((await chromium)?.contexts() ?? []).flatMap((context) => context.pages());

/** No one from a file is left in the browser for the next file. */
export async function leaveBrowser(): Promise<void> {
  const contexts = (await chromium)?.contexts() ?? [];
  await Promise.all(contexts.map((context) => context.close()));
}

/**
 * The running product with its demo data, and a browser, from before a file's first test until after its last. It runs
 * in this process unless the file kills it.
 */
export const aWorld = (environment: Record<string, string> = {}): World =>
  opened(() => productHere(environment));

/** A world for a file that lets time pass at the providers. */
export const aWorldWithProviders = (): World => opened(productWithProviders);

/** A world for a file that kills the server. */
export const aWorldToKill = (): World<Product> => opened(productToKill);

function opened<Running extends Addressed & { readonly stop: () => Promise<void> }>(
  start: () => Promise<Running>,
): World<Running> {
  const world: { product?: Running; browser?: Browser } = {};
  beforeAll(async () => {
    world.product = await start();
    world.browser = await theBrowser();
  });
  afterAll(async () => {
    await leaveBrowser();
    await world.product?.stop();
  });
  return {
    get product() {
      if (world.product === undefined) throw new Error('The product has not started');
      return world.product;
    },
    get browser() {
      if (world.browser === undefined) throw new Error('The browser has not started');
      return world.browser;
    },
  };
}
