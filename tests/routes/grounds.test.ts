import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { confirmReason, disputeGrounds, withdrawReason } from '#contract/grounds.ts';
import { downloadCsv, generateManual } from '#contract/repair.ts';
import { viewReport } from '#contract/reports.ts';
import { findingGroups, isArguable } from '#src/screens/repair-center/grounds/findingGroups.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { aProfile, aReport } from './world.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

async function aReader(): Promise<{ who: Person; profileId: string; reportId: string }> {
  const who = await world.person();
  const profileId = await aProfile(world, who);
  return { who, profileId, reportId: await aReport(world, who, profileId) };
}

describe('the grounds of a dispute', () => {
  it('are the findings of each account, with evidence, and its late months', async () => {
    const { who, ...params } = await aReader();
    const { accounts, confirmations } = (await world.ask(disputeGrounds, who, { params })).json();
    expect(accounts).toHaveLength(11);
    expect(confirmations).toEqual([]);
    const [harbor] = accounts.filter(({ accountId }: { accountId: string }) => accountId === 'account-1');
    expect(harbor.findings[0]).toEqual({
      rule: expect.stringMatching(/^[A-Z]\d$/),
      confidence: expect.stringMatching(/^(high|medium|low)$/),
      law: expect.any(String),
      bureaus: expect.any(Array),
      evidence: expect.arrayContaining([
        { bureau: expect.any(String), field: expect.any(String), value: expect.any(String) },
      ]),
    });
    const late = accounts.flatMap(({ lateMonths }: { lateMonths: string[] }) => lateMonths);
    expect(late.length).toBeGreaterThan(3);
  });
});

it('the findings of an account are as many in the Repair Center as on the page of the report', async () => {
  const { who, ...params } = await aReader();
  const { accounts } = disputeGrounds.reply.parse((await world.ask(disputeGrounds, who, { params })).json());
  const counted = accounts.map(({ findings }) => findingGroups(findings).filter(isArguable).length);
  const { body } = await world.ask(viewReport, who, { params });
  const onPage = [...body.matchAll(/data-label="Findings">(\d+)</g)].map(([, count]) => Number(count));
  expect(onPage).toEqual(counted);
  const informing = accounts.filter(({ findings }) => findings.some((finding) => !isArguable(finding)));
  expect(informing.length).toBeGreaterThan(0);
});

