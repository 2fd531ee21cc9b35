import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allGenerations } from '#contract/account.ts';
import { disputes, recordDisputeEvent, uploadDisputeFile, withdrawDisputeEvent } from '#contract/disputes.ts';
import { chooseEnclosures } from '#contract/enclosures.ts';
import { previewNextLetters, writeNextLetters } from '#contract/nextSteps.ts';
import { generateManual } from '#contract/repair.ts';
import { newId } from '#server/store/ids.ts';
import { forAccount } from '#server/store/wall.ts';
import { anApp, aForm, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { tells } from './nextStep.ts';
import { pdf } from './letterDesk.ts';
import { aDocument, anImage, aProfile, aReport } from './world.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

/** A letter to TransUnion about one account. */
async function aSet(who: Person, profileId: string): Promise<string> {
  const reportId = await aReport(world, who, profileId);
  const body = { profileId, reportId, destinations: ['TransUnion'], selectedAccounts: ['account-2'] };
  return (await world.ask(generateManual, who, { body })).json().sessionId;
}

/** A client with a letter to TransUnion that nobody mailed, and one of its accounts. */
async function aClient(kind: 'b2b' | 'b2c' = 'b2b') {
  const who = await world.person(kind, 5);
  const profileId = await aProfile(world, who);
  await aSet(who, profileId);
  const params = { profileId };
  const shown = async () => (await world.ask(disputes, who, { params })).json();
  const { letter, item } = (await shown()).disputes.find(
    (each: { recipient: { id: string }; item: string }) =>
      each.recipient.id === 'TransUnion' && each.item.startsWith('account:'),
  );
  const step = (purpose: string) => ({ steps: [{ letter, item, purpose, added: '' }] });
  return {
    who,
    profileId,
    params,
    shown,
    letter,
    item,
    says: (event: object) => tells(world, who, profileId, { disputes: [{ letter, item }], ...event }),
    preview: async (purpose: string) =>
      (await world.ask(previewNextLetters, who, { params, body: step(purpose) })).json(),
    write: (purpose: string) => world.ask(writeNextLetters, who, { params, body: step(purpose) }),
  };
}
type Client = Awaited<ReturnType<typeof aClient>>;

const aScan = async ({ who, params }: Client): Promise<string> =>
  (await world.ask(uploadDisputeFile, who, { params, ...aForm('file', await anImage()) })).json().id;
const lasting = (answer: { leftOut: { why: string }[] }) => answer.leftOut.map(({ why }) => why);

describe('the validation of a debt', () => {
  it.each([
    ['until the last day of the notice', '2026-11-10', '2026-12-20', true],
    ['not after it', '2026-11-10', '2026-11-20', false],
    ['for 30 days from its receipt if the notice bears none', '2026-10-22', null, true],
    ['not after those', '2026-10-21', null, false],
  ])('claims a duty: %s', async (_, on, ends, claims) => {
    const client = await aClient();
    expect(lasting(await client.preview('validation'))).toEqual(['notOffered']);
    // The notice came before the letters were written.
    await client.says({ kind: 'collectorNotice', on, ends });
    const { letters, leftOut } = await client.preview('validation');
    expect([leftOut, letters.length, letters[0].destination.kind]).toEqual([[], 1, 'furnisher']);
    expect(JSON.stringify(letters).includes('1692g(b)')).toBe(claims);
    expect((await client.write('validation')).statusCode).toBe(200);
    expect((await client.shown()).requests).toMatchObject([{ purpose: 'validation', state: 'drafted' }]);
    expect((await client.shown()).offers).toEqual([]);
  });

  it('needs a last day that can belong to the notice', async () => {
    const { who, params, letter, item } = await aClient();
    const event = {
      kind: 'collectorNotice',
      on: '2026-11-10',
      ends: '2036-12-20',
      disputes: [{ letter, item }],
    };
    const answer = await world.ask(recordDisputeEvent, who, { params, body: { event } });
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      [{ field: 'event.ends', problem: 'farFromNotice' }],
    ]);
  });
});

