/** What a newer report shows about disputed items, from its import to a person's decision. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifications } from '#contract/account.ts';
import { clientStatus } from '#contract/clientStatus.ts';
import { disputes, recordDisputeEvent } from '#contract/disputes.ts';
import { workDue } from '#contract/work.ts';
import { type ReportProposal, reportProposals } from '#contract/proposals.ts';
import { progress, type ScoreHistory } from '#contract/progress.ts';
import { connectProvider, refreshReport } from '#contract/providers.ts';
import { importReportFile, reportFileField } from '#contract/reportFile.ts';
import { recordLetterSet } from '#server/generation/recordLetterSet.ts';
import { compareEarlier } from '#server/imports/compareEarlier.ts';
import { newId } from '#server/store/ids.ts';
import { forAccount } from '#server/store/wall.ts';
import { aLetter, aRecording, aWrittenLetter } from '#tests/server/store/builders.ts';
import { aChangingProvider } from '#tests/support/aChangingProvider.ts';
import { aForm, anApp, type AppUnderTest, type Person, sampleReport } from '#tests/support/anApp.ts';
import { anothersReport, changedReport } from '#tests/support/changedReport.ts';
import { bureaus } from '#vocabulary/bureaus.ts';
import { aProfile, credentials } from './world.ts';

let world: AppUnderTest;
const provider = aChangingProvider();
beforeAll(async () => (world = await anApp({ MyFreeScoreNow: provider })));
afterAll(() => world.close());

const workOf = async (who: Person): Promise<readonly object[]> => {
  const { groups } = (await world.ask(workDue, who)).json();
  return groups.flatMap(({ items }: { items: readonly object[] }) => items);
};
const on = (day: string) => world.clock.set(`${day}T17:00:00.000Z`);
const item = (account: number, index: number) => ({
  kind: 'item' as const,
  number: index + 1,
  item: {
    key: `account:account-${account}`,
    heading: { text: `Account ${account}`, evidence: [] },
    states: [],
    grounds: [],
    asks: [],
    rules: [],
  },
});

class Client {
  readonly who: Person;
  readonly params: { readonly profileId: string };
  constructor(who: Person, profileId: string) {
    this.who = who;
    this.params = { profileId };
  }

  /** With the report of September 15, 2025, and letters of the 20th to each bureau about some accounts, not yet mailed. */
  static async disputing(...accounts: readonly number[]): Promise<Client> {
    on('2025-09-20');
    const who = await world.person();
    const client = new Client(who, await aProfile(world, who));
    await client.writes(await client.imports(sampleReport), accounts);
    return client;
  }

  /** Letters to each bureau, dated September 20, 2025. */
  async writes(reportId: string, accounts: readonly number[]): Promise<void> {
    const letters = bureaus.map((bureau) => {
      const destination = { id: bureau, kind: 'bureau' as const, name: bureau, lines: [] };
      const blocks = accounts.map(item);
      return aLetter({ items: aWrittenLetter({ destination, blocks, date: '2025-09-20' }) });
    });
    const { accountId } = this.who;
    const owned = { accountId, ...this.params, reportId };
    const recording = aRecording(owned, { letters, today: '2025-09-20' });
    await forAccount(accountId, () =>
      world.services.store.transaction((step) => recordLetterSet(step, recording)),
    );
  }

  /** From a provider, because reading a file takes a process of its own. */
  async imports(bytes: Buffer): Promise<string> {
    provider.raw = bytes;
    const params = { provider: 'MyFreeScoreNow', ...this.params };
    const answer = await world.ask(connectProvider, this.who, { params, body: credentials });
    if (answer.statusCode !== 200) throw new Error(`It was not imported: ${answer.body}`);
    return answer.json().reportId;
  }

  async mails(): Promise<void> {
    on('2025-09-21');
    const { letters } = await this.shown();
    const mailed = {
      way: 'firstClass',
      basis: 'client',
      letters: letters.map(({ id }: { id: string }) => id),
    };
    await this.records({ kind: 'mailed', on: '2025-09-21', ...mailed });
  }

  async records(event: object): Promise<void> {
    const answer = await world.ask(recordDisputeEvent, this.who, { params: this.params, body: { event } });
    if (answer.statusCode !== 200) throw new Error(`It was not recorded: ${answer.body}`);
  }

  async shown() {
    return (await world.ask(disputes, this.who, { params: this.params })).json();
  }

  async proposals(): Promise<readonly ReportProposal[]> {
    return (await world.ask(reportProposals, this.who, { params: this.params })).json().proposals;
  }

  /** Of one bureau and account, without what names it. */
  async proposal(bureau: string, account: number) {
    const found = (await this.proposals()).find(
      (each) => each.recipient.id === bureau && each.item === `account:account-${account}`,
    );
    return found && { kind: found.kind, asks: found.asks, fields: found.fields, because: found.because };
  }

  async scores(): Promise<ScoreHistory['reports']> {
    const shown = (await world.ask(progress, this.who, { params: this.params })).json();
    return shown.scores.flatMap(({ reports }: ScoreHistory) => reports);
  }

  async state(bureau: string, account: number): Promise<string> {
    const { disputes: all } = await this.shown();
    return all.find(
      (each: { recipient: { id: string }; item: string }) =>
        each.recipient.id === bureau && each.item === `account:account-${account}`,
    ).state;
  }

  async status(): Promise<string> {
    return (await world.ask(clientStatus, this.who, { params: this.params })).json().status;
  }
}

