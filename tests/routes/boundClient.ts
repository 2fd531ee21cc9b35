import { acceptInvitation, createClientLink } from '#contract/clientLink.ts';
import { newId } from '#server/store/ids.ts';
import type { AppUnderTest, Person } from '#tests/support/anApp.ts';

/** The key of a profile's new link. */
export async function aClientLink({ ask }: AppUnderTest, who: Person, profileId: string): Promise<string> {
  const { url } = (await ask(createClientLink, who, { params: { profileId } })).json();
  return url.split('/').at(-1);
}

/** Opens a link, which binds it to the first person who does. */
export const accept = ({ ask }: AppUnderTest, who: Person, clientKey: string) =>
  ask(acceptInvitation, who, { params: { clientKey } });

/** A person who has signed in on the consumer host and has no account. */
export async function aVisitor({ services, token }: AppUnderTest): Promise<Person> {
  const subject = await services.store.embeddedUsers.create({
    mail: `devon-${newId()}@example.com`,
    fullName: 'Devon Sampleton',
    passwordHash: 'none',
  });
  if (subject === null) throw new Error('The email address already exists.');
  return { variant: 'b2c', accountId: '', userId: '', subject, token: await token(subject, 'b2c') };
}

/** A profile's client, who has opened the link to their page. */
export async function aBoundClient(
  world: AppUnderTest,
  agency: Person,
  profileId: string,
): Promise<{ readonly client: Person; readonly clientKey: string }> {
  const clientKey = await aClientLink(world, agency, profileId);
  const client = await aVisitor(world);
  await accept(world, client, clientKey);
  return { client, clientKey };
}