describe('the block of what identity theft caused', () => {
  const stated = async (client: Client) => {
    await client.says({ kind: 'identityTheft', states: true, files: [await aScan(client)] });
    return client;
  };

  it('needs all four elements', async () => {
    const client = await aClient();
    const { who, params, letter, item } = client;
    const theft = {
      kind: 'identityTheft',
      on: '2026-11-21',
      states: true,
      files: [],
      disputes: [{ letter, item }],
    };
    const record = async (event: object) =>
      (await world.ask(recordDisputeEvent, who, { params, body: { event } })).statusCode;
    expect(await record(theft)).toBe(400);
    expect(await record({ ...theft, states: false, files: [await aScan(client)] })).toBe(400);
    await stated(client);
    expect(lasting(await client.preview('block'))).toEqual(['identification']);
    await aDocument(world, who, client.profileId, 'idOrDriverLicense');
    expect(lasting(await client.preview('block'))).toEqual([]);
    // A letter that says it encloses the identification does.
    const choice = { added: [], leftOut: ['idOrDriverLicense'], ssnLastFour: false };
    const [set] = await world.services.store.sessions.list(who.accountId);
    const chosen = await world.ask(chooseEnclosures, who, {
      params: { ...params, reportId: set?.reportId ?? '' },
      body: { destinationId: 'TransUnion', choice },
    });
    expect(chosen.statusCode).toBe(200);
    expect(lasting(await client.preview('block'))).toEqual(['identification']);
  });

  it('is refused, and uses no generation, with a report that can’t be printed', async () => {
    const client = await aClient();
    await aDocument(world, client.who, client.profileId, 'idOrDriverLicense');
    const upload = aForm('file', pdf);
    const { id } = (
      await world.ask(uploadDisputeFile, client.who, { params: client.params, ...upload })
    ).json();
    await client.says({ kind: 'identityTheft', states: true, files: [id] });
    const left = async () => (await world.ask(allGenerations, client.who)).json().generationsLeft.value;
    const before = await left();
    const refused = await client.write('block');
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'unreadableEnclosure']);
    expect(await left()).toBe(before);
  });

  it('is named where its correction is left out, although it disputes nothing', async () => {
    const client = await stated(await aClient('b2c'));
    const { who, params, profileId } = client;
    await aDocument(world, who, profileId, 'idOrDriverLicense');
    await client.write('block');
    const block = (await client.shown()).letters.at(-1).id;
    await tells(world, who, profileId, { kind: 'delivered', letters: [block], basis: 'receipt' });
    const { timeline } = await client.shown();
    const theft = timeline.find(({ event }: { event: { kind: string } }) => event.kind === 'identityTheft');
    const withdrawal = { params: { ...params, eventId: theft.id }, body: { reason: 'Another client’s' } };
    expect((await world.ask(withdrawDisputeEvent, who, withdrawal)).statusCode).toBe(200);
    const [offer] = (await client.shown()).offers;
    expect(offer).toMatchObject({ purpose: 'retraction', letter: block, needsMailing: true });
    const { letter, item, purpose } = offer;
    const body = { steps: [{ letter, item, purpose, added: '' }] };
    const { leftOut } = (await world.ask(previewNextLetters, who, { params, body })).json();
    expect(leftOut).toMatchObject([
      { why: 'mailing', heading: offer.heading, recipient: offer.recipient.name },
    ]);
    expect(offer.heading).not.toBe('');
  });

  it('is mailed only after the client approved it, or by the client', async () => {
    const client = await stated(await aClient());
    await aDocument(world, client.who, client.profileId, 'idOrDriverLicense');
    expect((await client.write('block')).statusCode).toBe(200);
    const { who, params, profileId } = client;
    const block = (await client.shown()).letters.at(-1).id;
    const how = { way: 'certified', tracking: '', basis: 'receipt' };
    const event = { kind: 'mailed', on: '2026-11-21', letters: [block], ...how };
    const mailed = () => world.ask(recordDisputeEvent, who, { params, body: { event } });
    const refused = await mailed();
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      [{ field: 'event.letters', problem: 'needsClient' }],
    ]);
    const approval = {
      kind: 'approved',
      on: '2026-11-21',
      letters: [block],
      hash: 'a'.repeat(64),
      signature: 'D',
    } as const;
    await forAccount(who.accountId, () =>
      world.services.store.transaction((step) =>
        step.disputeEvents.add(
          who.accountId,
          profileId,
          { id: newId(), event: { ...approval, letters: [block] }, reason: null, replaces: null },
          { userId: newId(), username: 'Devon' },
        ),
      ),
    );
    expect((await mailed()).statusCode).toBe(200);
  });

  it('is signed by a consumer themselves', async () => {
    const client = await stated(await aClient('b2c'));
    await aDocument(world, client.who, client.profileId, 'idOrDriverLicense');
    expect((await client.write('block')).statusCode).toBe(200);
    const letters = [(await client.shown()).letters.at(-1).id];
    await client.says({ kind: 'mailed', letters, way: 'certified', tracking: '', basis: 'receipt' });
    expect((await client.shown()).requests).toMatchObject([{ purpose: 'block', state: 'onItsWay' }]);
  });
});

it('an earlier letter is enclosed without its copies of documents', async () => {
  const who = await world.person('b2b', 5);
  const profileId = await aProfile(world, who);
  for (const kind of ['idOrDriverLicense', 'address'] as const) await aDocument(world, who, profileId, kind);
  const sessionId = await aSet(who, profileId);
  const params = { profileId };
  const { store } = world.services;
  const first = (await store.sessions.letters(who.accountId, sessionId)).find(
    (each) => each.destinationId === 'TransUnion',
  );
  if (first === undefined) throw new Error('Nothing was disputed with TransUnion');
  await tells(world, who, profileId, {
    kind: 'mailed',
    letters: [first.id],
    way: 'firstClass',
    tracking: '',
    basis: 'client',
  });
  world.clock.set('2027-01-20T17:00:00.000Z');
  const { offers } = (await world.ask(disputes, who, { params })).json();
  const steps = offers.map(
    ({ letter, item, purpose }: { letter: string; item: string; purpose: string }) => ({
      letter,
      item,
      purpose,
    }),
  );
  const answer = await world.ask(writeNextLetters, who, { params, body: { steps } });
  expect(answer.statusCode).toBe(200);
  const [second] = await store.sessions.letters(who.accountId, answer.json().sessionId);
  world.clock.set('2026-11-21T17:00:00.000Z');
  expect(first.enclosed?.documents).toHaveLength(2);
  // The earlier letter's own pages, and the two documents once.
  const copies = first.pages - 2 + 2;
  const plain = (second?.pages ?? 0) - copies;
  expect([1, 2]).toContain(plain);
});
