/** An item that its recipient has decided about is not disputed again without something new. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { disputes, recordDisputeEvent } from '#contract/disputes.ts';
import { confirmReason } from '#contract/grounds.ts';
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

describe('an item that its recipient has decided about', () => {
  const decided = (as: string, why: string) => ({
    key: 'account:account-1',
    heading: expect.any(String),
    recipient: 'Equifax Information Services, LLC',
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
