/** What people record about letters, correct, and withdraw. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { disputes, recordDisputeEvent, viewDisputeFile } from '#contract/disputes.ts';
import { deleteProfile, profileLogs } from '#contract/profiles.ts';
import { StoreUnavailable } from '#server/store/unavailable.ts';
import { anApp, type AppUnderTest } from '#tests/support/anApp.ts';
import { unusedId } from './world.ts';
import { mailed, pdf, start, letterDesk } from './letterDesk.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());
const { aClientWithLetters, shown, record, withdraw, upload, work, lettersOf } = letterDesk(() => world);

describe('recording', () => {
  it.each([
    ['in the future', '2026-11-22', 'inFuture'],
    ['before the letters were written', '2026-11-20', 'beforeLetter'],
  ])('J2 is refused for a day %s, and keeps nothing', async (_, on, problem) => {
    const client = await aClientWithLetters();
    const letters = await lettersOf(client);
    const refused = await record(client, mailed(letters, on));
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { ok: false, code: 'invalid', error: '', fields: [{ field: 'event.on', problem }] },
    ]);
    expect((await shown(client)).timeline).toEqual([]);
    // The same request is free again with another day.
    expect((await record(client, mailed(letters))).statusCode).toBe(200);
  });

  it('is refused for a day years ago, and for an answer printed after today', async () => {
    const client = await aClientWithLetters();
    const old = await record(client, { kind: 'paused', on: '2021-11-16' });
    expect(old.json().fields).toEqual([{ field: 'event.on', problem: 'tooOld' }]);
    expect((await record(client, { kind: 'paused', on: '2021-11-17' })).statusCode).toBe(200);
    const letters = await lettersOf(client);
    const answer = { kind: 'answer', on: '2026-11-21', letters, answer: 'other', printed: '2026-11-22' };
    expect((await record(client, answer)).json().fields).toEqual([
      { field: 'event.printed', problem: 'inFuture' },
    ]);
  });

  it('J2 is refused for a mailing after the answer, and keeps what was recorded', async () => {
    const client = await aClientWithLetters();
    world.clock.set('2026-12-20T12:00:00.000Z');
    const letters = await lettersOf(client);
    const first = await record(client, mailed(letters, '2026-11-22'));
    const answer = { kind: 'answer', on: '2026-12-10', printed: '2026-12-05', letters, answer: 'other' };
    expect((await record(client, answer)).statusCode).toBe(200);
    const corrected = await record(client, mailed(letters, '2026-12-12'), first.json().id);
    expect([corrected.statusCode, corrected.json().fields]).toEqual([
      400,
      [{ field: 'event.on', problem: 'afterArrival' }],
    ]);
    const { timeline, letters: now } = await shown(client);
    expect(timeline.map(({ event, replacedBy }) => [event.kind, replacedBy])).toEqual([
      ['answer', null],
      ['mailed', null],
    ]);
    expect(now.map((letter) => letter.mailed?.on)).toEqual(now.map(() => '2026-11-22'));
  });

  it('counts today where the account is', async () => {
    const client = await aClientWithLetters();
    const letters = await lettersOf(client);
    // November 22 in UTC, still the 21st in New York.
    world.clock.set('2026-11-22T04:30:00.000Z');
    expect((await record(client, mailed(letters, '2026-11-22'))).json().fields[0].problem).toBe('inFuture');
    expect((await record(client, mailed(letters, '2026-11-21'))).statusCode).toBe(200);
  });

  it('J30 counts once under one idempotency key, also when both requests come at once', async () => {
    const client = await aClientWithLetters();
    const event = mailed(await lettersOf(client));
    const headers = { 'idempotency-key': 'the-same-mailing' };
    const answers = await Promise.all([
      record(client, event, undefined, headers),
      record(client, event, undefined, headers),
    ]);
    answers.push(await record(client, event, undefined, headers));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect((await shown(client)).timeline).toHaveLength(1);
    const other = await record(
      client,
      mailed([...event.letters], '2026-11-21', { tracking: 'X' }),
      undefined,
      headers,
    );
    expect(other.json()).toMatchObject({
      code: 'invalid',
      fields: [{ field: 'Idempotency-Key', problem: 'used' }],
    });
  });

  it('J30 counts once also from two windows, each with a key of its own, and says so', async () => {
    const client = await aClientWithLetters();
    const event = mailed(await lettersOf(client), '2026-11-21', { way: 'certified', tracking: '9407' });
    const from = (window: string) => record(client, event, undefined, { 'idempotency-key': window });
    const [one, other] = (await Promise.all([from('window-1'), from('window-2')])).map((reply) =>
      reply.json(),
    );
    expect(other.id).toBe(one.id);
    expect([one.already, other.already].filter(Boolean)).toEqual([true]);
    // Repeated, each is told the same again.
    expect([(await from('window-1')).json(), (await from('window-2')).json()]).toEqual([one, other]);
    expect((await shown(client)).timeline.map(({ id }) => id)).toEqual([one.id]);
    expect((await record(client, { ...event, tracking: '9408' })).json()).toMatchObject({
      code: 'invalid',
      fields: [{ field: 'event.letters', problem: 'alreadyMailed' }],
    });
    expect((await shown(client)).timeline).toHaveLength(1);
  });

  it('takes a second pause of one day for what it is, and the same pause again for one', async () => {
    const client = await aClientWithLetters();
    const paused = { kind: 'paused', on: '2026-11-21', note: '' } as const;
    const say = async (event: Parameters<typeof record>[1], key: string) =>
      (await record(client, event, undefined, { 'idempotency-key': key })).json();
    const first = await say(paused, 'the-pause-1');
    expect(await say(paused, 'the-pause-2')).toEqual({ id: first.id, already: true });
    await say({ kind: 'resumed', on: '2026-11-21' }, 'the-pause-3');
    expect((await say(paused, 'the-pause-4')).already).toBeUndefined();
    expect((await shown(client)).activity).toBe('paused');
  });

  it('J2 is corrected once: history keeps both entries, and a second correction is refused', async () => {
    const client = await aClientWithLetters();
    const letters = await lettersOf(client);
    const { id } = (await record(client, mailed(letters))).json();
    const corrections = await Promise.all([
      record(client, mailed(letters, '2026-11-21', { tracking: 'A 1' }), id),
      record(client, mailed(letters, '2026-11-21', { tracking: 'B 2' }), id),
    ]);
    expect(corrections.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(corrections.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('changedMeanwhile');
    const corrected = corrections.find(({ statusCode }) => statusCode === 200)?.json().id;
    const { timeline, letters: now } = await shown(client);
    expect(timeline.map((entry) => [entry.id, entry.replacedBy])).toEqual([
      [corrected, null],
      [id, corrected],
    ]);
    expect(now[0]?.mailed?.event).toBe(corrected);
    expect((await withdraw(client, id)).json().code).toBe('changedMeanwhile');
  });

  it('J2 of one letter of several leaves the others as they were, in one step', async () => {
    const client = await aClientWithLetters();
    const [first = '', ...others] = await lettersOf(client);
    const sent = mailed([first, ...others], '2026-11-21', { way: 'certified', tracking: '9407' });
    const { id } = (await record(client, sent)).json();
    const body = { event: mailed([first], '2026-11-21', { way: 'firstClass' }), replaces: id, keeps: others };
    const { params, who } = client;
    const corrected = (await world.ask(recordDisputeEvent, who, { params, body })).json().id;
    const { letters, timeline } = await shown(client);
    expect(letters.map(({ mailed: how }) => [how?.way, how?.tracking])).toEqual([
      ['firstClass', ''],
      ['certified', '9407'],
      ['certified', '9407'],
    ]);
    expect(timeline.find((entry) => entry.id === id)?.replacedBy).toBe(corrected);
    expect(timeline.filter(({ replacedBy }) => replacedBy === null)).toHaveLength(2);
    // The same request counts once, and another one corrects what no longer counts.
    expect((await world.ask(recordDisputeEvent, who, { params, body })).json().id).toBe(corrected);
    expect((await record(client, sent, id)).json().code).toBe('changedMeanwhile');
    expect((await shown(client)).timeline).toHaveLength(3);
  });

  it('counts again when the same request records it again right after it was withdrawn', async () => {
    const client = await aClientWithLetters();
    const event = mailed(await lettersOf(client));
    const { id } = (await record(client, event)).json();
    expect((await record(client, event)).json()).toEqual({ id });
    await withdraw(client, id);
    const again = (await record(client, event)).json();
    expect(again.id).not.toBe(id);
    const { letters } = await shown(client);
    expect(letters.some(({ state }) => state === 'drafted')).toBe(false);
  });

  it('is withdrawn with a reason that history keeps, and can be withdrawn once', async () => {
    const client = await aClientWithLetters();
    const { id } = (await record(client, mailed(await lettersOf(client)))).json();
    expect((await withdraw(client, id, ' Wrong client ')).json()).toEqual({ ok: true });
    const { timeline, letters } = await shown(client);
    expect(timeline).toMatchObject([
      { id, replacedBy: null, withdrawn: { at: start, reason: 'Wrong client', by: expect.any(String) } },
    ]);
    expect(letters.every(({ state }) => state === 'drafted')).toBe(true);
    expect((await withdraw(client, id)).json().code).toBe('changedMeanwhile');
    expect((await withdraw(client, id, ' ')).json()).toMatchObject({
      code: 'invalid',
      fields: [{ field: 'reason', problem: 'required' }],
    });
    expect((await record(client, mailed(await lettersOf(client)), id)).json().code).toBe('changedMeanwhile');
  });

  it('is logged with who did it', async () => {
    const client = await aClientWithLetters();
    const { id } = (await record(client, mailed(await lettersOf(client)))).json();
    await withdraw(client, id);
    await upload(client, pdf);
    const entries: { status: string; username: string }[] = (await world.ask(profileLogs, client.who)).json()
      .results;
    const own = entries.filter(({ status }) => status !== 'statusChanged');
    expect(own.slice(0, 3).map(({ status, username }) => [status, username !== ''])).toEqual([
      ['scanUploaded', true],
      ['letterEventWithdrawn', true],
      ['letterEventRecorded', true],
    ]);
  });

  it('is refused for anything that is not this client’s, as for what does not exist', async () => {
    const who = await world.person();
    const client = await aClientWithLetters(who);
    const sibling = await aClientWithLetters(who, 'Another client');
    const stranger = await aClientWithLetters();
    const [own = ''] = await lettersOf(client);
    const fileId = (await upload(sibling, pdf)).json().id;
    const { id: entry } = (await record(sibling, mailed(await lettersOf(sibling)))).json();
    const item = (await shown(client)).disputes[0]?.item ?? '';
    const before = await shown(client);
    const events: readonly (readonly [object, string?])[] = [
      [mailed([own, (await lettersOf(sibling))[0] ?? ''])],
      [mailed(await lettersOf(stranger))],
      [mailed([unusedId])],
      [mailed([own], '2026-11-21', { files: [fileId] })],
      [{ kind: 'leftAsIs', on: '2026-11-21', disputes: [{ letter: own, item: 'account:unknown' }] }],
      [
        {
          kind: 'compared',
          on: '2026-11-21',
          disputes: [{ letter: own, item }],
          report: sibling.reportId,
          proposal: 'notSeen',
          accepted: true,
        },
      ],
      [mailed([own]), entry],
      [mailed([own]), unusedId],
    ];
    for (const [event, replaces] of events) {
      const refused = await record(client, event, replaces);
      expect([event, refused.statusCode, refused.json()]).toEqual([
        event,
        404,
        { ok: false, code: 'notFound', error: '' },
      ]);
    }
    expect((await withdraw(client, entry)).statusCode).toBe(404);
    const foreign = { ...stranger, who };
    expect((await record(foreign, { kind: 'paused', on: '2026-11-21' })).statusCode).toBe(404);
    const asked = { params: { ...client.params, fileId } };
    expect((await world.ask(viewDisputeFile, who, asked)).statusCode).toBe(404);
    expect(await shown(client)).toEqual(before);
  });

  it('is all or nothing: while it cannot be logged, nothing of it is kept or answered', async () => {
    const client = await aClientWithLetters();
    const letters = await lettersOf(client);
    const { store } = world.services;
    const before = await work(client.who);
    const full = new StoreUnavailable('SQLITE_FULL', 'The disk is full.');
    const append = vi.spyOn(Object.getPrototypeOf(store.logs), 'add').mockRejectedValueOnce(full);
    expect((await record(client, mailed(letters))).json().code).toBe('unavailable');
    append.mockRestore();
    expect((await shown(client)).timeline).toEqual([]);
    expect(await work(client.who)).toEqual(before);
    expect((await record(client, mailed(letters))).statusCode).toBe(200);
  });

  it('is not lost when the client is deleted at the same time: it is found or refused', async () => {
    const client = await aClientWithLetters();
    const letters = await lettersOf(client);
    const [recorded] = await Promise.all([
      record(client, mailed(letters)),
      world.ask(deleteProfile, client.who, { params: client.params }),
    ]);
    expect([200, 404]).toContain(recorded.statusCode);
    expect((await world.ask(disputes, client.who, { params: client.params })).statusCode).toBe(404);
    expect(await work(client.who)).toEqual([]);
  });
});
