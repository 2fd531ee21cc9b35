import { DocumentKind } from '#contract/documents.ts';
import { CallError } from '#contract/failures.ts';
import type { Provider } from '#contract/profiles.ts';
import { demonstrationMails } from '#server/configuration.ts';
import { createDocumentStore } from '#server/documents/saveDocument.ts';
import type { ReportGatewaySettings } from '#server/gateways/reportGateways.ts';
import { passDays } from '#server/disputes/passDays.ts';
import { recordMailing } from '#server/generation/recordMailing.ts';
import { generate } from '#server/generation/generate.ts';
import { importReport } from '#server/imports/importReport.ts';
import { notifyAfterMonth } from '#server/profiles/notifyAfterMonth.ts';
import { createProfile } from '#server/profiles/createProfile.ts';
import { recordEvent } from '#server/profiles/recordEvent.ts';
import type { WaitingPerson } from '#server/jobs/attended.ts';
import type { Services } from '#server/services.ts';
import type { Member } from '#server/store/users.ts';
import { blankCard } from './blankCard.ts';
import { recordLetterStep } from './letterHistory.ts';
import { daysBefore, servicesAt } from './seedHistory.ts';
import { inventedClients, type InventedClient, type PastStep, usernameOf } from './people.ts';
import { forAccount } from '#server/store/wall.ts';

const sandboxPassword = 'sandbox';

interface Made {
  readonly member: Member;
  readonly client: InventedClient;
  readonly profileId: string;
}

/**
 * Gives the demo business account its clients and their past months through the same code the product uses, dated to
 * the days on which it is supposed to have happened: documents are saved, reports imported from the sandbox, letters
 * generated, and generations spent. Runs once, while the server is already serving. Returns how many clients have only
 * the beginning of their history because a provider refused or did not respond.
 */
export async function seedClients(services: Services, providers: ReportGatewaySettings): Promise<number> {
  const { store } = services;
  const owner = await store.embeddedUsers.findByMail(demonstrationMails.b2b);
  const member = owner && (await store.users.findBySubject('embedded', owner.id));
  return member ? forAccount(member.account.id, () => seedClientsOf(member, services, providers)) : 0;
}

async function seedClientsOf(
  member: Member,
  services: Services,
  providers: ReportGatewaySettings,
): Promise<number> {
  const { store, clock } = services;
  if ((await store.profiles.list(member.account.id)).length > 0) return 0;

  const now = clock.now();
  const at = (daysAgo: number) => servicesAt(services, providers, daysBefore(now, daysAgo));
  const made: Made[] = [];
  for (const [index, client] of inventedClients.entries()) {
    made.push({ member, client, profileId: await create(at(client.came), member, client, index) });
  }
  const card = await blankCard();
  let unfinished = 0;
  for (const one of made) {
    try {
      for (const step of one.client.history) await happen(at(step.daysAgo), one, step, card);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      unfinished += 1;
    }
  }
  // What was recorded shows where disputes stood on its day.
  await passDays(services);
  return unfinished;
}

async function create(
  { store, clock }: Services,
  { account, user }: Member,
  client: InventedClient,
  index: number,
): Promise<string> {
  const { came: _came, history: _history, ...names } = client;
  const order = {
    accountId: account.id,
    variant: account.variant,
    username: user.fullName,
    claim: idempotencyClaim(`seed:${index}`, clock.now()),
    profile: {
      ...names,
      phone: `+1 (555) 555 ${String(2_100 + index)}`,
      mail: `${usernameOf(client)}@example.com`,
    },
  };
  const created = await store.transaction((step) => createProfile(step, order));
  if (!('id' in created)) throw new Error('The demonstration clients could not be made.');
  return created.id;
}

async function happen(services: Services, made: Made, step: PastStep, card: Buffer): Promise<void> {
  const { store } = services;
  const { profileId, member } = made;
  const { account, user } = member;
  switch (step.does) {
    case 'documents': {
      const keep = createDocumentStore(services);
      const author = { accountId: account.id, profileId, username: user.fullName };
      for (const kind of DocumentKind.options) await keep(author, kind, card);
      return;
    }
    case 'report':
      return connect(services, made, step.provider);
    case 'letters':
      return write(services, made, step.options);
    case 'mailing': {
      const sets = await store.sessions.list(account.id);
      const latest = sets.find((set) => set.profileId === profileId);
      if (latest !== undefined) await store.transaction((step) => recordMailing(step, account.id, latest.id));
      return;
    }
    case 'mailed':
    case 'delivered':
    case 'answer':
      return recordLetterStep(services, member, profileId, step);
    case 'month':
      await passDays(services);
      await notifyAfterMonth(services);
      return;
    case 'status':
    default: {
      const { status, reason } = step;
      const detail = { status, by: user.fullName, reason };
      await store.transaction((step) => recordEvent(step, account.id, profileId, 'statusSetByHand', detail));
    }
  }
}

const sessionOf = ({ account, user }: Member) => ({
  accountId: account.id,
  userId: user.id,
  isImpersonating: false,
  timeZone: account.timeZone,
});

/** Nobody has to be shown later that demo work has ended. */
const callerOf = ({ user }: Member): WaitingPerson => ({
  userId: user.id,
  isAwaited: () => true,
  ending: new AbortController().signal,
});

async function connect(services: Services, { member, client, profileId }: Made, provider: Provider) {
  await importReport(services, {
    session: sessionOf(member),
    profileId,
    provider,
    credentials: { username: usernameOf(client), password: sandboxPassword },
    isRefresh: false,
    claim: { key: `seed:${profileId}`, requestHash: services.clock.now().toISOString() },
    isOnce: false,
    caller: { ...callerOf(member), ending: AbortSignal.timeout(30_000) },
  });
}

async function write(services: Services, { member, profileId }: Made, options: readonly number[]) {
  const [report] = await services.store.reports.list(member.account.id, profileId);
  if (report === undefined) return;
  await generate(services, {
    session: sessionOf(member),
    profileId,
    reportId: report.id,
    choice: { kind: 'automatic', options },
    claim: idempotencyClaim(`seed:${profileId}`, services.clock.now()),
    caller: callerOf(member),
  });
}

const idempotencyClaim = (key: string, now: Date) => ({
  key,
  requestHash: 'seed',
  expiresAt: daysBefore(now, -1),
});
