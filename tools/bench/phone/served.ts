import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Product, startProduct } from '#tests/support/product.ts';
import { bareList } from '../bareList.ts';
import { freePort } from '../child.ts';
import { http2Front, passedTo } from '../http2Front.ts';

export interface Served {
  /** The consumer host, behind HTTP/2. */
  readonly consumer: string;
  /** The least that shows a list, behind the same. */
  readonly bare: string;
  /** Switches for a browser that trusts both, and so keeps their files. */
  readonly switches: readonly string[];
  readonly stop: () => Promise<void>;
}

/** The built product with its sandbox, and no one in it. */
export async function served(
  start: (environment: Record<string, string>) => Promise<Product> = startProduct,
): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'redress-front-'));
  const ports = { product: await freePort(), bare: await freePort() };
  const business = `https://localhost:${String(ports.product)}`;
  const consumer = business.replace('localhost', 'my.localhost');
  const product = await start({
    BUSINESS_URL: business,
    CONSUMER_URL: consumer,
    TRUSTED_PROXIES: '127.0.0.1',
    DEMONSTRATION: 'off',
    CALLS_PER_MINUTE: '1000000',
  });
  const fronts = [
    await http2Front(folder, ports.product, passedTo(product.port)),
    await http2Front(folder, ports.bare, await bareList(20)),
  ] as const;
  return {
    consumer,
    bare: fronts[1].origin,
    switches: [`--ignore-certificate-errors-spki-list=${fronts.map(({ keyHash }) => keyHash).join(',')}`],
    stop: async () => {
      for (const each of fronts) each.close();
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
