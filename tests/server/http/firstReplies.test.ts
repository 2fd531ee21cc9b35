import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessRecord } from '#contract/accessRecord.ts';
import { firstCallsOf, firstPagesCalls } from '#contract/earlyCalls.ts';
import { profileDetails } from '#contract/profiles.ts';
import { firstReplies } from '#server/http/served/firstReplies.ts';
import { anApp, type AppUnderTest, pathOf, type Person } from '#tests/support/anApp.ts';
import { aProfile } from '#tests/routes/world.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

const never = new Promise<null>(() => undefined);
/** The request of a page. */
const opened = { host: 'localhost:4000', ip: '203.0.113.7', headers: {} } as unknown as FastifyRequest;
const repliesTo = (
  { token }: Pick<Person, 'token'>,
  addresses: readonly string[] = firstPagesCalls,
  inTime: Promise<null> = never,
) => firstReplies(world.app, opened, token, addresses, inTime);

it('gives a person what their own calls would, and nothing of anyone else', async () => {
  const [ana, ben] = [await world.person(), await world.person()];
  await aProfile(world, ana, { profileName: 'Client of Ana' });
  await aProfile(world, ben, { profileName: 'Client of Ben' });
  const replies = await repliesTo(ana);
  expect(Object.keys(replies)).toEqual(firstCallsOf('b2b'));
  for (const [address, text] of Object.entries(replies)) {
    const headers = { authorization: `Bearer ${ana.token}`, host: opened.host };
    expect(text).toBe((await world.app.inject({ url: address, headers })).body);
  }
  expect(Object.values(replies).join('')).toContain('Client of Ana');
  expect(Object.values(replies).join('')).not.toContain('Client of Ben');
});

it('leaves out what is refused, and everything for someone whose session has ended', async () => {
  const who = await world.person();
  const unknown = '/api/v1/no-such-call';
  const [first] = firstPagesCalls;
  expect(Object.keys(await repliesTo(who, [unknown, first]))).toEqual([first]);
  const ended = await world.token(who.subject, 'b2b', { sid: 'a session that has ended' });
  expect(await repliesTo({ token: ended })).toEqual({});
});

it('leaves out what is not there in time', async () => {
  const who = await world.person();
  expect(await repliesTo(who, firstPagesCalls, Promise.resolve(null))).toEqual({});
});

it('passes through the record of access, with the address of the person who opens the page', async () => {
  const who = await world.person();
  const profileId = await aProfile(world, who);
  const address = pathOf(profileDetails, { params: { profileId } });
  expect(Object.keys(await repliesTo(who, [address]))).toEqual([address]);
  expect((await world.ask(accessRecord, who)).json().entries).toMatchObject([
    { call: 'profileDetails', address: '203.0.113.7' },
  ]);
});
