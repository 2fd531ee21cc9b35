import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { allGenerations, myInformation } from '#contract/account.ts';
import type { Call } from '#contract/call.ts';
import { generationsPerGrant } from '#contract/limits.ts';
import { grantGenerations } from '#contract/payment.ts';
import { generationLog } from '#contract/repair.ts';
import { demonstrationMails, demonstrationSupportMail } from '#server/configuration.ts';
import { pathOf } from './anApp.ts';
import { tokenOf } from './apiClient.ts';
import { attempts } from './attempts.ts';
import { audit, readBack, startLoad, type Acknowledged, type Ask, type Audit, type Load } from './load.ts';
import type { Product } from './product.ts';

/** Milliseconds: half of an access token’s life. */
const renewedAfter = 5 * 60_000;

/** The token of a person of the demo, renewed in time. Rejects while the product is away. */
function tokens(product: Product, mail: string): () => Promise<string> {
  let token: Promise<string> | null = null;
  let since = 0;
  return () => {
    if (token === null || performance.now() - since > renewedAfter) {
      since = performance.now();
      token = tokenOf(product, 'business', mail);
      token.catch(() => (token = null));
    }
    return token;
  };
}

/** Makes calls to the business host of the running product. */
function overHttp(product: Product, mail: string): Ask {
  const tokenNow = tokens(product, mail);
  return async (call: Call, options = {}) => {
    const { body, payload } = options;
    const token = await tokenNow();
    const answer = await fetch(`${product.business}${pathOf(call, options)}`, {
      method: call.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(payload !== undefined && { body: new Uint8Array(payload) }),
    });
    const rawPayload = Buffer.from(await answer.arrayBuffer());
    return {
      statusCode: answer.status,
      headers: Object.fromEntries(answer.headers),
      rawPayload,
      json: () => JSON.parse(rawPayload.toString()),
    };
  };
}

/** The errors in the server's log. */
const loggedErrors = (product: Product): string =>
  product
    .output()
    .split('\n')
    .filter((line) => /"level":(50|60)/.test(line))
    .slice(-3)
    .join('\n');

export interface AgencyLoad extends Load {
  /** Support adds as many generations as it can at once. */
  readonly grantMore: () => Promise<void>;
  /** Compares what was acknowledged with what exists, once the load has stopped. */
  readonly audit: () => Promise<Audit>;
  /** Reads these back one by one, while the load continues. */
  readonly readBack: (acknowledged: Acknowledged) => ReturnType<typeof readBack>;
  /** Compares what was acknowledged by a certain moment with what exists in a copy of the product. */
  readonly auditCopy: (copy: Product, acknowledged: Acknowledged) => Promise<Audit>;
}

interface LoadOptions {
  /** How often support adds as many generations as it can at once. */
  readonly grants?: number;
  /** Milliseconds between two actions of a kind: all that was saved is read back at the end. */
  readonly rest?: number;
}

/** The demo agency of a running product, working without pause, with enough generations. */
export async function startAgencyLoad(
  product: Product,
  { grants = 1, rest = 0 }: LoadOptions = {},
): Promise<AgencyLoad> {
  const ask = overHttp(product, demonstrationMails.b2b);
  const support = overHttp(product, demonstrationSupportMail);
  await product.seeded();
  const { id: userId } = (await ask(myInformation)).json();
  const { max } = generationsPerGrant;
  const grant = async (): Promise<void> => {
    const headers = { 'idempotency-key': randomUUID() };
    const once = () => support(grantGenerations, { body: { userId, count: max }, headers });
    let { statusCode } = await once();
    // Busy, or starting: what the key stands for is done once, however often it is asked for.
    for (let repeated = 1; statusCode === 503 && repeated < attempts; repeated += 1) {
      await wait(1_000);
      ({ statusCode } = await once());
    }
    if (statusCode !== 200) throw new Error(`Support could not add generations: ${statusCode}`);
  };
  for (let count = 0; count < grants; count += 1) await grant();

  const { generations } = (await ask(generationLog)).json();
  const { generationsUsed, generationsLeft } = (await ask(allGenerations)).json();
  const before = new Set<string>(generations.map(({ id }: { id: string }) => id));
  let granted = generationsUsed.value + generationsLeft.value;
  const [first] = generations;
  const target = { profileId: first.profile, reportId: first.reportId };
  const load = await startLoad(ask, target, () => `:\n${loggedErrors(product)}`, rest);
  return {
    ...load,
    async grantMore() {
      await grant();
      granted += max;
    },
    readBack: (acknowledged) => readBack(ask, acknowledged),
    audit: () => audit(ask, load.acknowledged, { granted, before }),
    auditCopy: async (copy, acknowledged) =>
      audit(overHttp(copy, demonstrationMails.b2b), acknowledged, {
        granted,
        before,
      }),
  };
}
