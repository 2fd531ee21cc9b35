/** An item that its recipient has decided about is not disputed again without something new. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { disputes, recordDisputeEvent } from '#contract/disputes.ts';
import { confirmReason } from '#contract/grounds.ts';
import { previewLetters, type PreviewedLetter } from '#contract/letterPreview.ts';
import {
  aChoiceDesk,
  type ChoiceDesk,
  type Chosen,
  idsOf,
  type Reader,
  sampleDay,
  toEquifax,
} from './choiceDesk.ts';

let desk: ChoiceDesk;
beforeAll(async () => (desk = await aChoiceDesk()));
afterAll(() => desk.world.close());
beforeEach(() => desk.world.clock.set(sampleDay));

/** What a bureau answered about the first item of a set, on January 8, 2026. */
async function answeredWith({ who, profileId }: Reader, outcome: 'verified' | 'deleted'): Promise<void> {
  const params = { profileId };
  const [dispute] = (await desk.world.ask(disputes, who, { params })).json().disputes;
  const { letter, item } = dispute;
  const record = async (event: object) => {
    const answer = await desk.world.ask(recordDisputeEvent, who, { params, body: { event } });
    expect(answer.statusCode).toBe(200);
  };
  await record({ kind: 'mailed', on: '2025-09-20', way: 'certified', basis: 'receipt', letters: [letter] });
  desk.world.clock.set('2026-01-10T12:00:00.000Z');
  const results = [{ letter, item, outcome }];
  await record({
    kind: 'answer',
    on: '2026-01-08',
    printed: null,
    letters: [letter],
    answer: 'results',
    results,
  });
}

/** What the letters of a new set would say. */
async function lettersTo({ who, ...place }: Reader): Promise<readonly string[]> {
  const answer = await desk.world.ask(previewLetters, who, { body: { ...place, choice: toEquifax } });
  const { letters }: { letters: readonly PreviewedLetter[] } = answer.json();
  return letters.map(({ blocks }) =>
    blocks.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' '),
  );
}

describe('an item to which no answer came', () => {
  const told = 'I wrote to you about this account in my letter dated 09/20/2025';
  const silence = 'I have not received the results of a reinvestigation of this account.';
  const records = async ({ who, profileId }: Reader, event: object) => {
    const params = { profileId };
    const [{ letter }] = (await desk.world.ask(disputes, who, { params })).json().disputes;
    const body = { event: { ...event, letters: [letter] } };
    expect((await desk.world.ask(recordDisputeEvent, who, { params, body })).statusCode).toBe(200);
  };

  it('is disputed again without mentioning a letter that nobody recorded as mailed', async () => {
    const reader = await desk.aReader();
    await desk.generate(reader);
    desk.world.clock.set('2026-01-10T12:00:00.000Z');
    expect((await lettersTo(reader)).join(' ')).not.toContain('I wrote to you');
  });

  it('is disputed again with the mailing, and with the silence only once a person recorded it', async () => {
    const reader = await desk.aReader();
    await desk.generate(reader);
    await records(reader, { kind: 'mailed', on: '2025-09-20', way: 'firstClass', basis: 'receipt' });
    desk.world.clock.set('2026-01-10T12:00:00.000Z');
    const [unsure] = await lettersTo(reader);
    expect(unsure).toContain(`${told}, which was mailed on 09/20/2025 by first-class mail.`);
    expect(unsure).not.toContain(silence);
    await records(reader, { kind: 'nothingCame', on: '2026-01-10' });
    expect((await lettersTo(reader))[0]).toContain(silence);
  });
});

describe('an item that its recipient has decided about', () => {
  const decided = (as: string, why: string) => ({
    key: 'account:account-1',
    heading: expect.any(String),
    recipient: 'Equifax',
    accountId: 'account-1',
    decided: { as, on: '2026-01-08' },
    why,
  });

  it('is left out if only time has passed, and the rest is written', async () => {
    const reader = await desk.aReader();
    await desk.generate(reader);
    await answeredWith(reader, 'verified');
    const both = { ...toEquifax, destinations: ['Equifax', 'TransUnion'] } as unknown as Chosen;
    const summary = await desk.summaryOf(reader, both);
    expect(summary.leftOut).toEqual([decided('verified', 'onlyTimePassed')]);
    expect(summary.letters.map(({ id }) => id)).toEqual(['transunion-accounts-1']);
    expect(idsOf(summary)).toEqual(['oldReport']);
    const { sessionId } = (await desk.generate(reader, { destinations: ['Equifax', 'TransUnion'] })).json();
    const written = await desk.world.services.store.sessions.letters(reader.who.accountId, sessionId);
    expect(written.map(({ destinationId }) => destinationId)).toEqual(['TransUnion']);
  });

  it('uses no generation if nothing else was selected, and says why', async () => {
    const reader = await desk.aReader();
    await desk.generate(reader);
    await answeredWith(reader, 'verified');
    expect(await desk.summaryOf(reader)).toMatchObject({ letters: [], pages: 0, withoutGround: [] });
    const refused = await desk.generate(reader, {}, { repeat: 'true' });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'alreadyDecided']);
    expect(await desk.left(reader.who)).toBe(8);
  });

  it('is disputed again once the client says something new about it', async () => {
    const reader = await desk.aReader();
    await desk.generate(reader);
    await answeredWith(reader, 'verified');
    const { who, profileId, reportId } = reader;
    const body = { accountId: 'account-1', reason: { reason: 'notMine' } };
    await desk.world.ask(confirmReason, who, { params: { profileId, reportId }, body });
    expect(await desk.summaryOf(reader)).toMatchObject({ items: 1, leftOut: [] });
    expect((await desk.generate(reader)).statusCode).toBe(200);
    expect(await desk.left(who)).toBe(7);
  });

  it('is disputed again with what was mailed and answered before, where that is recorded', async () => {
    const reader = await desk.aReader();
    await desk.generate(reader);
    await answeredWith(reader, 'verified');
    const { who, profileId, reportId } = reader;
    const body = { accountId: 'account-1', reason: { reason: 'notMine' } };
    await desk.world.ask(confirmReason, who, { params: { profileId, reportId }, body });
    const [letter] = await lettersTo(reader);
    expect(letter).toContain(
      'I wrote to you about this account in my letter dated 09/20/2025, which was mailed on 09/20/2025 by certified mail. Your own response shows that it had been received by 01/08/2026. According to your response, which I received on 01/08/2026, this account remains in my file.',
    );
  });

  it('is left out after a deletion until a newer report shows it, which a person then looks at', async () => {
    const reader = await desk.aReader();
    const { sessionId } = (await desk.generate(reader)).json();
    await answeredWith(reader, 'deleted');
    expect(await desk.summaryOf(reader)).toMatchObject({
      letters: [],
      leftOut: [decided('deleted', 'olderReport')],
    });
    const newer = await desk.nextReport(reader, '2026-01-09');
    const shownAgain = { as: 'deleted', on: '2026-01-08' };
    expect(await desk.summaryOf(newer)).toMatchObject({
      items: 1,
      leftOut: [],
      concerns: [{ id: `repeated:${sessionId}`, items: [{ decided: shownAgain }] }],
    });
  });
});
