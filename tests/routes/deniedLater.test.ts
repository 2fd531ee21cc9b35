/** A client says about an address, after the letters about it were mailed, that it is theirs: nothing that follows asks to remove it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { disputeItems, type ReportItem, stateItem } from '#contract/itemGrounds.ts';
import { previewNextLetters } from '#contract/nextSteps.ts';
import { generateAutomatic } from '#contract/repair.ts';
import { anApp, type AppUnderTest } from '#tests/support/anApp.ts';
import { ClientInRounds, setDay, textsOf } from './clientInRounds.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

it('is in no later letter, and the rest of the letter is', async () => {
  const client = await ClientInRounds.on(world, '2026-01-05');
  const { who, profileId, reportId } = client;
  const params = { profileId, reportId };
  await world.ask(generateAutomatic, who, { params: { ...params, selectedOptions: '2' }, body: [2] });
  await client.mails();
  setDay(world, '2026-03-10');
  const followUps = async () => textsOf(await client.previews('followUp')).join(' ');
  const places = async () => {
    const { offers } = await client.shown();
    return offers.map(({ letter, item, purpose }) => ({ letter, item, purpose, added: '' }));
  };
  const before = await places();
  expect(await followUps()).toContain('77 HARBOR');

  const items: readonly ReportItem[] = (await world.ask(disputeItems, who, { params })).json().items;
  const harbor = items.find(({ heading }) => heading.startsWith('77 HARBOR'));
  await world.ask(stateItem, who, { params, body: { item: harbor?.item, statement: 'lived' } });
  const after = await places();
  expect(after.length).toBe(before.length - 1);
  const left = await followUps();
  expect(left).not.toContain('77 HARBOR');
  expect(left).not.toBe('');
  const steps = before.filter(({ item }) => after.every((each) => each.item !== item));
  const preview = await world.ask(previewNextLetters, who, { params: { profileId }, body: { steps } });
  expect(preview.json().leftOut).toMatchObject([{ why: 'notOffered' }]);
});
