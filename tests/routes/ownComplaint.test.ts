/** The packet for a complaint to the CFPB, on the page of an agency's client. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { accessRecord } from '#contract/accessRecord.ts';
import { recordOwnEvent } from '#contract/clientPage.ts';
import { complaintPacketFile, ownComplaintPacket } from '#contract/complaints.ts';
import { startVisit } from '#contract/support.ts';
import { addDays } from '#disputes/civilDays.ts';
import type { Person } from '#tests/support/anApp.ts';
import { textOf } from '#tests/support/pdf.ts';
import { aClientDesk, type ClientDesk, nothing } from './clientDesk.ts';

let desk: ClientDesk;
let client: Person;
let agency: Person;
const mailedOn = '2026-11-21';
const opens = addDays(mailedOn, 46);

/** On that day, after both signed in again. */
async function on(day: string): Promise<void> {
  const { world } = desk;
  world.clock.set(`${day}T17:00:00.000Z`);
  client = { ...desk.client, token: await world.token(desk.client.subject, 'b2c') };
  agency = { ...desk.agency, token: await world.token(desk.agency.subject, 'b2b') };
}
const record = (event: object) =>
  desk.world.ask(recordOwnEvent, client, { params: { clientKey: desk.clientKey }, body: { event } });
const packet = () => {
  const { world, clientKey } = desk;
  return world.ask(ownComplaintPacket, client, { params: { clientKey, bureau: 'TransUnion' } });
};
const offer = async () =>
  (await desk.clientSees(client))
    .json()
    .complaints.find(({ bureau }: { bureau: string }) => bureau === 'TransUnion');

beforeAll(async () => {
  desk = await aClientDesk();
  await on(mailedOn);
  const { disputes } = await desk.agencySees();
  const { letter } = disputes.find(
    ({ recipient }: { recipient: { id: string } }) => recipient.id === 'TransUnion',
  );
  await record({ kind: 'mailed', on: mailedOn, letters: [letter], way: 'firstClass', basis: 'client' });
});
afterAll(() => desk.world.close());

it('opens for the client on the day that their page shows, with no number in full, and is recorded as their export', async () => {
  await on(addDays(opens, -1));
  expect(await offer()).toMatchObject({ kind: 'locked', until: opens });
  expect((await packet()).json()).toEqual(nothing);
  await on(opens);
  expect(await offer()).toMatchObject({ kind: 'open', since: opens });
  const answer = await packet();
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const text = textOf(answer.rawPayload).replaceAll(/\s+/g, ' ');
  expect(text).toContain('Neither Redress nor an agency files it for you.');
  expect(text).not.toMatch(/\d{3}-\d{2}-\d{4}|\d{9,}/);
  const { entries } = (await desk.world.ask(accessRecord, agency)).json();
  expect(entries[0]).toMatchObject({
    call: 'ownComplaintPacket',
    reads: 'export',
    actor: 'client',
    client: 'Devon',
  });
});

it('stays open for a client who ended the service, and closes while work is paused', async () => {
  await on(opens);
  await record({ kind: 'paused', on: opens });
  expect((await packet()).json()).toEqual(nothing);
  await record({ kind: 'ended', on: opens });
  expect((await packet()).statusCode).toBe(200);
});

it('is typeset in a turn of the agency', async () => {
  await on(opens);
  const taken = vi.spyOn(desk.world.services.turns.letters, 'take');
  expect((await packet()).statusCode).toBe(200);
  expect(taken.mock.calls.map(([accountId]) => accountId)).toEqual([agency.accountId]);
  taken.mockRestore();
});

it('is masked for support as for the client, and whole for the agency', async () => {
  await on(opens);
  const { world, profileId } = desk;
  const support = await world.person('b2b', 0);
  world.trust(support);
  const headers = { 'x-target-user-id': agency.userId };
  await world.ask(startVisit, support, { body: { reason: 'Asked by phone' }, headers });
  const params = { profileId, bureau: 'TransUnion' };
  const textFor = async (who: Person, options: { readonly headers?: Record<string, string> } = {}) =>
    textOf((await world.ask(complaintPacketFile, who, { params, ...options })).rawPayload);
  const masked = textOf((await packet()).rawPayload);
  expect(masked).toContain('asterisks');
  expect(await textFor(support, { headers })).toBe(masked);
  expect(await textFor(agency)).not.toContain('asterisks');
});
