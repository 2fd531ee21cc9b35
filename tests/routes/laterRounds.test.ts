/** Letters that follow letters that follow others: each tells its own story, and only the points of the first. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { confirmReason, withdrawReason } from '#contract/grounds.ts';
import { previewNextLetters } from '#contract/nextSteps.ts';
import { generateAutomatic, generateManual } from '#contract/repair.ts';
import { WrittenLetters } from '#server/store/writtenLetters.ts';
import { anApp, type AppUnderTest } from '#tests/support/anApp.ts';
import { ClientInRounds, setDay, textsOf } from './clientInRounds.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

const onDay = (day: string) => setDay(world, day);

describe('after a follow-up', () => {
  let client: ClientInRounds;
  beforeAll(async () => {
    client = await ClientInRounds.on(world, '2026-01-05');
    const { who, profileId, reportId } = client;
    const params = { profileId, reportId, selectedOptions: '1,2,5' };
    await world.ask(generateAutomatic, who, { params, body: [1, 2, 5] });
    await client.mails();
    onDay('2026-03-10');
    await client.writes('followUp');
    await client.hears(await client.mails(), 'verified');
  });

  it.each(['procedure', 'statement', 'newInformation'] as const)(
    'a letter of purpose %s tells its own story, and no item repeats that of the follow-up',
    async (purpose) => {
      const letters = await client.previews(purpose, 'What I say now');
      expect(letters.length).toBeGreaterThan(2);
      for (const text of textsOf(letters)) {
        expect(text).not.toContain('01/05/2026');
        expect(text).not.toContain('in its place');
      }
    },
  );

  it('what is disputed keeps its reasons, and what was only asked to be verified has none', async () => {
    const letters = await client.previews('newInformation', 'What I say now');
    const itemOf = (name: string) =>
      letters.flatMap(({ blocks }) => blocks).find(({ heading }) => heading.includes(name));
    const says = (name: string) =>
      itemOf(name)
        ?.sentences.map(({ text }) => text)
        .join(' ');
    expect(says('SUMMIT RECOVERY')).toContain('These are my reasons, based on my report dated 09/15/2025.');
    expect(says('ORION PERSONAL LENDING')).toContain('I am asking you to verify the following');
    expect(says('Employer')).toContain('This is what I dispute');
  });
});

it('a creditor that was never written to is not told that it was', async () => {
  const client = await ClientInRounds.on(world, '2026-01-05');
  const { who, profileId, reportId } = client;
  const body = {
    profileId,
    reportId,
    destinations: ['TransUnion'],
    selectedAccounts: ['account-2', 'account-3'],
  };
  await world.ask(generateManual, who, { body });
  await client.mails();
  onDay('2026-03-10');
  await client.writes('followUp');
  await client.hears(await client.mails(), 'verified');
  const letters = await client.previews('creditorDirect', 'It is not my debt');
  expect(letters.map(({ destination }) => destination.name)).toContain('PIONEER ACCEPTANCE');
  const text = textsOf(letters).join(' ');
  expect(text).not.toMatch(/I wrote to you|My letter|your response/i);
  expect(text).toContain('as shown in my report dated 09/15/2025');
});

it('what a letter to a creditor tells of the answer of a bureau is no point of its dispute', async () => {
  const client = await ClientInRounds.on(world, '2026-01-05');
  const { who, profileId, reportId } = client;
  const selectedAccounts = Array.from({ length: 12 }, (_, index) => `account-${index + 1}`);
  const body = { profileId, reportId, destinations: ['TransUnion'], selectedAccounts };
  await world.ask(generateManual, who, { body });
  await client.hears(await client.mails(), 'verified');
  await client.writes('creditorDirect', 'It is not my debt');
  const { letters } = await client.shown();
  const creditor = letters.find(({ recipient }) => recipient.name.startsWith('ORION PERSONAL'));
  const ids = [creditor?.id ?? ''];
  await client.says({ kind: 'mailed', letters: ids, way: 'firstClass', basis: 'client' });
  await client.hears(ids, 'partlyCorrected');
  const text = textsOf(await client.previews('incompleteCorrection', 'The balance')).join(' ');
  expect(text).toContain('“TransUnion reports this account as');
  expect(text).not.toContain('TransUnion’s response');
});

it('what the client added in one round is dated in the next, and the first reasons stay', async () => {
  const client = await ClientInRounds.on(world, '2026-01-05');
  const { who, profileId, reportId } = client;
  const body = { profileId, reportId, destinations: ['TransUnion'], selectedAccounts: ['account-2'] };
  await world.ask(generateManual, who, { body });
  await client.hears(await client.mails(), 'verified');
  await client.writes('newInformation', 'I paid in March');
  onDay('2026-02-05');
  await client.hears(await client.mails(), 'verified');
  const text = textsOf(await client.previews('newInformation', 'The receipt is enclosed')).join(' ');
  expect(text).toContain('this collection is for medical care');
  expect(text).toContain('In my letter dated 01/05/2026, I added, in my own words: “I paid in March.”');
  expect(text.match(/My new information, in my own words/g)).toHaveLength(1);
});

it('a second correction is about what was withdrawn since the first', async () => {
  const client = await ClientInRounds.on(world, '2026-01-05');
  const { who, profileId, reportId } = client;
  const params = { profileId, reportId };
  const reasons = [
    { reason: 'neverLate', months: ['2024-09'] },
    { reason: 'wrongBalance', right: null },
  ];
  const confirmed = [];
  for (const reason of reasons) {
    const answer = await world.ask(confirmReason, who, { params, body: { accountId: 'account-7', reason } });
    confirmed.push(answer.json().confirmations.at(-1)?.id);
  }
  const body = { profileId, reportId, destinations: ['TransUnion'], selectedAccounts: ['account-7'] };
  await world.ask(generateManual, who, { body });
  await client.mails();
  const withdraw = (confirmationId: string) =>
    world.ask(withdrawReason, who, { params: { ...params, confirmationId } });
  expect(new Set(confirmed).size).toBe(2);
  await withdraw(confirmed[0]);
  await client.writes('retraction');
  await client.mails();
  await withdraw(confirmed[1]);
  const quotes = textsOf(await client.previews('retraction')).filter((text) =>
    text.startsWith('My letter said'),
  );
  expect(quotes).toHaveLength(1);
  expect(quotes[0]).toContain('That amount is incorrect.');
});

it('a preview opens the letters once', async () => {
  const client = await ClientInRounds.on(world, '2026-01-05');
  const { who, profileId, reportId } = client;
  const body = { profileId, reportId, destinations: ['TransUnion'], selectedAccounts: ['account-2'] };
  await world.ask(generateManual, who, { body });
  await client.hears(await client.mails(), 'verified');
  const [{ letter, item } = { letter: '', item: '' }] = (await client.shown()).disputes;
  const list = vi.spyOn(WrittenLetters.prototype, 'list');
  const steps = [{ letter, item, purpose: 'procedure', added: '' }];
  const { letters } = (
    await world.ask(previewNextLetters, who, { params: { profileId }, body: { steps } })
  ).json();
  expect(letters).toHaveLength(1);
  expect(list).toHaveBeenCalledTimes(1);
  list.mockRestore();
});

it('an answer that comes after a follow-up was written makes that outdated until it is mailed', async () => {
  const client = await ClientInRounds.on(world, '2026-01-05');
  const { who, profileId, reportId } = client;
  const body = { profileId, reportId, destinations: ['TransUnion'], selectedAccounts: ['account-2'] };
  await world.ask(generateManual, who, { body });
  const mailed = await client.mails();
  onDay('2026-03-10');
  await client.writes('followUp');
  const outdated = async () => (await client.shown()).letters.map(({ isOutdated = false }) => isOutdated);
  expect(await outdated()).toEqual([false, false]);
  await client.hears(mailed, 'verified');
  expect(await outdated()).toEqual([false, true]);
  await client.mails();
  expect(await outdated()).toEqual([false, false]);
});

it('a creditor has to be told what is wrong where a follow-up only asked again for verification', async () => {
  const client = await ClientInRounds.on(world, '2026-01-05');
  const { who, profileId, reportId } = client;
  const selectedAccounts = Array.from({ length: 12 }, (_, index) => `account-${index + 1}`);
  const body = { profileId, reportId, destinations: ['TransUnion'], selectedAccounts };
  await world.ask(generateManual, who, { body });
  await client.mails();
  onDay('2026-03-10');
  await client.writes('followUp');
  await client.hears(await client.mails(), 'verified');
  const { offers } = await client.shown();
  const asked = (name: string) =>
    offers.find(({ purpose, heading }) => purpose === 'creditorDirect' && heading.startsWith(name))?.added;
  expect([asked('REDLINE PORTFOLIO'), asked('ORION PERSONAL LENDING')]).toEqual(['optional', 'required']);
});
