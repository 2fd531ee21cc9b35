import { DocumentKind } from '#contract/documents.ts';
import { demonstrationMails } from '#server/configuration.ts';
import { generate } from '#server/generation/generate.ts';
import { importReport } from '#server/imports/importReport.ts';
import type { Services } from '#server/services.ts';
import { standingAfter } from '#server/store/clientStanding.ts';
import { newId } from '#server/store/ids.ts';
import type { Member } from '#server/store/users.ts';
import { inventedClients, type InventedClient } from './people.ts';

const day = 24 * 60 * 60_000;
const sandboxPassword = 'sandbox';

/**
 * Gives the business demonstration account its clients, through the same code the product uses: reports are imported
 * from the sandbox, letters are written and a generation spent. Runs once, beside the serving server.
 */
export async function seedClients(services: Services): Promise<void> {
  const { store } = services;
  const owner = await store.embeddedUsers.findByMail(demonstrationMails.b2b);
  const member = owner && (await store.users.findBySubject('embedded', owner.id));
  if (!member || (await store.profiles.list(member.account.id)).length > 0) return;

  const made: { client: InventedClient; profileId: string }[] = [];
  for (const [index, client] of inventedClients.entries()) {
    made.push({ client, profileId: await create(services, member, client, index) });
  }
  const card = await blankCard();
  for (const { client, profileId } of made) {
    try {
      await connect(services, member, client, profileId, card);
    } catch {
      // The sandbox is not there: the clients stay as they are, without a report.
    }
    const standing = standingAfter(await store.events.list(member.account.id, profileId));
    if (standing.status === client.status) continue;
    await store.events.record(member.account.id, profileId, 'statusSetByHand', {
      status: client.status,
      by: member.user.fullName,
      reason: 'Demonstration',
    });
  }
}

async function create(
  { store, clock }: Services,
  { account, user }: Member,
  client: InventedClient,
  index: number,
): Promise<string> {
  const { status: _status, provider: _provider, options: _options, ...names } = client;
  const made = await store.profiles.create({
    accountId: account.id,
    variant: account.variant,
    username: user.fullName,
    claim: { key: `seed:${index}`, requestHash: 'seed', expiresAt: new Date(clock.now().getTime() + day) },
    profile: {
      ...names,
      ssn: `66655${String(1_000 + index * 137).slice(-4)}`,
      phone: `+1 (555) 555 ${String(2_100 + index)}`,
      mail: `${names.firstName}.${names.lastName}@example.com`
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase(),
    },
  });
  if (!('id' in made)) throw new Error('The demonstration clients could not be made.');
  return made.id;
}

async function connect(
  services: Services,
  { account, user }: Member,
  client: InventedClient,
  profileId: string,
  card: Buffer,
): Promise<void> {
  const { store, vault, clock } = services;
  if (client.provider === undefined) return;
  const session = { accountId: account.id, userId: user.id, isActing: false, timeZone: account.timeZone };
  for (const kind of DocumentKind.options) {
    const id = newId();
    const place = { accountId: account.id, profileId, table: 'document', column: 'blob', row: id } as const;
    const stored = await vault.put(place, card);
    await store.documents.replace(account.id, { id, profileId, kind, mediaType: 'image/png', ...stored });
  }
  const username = `${client.firstName}.${client.lastName}`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
  const { reportId } = await importReport(services, {
    session,
    profileId,
    provider: client.provider,
    credentials: { username, password: sandboxPassword },
    signal: AbortSignal.timeout(30_000),
  });
  if (client.options === undefined) return;
  await generate(services, {
    session,
    profileId,
    reportId,
    choice: { kind: 'automatic', options: client.options },
    claim: {
      key: `seed:${profileId}`,
      requestHash: 'seed',
      expiresAt: new Date(clock.now().getTime() + day),
    },
  });
}

/** A blank identity card: the demonstration shows where a document stands, not whose it is. */
async function blankCard(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const card = { width: 856, height: 540, channels: 3 as const, background: { r: 219, g: 232, b: 230 } };
  const band = {
    create: { width: 856, height: 96, channels: 3 as const, background: { r: 15, g: 118, b: 110 } },
  };
  const photo = {
    create: { width: 190, height: 240, channels: 3 as const, background: { r: 148, g: 163, b: 172 } },
  };
  return sharp({ create: card })
    .composite([
      { input: band, top: 0, left: 0 },
      { input: photo, top: 160, left: 56 },
    ])
    .png()
    .toBuffer();
}