it('K3 tells nobody to decide about it once the service has ended', async () => {
  const client = await Client.disputing(1);
  await client.mails();
  await client.records({ kind: 'ended', on: '2025-09-21', note: '' });
  on('2025-11-16');
  await client.imports(changedReport('2025-11-15', { 1: { Equifax: 'gone' } }));
  expect(await client.proposal('Equifax', 1)).toMatchObject({ kind: 'notSeen' });
  const told = (await world.ask(notifications, client.who)).json().results;
  expect(told.map(({ code }: { code: string }) => code)).not.toContain('newerReportShows');
  expect(await workOf(client.who)).toEqual([]);
});

it('proposes, waits for a person, and is decided by nobody else', async () => {
  const client = await Client.disputing(1, 2);
  await client.mails();
  on('2025-11-16');
  const reportId = await client.imports(
    changedReport('2025-11-15', { 1: { Equifax: 'gone', Experian: { currentBalance: '0' } } }),
  );
  expect(await client.proposal('Equifax', 1)).toEqual({
    kind: 'notSeen',
    asks: true,
    fields: [],
    because: null,
  });
  expect(await client.proposal('Experian', 1)).toEqual({
    kind: 'changed',
    asks: true,
    fields: [{ field: 'balance', month: null, before: '$1,840', now: '$0', days: null }],
    because: null,
  });
  expect(await client.proposal('TransUnion', 1)).toMatchObject({ kind: 'unchanged', asks: false });
  // Experian never listed the second account.
  expect(await client.proposal('Experian', 2)).toBeUndefined();
  expect(await client.state('Equifax', 1)).not.toBe('deletedByReport');
  expect(await client.status()).toBe('Needs Review');
  expect(await workOf(client.who)).toContainEqual(
    expect.objectContaining({ kind: 'decideProposal', count: 2, on: '2025-11-15' }),
  );
  const told = (await world.ask(notifications, client.who)).json().results;
  expect(told).toContainEqual(
    expect.objectContaining({ code: 'newerReportShows', params: { profile: 'Devon', count: '2' } }),
  );

  const { letter, item: key } = (await client.proposals()).find(({ kind }) => kind === 'notSeen')!;
  const decision = {
    kind: 'compared',
    on: '2025-11-16',
    disputes: [{ letter, item: key }],
    report: reportId,
  };
  await client.records({ ...decision, proposal: 'notSeen', accepted: true });
  expect(await client.state('Equifax', 1)).toBe('deletedByReport');
  expect(await client.proposals()).toContainEqual(
    expect.objectContaining({ letter, item: key, asks: false, answer: 'accepted' }),
  );
});

