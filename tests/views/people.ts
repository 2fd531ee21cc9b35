import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { demonstrationMails, demonstrationSupportMail } from '#server/configuration.ts';
import { demonstrationPassword } from '#server/identity/demonstration.ts';
import { aProfileInput } from '#tests/support/anApp.ts';
import type { Product } from '#tests/support/product.ts';
import { tokenFor } from '../../tools/token/tokenFor.ts';
import { createVisitor } from '../../tools/token/visitor.ts';
import type { Ids, Who } from './view.ts';

export const hostOf = {
  agency: 'business',
  newAgency: 'business',
  support: 'business',
  visitor: 'business',
  consumer: 'consumer',
  newConsumer: 'consumer',
} as const satisfies Record<Who, 'business' | 'consumer'>;

/** Where each signs in; null for who does not. The new ones sign up first. */
export const mailOf = {
  agency: demonstrationMails.b2b,
  consumer: demonstrationMails.b2c,
  support: demonstrationSupportMail,
  newAgency: 'new.agency@example.com',
  newConsumer: 'new.consumer@example.com',
  visitor: null,
} as const satisfies Record<Who, string | null>;

export const password = demonstrationPassword;

const Link = z.object({ url: z.string() });
const Made = z.object({ id: z.string() });
const Clients = z.object({ results: z.array(z.object({ id: z.string(), name: z.string() })) });
const Sets = z.object({
  generations: z.array(z.object({ id: z.string(), profile: z.string(), profileName: z.string() })),
});

/** How many sets of letters the demonstration writes beside the serving server. */
const demonstrationSets = 4;

/** Waits for the demonstration's data, gives the consumer a connected profile, and answers with the ids views need. */
export async function arrange(product: Product): Promise<Ids> {
  const asking = async (host: 'business' | 'consumer', mail: string) => {
    const origin = product[host];
    const token = await tokenFor({ mail, password, origin, port: product.port });
    // `my.localhost` is a name for browsers only.
    const visitor = createVisitor(origin, product.port);
    return async (path: string, body?: unknown): Promise<unknown> => {
      const answer = await visitor.visit(`/api/v1${path}`, {
        ...(body !== undefined && { json: body }),
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      });
      return JSON.parse(answer.body);
    };
  };
  const idOfPerson = async (who: Exclude<Who, 'visitor'>) =>
    Made.parse(await (await asking(hostOf[who], mailOf[who]))('/myInformation')).id;
  const agency = await asking('business', mailOf.agency);
  const consumer = await asking('consumer', mailOf.consumer);
  const own = Made.parse(
    await consumer('/profile/create', aProfileInput({ profileName: 'Carmen Reyes', mail: mailOf.consumer })),
  ).id;
  await consumer(`/profile/MyFreeScoreNow/${own}`, { username: 'carmen.reyes', password: 'sandbox' });
  const sets = async () => Sets.parse(await agency('/generations')).generations;
  while ((await sets()).length < demonstrationSets) await new Promise((resolve) => setTimeout(resolve, 200));
  const clients = Clients.parse(await agency('/clients')).results;
  const idOf = (wanted: string) => clients.find(({ name }) => name === wanted)?.id ?? '';
  const client = idOf('Ana Torres');
  const session = (await sets()).find(({ profile }) => profile === client)?.id ?? '';
  await consumer('/settings', { showOnboarding: false });
  const unconnected = idOf('Dana Whitfield');
  return {
    client,
    session,
    unconnected,
    clientLink: Link.parse(await agency(`/profile/link/${unconnected}`, {})).url,
    own,
    people: [
      await idOfPerson('agency'),
      await idOfPerson('newAgency'),
      await idOfPerson('support'),
      await idOfPerson('consumer'),
      await idOfPerson('newConsumer'),
    ],
  };
}
