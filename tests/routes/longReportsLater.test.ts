/** What follows the letters about long reports is reviewed outside the process of the server, too. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ownDisputes } from '#contract/clientPage.ts';
import { complaintPacketFile } from '#contract/complaints.ts';
import { writeMarkLetters } from '#contract/disputeMarks.ts';
import { disputes } from '#contract/disputes.ts';
import { confirmReason, withdrawReason } from '#contract/grounds.ts';
import { disputeItems, stateItem } from '#contract/itemGrounds.ts';
import { previewNextLetters, type StepOffer, writeNextLetters } from '#contract/nextSteps.ts';
import { generateManual, rewriteLetters } from '#contract/repair.ts';
import { reviewLetters } from '#server/generation/reviewLetters.ts';
import { forAccount } from '#server/store/wall.ts';
import { anApp, type AppUnderTest } from '#tests/support/anApp.ts';
import { aBoundClient } from './boundClient.ts';
import { ClientInRounds, setDay } from './clientInRounds.ts';
import { aSwitchedLooker, lookedAt } from './switchedLooker.ts';
import { aReport } from './world.ts';

const looker = aSwitchedLooker();
let world: AppUnderTest;
let client: ClientInRounds;
let sessionId: string;
let confirmationId: string;

beforeAll(async () => {
  world = await anApp({}, null, { looker });
  client = await ClientInRounds.on(world, '2026-01-05');
  const { who, profileId, reportId } = client;
  const params = { profileId, reportId };
  const { items } = (await world.ask(disputeItems, who, { params })).json();
  const [lived] = items.filter(({ kind }: { readonly kind: string }) => kind === 'address');
  await world.ask(stateItem, who, { params, body: { item: lived.item, statement: 'lived' } });
  const reason = { accountId: 'account-1', reason: { reason: 'notMine' } };
  const said = await world.ask(confirmReason, who, { params, body: reason });
  confirmationId = said.json().confirmations[0].id;
  await client.generates('5');
  const body = { ...params, destinations: ['TransUnion'], selectedAccounts: ['account-1', 'account-3'] };
  sessionId = (await world.ask(generateManual, who, { body })).json().sessionId;
  const letters = await client.mails();
  setDay(world, '2026-02-03');
  await client.hears(letters, 'verified');
});
afterAll(() => world.close());

/** The same here and apart, without a model in the process of the server. */
async function isReviewedApart(work: () => Promise<unknown>): Promise<void> {
  looker.isApart = false;
  const here = await work();
  looker.isApart = true;
  const { result, models } = await lookedAt(work);
  looker.isApart = false;
  expect(models).toBe(0);
  expect(result).toEqual(here);
}

const offers = async (): Promise<readonly StepOffer[]> => (await client.shown()).offers;
const stepsOf = (offered: readonly StepOffer[]) =>
  offered.map(({ letter, item, purpose, added }) => ({
    letter,
    item,
    purpose,
    added: added === 'none' ? '' : 'What is new.',
  }));

it('a client’s disputes, with what is offered and who can be notified', async () => {
  const { who, profileId } = client;
  expect((await offers()).map(({ purpose }) => purpose)).toEqual(
    expect.arrayContaining(['procedure', 'creditorDirect', 'statement']),
  );
  await isReviewedApart(async () => (await world.ask(disputes, who, { params: { profileId } })).json());
});

it('what a client’s own page shows of them', async () => {
  const { who, profileId } = client;
  const bound = await aBoundClient(world, who, profileId);
  const params = { clientKey: bound.clientKey };
  await isReviewedApart(async () => (await world.ask(ownDisputes, bound.client, { params })).json());
});

it('the preview of all next letters', async () => {
  const { who, profileId } = client;
  const body = { steps: stepsOf(await offers()) };
  await isReviewedApart(async () => {
    const shown = (await world.ask(previewNextLetters, who, { params: { profileId }, body })).json();
    expect(shown.letters.length).toBeGreaterThan(1);
    return shown;
  });
});

it('a complaint', async () => {
  const { who, profileId } = client;
  const params = { profileId, bureau: 'TransUnion' };
  await isReviewedApart(async () => (await world.ask(complaintPacketFile, who, { params })).statusCode);
});

it('next letters and the letters about notations as they are written', async () => {
  const { who, profileId } = client;
  const steps = stepsOf((await offers()).filter(({ purpose }) => purpose === 'creditorDirect').slice(0, 1));
  const reportId = await aReport(world, who, profileId);
  looker.isApart = true;
  const { result, models } = await lookedAt(async () => [
    await world.ask(writeNextLetters, who, { params: { profileId }, body: { steps } }),
    await world.ask(writeMarkLetters, who, {
      params: { profileId },
      body: { reportId, noLongerDisputed: [{ bureau: 'Experian', item: 'account:account-1' }] },
    }),
  ]);
  looker.isApart = false;
  expect(result.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(models).toBe(0);
});

it('letters that are written again', async () => {
  const { who } = client;
  const { profileId, reportId } = client;
  await world.ask(withdrawReason, who, { params: { profileId, reportId, confirmationId } });
  looker.isApart = true;
  const { result, models } = await lookedAt(() => world.ask(rewriteLetters, who, { params: { sessionId } }));
  looker.isApart = false;
  expect({ status: result.statusCode, models }).toEqual({ status: 200, models: 0 });
});

it('earlier letters whose statements are compared with today’s rules', async () => {
  const { who, profileId, reportId } = client;
  const { letterReviews } = world.services.store;
  const unreviewed = { sessionId, accountId: who.accountId, profileId, reportId };
  looker.isApart = true;
  const { result, models } = await lookedAt(() => {
    vi.spyOn(letterReviews, 'pending').mockResolvedValue([unreviewed]);
    return forAccount(who.accountId, () => reviewLetters(world.services));
  });
  looker.isApart = false;
  expect({ ...result, models }).toEqual({ sets: 1, flawed: 0, failed: 0, reason: null, models: 0 });
});