it('compares every way of import, and a newer report replaces what the one before proposed', async () => {
  const client = await Client.disputing(1);
  await client.mails();
  on('2025-11-16');
  await client.imports(changedReport('2025-11-15', { 1: { Equifax: 'gone' } }));
  expect(await client.proposal('Equifax', 1)).toMatchObject({ kind: 'notSeen', asks: true });
  on('2025-12-16');
  provider.raw = changedReport('2025-12-15');
  const params = { provider: 'MyFreeScoreNow', ...client.params };
  await world.ask(refreshReport, client.who, { params, body: {} });
  expect(await client.proposal('Equifax', 1)).toMatchObject({ kind: 'unchanged', asks: false });
  on('2026-01-16');
  const file = aForm(reportFileField, changedReport('2026-01-15', { 1: { Equifax: 'gone' } }));
  await world.ask(importReportFile, client.who, { params: client.params, ...file });
  expect(await client.proposal('Equifax', 1)).toMatchObject({ kind: 'notSeen', asks: true });
});

it('an older report that is imported late changes nothing', async () => {
  const client = await Client.disputing(1);
  await client.mails();
  on('2025-12-16');
  await client.imports(changedReport('2025-12-15'));
  await client.imports(changedReport('2025-11-15', { 1: { Equifax: 'gone' } }));
  expect(await client.proposal('Equifax', 1)).toMatchObject({ kind: 'unchanged' });
});

it('says why something cannot be compared, and asks nothing about it', async () => {
  const client = await Client.disputing(1);
  await client.mails();
  on('2025-11-16');
  const without = (bureau: 'Equifax') =>
    Object.fromEntries(Array.from({ length: 11 }, (_, index) => [index, { [bureau]: 'gone' as const }]));
  await client.imports(changedReport('2025-11-15', without('Equifax')));
  const proposal = await client.proposal('Equifax', 1);
  expect(proposal).toMatchObject({ kind: 'notComparable', asks: false });
  expect(proposal?.because).toBe('incomplete');
  expect(await workOf(client.who)).not.toContainEqual(expect.objectContaining({ kind: 'decideProposal' }));
});

it('a report of another person says nothing about the client’s disputes and scores, and nothing was lost', async () => {
  const client = await Client.disputing(1);
  await client.mails();
  const [own] = await client.scores();
  on('2025-11-16');
  const gone = changedReport('2025-11-15', { 1: { Equifax: 'gone' } });
  await client.imports(anothersReport(gone));
  expect(await client.proposals()).toEqual([]);
  expect((await client.scores()).map(({ date }) => date)).toEqual(['2025-11-15']);
  await client.imports(gone);
  expect(await client.proposal('Equifax', 1)).toMatchObject({ kind: 'notSeen', asks: true });
  expect(await client.scores()).toEqual([own, expect.objectContaining({ date: '2025-11-15' })]);
});

it('a renamed creditor is a possible match, and never one account gone and another one new', async () => {
  const client = await Client.disputing(1);
  await client.mails();
  on('2025-11-16');
  await client.imports(
    changedReport('2025-11-15', { 1: { TransUnion: { creditorName: 'PEAK SERVICING' } } }),
  );
  expect((await client.proposals()).find(({ kind }) => kind === 'possibleMatch')).toMatchObject({
    recipient: { id: 'TransUnion' },
    name: 'PEAK SERVICING',
    asks: true,
  });
  expect((await client.proposals()).map(({ kind }) => kind)).not.toContain('notSeen');
});

