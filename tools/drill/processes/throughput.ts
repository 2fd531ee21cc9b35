import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { myInformation } from '#contract/account.ts';
import { createProfile, listProfiles, profileDetails } from '#contract/profiles.ts';
import { demonstrationMails } from '#server/configuration.ts';
import { aProfileInput, pathOf } from '#tests/support/anApp.ts';
import { tokenOf } from '#tests/support/apiClient.ts';
import type { Product } from '#tests/support/product.ts';

const clients = 32;

interface Wish {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

/** Nine reads of three kinds, and one new client, in turn. */
function mixOf(profileId: string): (turn: number) => Wish {
  const reads = [
    pathOf(profileDetails, { params: { profileId } }),
    myInformation.url,
    pathOf(profileDetails, { params: { profileId } }),
  ];
  return (turn) =>
    turn % 10 === 9
      ? { method: 'POST', path: createProfile.url, body: JSON.stringify(aProfileInput()) }
      : { method: 'GET', path: reads[turn % reads.length] ?? myInformation.url };
}

/** Calls per second that are answered with 200, from clients that each ask as soon as they are answered. */
export async function throughputOf(product: Product, seconds: number): Promise<number> {
  const token = await tokenOf(product, 'business', demonstrationMails.b2b);
  const headers = { authorization: `Bearer ${token}`, host: new URL(product.business).host };
  const list = await fetch(`${product.business}${listProfiles.url}`, { headers });
  const { results } = (await list.json()) as { results: readonly { id: string }[] };
  const [profile] = results;
  if (profile === undefined) throw new Error('The demo agency has no client.');
  const next = mixOf(profile.id);
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const until = performance.now() + seconds * 1_000;
  let [answered, turn] = [0, 0];

  const one = ({ method, path, body }: Wish) =>
    new Promise<void>((resolve) => {
      const more =
        body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
      const options = {
        agent,
        host: '127.0.0.1',
        port: product.port,
        method,
        path,
        headers: { ...headers, ...more },
      };
      const asked = request(options, (answer) => {
        if (answer.statusCode === 200) answered += 1;
        answer.resume().once('close', resolve);
      });
      asked.once('error', () => resolve());
      asked.end(body);
    });
  const client = async () => {
    while (performance.now() < until) {
      turn += 1;
      await one(next(turn));
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return answered / seconds;
}
