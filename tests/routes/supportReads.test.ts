import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Call } from '#contract/call.ts';
import { disputeGrounds } from '#contract/grounds.ts';
import { disputeItems } from '#contract/itemGrounds.ts';
import { drawLetter, previewLetters } from '#contract/letterPreview.ts';
import { reportTicket, ticketedReport, viewReport } from '#contract/reports.ts';
import { startVisit } from '#contract/support.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { aProfile, aReport } from './world.ts';

let world: AppUnderTest;
let supporter: Person;
let customer: Person;
let ids: Readonly<Record<'profileId' | 'reportId', string>>;
beforeAll(async () => {
  world = await anApp();
  supporter = await world.person('b2b', 0);
  world.trust(supporter);
  customer = await world.person();
  // The bureaus report another day, so letters dispute it.
  const profileId = await aProfile(world, customer, { dob: '1961-01-02' });
  ids = { profileId, reportId: await aReport(world, customer, profileId) };
  await world.ask(startVisit, supporter, { body: { reason: 'Asked by phone' }, ...acting() });
});
afterAll(() => world.close());

const acting = () => ({ headers: { 'x-target-user-id': customer.userId } });
/** What a call answers the account, and what it answers support. */
async function both(call: Call, options: { readonly body?: object } = {}) {
  const asked = { params: ids, ...options };
  const own = await world.ask(call, customer, asked);
  const theirs = await world.ask(call, supporter, { ...asked, ...acting() });
  expect([own.statusCode, theirs.statusCode]).toEqual([200, 200]);
  return { own: own.body, theirs: theirs.body };
}

/** What the sample report has. */
const births = ['04/12/1986', '04/12/1968'];
const streets = ['418 JUNIPER AVE', '77 HARBOR ST'];
/** The client's own day, as letters give it. */
const dob = '01/02/1961';
const inText = (text: string, secrets: readonly string[]) =>
  secrets.filter((secret) => text.includes(secret));

it('support opens a report without the whole dates of birth and the streets that its account sees', async () => {
  const { own, theirs } = await both(viewReport);
  expect(inText(own, [...births, ...streets])).toEqual([...births, ...streets]);
  const ticket = await world.ask(reportTicket, supporter, { params: ids, ...acting() });
  const params = { ticket: String(ticket.json().url).split('/').at(-1) ?? '' };
  const opened = await world.ask(ticketedReport, null, { params });
  for (const page of [theirs, opened.body]) {
    expect(inText(page, [...births, ...streets])).toEqual([]);
    expect(inText(page, ['**/**/1986', '*** AVE'])).toEqual(['**/**/1986', '*** AVE']);
  }
});

it('nor do items to ask about, findings, and letters to be written show support any of them', async () => {
  const items = await both(disputeItems);
  expect([inText(items.own, streets), inText(items.theirs, streets)]).toEqual([streets, []]);
  const grounds = await both(disputeGrounds);
  expect(inText(grounds.theirs, [...births, ...streets])).toEqual([]);

  const choice = { kind: 'automatic', options: [2] } as const;
  const previewed = await both(previewLetters, { body: { ...ids, choice } });
  expect([inText(previewed.own, births), inText(previewed.theirs, births)]).toEqual([births, []]);
  const { letters } = JSON.parse(previewed.own);
  const drawn = vi.spyOn(world.services.typesetter, 'draw');
  for (const { id: letterId } of letters)
    await world.ask(drawLetter, supporter, { body: { ...ids, letterId, choice }, ...acting() });
  const printed = JSON.stringify(drawn.mock.calls.map(([letter]) => letter));
  expect(drawn).toHaveBeenCalledTimes(letters.length);
  expect(inText(printed, [...births, dob])).toEqual([]);
  expect(inText(printed, ['**/**/1961'])).toEqual(['**/**/1961']);
});