it('what was deleted and comes back is asked about; what another collector reports is not', async () => {
  const client = await Client.disputing(1, 4);
  await client.mails();
  on('2025-10-20');
  const { letters } = await client.shown();
  const { id } = letters.find(
    ({ recipient }: { recipient: { id: string } }) => recipient.id === 'TransUnion',
  );
  const results = [1, 4].map((account) => ({
    letter: id,
    item: `account:account-${account}`,
    outcome: 'deleted',
  }));
  await client.records({
    kind: 'answer',
    on: '2025-10-20',
    printed: '2025-10-15',
    letters: [id],
    answer: 'results',
    results,
  });
  on('2025-11-16');
  await client.imports(
    changedReport('2025-11-15', { 4: { TransUnion: { creditorName: 'OAK COLLECTORS' } } }),
  );
  expect(await client.proposal('TransUnion', 1)).toMatchObject({ kind: 'reappeared', asks: true });
  expect(await client.proposal('TransUnion', 4)).toMatchObject({ kind: 'possibleMatch', asks: false });
  expect(await client.state('TransUnion', 1)).toBe('deleted');
});

it('a moved "last active" or "last updated" is a routine change, and no re-aging', async () => {
  const client = await Client.disputing(1);
  await client.mails();
  on('2025-11-16');
  await client.imports(
    changedReport('2025-11-15', {
      1: { Equifax: { dateAccountStatus: '2025-11-01', dateReported: '2025-11-01' } },
    }),
  );
  const proposal = (await client.proposals()).find(({ recipient }) => recipient.id === 'Equifax');
  expect(proposal).toMatchObject({ kind: 'changed', asks: false, reAged: null });
});

it('a collection that is gone on the day on which its seven years end has aged off, and not a day before', async () => {
  const client = await Client.disputing(3);
  await client.mails();
  on('2029-05-18');
  await client.imports(changedReport('2029-05-16', { 3: { TransUnion: 'gone' } }));
  expect(await client.proposal('TransUnion', 3)).toMatchObject({ kind: 'notSeen', asks: true });
  await client.imports(changedReport('2029-05-17', { 3: { TransUnion: 'gone' } }));
  expect(await client.proposal('TransUnion', 3)).toMatchObject({ kind: 'agedOff', asks: false });
  expect(await client.state('TransUnion', 3)).not.toBe('deletedByReport');
});

it('counts letters whose mailing is recorded only after the import', async () => {
  const client = await Client.disputing(1);
  on('2025-11-16');
  await client.imports(changedReport('2025-11-15', { 1: { Equifax: 'gone' } }));
  expect(await client.proposals()).toEqual([]);
  await client.mails();
  expect(await client.proposal('Equifax', 1)).toMatchObject({ kind: 'notSeen', asks: true });
});

it('says so if the report that a letter was written from can no longer be read', async () => {
  on('2025-09-20');
  const who = await world.person();
  const client = new Client(who, await aProfile(world, who));
  const { store, vault } = world.services;
  const { accountId } = who;
  const id = newId();
  const place = { accountId, ...client.params, table: 'report', row: id } as const;
  await forAccount(accountId, async () => {
    const raw = await vault.put({ ...place, column: 'raw_blob' }, Buffer.from('{"no": "report"}'));
    const model = await vault.put({ ...place, column: 'model_blob' }, Buffer.from('{}'));
    const about = { provider: 'File', name: '2025-09-15 File', reportDate: '2025-09-15' } as const;
    const stored = { id, ...client.params, ...about, raw, model: { ...model, parserVersion: '0' } };
    await store.reports.add(accountId, stored);
  });
  await client.writes(id, [1]);
  await client.mails();
  on('2025-11-16');
  await client.imports(changedReport('2025-11-15'));
  expect(await client.proposal('Equifax', 1)).toMatchObject({
    kind: 'notComparable',
    because: 'unreadable',
    asks: false,
  });
});