describe('a confirmed reason', () => {
  const body = { accountId: 'account-1', reason: { reason: 'notMine' } };

  it('is saved with who and when, replaced by a new one on the same subject, and withdrawn', async () => {
    const { who, ...params } = await aReader();
    const first = (await world.ask(confirmReason, who, { params, body })).json().confirmations;
    expect(first).toEqual([
      {
        id: expect.any(String),
        ...body,
        by: expect.stringMatching(/^Person \d+$/),
        at: '2026-11-21T12:00:00.000Z',
      },
    ]);
    const other = { accountId: 'account-2', reason: { reason: 'paid', on: '2026-01-31' } };
    await world.ask(confirmReason, who, { params, body: other });
    const again = { ...other, reason: { reason: 'paid', on: null } };
    const standing = (await world.ask(confirmReason, who, { params, body: again })).json().confirmations;
    expect(standing.map(({ reason }: { reason: unknown }) => reason)).toEqual([body.reason, again.reason]);
    const kept = (await world.ask(disputeGrounds, who, { params })).json().confirmations;
    expect(kept).toEqual(standing);

    const confirmationId = first[0].id;
    const left = await world.ask(withdrawReason, who, { params: { ...params, confirmationId } });
    expect(left.json().confirmations).toEqual(standing.slice(1));
    const twice = await world.ask(withdrawReason, who, { params: { ...params, confirmationId } });
    expect(twice.statusCode).toBe(404);
  });

  it('belongs to one account: others do not find it and cannot change it', async () => {
    const { who, ...params } = await aReader();
    const [{ id }] = (await world.ask(confirmReason, who, { params, body })).json().confirmations;
    const stranger = await aReader();
    const own = { profileId: stranger.profileId, reportId: stranger.reportId };
    for (const place of [params, own]) {
      const asked = { params: { ...place, confirmationId: id } };
      expect((await world.ask(withdrawReason, stranger.who, asked)).statusCode).toBe(404);
    }
    expect((await world.ask(disputeGrounds, who, { params })).json().confirmations).toHaveLength(1);
  });

  it.each([
    [{ accountId: 'account-1', reason: { reason: 'paid', on: '2026-11-22' } }, 'reason.on'],
    [
      { accountId: 'account-1', reason: { reason: 'wrongDate', field: 'dateOpened', right: '2027-01-01' } },
      'reason.right',
    ],
    [{ accountId: 'account-1', reason: { reason: 'neverLate', months: ['1999-01'] } }, 'reason.months'],
    [{ accountId: 'account-1', reason: { reason: 'neverLate', months: [] } }, 'reason.months'],
    [{ accountId: 'account-1', reason: { reason: 'identityTheft' } }, 'reason.reason'],
  ])('is refused if it is impossible: %j', async (wrong, field) => {
    const { who, ...params } = await aReader();
    const answer = await world.ask(confirmReason, who, { params, body: wrong });
    expect([answer.statusCode, answer.json().fields?.map((each: { field: string }) => each.field)]).toEqual([
      400,
      [field],
    ]);
  });

  it('is refused if it contradicts another one, with why, and nothing is saved', async () => {
    const { who, ...params } = await aReader();
    await world.ask(confirmReason, who, { params, body });
    const paid = { accountId: 'account-1', reason: { reason: 'paid', on: null } };
    const answer = await world.ask(confirmReason, who, { params, body: paid });
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        ok: false,
        code: 'contradictoryReasons',
        error: '',
        fields: [{ field: 'reason', problem: 'notTheirs' }],
      },
    ]);
    const kept = (await world.ask(disputeGrounds, who, { params })).json().confirmations;
    expect(kept.map(({ reason }: { reason: unknown }) => reason)).toEqual([body.reason]);
  });

  it('that contradicts another one from before that was refused stops only the letters that state both', async () => {
    const { who, ...params } = await aReader();
    const lists = world.services.store.confirmations;
    const said = [
      { accountId: 'account-1', reason: { reason: 'notMine' } },
      { accountId: 'account-1', reason: { reason: 'authorizedUser' } },
    ] as const;
    const stored = said.map((one, place) => ({
      ...one,
      id: `01a1fc0b-0000-7000-8000-00000000000${place}`,
      by: 'Ana',
      at: '2026-11-21T12:00:00.000Z',
    }));
    const spy = vi.spyOn(lists, 'list').mockResolvedValue(stored);
    const generated = async (accounts: readonly string[]) => {
      const order = { ...params, destinations: ['TransUnion'], selectedAccounts: accounts };
      const answer = await world.ask(generateManual, who, { body: order });
      return [answer.statusCode, answer.json().code];
    };
    const left = async () => (await world.services.store.ledger.summary(who.accountId)).left;
    const before = await left();
    expect(await generated(['account-1'])).toEqual([409, 'contradictoryReasons']);
    expect(await left()).toBe(before);
    expect(await generated(['account-2'])).toEqual([200, undefined]);
    expect(await left()).toBe(before - 1);
    spy.mockRestore();
  });

  it('must be about an account in the report', async () => {
    const { who, ...params } = await aReader();
    const nowhere = { ...body, accountId: 'account-999' };
    expect((await world.ask(confirmReason, who, { params, body: nowhere })).statusCode).toBe(404);
  });

  it('appears in letters written afterwards', async () => {
    const { who, ...params } = await aReader();
    await world.ask(confirmReason, who, { params, body });
    const order = { ...params, destinations: ['TransUnion'], selectedAccounts: ['account-1'] };
    const { sessionId } = (await world.ask(generateManual, who, { body: order })).json();
    const [letter] = await world.services.store.sessions.letters(who.accountId, sessionId);
    expect(JSON.stringify(letter?.items)).toMatch(
      /This account is not mine.*confirmed by Person \d+ on 11\/21\/2026/,
    );
    expect((await world.ask(downloadCsv, who, { params: { sessionId } })).statusCode).toBe(200);
  });
});
