import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OwnLetter, ownLetter } from '#contract/clientPage.ts';
import { disputeMarks, ownDisputeMarks, writeMarkLetters } from '#contract/disputeMarks.ts';
import { disputes, recordDisputeEvent } from '#contract/disputes.ts';
import { generateAutomatic } from '#contract/repair.ts';
import { forAccount } from '#server/store/wall.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { aBoundClient } from './boundClient.ts';
import { aProfile, aReport } from './world.ts';

let world: AppUnderTest;
let agency: Person;
let client: Person;
let profileId: string;
let reportId: string;
let clientKey: string;
beforeAll(async () => {
  world = await anApp();
  agency = await world.person();
  profileId = await aProfile(world, agency);
  reportId = await aReport(world, agency, profileId);
  ({ client, clientKey } = await aBoundClient(world, agency, profileId));
});
afterAll(() => world.close());

const marks = async () => (await world.ask(disputeMarks, agency, { params: { profileId } })).json();
const write = (noLongerDisputed: readonly object[], of = reportId, key = crypto.randomUUID()) =>
  world.ask(writeMarkLetters, agency, {
    params: { profileId },
    body: { reportId: of, noLongerDisputed },
    headers: { 'idempotency-key': key },
  });
const used = async () =>
  (await forAccount(agency.accountId, () => world.services.store.ledger.summary(agency.accountId))).used;
const record = (event: object) =>
  world.ask(recordDisputeEvent, agency, { params: { profileId }, body: { event } });
const sees = async () => (await world.ask(disputes, agency, { params: { profileId } })).json();

describe('open dispute notations', () => {
  it('are those of the newest report, with what the bureau says', async () => {
    expect(await marks()).toEqual({
      report: { id: reportId, on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
      marks: [
        {
          bureau: 'Experian',
          item: 'account:account-1',
          heading: 'HARBOR BANK NA ··0987',
          mark: 'Account disputed',
          isInDispute: false,
        },
      ],
    });
  });

  it('are shown to the client with a masked account number', async () => {
    const own = await world.ask(ownDisputeMarks, client, { params: { clientKey } });
    expect(own.json().marks[0].heading).toBe('HARBOR BANK NA ··0987');
  });

  it('are none without a report', async () => {
    const params = { profileId: await aProfile(world, agency, { profileName: 'Nobody yet' }) };
    expect((await world.ask(disputeMarks, agency, { params })).json()).toEqual({ report: null, marks: [] });
  });
});

describe('the letter that asks to remove one', () => {
  const mark = { bureau: 'Experian', item: 'account:account-1' };

  it('is refused for an older report and for what is no notation, and nothing is spent', async () => {
    const older = reportId;
    reportId = await aReport(world, agency, profileId);
    expect((await write([mark], older)).json().code).toBe('changedMeanwhile');
    expect((await write([mark], profileId)).json().code).toBe('notFound');
    expect((await write([{ ...mark, bureau: 'Equifax' }])).json().code).toBe('changedMeanwhile');
    expect((await write([])).statusCode).toBe(400);
    expect(await used()).toBe(0);
  });

  it('is written once when two windows ask for it at the same time', async () => {
    const alone = { agency, profileId, reportId };
    agency = await world.person();
    profileId = await aProfile(world, agency);
    reportId = await aReport(world, agency, profileId);
    const replies = await Promise.all([write([mark]), write([mark])]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await used()).toBe(1);
    ({ agency, profileId, reportId } = alone);
  });

  it('is written once while work is paused, says only that, and is a request and no dispute', async () => {
    await record({ kind: 'paused', on: '2026-11-21', note: 'a mortgage' });
    const key = crypto.randomUUID();
    const first = await write([mark], reportId, key);
    expect(first.statusCode).toBe(200);
    expect((await write([mark], reportId, key)).json()).toEqual(first.json());
    expect(await used()).toBe(1);
    const again = await write([mark], reportId);
    expect([again.statusCode, again.json().code, await used()]).toEqual([409, 'repeatedChoice', 1]);
    const { disputes: items, requests, letters, activity } = await sees();
    expect([activity, items.length, letters.length]).toEqual(['paused', 0, 1]);
    expect(requests).toMatchObject([{ purpose: 'disputeMark', state: 'drafted' }]);
    const letterId = letters[0].id;
    const own = (await world.ask(ownLetter, client, { params: { clientKey, letterId } })).json();
    const sentences = own.blocks.flatMap((block: OwnLetter['blocks'][number]) =>
      block.sentences.map(({ text }) => text),
    );
    expect(sentences).toContain('I no longer dispute it.');
    // Nothing in it is the client's to word.
    expect(own.changeable).toBeNull();
  });

  it('says that it gives up a dispute that is still open there', async () => {
    await record({ kind: 'resumed', on: '2026-11-21' });
    const params = { profileId, reportId, selectedOptions: '1' };
    await world.ask(generateAutomatic, agency, { params, body: [1] });
    const { letters } = await sees();
    const experian = letters.filter(
      ({ purpose, recipient }: { purpose: string; recipient: { id: string } }) => {
        return purpose === 'dispute' && recipient.id === 'Experian';
      },
    );
    expect((await marks()).marks[0].isInDispute).toBe(false);
    const mailed = { kind: 'mailed', on: '2026-11-21', way: 'firstClass', basis: 'client' };
    await record({ ...mailed, letters: experian.map(({ id }: { id: string }) => id) });
    expect((await marks()).marks[0].isInDispute).toBe(true);
  });
});
