import { afterAll, afterEach, beforeAll, expect, it, vi, type MockInstance } from 'vitest';
import { allGenerations } from '#contract/account.ts';
import { uploadCalls } from '#contract/documents.ts';
import { deleteProfile } from '#contract/profiles.ts';
import { connectProvider } from '#contract/providers.ts';
import { generateAutomatic } from '#contract/repair.ts';
import { anApp, anUpload, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { aProfile, aReport, anImage, credentials } from './world.ts';

let world: AppUnderTest;
let who: Person;
beforeAll(async () => {
  world = await anApp();
  who = await world.person();
});
afterAll(() => world.close());
afterEach(() => vi.restoreAllMocks());

/** Deletes the client when the next file is sealed: before it is, or after. */
function deletedWhen(moment: 'before' | 'after', profileId: string): MockInstance {
  const { vault } = world.services;
  const put = vault.put.bind(vault);
  return vi.spyOn(vault, 'put').mockImplementationOnce(async (place, content) => {
    const deleted = async () => {
      const { statusCode } = await world.ask(deleteProfile, who, { params: { profileId } });
      if (statusCode !== 200) throw new Error(`The client was not deleted: ${statusCode}.`);
    };
    if (moment === 'before') await deleted();
    const stored = await put(place, content);
    if (moment === 'after') await deleted();
    return stored;
  });
}

/** Two clients with one name would be one request repeated. */
const names = ['Ana', 'Bea', 'Cam', 'Dee', 'Eli', 'Fay'];
const aName = () => names.pop() ?? '';

const moments = ['before', 'after'] as const;

it.each(moments)(
  'a client deleted while letters are written is not found, and costs nothing: %s a file',
  async (moment) => {
    const profileId = await aProfile(world, who, { profileName: aName() });
    const reportId = await aReport(world, who, profileId);
    const left = (await world.ask(allGenerations, who)).json().generationsLeft.value;
    const writing = deletedWhen(moment, profileId);
    const params = { profileId, reportId, selectedOptions: '5' };
    const answer = await world.ask(generateAutomatic, who, { params, body: [5] });
    expect(writing).toHaveBeenCalled();
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'notFound']);
    expect((await world.ask(allGenerations, who)).json().generationsLeft.value).toBe(left);
  },
);

it.each(moments)('a client deleted during an upload is not found: %s a file', async (moment) => {
  const profileId = await aProfile(world, who, { profileName: aName() });
  const writing = deletedWhen(moment, profileId);
  const upload = anUpload('ssn', await anImage());
  const answer = await world.ask(uploadCalls.ssn, who, { params: { profileId }, ...upload });
  expect(writing).toHaveBeenCalled();
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'notFound']);
});

it.each(moments)('a client deleted while a report is imported is not found: %s a file', async (moment) => {
  const profileId = await aProfile(world, who, { profileName: aName() });
  const writing = deletedWhen(moment, profileId);
  const params = { provider: 'MyFreeScoreNow', profileId };
  const answer = await world.ask(connectProvider, who, { params, body: credentials });
  expect(writing).toHaveBeenCalled();
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'notFound']);
});
