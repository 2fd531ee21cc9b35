import { afterAll, beforeAll, expect, it } from 'vitest';
import { demonstrationMails } from '#server/configuration.ts';
import { clientDisputes } from '#server/disputes/clientDisputes.ts';
import { noDenials } from '#server/disputes/denials.ts';
import { workDue } from '#server/disputes/workDue.ts';
import { importKind } from '#server/imports/importJob.ts';
import { lettersKind } from '#server/generation/lettersJob.ts';
import { leaseUntil } from '#server/jobs/perform.ts';
import { seedAccounts } from '#server/seed/accounts.ts';
import { seedClients } from '#server/seed/clients.ts';
import { inventedClients } from '#server/seed/people.ts';
import { civilDateIn } from '#server/today.ts';
import { statusAfter } from '#server/profiles/clientStatus.ts';
import { affiliate } from '#sandbox/myFreeScoreNow.ts';
import { startSandbox, type Sandbox } from '#sandbox/start.ts';
import { anApp, type AppUnderTest } from '#tests/support/anApp.ts';

const kinds = [importKind, lettersKind];
let sandbox: Sandbox;
let world: AppUnderTest;
let accountId: string;
let unfinished: number;
/** Jobs that a worker elsewhere took over in the meantime. */
const taken: unknown[] = [];

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  world = await anApp();
  world.clock.set('2026-11-21T18:00:00.000Z');
  await seedAccounts(world.services);
  const { store, clock } = world.services;
  const take = async () => {
    const job = await store.jobs.claim({ kinds, worker: 'elsewhere', leaseUntil: leaseUntil(clock) });
    if (job !== null) taken.push(job);
  };
  const unlisten = store.onJobs(() => void take());
  const taking = setInterval(() => void take(), 20);
  unfinished = await seedClients(world.services, {
    addresses: {
      MyFreeScoreNow: `${sandbox.address}/myfreescorenow/api`,
      IdentityIQ: `${sandbox.address}/identityiq`,
      SmartCredit: `${sandbox.address}/smartcredit`,
    },
    affiliate,
  });
  clearInterval(taking);
  unlisten();
  const owner = await store.embeddedUsers.findByMail(demonstrationMails.b2b);
  const member = owner && (await store.users.findBySubject('embedded', owner.id));
  accountId = member?.account.id ?? '';
});
afterAll(async () => {
  await world?.close();
  await sandbox?.stop();
});

it('completes every history, and no other worker takes over what is being done for it', () => {
  expect([unfinished, taken]).toEqual([0, []]);
});

const dayOf = (instant: string) => civilDateIn('America/New_York', instant);

it('gives each client their dates and the status that their history leads to', async () => {
  const { store } = world.services;
  const clients = await store.profiles.list(accountId);
  expect(clients.map(({ name, date, status }) => `${dayOf(date)} ${name}: ${status}`).toSorted()).toEqual([
    '2026-06-10 Olivia Brandt: Finished',
    '2026-06-23 Grace Lindqvist: Finished',
    '2026-07-11 James Okafor: Finished',
    '2026-08-17 Marcus Hill: Needs Review',
    '2026-08-25 Lucía Fernández: Needs Review',
    '2026-09-25 Terrence Boyd: Needs Review',
    '2026-10-07 José Ramírez: Waiting',
    '2026-10-19 Wei Zhang: Waiting',
    '2026-11-03 Ana Torres: Waiting',
    '2026-11-12 Priya Nair: Onboarding',
    '2026-11-17 Dana Whitfield: Onboarding',
    '2026-11-21 Samuel Adeyemi: Onboarding',
  ]);
  for (const { id, status } of clients) {
    expect(statusAfter(await store.events.list(accountId, id)).status).toBe(status);
  }
});

