import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openChromium } from './chromium.ts';
import { startProduct, type Product } from './product.ts';

export interface World {
  readonly product: Product;
  readonly browser: Browser;
}

/**
 * The running product and a browser in front of it, from before a file's first test until after its last. `environment`
 * is read at each start of the server.
 */
export function aWorld(environment: Record<string, string> = {}): World {
  const opened: { product?: Product; browser?: Browser } = {};
  beforeAll(async () => {
    opened.product = await startProduct(environment);
    // Nothing counts what the demonstration still adds to.
    if (environment['DEMONSTRATION'] !== 'off') await opened.product.seeded();
    opened.browser = await openChromium();
  });
  afterAll(async () => {
    await opened.browser?.close();
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
