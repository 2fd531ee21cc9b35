/** A client states that identity theft caused an item, and withdraws that: nobody knows what of their own words was based on it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { complaintPacketFile } from '#contract/complaints.ts';
import { uploadDisputeFile, withdrawDisputeEvent } from '#contract/disputes.ts';
import { generateManual } from '#contract/repair.ts';
import { anApp, aForm, type AppUnderTest } from '#tests/support/anApp.ts';
import { textOf } from '#tests/support/pdf.ts';
import { ClientInRounds, setDay, textsOf } from './clientInRounds.ts';
import { anImage } from './world.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

const words = 'Someone opened this in my name.';

async function aClientWithWords(): Promise<ClientInRounds> {
  const client = await ClientInRounds.on(world, '2026-01-05');
  const { who, profileId, reportId } = client;
  const body = { profileId, reportId, destinations: ['TransUnion'], selectedAccounts: ['account-1'] };
  await world.ask(generateManual, who, { body });
  const first = await client.mails();
  setDay(world, '2026-02-05');
  await client.says({
    kind: 'answer',
    letters: first,
    answer: 'identity',
    printed: '2026-01-20',
    results: [],
  });
  await client.hears(first, 'verified');
  await client.writes('newInformation', words);
  const second = await client.mails();
  setDay(world, '2026-03-10');
  await client.hears(second, 'verified');
  return client;
}

it('repeats none of them in a letter or a complaint once the statement is withdrawn', async () => {
  const client = await aClientWithWords();
  const { who, profileId } = client;
  const params = { profileId };
  const next = async () => textsOf(await client.previews('newInformation', 'A police report.')).join(' ');
  const packet = async () => {
    const answer = await world.ask(complaintPacketFile, who, {
      params: { profileId, bureau: 'TransUnion' },
    });
    return textOf(answer.rawPayload).replaceAll(/\s+/g, ' ');
  };
  const { letter, item } = (await client.shown()).disputes[0] ?? {};
  const file = await world.ask(uploadDisputeFile, who, { params, ...aForm('file', await anImage()) });
  const files = [file.json().id];
  await client.says({ kind: 'identityTheft', disputes: [{ letter, item }], states: true, files });
  expect(await next()).toContain(words);
  expect(await packet()).toContain(words);
  expect(await packet()).toContain('TransUnion could not identify me');

  const { timeline } = await client.shown();
  const theft = timeline.find(({ event }) => event.kind === 'identityTheft');
  await world.ask(withdrawDisputeEvent, who, {
    params: { profileId, eventId: theft?.id ?? '' },
    body: { reason: 'It was a relative' },
  });
  expect(await next()).not.toContain(words);
  expect(await packet()).not.toContain(words);
});