it("imports the day's report, writes letters a day later, and reminds after 30 days", async () => {
  const { store } = world.services;
  const marcus = (await store.profiles.list(accountId)).find(({ name }) => name === 'Marcus Hill');
  const events = await store.events.list(accountId, marcus?.id ?? '');
  expect(events.map(({ kind, at }) => [kind, dayOf(at)])).toEqual([
    ['profileCompleted', '2026-08-18'],
    ['reportImported', '2026-09-09'],
    ['lettersWritten', '2026-09-10'],
    ['printOrderStarted', '2026-09-12'],
    // Mailed; an answer came; nobody else's time runs.
    ['disputesStand', '2026-09-12'],
    ['disputesStand', '2026-10-18'],
    ['monthReminded', '2026-11-01'],
  ]);
  const [report] = await store.reports.list(accountId, marcus?.id ?? '');
  expect([report?.name, report?.reportDate]).toEqual(['2026-09-09 SmartCredit', '2026-09-09']);
  const told = await store.notifications.list(accountId);
  expect(told.map(({ code, params, createdAt }) => [dayOf(createdAt), code, params['profile']])).toEqual([
    ['2026-11-15', 'reportConnected', 'Priya Nair'],
    ['2026-11-09', 'generationFinished', 'Ana Torres'],
    ['2026-11-08', 'reportConnected', 'Ana Torres'],
    ['2026-11-01', 'monthPassed', 'Marcus Hill'],
    ['2026-10-26', 'generationFinished', 'José Ramírez'],
    ['2026-10-25', 'reportConnected', 'José Ramírez'],
    ['2026-09-10', 'generationFinished', 'Marcus Hill'],
    ['2026-09-09', 'reportConnected', 'Marcus Hill'],
    ['2026-07-17', 'generationFinished', 'James Okafor'],
    ['2026-07-16', 'reportConnected', 'James Okafor'],
  ]);
  expect(await store.ledger.summary(accountId)).toEqual({
    left: 36,
    used: 4,
    lastUsedAt: '2026-11-09T18:00:00.000Z',
  });
});

it('records what was mailed and answered, with something of each kind to do today', async () => {
  const { store } = world.services;
  const states: Record<string, readonly string[]> = {};
  for (const { id, name } of await store.profiles.list(accountId)) {
    const { disputes } = await clientDisputes(
      store,
      {
        accountId,
        profileId: id,
        timeZone: 'UTC',
        today: '2026-11-21',
      },
      noDenials,
    );
    if (disputes.length > 0) states[name] = [...new Set(disputes.map(({ state }) => state))].toSorted();
  }
  expect(states).toEqual({
    'Ana Torres': ['investigating'],
    'James Okafor': ['deleted'],
    'José Ramírez': ['drafted', 'investigating'],
    // The creditors’ letters have no deadline.
    'Marcus Hill': ['corrected', 'deleted', 'investigating', 'questionOpen', 'verified'],
  });
  const whose = { accountId, variant: 'b2b', timeZone: 'UTC' } as const;
  const groups = await workDue(store, whose, { today: '2026-11-21' });
  expect(
    groups.flatMap(({ items }) => items).map(({ profileName, kind }) => `${profileName}: ${kind}`),
  ).toEqual([
    'Marcus Hill: decideVerified',
    'Marcus Hill: askWhetherAnythingCame',
    'José Ramírez: notMailed',
    'Marcus Hill: noDeadline',
    'Ana Torres: noDeadline',
  ]);
});

it('says how many histories it could not make up, and hides no other failure', async () => {
  const away = await anApp();
  await seedAccounts(away.services);
  const nowhere = 'http://127.0.0.1:9';
  const addresses = { MyFreeScoreNow: nowhere, IdentityIQ: nowhere, SmartCredit: nowhere };
  const withReports = inventedClients.filter(({ history }) => history.some(({ does }) => does === 'report'));
  expect(await seedClients(away.services, { addresses, affiliate })).toBe(withReports.length);
  await away.close();

  const broken = await anApp();
  await seedAccounts(broken.services);
  const vault = { ...broken.services.vault, put: () => Promise.reject(new Error('a fault')) };
  const seeding = seedClients({ ...broken.services, vault }, { addresses, affiliate });
  await expect(seeding).rejects.toThrow('a fault');
  await broken.close();
});

it('has no history that would go backwards', () => {
  for (const { came, history } of inventedClients) {
    const days = [came, ...history.map(({ daysAgo }) => daysAgo)];
    expect(days).toEqual(days.toSorted((one, other) => other - one));
  }
});
