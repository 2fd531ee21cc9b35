/** A letter from before soft inquiries were left alone said that the client did not apply: nothing that follows says it again, and they see why. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { disputeItems, type ReportItem, stateItem } from '#contract/itemGrounds.ts';
import { previewNextLetters } from '#contract/nextSteps.ts';
import { generateAutomatic } from '#contract/repair.ts';
import { importReportFile, reportFileField } from '#contract/reportFile.ts';
import type * as inquiries from '#credit/findings/inquiries.ts';
import { aForm, anApp, type AppUnderTest, sampleReport } from '#tests/support/anApp.ts';
import { ClientInRounds, setDay, textsOf } from './clientInRounds.ts';
import { aProfile } from './world.ts';

/** Whether the product is as it was before it left soft inquiries alone. */
const before = vi.hoisted(() => ({ isAsking: true }));
vi.mock('#credit/findings/inquiries.ts', async (original) => {
  const now = await original<typeof inquiries>();
  const isSoft: typeof now.isSoft = (inquiry) => !before.isAsking && now.isSoft(inquiry);
  return { ...now, isSoft };
});

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

/** The sample with one inquiry at TransUnion that it calls soft. */
function withSoftInquiry(): Buffer {
  const file = JSON.parse(sampleReport.toString());
  const merged = file.data.BundleComponent.find(
    ({ Type }: { Type: string }) => Type === 'MergeCreditReports',
  );
  const all: { Inquiry: { subscriberName: string; inquiryType: string } }[] =
    merged.TrueLinkCreditReportType.InquiryPartition;
  const [first] = all;
  if (first === undefined) throw new Error('The sample has no inquiry.');
  const own = { inquiryDate: '2025-06-02', subscriberName: 'GENTLE CARD CO' };
  const soft = { Inquiry: { ...first.Inquiry, ...own, inquiryType: 'Soft' } };
  merged.TrueLinkCreditReportType.InquiryPartition = [...all, soft];
  return Buffer.from(JSON.stringify(file));
}

it('is followed by nothing that repeats it, and says why', async () => {
  setDay(world, '2026-01-05');
  const who = await world.person('b2b', 20);
  const profileId = await aProfile(world, who);
  const { reportId } = (
    await world.ask(importReportFile, who, {
      params: { profileId },
      ...aForm(reportFileField, withSoftInquiry()),
    })
  ).json();
  const client = new ClientInRounds(world, who, profileId, reportId);
  const params = { profileId, reportId };
  const items: readonly ReportItem[] = (await world.ask(disputeItems, who, { params })).json().items;
  const gentle = items.find(({ heading }) => heading.startsWith('GENTLE CARD'));
  await world.ask(stateItem, who, { params, body: { item: gentle?.item, statement: 'didNotApply' } });
  await world.ask(generateAutomatic, who, { params: { ...params, selectedOptions: '5' }, body: [5] });
  await client.mails();
  setDay(world, '2026-03-10');
  const followUps = async () => textsOf(await client.previews('followUp')).join(' ');
  const offers = async () =>
    (await client.shown()).offers.filter(
      ({ heading, purpose }) => heading.startsWith('GENTLE CARD') && purpose === 'followUp',
    );
  expect(await followUps()).toContain('I did not apply to this company.');
  expect((await offers()).map(({ missing }) => missing)).toEqual([undefined]);

  before.isAsking = false;
  const after = await offers();
  expect(after.map(({ missing }) => missing)).toEqual(['softInquiry']);
  expect(await followUps()).not.toMatch(/GENTLE CARD|I did not apply/);
  const steps = after.map(({ letter, item, purpose }) => ({ letter, item, purpose, added: '' }));
  const preview = await world.ask(previewNextLetters, who, { params: { profileId }, body: { steps } });
  expect(preview.json()).toMatchObject({ letters: [], leftOut: [{ why: 'softInquiry' }] });
});
