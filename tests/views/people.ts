import * as z from 'zod/mini';
import { demonstrationMails, demonstrationSupportMail } from '#server/configuration.ts';
import { aProfileInput } from '#tests/support/anApp.ts';
import { requestsAs } from '#tests/support/apiClient.ts';
import type { Addressed } from '#tests/support/product.ts';
import { arrangeDisputing } from './disputingConsumer.ts';
import type { Ids, Who } from './view.ts';

export const hostOf = {
  agency: 'business',
  newAgency: 'business',
  support: 'business',
  visitor: 'business',
  consumer: 'consumer',
  newConsumer: 'consumer',
  disputing: 'consumer',
} as const satisfies Record<Who, 'business' | 'consumer'>;

/** The email address with which each signs in; null for those who don't. The new ones sign up first. */
export const mailOf = {
  agency: demonstrationMails.b2b,
  consumer: demonstrationMails.b2c,
  support: demonstrationSupportMail,
  newAgency: 'new.agency@example.com',
  newConsumer: 'new.consumer@example.com',
  disputing: 'disputing.consumer@example.com',
  visitor: null,
} as const satisfies Record<Who, string | null>;

const Link = z.object({ url: z.string() });
const Made = z.object({ id: z.string() });
const Clients = z.object({ results: z.array(z.object({ id: z.string(), name: z.string() })) });
const Sets = z.object({
  generations: z.array(z.object({ id: z.string(), profile: z.string(), profileName: z.string() })),
});

/** Gives the consumer a connected profile, and returns the ids that views need. */
export async function arrange(product: Addressed): Promise<Ids> {
  const idOfPerson = async (who: Exclude<Who, 'visitor'>) =>
    Made.parse((await (await requestsAs(product, hostOf[who], mailOf[who]))('/myInformation')).answer).id;
  const agency = await requestsAs(product, 'business', mailOf.agency);
  const consumer = await requestsAs(product, 'consumer', mailOf.consumer);
  const own = Made.parse(
    (
      await consumer('/profile/create', {
        body: aProfileInput({
          profileName: 'Carmen Reyes',
          firstName: 'Carmen',
          lastName: 'Reyes',
          mail: mailOf.consumer,
        }),
      })
    ).answer,
  ).id;
  await consumer(`/profile/MyFreeScoreNow/${own}`, {
    body: { username: 'carmen.reyes', password: 'sandbox' },
  });
  const sets = async () => Sets.parse((await agency('/generations')).answer).generations;
  const clients = Clients.parse((await agency('/clients')).answer).results;
  const idOf = (wanted: string) => clients.find(({ name }) => name === wanted)?.id ?? '';
  const client = idOf('Ana Torres');
  const session = (await sets()).find(({ profile }) => profile === client)?.id ?? '';
  await consumer('/settings', { body: { showOnboarding: false } });
  const [unconnected, unmailed] = [idOf('Dana Whitfield'), idOf('José Ramírez')];
  const linkTo = async (id: string) =>
    Link.parse((await agency(`/profile/link/${id}`, { body: {} })).answer).url;
  return {
    client,
    session,
    unconnected,
    unmailed,
    clientLink: await linkTo(unconnected),
    clientPage: await linkTo(unmailed),
    own,
    disputed: await arrangeDisputing(product, mailOf.disputing),
    people: [
      await idOfPerson('agency'),
      await idOfPerson('newAgency'),
      await idOfPerson('support'),
      await idOfPerson('consumer'),
      await idOfPerson('newConsumer'),
      await idOfPerson('disputing'),
    ],
  };
}
