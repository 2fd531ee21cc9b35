import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { recordDisputeEvent } from '#contract/disputes.ts';
import { progress, progressReport } from '#contract/progress.ts';
import { generateManual } from '#contract/repair.ts';
import { TypesettingError } from '#server/letters/typesettingError.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { textOf } from '#tests/support/pdf.ts';
import { aProfile, aReport } from './world.ts';

let world: AppUnderTest;
let owner: Person;
let params: { readonly profileId: string };

beforeAll(async () => {
  world = await anApp();
  owner = await world.person();
  params = { profileId: await aProfile(world, owner, { profileName: 'Devon' }) };
  const reportId = await aReport(world, owner, params.profileId);
  const choice = { selectedAccounts: ['account-1'], destinations: ['TransUnion', 'Experian'] };
  await world.ask(generateManual, owner, { body: { ...params, reportId, ...choice } });
});
afterAll(() => world.close());

const ask = async () => (await world.ask(progress, owner, { params })).json();

describe("a client's progress", () => {
  it('J27 follows what is recorded about the letters', async () => {
    const before = await ask();
    expect(before).toMatchObject({ profileName: 'Devon', letters: { mailed: 0 }, next: [] });
    const { store } = world.services;
    const [letter] = await store.writtenLetters.list(owner.accountId, params.profileId);
    const event = {
      kind: 'mailed',
      on: '2026-11-21',
      letters: [letter?.id],
      way: 'firstClass',
      basis: 'client',
    };
    expect((await world.ask(recordDisputeEvent, owner, { params, body: { event } })).statusCode).toBe(200);
    world.clock.set('2026-11-30T17:00:00.000Z');
    const after = await ask();
    expect(after.letters).toEqual({ mailed: 1, toMail: before.letters.toMail - 1, ordered: 0 });
    expect(after.next).toMatchObject([{ kind: 'due', on: '2026-12-26', isAssumed: true }]);
    expect(after.counts.open).toBe(after.next[0].headings.length);
    world.clock.set('2026-11-21T12:00:00.000Z');
  });

  it('J17 has the scores of each report, of each scoring model', async () => {
    const { scores } = await ask();
    expect(scores).toEqual([
      {
        model: 'VantageScore 3',
        reports: [
          {
            reportId: expect.any(String),
            date: '2025-09-15',
            values: expect.arrayContaining([{ bureau: 'TransUnion', value: expect.any(Number) }]),
          },
        ],
      },
    ]);
  });

  it.each([
    ['en', 'What was requested and what came back', 'Devon progress 2026-11-21.pdf'],
    ['es', 'Qué se pidió y qué respondieron', 'Devon progreso 2026-11-21.pdf'],
  ])('J27 is a PDF in %s, without a full account number', async (language, heading, name) => {
    const answer = await world.ask(progressReport, owner, { params, query: { language } });
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain(name);
    const text = textOf(answer.rawPayload);
    expect(text).toContain(heading);
    expect(text).toContain('HARBOR BANK VISA ··0987');
    expect(text.replaceAll(/\d\d\/\d\d\/\d{4}/g, '')).not.toMatch(/\d{5}/);
  });

  it('J27 asks to try again when the machine has no time for the PDF', async () => {
    const { typesetter } = world.services;
    vi.spyOn(typesetter, 'typesetProgress').mockRejectedValueOnce(new TypesettingError('timeout'));
    const answer = await world.ask(progressReport, owner, { params });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
  });
});
