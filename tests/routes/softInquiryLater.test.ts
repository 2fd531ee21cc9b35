/** A letter from before soft inquiries were left alone said that the client did not apply: nothing that follows says it again, and they see why. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { disputeItems, type ReportItem, stateItem } from '#contract/itemGrounds.ts';
import { previewNextLetters } from '#contract/nextSteps.ts';
import { generateAutomatic } from '#contract/repair.ts';
import { importReportFile, reportFileField } from '#contract/reportFile.ts';
import type { Block, Letter } from '#credit/letters/letter.ts';
import type { Report } from '#credit/report/model.ts';
import { openModel } from '#server/imports/reportModel.ts';
import { newId } from '#server/store/ids.ts';
import { forAccount } from '#server/store/wall.ts';
import { aForm, anApp, type AppUnderTest, sampleReport } from '#tests/support/anApp.ts';
import { ClientInRounds, setDay, textsOf } from './clientInRounds.ts';
import { aProfile } from './world.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

/** The sample with two more inquiries of one company at TransUnion, the second of which it calls soft. */
function withSoftInquiry(): Buffer {
  const file = JSON.parse(sampleReport.toString());
  const merged = file.data.BundleComponent.find(
    ({ Type }: { Type: string }) => Type === 'MergeCreditReports',
  );
  const all: { Inquiry: object }[] = merged.TrueLinkCreditReportType.InquiryPartition;
  const made = (inquiryDate: string, inquiryType: string) => ({
    Inquiry: { ...all[0]?.Inquiry, subscriberName: 'GENTLE CARD CO', inquiryDate, inquiryType },
  });
  merged.TrueLinkCreditReportType.InquiryPartition = [
    ...all,
    made('2025-03-03', 'I'),
    made('2025-06-02', 'Soft'),
  ];
  return Buffer.from(JSON.stringify(file));
}

/** A client with a letter that denies an application for the hard inquiry, and its copy about the soft one. */
async function aClient(): Promise<ClientInRounds> {
  setDay(world, '2026-01-05');
  const who = await world.person('b2b', 20);
  const { accountId } = who;
  const profileId = await aProfile(world, who);
  const form = aForm(reportFileField, withSoftInquiry());
  const { reportId } = (await world.ask(importReportFile, who, { params: { profileId }, ...form })).json();
  const params = { profileId, reportId };
  const asked: readonly ReportItem[] = (await world.ask(disputeItems, who, { params })).json().items;
  const gentle = asked.find(({ heading }) => heading.startsWith('GENTLE CARD'));
  await world.ask(stateItem, who, { params, body: { item: gentle?.item, statement: 'didNotApply' } });
  await world.ask(generateAutomatic, who, { params: { ...params, selectedOptions: '5' }, body: [5] });

  const { store, vault } = world.services;
  await forAccount(accountId, async () => {
    const model = await openModel(world.services, accountId, reportId, profileId);
    const { inquiries }: Report = JSON.parse(model.toString());
    const soft = inquiries.find(({ kind }) => kind?.value === 'Soft');
    const [written] = await store.writtenLetters.list(accountId, profileId);
    const set = written && (await store.sessions.find(accountId, written.sessionId));
    const letter = (await store.sessions.letters(accountId, set?.id ?? '')).find(({ items: of }) =>
      JSON.stringify(of).includes('"key":"' + String(gentle?.item) + '"'),
    );
    if (soft === undefined || set === undefined || set === null || letter === undefined)
      throw new Error('No letter was written.');
    const content = letter.items as Letter;
    const blocks = content.blocks.flatMap((block): readonly Block[] => {
      if (block.kind !== 'item') return [block];
      return block.item.key === gentle?.item
        ? [{ ...block, item: { ...block.item, key: `inquiry:${soft.id}` } }]
        : [];
    });
    const row = newId();
    const context = { accountId, profileId, table: 'letter', column: 'blob', row } as const;
    const stored = await vault.put(context, Buffer.from('%PDF'));
    const items = { ...content, blocks };
    const enclosed = { documents: [], ssn: null };
    await store.sessions.add(accountId, { ...set, id: newId() }, [
      { ...letter, id: row, items, stored, enclosed },
    ]);
  });
  return new ClientInRounds(world, who, profileId, reportId);
}

it('is followed by nothing that repeats it, and says why', async () => {
  const client = await aClient();
  const { who, profileId } = client;
  await client.mails();
  setDay(world, '2026-03-10');
  const { offers } = await client.shown();
  const gentle = offers.filter(
    ({ heading, purpose }) => heading.startsWith('GENTLE CARD') && purpose === 'followUp',
  );
  expect(new Set(gentle.map(({ missing }) => missing))).toEqual(new Set(['softInquiry', undefined]));
  const texts = textsOf(await client.previews('followUp'));
  expect(texts.filter((text) => text.includes('I did not apply to this company.'))).toHaveLength(1);
  const steps = gentle
    .filter(({ missing }) => missing !== undefined)
    .map(({ letter, item, purpose }) => ({ letter, item, purpose, added: '' }));
  const preview = await world.ask(previewNextLetters, who, { params: { profileId }, body: { steps } });
  expect(preview.json()).toMatchObject({ letters: [], leftOut: [{ why: 'softInquiry' }] });
});
