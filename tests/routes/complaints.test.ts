import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { complaintPacketFile } from '#contract/complaints.ts';
import { type Dispute, disputes } from '#contract/disputes.ts';
import { allGenerations } from '#contract/account.ts';
import { addDays } from '#disputes/civilDays.ts';
import { WrittenLetters } from '#server/store/writtenLetters.ts';
import { TypesettingError } from '#server/letters/typesettingError.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { textOf } from '#tests/support/pdf.ts';
import { tells } from './nextStep.ts';
import { aProfile, aReport, aSession } from './world.ts';

let world: AppUnderTest;
let owner: Person;
let profileId: string;
let dispute: Dispute;
const mailedOn = '2026-11-21';
const opens = addDays(mailedOn, 46);

const shown = async () => (await world.ask(disputes, owner, { params: { profileId } })).json();
const packet = (who = owner, bureau = 'TransUnion') =>
  world.ask(complaintPacketFile, who, { params: { profileId, bureau } });
const offer = async () =>
  (await shown()).complaints.find(({ bureau }: { bureau: string }) => bureau === 'TransUnion');
const on = (day: string) => world.clock.set(`${day}T17:00:00.000Z`);

beforeAll(async () => {
  world = await anApp();
  owner = await world.person();
  profileId = await aProfile(world, owner);
  await aSession(world, owner, profileId, await aReport(world, owner, profileId));
  on(mailedOn);
  const all: Dispute[] = (await shown()).disputes;
  const found = all.find(({ recipient }) => recipient.id === 'TransUnion');
  if (found === undefined) throw new Error('Nothing was disputed with TransUnion');
  dispute = found;
  await tells(world, owner, profileId, {
    kind: 'mailed',
    letters: [dispute.letter],
    way: 'firstClass',
    basis: 'client',
  });
});
afterAll(() => world.close());

it('J22 refuses the packet until the day that the page shows, and gives it from then on', async () => {
  on(addDays(opens, -1));
  expect(await offer()).toEqual({ kind: 'locked', bureau: 'TransUnion', until: opens, because: 'pending' });
  expect((await packet()).statusCode).toBe(404);
  for (const day of [opens, addDays(opens, 1)]) {
    on(day);
    expect(await offer()).toMatchObject({ kind: 'open', since: opens });
    const answer = await packet();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.rawPayload.subarray(0, 4).toString()).toBe('%PDF');
  }
});

it('opens the letters once for a packet', async () => {
  on(opens);
  const list = vi.spyOn(WrittenLetters.prototype, 'list');
  expect((await packet()).statusCode).toBe(200);
  expect(list).toHaveBeenCalledTimes(1);
  list.mockRestore();
});

it('J22 tells what was mailed and no assumed day, and has the client file it', async () => {
  on(opens);
  const text = textOf((await packet()).rawPayload).replaceAll(/\s+/g, ' ');
  expect(text).toContain('11/21/2026');
  expect(text).not.toContain('11/26/2026');
  expect(text).toContain('Neither Redress nor an agency files it for you.');
});

it('J22 asks to try again when the machine has no time for the packet', async () => {
  on(opens);
  vi.spyOn(world.services.typesetter, 'typesetPacket').mockRejectedValueOnce(new TypesettingError('timeout'));
  const answer = await packet();
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
});

it('J22 costs no generation', async () => {
  on(opens);
  const left = async () => (await world.ask(allGenerations, owner)).json().generationsLeft.value;
  const before = await left();
  expect((await packet()).statusCode).toBe(200);
  expect(await left()).toBe(before);
});

it('J22 gives no packet about a bureau that nothing was mailed to, and none to another account', async () => {
  on(opens);
  expect((await packet(owner, 'Experian')).statusCode).toBe(404);
  expect((await packet(await world.person())).statusCode).toBe(404);
});

it('J22 gives the packet of a client whose service ended, and none while work is paused', async () => {
  on(opens);
  await tells(world, owner, profileId, { kind: 'paused', on: opens, note: '' });
  expect((await packet()).statusCode).toBe(404);
  await tells(world, owner, profileId, { kind: 'ended', on: opens, note: '' });
  expect(await offer()).toMatchObject({ kind: 'open', since: opens });
  expect((await packet()).statusCode).toBe(200);
});