describe('what was decided', () => {
  /** The balance of a debt changes by no bill; the day of its status moves every month. */
  const owing = (currentBalance: string, dateAccountStatus: string) => ({
    1: { Experian: { currentBalance, dateAccountStatus } },
  });
  const decides = async (client: Client, bureau: string, reportId: string, decision: object) => {
    const { letter, item: key } = (await client.proposals()).find(
      ({ recipient }) => recipient.id === bureau,
    )!;
    await client.records({
      kind: 'compared',
      on: world.clock.now().toISOString().slice(0, 10),
      disputes: [{ letter, item: key }],
      report: reportId,
      ...decision,
    });
  };

  it('is not asked again when the same report is imported twice, and what was not decided still is', async () => {
    const client = await Client.disputing(1);
    await client.mails();
    on('2025-11-16');
    const bytes = changedReport('2025-11-15', { 1: { Equifax: 'gone', TransUnion: 'gone' } });
    const first = await client.imports(bytes);
    await decides(client, 'Equifax', first, { proposal: 'notSeen', accepted: false });
    for (let again = 0; again < 2; again += 1) {
      await client.imports(bytes);
      expect(await client.proposal('Equifax', 1)).toMatchObject({ kind: 'notSeen', asks: false });
      expect(await client.proposal('TransUnion', 1)).toMatchObject({ kind: 'notSeen', asks: true });
    }
    on('2025-12-16');
    await client.imports(changedReport('2025-12-15', { 1: { Equifax: 'gone' } }));
    expect(await client.proposal('Equifax', 1)).toMatchObject({ kind: 'notSeen', asks: true });
  });

  it('about a change is not asked again by a newer report that shows the same, and is if something else changed', async () => {
    const client = await Client.disputing(1);
    await client.mails();
    on('2025-11-16');
    const reportId = await client.imports(changedReport('2025-11-15', owing('0', '2025-11-01')));
    expect(await client.proposal('Experian', 1)).toMatchObject({ kind: 'changed', asks: true });
    await decides(client, 'Experian', reportId, { proposal: 'changed', accepted: true });
    on('2025-12-16');
    await client.imports(changedReport('2025-12-15', owing('0', '2025-12-01')));
    expect(await client.proposal('Experian', 1)).toMatchObject({ kind: 'changed', asks: false });
    on('2026-01-16');
    await client.imports(changedReport('2026-01-15', owing('250', '2026-01-01')));
    expect(await client.proposal('Experian', 1)).toMatchObject({ kind: 'changed', asks: true });
  });
});

describe('a report from before reports were compared with letters', () => {
  /** As an earlier release saved it. */
  const had = async (client: Client, raw: Buffer) => {
    const { store, vault } = world.services;
    const { accountId } = client.who;
    const id = newId();
    const place = { accountId, ...client.params, table: 'report', row: id } as const;
    await forAccount(accountId, async () => {
      await store.reports.add(accountId, {
        id,
        ...client.params,
        provider: 'File',
        name: '2025-11-15 File',
        reportDate: '2025-11-15',
        raw: await vault.put({ ...place, column: 'raw_blob' }, raw),
        model: {
          ...(await vault.put({ ...place, column: 'model_blob' }, Buffer.from('{}'))),
          parserVersion: '0',
        },
      });
    });
  };

  it('is compared by a job, once, for letters whose mailing is recorded', async () => {
    const [client, silent] = [await Client.disputing(1), await Client.disputing(1)];
    await client.mails();
    on('2025-11-16');
    for (const each of [client, silent]) {
      await had(each, changedReport('2025-11-15', { 1: { Equifax: 'gone' } }));
      expect(await each.proposals()).toEqual([]);
    }
    expect(await compareEarlier(world.services)).toEqual({ clients: 2, failed: 0, reason: null });
    expect(await client.proposal('Equifax', 1)).toMatchObject({ kind: 'notSeen', asks: true });
    expect(await client.state('Equifax', 1)).not.toBe('deletedByReport');
    expect(await client.status()).toBe('Needs Review');
    expect(await silent.proposals()).toEqual([]);
    expect(await compareEarlier(world.services)).toEqual({ clients: 0, failed: 0, reason: null });
    // Once its mailing is recorded, the same comparison speaks.
    await silent.mails();
    expect(await silent.proposal('Equifax', 1)).toMatchObject({ kind: 'notSeen', asks: true });
  });
});
