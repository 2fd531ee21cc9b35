import { expect, it } from 'vitest';
import { enter } from '#server/identity/enter.ts';
import { runJobs } from '#server/jobs/runner.ts';
import type { Envelope } from '#server/mail/mailer.ts';
import { mailHandler } from '#server/mail/mailJob.ts';
import { recordLetterSet } from '#server/generation/recordLetterSet.ts';
import { remindOfWork } from '#server/reminders/remindOfWork.ts';
import type { Work } from '#disputes/work.ts';
import { newId } from '#server/store/ids.ts';
import type { Store } from '#server/store/store.ts';
import { aClock, eachEngine } from '#tests/support/aStore.ts';
import { aProfile, aRecording, aReport, aStoredBlob } from '../store/builders.ts';

const origins = { b2b: 'https://redress.example', b2c: 'https://my.redress.example' };

/** A person in New York who signs in to an agency of their own. */
async function aPerson(store: Store, fullName: string, mail: string, isConfirmed: boolean) {
  const subject = (await store.embeddedUsers.create({ mail, fullName, passwordHash: '' })) ?? '';
  const person = { provider: 'embedded', subject, timeZone: 'America/New_York', fullName, mail };
  const { user } = await enter(store, { ...person, variant: 'b2b' });
  await store.users.touch(user.accountId, user.id, 'signedIn');
  if (isConfirmed) await store.embeddedUsers.verifyMail(subject, mail);
  return { user, subject };
}

