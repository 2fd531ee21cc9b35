import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmReason, disputeGrounds, withdrawReason } from '#contract/grounds.ts';
import { disputeItems, type ReportItem, stateItem, withdrawStatement } from '#contract/itemGrounds.ts';
import { previewLetters } from '#contract/letterPreview.ts';
import { updateProfile } from '#contract/profiles.ts';
import { anApp, aProfileInput, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { aProfile, aReport } from './world.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

async function aReader(): Promise<{ who: Person; profileId: string; reportId: string }> {
  const who = await world.person();
  const profileId = await aProfile(world, who);
  return { who, profileId, reportId: await aReport(world, who, profileId) };
}

async function itemsOf(
  who: Person,
  params: Readonly<Record<string, string>>,
): Promise<readonly ReportItem[]> {
  return (await world.ask(disputeItems, who, { params })).json().items;
}
const named = (items: readonly ReportItem[], heading: RegExp) => {
  const item = items.find((one) => heading.test(one.heading));
  if (item === undefined) throw new Error(`The sample has no item ${String(heading)}`);
  return item;
};

describe('the items of a report that are not accounts', () => {
  it('are listed once each, with the bureaus that list them, what they show, and what can be said', async () => {
    const { who, ...params } = await aReader();
    const items = await itemsOf(who, params);
    expect([...new Set(items.map(({ kind }) => kind))]).toEqual([
      'name',
      'address',
      'employer',
      'inquiry',
      'publicRecord',
    ]);
    expect(named(items, /^77 HARBOR/)).toMatchObject({
      kind: 'address',
      bureaus: ['TransUnion', 'Experian'],
      statements: ['neverLived', 'lived'],
      findings: [{ rule: 'I3' }, { rule: 'I3' }],
      inProfile: false,
    });
    expect(named(items, /^QUICKLOAN/)).toMatchObject({
      item: 'inquiry:inquiry-2',
      details: [{ bureau: 'Experian', field: 'inquiryDate', value: '11/02/2024' }],
      statements: ['didNotApply', 'applied'],
    });
    expect(named(items, /^Chapter 13/)).toMatchObject({
      bureaus: ['TransUnion', 'Experian'],
      statements: ['notMyCase', 'discharged', 'dismissed'],
    });
    expect(JSON.stringify(items)).not.toMatch(/\d{9}/);
  });
});

describe('a statement about an item', () => {
  const said = { item: 'inquiry:inquiry-2', statement: 'didNotApply' };

  it('is saved with who and when, replaced by a new one about the item, and withdrawn', async () => {
    const { who, ...params } = await aReader();
    const first = (await world.ask(stateItem, who, { params, body: said })).json().statements;
    expect(first).toEqual([
      {
        id: expect.any(String),
        ...said,
        by: expect.stringMatching(/^Person \d+$/),
        at: '2026-11-21T12:00:00.000Z',
      },
    ]);
    const other = { item: 'publicRecord:public-record-0', statement: 'notMyCase' };
    await world.ask(stateItem, who, { params, body: other });
    const again = { ...said, statement: 'applied' };
    const standing = (await world.ask(stateItem, who, { params, body: again })).json().statements;
    expect(standing.map(({ statement }: { statement: string }) => statement)).toEqual([
      'notMyCase',
      'applied',
    ]);
    expect((await world.ask(disputeItems, who, { params })).json().statements).toEqual(standing);

    const asked = { params: { ...params, statementId: standing[0].id } };
    expect((await world.ask(withdrawStatement, who, asked)).json().statements).toEqual(standing.slice(1));
    expect((await world.ask(withdrawStatement, who, asked)).statusCode).toBe(404);
  });

  it('is listed separately from what is confirmed about accounts', async () => {
    const { who, ...params } = await aReader();
    const reason = { accountId: 'account-1', reason: { reason: 'notMine' } };
    await world.ask(stateItem, who, { params, body: said });
    const confirmed = (await world.ask(confirmReason, who, { params, body: reason })).json().confirmations;
    expect(confirmed).toMatchObject([reason]);
    expect((await world.ask(disputeGrounds, who, { params })).json().confirmations).toEqual(confirmed);
    expect((await world.ask(disputeItems, who, { params })).json().statements).toMatchObject([said]);
    const confirmationId = confirmed[0].id;
    await world.ask(withdrawReason, who, { params: { ...params, confirmationId } });
    expect((await world.ask(disputeItems, who, { params })).json().statements).toMatchObject([said]);
  });

  it('about an entry of one bureau is about the item in all files', async () => {
    const { who, ...params } = await aReader();
    const [first, second] = ['publicRecord:public-record-0', 'publicRecord:public-record-1'];
    await world.ask(stateItem, who, { params, body: { item: first, statement: 'notMyCase' } });
    const answer = await world.ask(stateItem, who, {
      params,
      body: { item: second, statement: 'dismissed' },
    });
    expect(answer.json().statements).toMatchObject([{ item: first, statement: 'dismissed' }]);
  });

  it('belongs to one account: others do not find it and cannot change it', async () => {
    const { who, ...params } = await aReader();
    const [{ id }] = (await world.ask(stateItem, who, { params, body: said })).json().statements;
    const stranger = await aReader();
    const own = { profileId: stranger.profileId, reportId: stranger.reportId };
    for (const place of [params, own]) {
      const asked = { params: { ...place, statementId: id } };
      expect((await world.ask(withdrawStatement, stranger.who, asked)).statusCode).toBe(404);
    }
    expect((await world.ask(disputeItems, who, { params })).json().statements).toHaveLength(1);
  });

  it('must be about an item of the report, and be one that its kind allows', async () => {
    const { who, ...params } = await aReader();
    const unknown = { item: 'inquiry:inquiry-999', statement: 'didNotApply' };
    expect((await world.ask(stateItem, who, { params, body: unknown })).statusCode).toBe(404);
    for (const statement of ['neverLived', 'noKnownDebt', 'identityTheft']) {
      const answer = await world.ask(stateItem, who, { params, body: { ...said, statement } });
      expect([answer.statusCode, answer.json().fields[0].field]).toEqual([400, 'statement']);
    }
  });

  it('is refused if it denies what the profile gives, with why, and nothing is saved', async () => {
    const { who, ...params } = await aReader();
    const before = named(await itemsOf(who, params), /^77 HARBOR/);
    const { ssn: _ssn, dob: _dob, ...profile } = aProfileInput();
    const moved = { ...profile, streetAddress: '77 Harbor St # 3B', postalCode: '97998' };
    const updated = await world.ask(updateProfile, who, {
      params: { profileId: params.profileId },
      body: moved,
    });
    expect(updated.statusCode).toBe(200);
    const after = named(await itemsOf(who, params), /^77 HARBOR/);
    expect([before.inProfile, after.inProfile]).toEqual([false, true]);
    const body = { item: after.item, statement: 'neverLived' };
    const answer = await world.ask(stateItem, who, { params, body });
    expect([answer.statusCode, answer.json().code, answer.json().fields]).toEqual([
      409,
      'contradictoryReasons',
      [{ field: 'statement', problem: 'ownAddress' }],
    ]);
    expect((await world.ask(disputeItems, who, { params })).json().statements).toEqual([]);
  });

  it('appears in letters written afterwards', async () => {
    const { who, ...params } = await aReader();
    const preview = async () => {
      const body = { ...params, choice: { kind: 'automatic', options: [5] } };
      return JSON.stringify((await world.ask(previewLetters, who, { body })).json());
    };
    expect(await preview()).not.toContain('I did not apply');
    await world.ask(stateItem, who, { params, body: said });
    expect(await preview()).toMatch(
      /I did not apply to this company\..*confirmed by Person \d+ on 11\/21\/2026/,
    );
  });
});
