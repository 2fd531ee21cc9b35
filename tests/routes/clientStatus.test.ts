import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifications } from '#contract/account.ts';
import { clientStatus, setClientStatus } from '#contract/clientStatus.ts';
import { DocumentKind } from '#contract/documents.ts';
import { listProfiles, profileLogs, updateProfile } from '#contract/profiles.ts';
import { disputes, recordDisputeEvent, type Dispute, type DisputeLetter } from '#contract/disputes.ts';
import { mailLetters } from '#contract/repair.ts';
import type { Report } from '#credit/report/model.ts';
import { isNegative } from '#credit/report/negative.ts';
import { readReport } from '#credit/report/read.ts';
import { passDays } from '#server/disputes/passDays.ts';
import type { ReportGateway } from '#server/gateways/reportGateway.ts';
import { notifyAfterMonth } from '#server/profiles/notifyAfterMonth.ts';
import { anApp, aProfileInput, sampleReport, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { aDocument, aProfile, aReport, aSession } from './world.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());
beforeEach(() => world.clock.set('2026-11-21T12:00:00.000Z'));

const standing = async (who: Person, profileId: string) =>
  (await world.ask(clientStatus, who, { params: { profileId } })).json();
const stateOf = async (who: Person, profileId: string) => (await standing(who, profileId)).state;

describe('a client', () => {
  it('goes from their first data to letters, and writing them moves nothing', async () => {
    const who = await world.person('b2b', 5);
    const profileId = await aProfile(world, who);
    expect(await standing(who, profileId)).toEqual({
      status: 'Onboarding',
      state: 'onboarding.gathering',
      history: [],
    });
    for (const kind of DocumentKind.options) await aDocument(world, who, profileId, kind);
    expect(await stateOf(who, profileId)).toBe('onboarding.profiled');
    const reportId = await aReport(world, who, profileId);
    expect(await stateOf(who, profileId)).toBe('onboarding.ready');
    await aSession(world, who, profileId, reportId);
    const { status, history } = await standing(who, profileId);
    expect(status).toBe('Onboarding');
    expect(history.map(({ kind }: { kind: string }) => kind)).toEqual([
      'profileCompleted',
      'reportImported',
      'lettersWritten',
    ]);
    const [listed] = (await world.ask(listProfiles, who)).json().results;
    expect(listed.status).toBe('Onboarding');
  });

  it('is complete once, with the change that adds the last missing field', async () => {
    const who = await world.person();
    const profileId = await aProfile(world, who, { city: '' });
    for (const kind of DocumentKind.options) await aDocument(world, who, profileId, kind);
    expect(await stateOf(who, profileId)).toBe('onboarding.gathering');
    const { ssn: _ssn, dob: _dob, streetAddress: _street, ...open } = aProfileInput();
    for (const city of ['Peoria', 'Joliet']) {
      await world.ask(updateProfile, who, { params: { profileId }, body: { ...open, city } });
    }
    const { state, history } = await standing(who, profileId);
    expect([state, history.length]).toEqual(['onboarding.profiled', 1]);
  });

  it('sees how a newer report differs, which decides nothing by itself', async () => {
    const who = await world.person('b2b', 5);
    const profileId = await aProfile(world, who);
    await aSession(world, who, profileId, await aReport(world, who, profileId));
    world.clock.set('2026-12-22T12:00:00.000Z');
    await aReport(world, who, profileId);
    const { status, history } = await standing(who, profileId);
    expect(status).toBe('Onboarding');
    // The stand-in provider returns the same report again: nothing is gone, nothing is new.
    const negative = history.at(-1)?.detail.changes.left;
    expect(negative).toBeGreaterThan(0);
    expect(history.at(-1)).toMatchObject({
      kind: 'newerReport',
      detail: { changes: { gone: 0, left: negative, added: 0 } },
    });
  });

  it('waits once letters were mailed, and is finished when everything is decided and the newest report is clean', async () => {
    const sample = readReport(sampleReport);
    const fetched: Report[] = [
      sample,
      { ...sample, accounts: sample.accounts.filter((account) => !isNegative(account)) },
      { ...sample, reportDate: { value: '2027-03-01', at: '/date' } },
    ];
    const inTurn: ReportGateway = {
      fetchReport: async ({ username }) => ({
        raw: sampleReport,
        report: fetched.shift() ?? sample,
        account: { mail: username },
      }),
    };
    const changing = await anApp({ MyFreeScoreNow: inTurn });
    changing.clock.set('2026-11-21T17:00:00.000Z');
    const who = await changing.person('b2b', 5);
    const profileId = await aProfile(changing, who);
    const params = { profileId };
    const reportId = await aReport(changing, who, profileId);
    await aSession(changing, who, profileId, reportId);
    const shown = async () => (await changing.ask(disputes, who, { params })).json();
    const { letters, disputes: items } = await shown();
    const ids = letters.map(({ id }: DisputeLetter) => id);
    const record = async (event: object) =>
      expect((await changing.ask(recordDisputeEvent, who, { params, body: { event } })).statusCode).toBe(200);
    const statuses: string[] = [];
    const note = async () => statuses.push((await changing.ask(clientStatus, who, { params })).json().status);
    await note();
    await record({ kind: 'mailed', on: '2026-11-21', letters: ids, way: 'certified', basis: 'receipt' });
    await note();
    changing.clock.set('2026-12-20T17:00:00.000Z');
    const results = items.map(({ letter, item }: Dispute) => ({ letter, item, outcome: 'deleted' }));
    await record({
      kind: 'answer',
      on: '2026-12-20',
      printed: null,
      letters: ids,
      answer: 'results',
      results,
    });
    await note();
    await aReport(changing, who, profileId);
    await note();
    await aReport(changing, who, profileId);
    await note();
    await changing.close();
    expect(statuses).toEqual(['Onboarding', 'Waiting', 'Needs Review', 'Finished', 'Needs Review']);
  });

  it('is reminded of once, 30 days after its letters were written and not a day earlier', async () => {
    const who = await world.person('b2b', 5);
    const profileId = await aProfile(world, who);
    const sessionId = await aSession(world, who, profileId, await aReport(world, who, profileId));
    const told = async () =>
      (await world.ask(notifications, who))
        .json()
        .results.filter(({ code }: { code: string }) => code === 'monthPassed').length;
    world.clock.set('2026-12-01T12:00:00.000Z');
    await world.ask(mailLetters, who, { params: { sessionId } });
    world.clock.set('2026-12-21T11:59:59.000Z');
    await notifyAfterMonth(world.services);
    expect([await stateOf(who, profileId), await told()]).toEqual(['onboarding.reported', 0]);
    world.clock.set('2026-12-21T12:00:00.000Z');
    await Promise.all([notifyAfterMonth(world.services), notifyAfterMonth(world.services)]);
    await notifyAfterMonth(world.services);
    expect([await stateOf(who, profileId), await told()]).toEqual(['onboarding.reported', 1]);
  });

  it('A9 is not reminded of while letters are on their way or investigated', async () => {
    const who = await world.person('b2b', 5);
    const profileId = await aProfile(world, who);
    await aSession(world, who, profileId, await aReport(world, who, profileId));
    const params = { profileId };
    const { letters } = (await world.ask(disputes, who, { params })).json();
    const event = {
      kind: 'mailed',
      on: '2026-12-19',
      letters: letters.map(({ id }: DisputeLetter) => id),
      way: 'firstClass',
      basis: 'client',
    };
    world.clock.set('2026-12-20T12:00:00.000Z');
    await world.ask(recordDisputeEvent, who, { params, body: { event } });
    const remindersOn = async (day: string) => {
      world.clock.set(`${day}T12:00:00.000Z`);
      await passDays(world.services);
      await notifyAfterMonth(world.services);
      const { results } = (await world.ask(notifications, who)).json();
      return results.filter(({ code }: { code: string }) => code === 'monthPassed').length;
    };
    expect(await remindersOn('2026-12-22')).toBe(0);
    // They count as received on December 24 and are due on January 23; then a person is asked what came.
    expect(await remindersOn('2027-01-25')).toBe(0);
    expect(await remindersOn('2027-02-15')).toBe(1);
  });

  it('A9 is not reminded of while work is paused, or once the service has ended', async () => {
    const who = await world.person('b2b', 5);
    const params = { profileId: await aProfile(world, who) };
    await aSession(world, who, params.profileId, await aReport(world, who, params.profileId));
    const say = (kind: string) =>
      world.ask(recordDisputeEvent, who, { params, body: { event: { kind, on: '2026-11-21', note: '' } } });
    world.clock.set('2027-02-15T12:00:00.000Z');
    const reminders = async () => {
      await notifyAfterMonth(world.services);
      const { results } = (await world.ask(notifications, who)).json();
      return results.filter(({ code }: { code: string }) => code === 'monthPassed').length;
    };
    await say('ended');
    expect(await reminders()).toBe(0);
    await say('resumed');
    await say('paused');
    expect(await reminders()).toBe(0);
    // Within a minute it would be the same request.
    world.clock.set('2027-02-15T12:02:00.000Z');
    await say('resumed');
    expect(await reminders()).toBe(1);
  });

  it('is set manually, with who and why in the history and in the log', async () => {
    const who = await world.person();
    const profileId = await aProfile(world, who);
    const body = { status: 'Finished', reason: 'The client has what it wanted' };
    expect((await world.ask(setClientStatus, who, { params: { profileId }, body })).json()).toEqual({
      ok: true,
    });
    const { status, history } = await standing(who, profileId);
    expect([status, history]).toEqual([
      'Finished',
      [
        {
          kind: 'statusSetByHand',
          at: '2026-11-21T12:00:00.000Z',
          detail: { ...body, by: expect.stringMatching(/^Person/) },
        },
      ],
    ]);
    const [entry] = (await world.ask(profileLogs, who)).json().results;
    expect(entry).toMatchObject({ status: 'statusChanged', username: expect.stringMatching(/^Person/) });
  });

  it('cannot be moved by consumers themselves', async () => {
    const who = await world.person('b2c');
    const profileId = await aProfile(world, who);
    const body = { status: 'Finished', reason: 'I should like to be' };
    const answer = await world.ask(setClientStatus, who, { params: { profileId }, body });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
    expect(await standing(who, profileId)).toMatchObject({ status: 'Onboarding', history: [] });
  });

  it('cannot be moved without a reason', async () => {
    const who = await world.person();
    const profileId = await aProfile(world, who);
    const body = { status: 'Finished', reason: ' ' };
    const answer = await world.ask(setClientStatus, who, { params: { profileId }, body });
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      [{ field: 'reason', problem: 'required' }],
    ]);
    expect((await standing(who, profileId)).history).toEqual([]);
  });
});