eachEngine('reminders', ({ fresh, open }) => {
  /** An agency in New York whose one person signs in with a confirmed address, and has a client with one letter. */
  async function anOffice({ isConfirmed = true } = {}) {
    const clock = aClock('2026-11-21T12:00:00.000Z');
    const store = await open(await fresh({ clock }));
    const sent: Envelope[] = [];
    const mailer = { send: async (mail: Envelope) => void sent.push(mail), close: () => undefined };
    const log = { warn: () => undefined, error: () => undefined };
    const runner = runJobs({ store, clock, handlers: [mailHandler(mailer)], log });
    const mail = 'ana@example.com';
    const { user, subject } = await aPerson(store, 'Ana', mail, isConfirmed);
    const { accountId } = user;
    // Who could be reminded, but whose work it isn't.
    await aPerson(store, 'Ben', 'ben@example.net', true);
    const profileId = await aProfile(store, accountId);
    const reportId = await aReport(store, accountId, profileId);
    await store.ledger.grant({ accountId, count: 1, reason: 'grant', reference: subject });
    const recording = aRecording({ accountId, profileId, reportId });
    await store.transaction((step) => recordLetterSet(step, recording));
    const [letter] = await store.writtenLetters.list(accountId, profileId);
    const recipient = { id: 'Experian', name: 'Experian', kind: 'bureau' } as const;
    const stand = (...waiting: readonly (readonly [kind: Work['kind'], on: string])[]) =>
      store.work.replace(
        accountId,
        profileId,
        waiting.map(([kind, on]) => ({
          letter: { id: letter?.id ?? '', recipient },
          kind,
          on,
          count: 1,
          isAssumed: false,
        })),
      );
    /** At an instant: how many accounts were reminded, and what was mailed until now. */
    const at = async (instant: string) => {
      clock.set(instant);
      const reminded = await remindOfWork({ store, clock, origins });
      await runner.idle();
      return [reminded, sent.length];
    };
    const stop = async () => {
      await runner.stop();
      await store.close();
    };
    const notices = async () =>
      (await store.notifications.list(accountId)).filter(({ code }) => code === 'workWaits').length;
    return {
      store,
      clock,
      sent,
      accountId,
      profileId,
      userId: user.id,
      stand,
      at,
      notices,
      stop,
      mail,
      runner,
    };
  }

  it('J25 come when something begins to wait, from 8 in the morning, once a day at most', async () => {
    const { stand, at, notices, stop } = await anOffice();
    await stand(['dueDay', '2026-12-21'], ['askDay', '2027-01-03']);
    expect(await at('2026-12-20T20:00:00.000Z')).toEqual([0, 0]);
    // 7:59 and 8:00 in New York.
    expect(await at('2026-12-21T12:59:00.000Z')).toEqual([0, 0]);
    expect(await at('2026-12-21T13:00:00.000Z')).toEqual([1, 1]);
    expect(await at('2026-12-21T18:00:00.000Z')).toEqual([0, 1]);
    // Nothing new: the same letter is still waiting.
    expect(await at('2026-12-22T18:00:00.000Z')).toEqual([0, 1]);
    expect(await at('2027-01-03T18:00:00.000Z')).toEqual([1, 2]);
    expect(await notices()).toBe(2);
    await stop();
  });

  it('J24 come for the same work as it is listed, and not for what waits for a client', async () => {
    const { stand, at, stop } = await anOffice();
    await stand(['notApproved', '2026-12-01'], ['clientMails', '2026-12-01'], ['due', '2026-12-01']);
    expect(await at('2026-12-02T18:00:00.000Z')).toEqual([0, 0]);
    for (const [day, kind] of [
      ['03', 'changeAsked'],
      ['04', 'decideVerified'],
      ['05', 'identityRefused'],
      ['06', 'returned'],
    ] as const) {
      await stand([kind, `2026-12-${day}`]);
      expect(await at(`2026-12-${day}T18:00:00.000Z`)).toEqual([1, Number(day) - 2]);
    }
    await stop();
  });

  it('J24 come once for scans that have waited since the day before, with a client or without', async () => {
    const { store, clock, accountId, profileId, at, stop } = await anOffice();
    const scan = async (instant: string) => {
      clock.set(instant);
      const id = newId();
      await store.inbox.createKey(accountId, id);
      const own = { id, mediaType: 'image/png', name: 'scan.png', ...aStoredBlob() };
      await store.inbox.add(accountId, { ...own, by: 'Ana' });
    };
    await scan('2026-12-01T15:00:00.000Z');
    expect(await at('2026-12-01T20:00:00.000Z')).toEqual([0, 0]);
    expect(await at('2026-12-02T18:00:00.000Z')).toEqual([1, 1]);
    expect(await at('2026-12-03T18:00:00.000Z')).toEqual([0, 1]);
    clock.set('2026-12-03T19:00:00.000Z');
    const id = newId();
    await store.disputeFiles.add(accountId, {
      id,
      profileId,
      mediaType: 'image/png',
      name: 'scan.png',
      ...aStoredBlob(),
    });
    expect(await at('2026-12-04T18:00:00.000Z')).toEqual([0, 1]);
    await store.assignedScans.awaitAnswer(accountId, id, 'Equifax');
    expect(await at('2026-12-04T18:00:00.000Z')).toEqual([1, 2]);
    await stop();
  });

  it('J25 say only that something waits, in the language of the person', async () => {
    const { store, accountId, userId, sent, stand, at, stop, mail } = await anOffice();
    await store.users.update(accountId, userId, { language: 'es' });
    await stand(['dueDay', '2026-12-21']);
    await at('2026-12-21T18:00:00.000Z');
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[mail, 'Tiene algo pendiente']]);
    const { body, subject } = sent[0] ?? { body: { text: '', html: '' }, subject: '' };
    expect(body.text).toContain('https://redress.example');
    for (const secret of ['María', 'Experian', 'credit', 'crédito', 'dispute', 'disputa'])
      expect(`${subject} ${body.text} ${body.html}`).not.toContain(secret);
    await stop();
  });

  it('J25 are silent while the client is paused', async () => {
    const { stand, at, stop } = await anOffice();
    await stand();
    expect(await at('2026-12-21T18:00:00.000Z')).toEqual([0, 0]);
    await stand(['dueDay', '2026-12-21']);
    expect(await at('2026-12-23T18:00:00.000Z')).toEqual([1, 1]);
    await stop();
  });

  it.each([
    ['who turned the email off', true],
    ['whose address is not confirmed', false],
  ])('J25 are only a notification for a person %s', async (_, isConfirmed) => {
    const { store, accountId, userId, stand, at, notices, stop } = await anOffice({ isConfirmed });
    if (isConfirmed) await store.users.update(accountId, userId, { remindersByMail: false });
    await stand(['dueDay', '2026-12-21']);
    expect(await at('2026-12-21T18:00:00.000Z')).toEqual([1, 0]);
    expect(await notices()).toBe(1);
    await stop();
  });

  it('J25 come once if a crash interrupts them, or two processes send them at a time', async () => {
    const { store, clock, stand, at, notices, stop, runner } = await anOffice();
    await stand(['dueDay', '2026-12-21']);
    clock.set('2026-12-21T18:00:00.000Z');
    const crash = {
      store,
      clock,
      origins: new Proxy(origins, {
        get: () => {
          throw new Error('crash');
        },
      }),
    };
    await expect(remindOfWork(crash)).rejects.toThrow('crash');
    expect(await notices()).toBe(0);
    const both = await Promise.all([
      remindOfWork({ store, clock, origins }),
      remindOfWork({ store, clock, origins }),
    ]);
    expect(both.toSorted()).toEqual([0, 1]);
    await runner.idle();
    expect(await at('2026-12-21T19:00:00.000Z')).toEqual([0, 1]);
    await stop();
  });
});
