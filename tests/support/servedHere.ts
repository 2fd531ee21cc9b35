import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfiguration } from '#server/configuration.ts';
import { serve } from '#server/serve.ts';
import { freePorts, type Addressed } from './product.ts';

/** A product that runs in this process. */
export interface ServedHere extends Addressed {
  readonly stop: () => Promise<void>;
}

/**
 * The product as `startProduct` starts it, without a process of its own: loading the server's modules costs more than
 * most tests. It cannot be killed; that needs a process. The environment names providers that are running.
 */
export async function serveHere(
  environment: Record<string, string> & { readonly SANDBOX_PORT: string },
  prepare: (dataDirectory: string) => void,
): Promise<ServedHere> {
  const port = await freePorts();
  const dataDirectory = mkdtempSync(join(tmpdir(), 'redress-product-'));
  prepare(dataDirectory);
  const serving = await serve(
    readConfiguration({
      PORT: String(port),
      DATA_DIR: dataDirectory,
      // Whether a drawing is there in time depends on the machine. `tests/browser/drawnScreens.test.ts` waits for it.
      DRAWN_SCREENS: 'off',
      ...environment,
    }),
    // The product's own process prints these lines, which tests of its start read.
    { log: () => undefined, error: (line) => console.error(line) },
  );
  // The demo data has to be complete, because it would change what tests count.
  await serving.complete;
  return {
    port,
    business: `http://localhost:${port}`,
    consumer: `http://my.localhost:${port}`,
    sandbox: `http://127.0.0.1:${environment.SANDBOX_PORT}`,
    dataDirectory,
    stop: async () => {
      await serving.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
