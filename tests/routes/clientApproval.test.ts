/** How a client reads, approves, and signs a letter. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownLetter } from '#contract/clientPage.ts';
import { recordDisputeEvent, withdrawDisputeEvent } from '#contract/disputes.ts';
import { fullSsnOf, showingSsn } from '#credit/letters/fullSsn.ts';
import { fullTextOf } from '#credit/letters/fullText.ts';
import { forAccount } from '#server/store/wall.ts';
import { rowsOf } from '#tests/support/rowsOf.ts';
import type { Letter } from '#credit/letters/letter.ts';
import { aClientDesk, type ClientDesk, nothing } from './clientDesk.ts';

let desk: ClientDesk;
beforeAll(async () => (desk = await aClientDesk()));
afterAll(() => desk.world.close());

describe('a letter that is not mailed', () => {
  it('is shown without SSN, date of birth, street, and account numbers', async () => {
    const { client, clientKey, letterId } = desk;
    const answer = await desk.world.ask(ownLetter, client, { params: { clientKey, letterId } });
    const shown = JSON.stringify(answer.json());
    expect(answer.json()).toMatchObject({
      sender: ['Devin Sampleton', expect.stringMatching(/^\*\*\*/), expect.anything()],
    });
    expect(shown).toContain('**/**/1986');
    for (const secret of ['05/17/1986', '666550611', '666-55-0611', '410 Maple Ridge'])
      expect(shown).not.toContain(secret);
    const rows = answer.json().exhibits.flatMap(({ rows: own }: { rows: unknown[] }) => own);
    const numbers = rows.filter(({ label }: { label: string }) => label === 'Account number');
    expect(numbers.length).toBeGreaterThan(0);
    for (const { cells } of numbers)
      for (const cell of cells) expect(cell).toMatch(/^(\*{4}.{0,4}|Not reported|)$/i);
  });

  it('is approved and signed under a hash of the text as it is printed', async () => {
    const { agency, letterId } = desk;
    expect((await desk.approve()).statusCode).toBe(200);
    const { approvals, letters, timeline } = await desk.agencySees();
    expect(letters[0].state).toBe('approved');
    expect(approvals).toEqual([
      { letter: letterId, said: 'approved', on: '2026-11-21', note: '', signature: 'Devon Sampleton' },
    ]);
    const { accountId } = agency;
    const stored = await forAccount(accountId, () =>
      desk.world.services.store.sessions.letters(accountId, letters[0].sessionId),
    );
    const own = stored.find(({ id }) => id === letterId);
    const text = own?.items as Letter;
    const printed = own?.enclosed?.ssn === 'full' ? showingSsn(text, fullSsnOf('666550611') ?? '') : text;
    expect(fullTextOf(printed)).toContain('05/17/1986');
    expect(timeline[0].event.hash).toBe(createHash('sha256').update(fullTextOf(printed)).digest('hex'));
    expect(JSON.stringify(await rowsOf(desk.world, accountId))).not.toContain(timeline[0].event.hash);
  });

  it('is no longer approved once the client asks for a change; the agency is told', async () => {
    const { letterId } = desk;
    expect((await desk.askFor('I moved in 2019.')).statusCode).toBe(200);
    const { approvals, letters } = await desk.agencySees();
    expect(letters[0].state).toBe('drafted');
    expect(approvals).toEqual([
      { letter: letterId, said: 'changeAsked', on: '2026-11-21', note: 'I moved in 2019.', signature: '' },
    ]);
    expect(await desk.told()).toContain('clientAskedForChange');
    expect((await desk.approve(letterId, 'Devon S.')).statusCode).toBe(200);
    expect((await desk.agencySees()).letters[0].state).toBe('approved');
  });

  it('is approved by nobody else: not by the agency, which cannot end an approval or a request either', async () => {
    const { agency, profileId, letterId } = desk;
    const params = { profileId };
    const approved = { kind: 'approved', on: '2026-11-21', letters: [letterId], hash: 'a'.repeat(64) };
    expect(
      (await desk.world.ask(recordDisputeEvent, agency, { params, body: { event: approved } })).statusCode,
    ).toBe(400);
    const { timeline } = await desk.agencySees();
    const [own] = timeline.filter(({ event }: { event: { kind: string } }) => event.kind === 'approved');
    const gone = await desk.world.ask(withdrawDisputeEvent, agency, {
      params: { profileId, eventId: own.id },
      body: { reason: 'not wanted' },
    });
    expect(gone.json()).toEqual(nothing);
    const paused = { kind: 'paused', on: '2026-11-21' };
    const replaced = await desk.world.ask(recordDisputeEvent, agency, {
      params,
      body: { event: paused, replaces: own.id },
    });
    expect(replaced.json()).toEqual(nothing);
  });

  it('can no longer be approved or changed once it is mailed', async () => {
    const mailed = (await desk.agencySees()).letters[1].id;
    const mailing = {
      kind: 'mailed',
      on: '2026-11-21',
      letters: [mailed],
      way: 'firstClass',
      basis: 'client',
    };
    await desk.record(mailing);
    expect((await desk.approve(mailed)).json().code).toBe('changedMeanwhile');
    expect((await desk.askFor('Too late', mailed)).json().code).toBe('changedMeanwhile');
  });

  it('is news for the agency once no letter waits for the client’s approval', async () => {
    const letters: readonly { id: string; state: string }[] = (await desk.agencySees()).letters;
    const [last = '', ...others] = letters.flatMap(({ id, state }) => (state === 'drafted' ? [id] : []));
    const news = async () => (await desk.told()).filter((code) => code === 'clientApproved');
    for (const id of others) await desk.approve(id);
    expect(await news()).toEqual([]);
    await desk.approve(last);
    expect(await news()).toEqual(['clientApproved']);
  });
});
