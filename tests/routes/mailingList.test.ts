import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type DisputeLetter, disputes } from '#contract/disputes.ts';
import { mailingList } from '#contract/mailingList.ts';
import { TypesettingError } from '#server/letters/typesettingError.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { checkPdf, noPdfTools, textOf } from '#tests/support/pdf.ts';
import { tells } from './nextStep.ts';
import { aProfile, aReport, aSession } from './world.ts';

let world: AppUnderTest;
let owner: Person;
let profileId: string;
let sessionId: string;
const list = (query: { language?: string } = {}, ids: { sessionId?: string } = {}, who = owner) =>
  world.ask(mailingList, who, { params: { profileId, sessionId, ...ids }, query });
const letters = async (): Promise<DisputeLetter[]> =>
  (await world.ask(disputes, owner, { params: { profileId } })).json().letters;
const textIn = async (query = {}) => textOf((await list(query)).rawPayload).replaceAll(/\s+/g, ' ');

beforeAll(async () => {
  world = await anApp();
  world.clock.set('2026-11-21T17:00:00.000Z');
  owner = await world.person();
  profileId = await aProfile(world, owner);
  sessionId = await aSession(world, owner, profileId, await aReport(world, owner, profileId));
});
afterAll(() => world.close());

it.skipIf(noPdfTools)(
  'lists sender and recipients as in the letters, with no number that nobody recorded',
  async () => {
    const answer = await list();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    checkPdf(answer.rawPayload);
    const text = await textIn();
    expect(text).toContain('Certified Mail with Return Receipt 3 ');
    for (const line of ['P.O. Box 2000', 'Chester, PA 19016', 'Experian', 'Equifax'])
      expect(text).toContain(line);
    expect(text).not.toMatch(/\b\d{20,22}\b/);
    expect(text).toContain('It is not one of those forms and proves no mailing.');
    expect(await textIn({ language: 'es' })).toContain('Lista para correo certificado');
  },
);

it('asks to try again when the machine has no time for the list', async () => {
  vi.spyOn(world.services.typesetter, 'typesetMailing').mockRejectedValueOnce(
    new TypesettingError('timeout'),
  );
  const answer = await list();
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
});

it.skipIf(noPdfTools)(
  'keeps what went by certified mail, with its number, and drops what went otherwise',
  async () => {
    const [first, second] = await letters();
    const number = '9407111899223344556677';
    const mailed = (letter: DisputeLetter | undefined, way: string, tracking: string) =>
      tells(world, owner, profileId, {
        kind: 'mailed',
        letters: [letter?.id],
        way,
        tracking,
        basis: 'client',
      });
    await mailed(first, 'certified', number);
    await mailed(second, 'firstClass', '');
    const text = await textIn();
    expect(text).toContain('Certified Mail with Return Receipt 2 ');
    expect(text).toContain(`${number} 11/21/2026`);
    expect(text).not.toContain(second?.recipient.name);
  },
);

it('is not found for a set of another client, or without a letter for certified mail', async () => {
  const other = await world.person();
  const foreign = await aProfile(world, other);
  const theirs = await aSession(world, other, foreign, await aReport(world, other, foreign));
  expect((await list({}, { sessionId: theirs })).statusCode).toBe(404);
  expect((await list({}, {}, other)).statusCode).toBe(404);
  const shown: { letters: DisputeLetter[] } = (
    await world.ask(disputes, other, { params: { profileId: foreign } })
  ).json();
  await tells(world, other, foreign, {
    kind: 'mailed',
    letters: shown.letters.map(({ id }) => id),
    way: 'firstClass',
    tracking: '',
    basis: 'client',
  });
  const sent = { profileId: foreign, sessionId: theirs };
  expect((await world.ask(mailingList, other, { params: sent, query: {} })).statusCode).toBe(404);
});
