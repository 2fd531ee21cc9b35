/** What the client bound to a page sees and records there. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { revokeClientLink } from '#contract/clientLink.ts';
import { recordOwnEvent, uploadOwnFile } from '#contract/clientPage.ts';
import { disputes, recordDisputeEvent, withdrawDisputeEvent } from '#contract/disputes.ts';
import { ownPages } from '#contract/ownPages.ts';
import { profileDetails } from '#contract/profiles.ts';
import { accept, aClientLink, aVisitor } from './boundClient.ts';
import { anImage, aProfile } from './world.ts';
import { aForm } from '#tests/support/anApp.ts';
import { aClientDesk, type ClientDesk, nothing } from './clientDesk.ts';

let desk: ClientDesk;
beforeAll(async () => (desk = await aClientDesk()));
afterAll(() => desk.world.close());

describe('the bound person', () => {
  it('finds their page by signing in, long after the link would have expired, and gets no account', async () => {
    const { client, clientKey } = desk;
    const own = { clientKey, agency: 'Person 1', agencyLogoUrl: '' };
    const later = await aVisitor(desk.world);
    const key = await aClientLink(desk.world, desk.agency, await desk.another());
    await accept(desk.world, later, key);
    desk.world.clock.set('2027-03-01T12:00:00.000Z');
    await desk.world.services.store.purge();
    expect((await desk.world.ask(ownPages, client)).json()).toEqual({ hasAccount: false, results: [own] });
    expect((await accept(desk.world, later, key)).statusCode).toBe(200);
    expect((await desk.clientSees(later, key)).json().letters).toEqual([]);
    expect(await desk.world.services.store.users.findBySubject('embedded', later.subject)).toBeNull();
    desk.world.clock.set('2026-11-21T12:00:00.000Z');
  });

  it('can be a consumer with an account of their own, which stays apart', async () => {
    const { profileId } = desk;
    const consumer = await desk.world.person('b2c');
    const own = await aProfile(desk.world, consumer);
    const key = await aClientLink(desk.world, desk.agency, await desk.another());
    await accept(desk.world, consumer, key);
    expect((await desk.world.ask(ownPages, consumer)).json()).toMatchObject({
      hasAccount: true,
      results: [{ clientKey: key }],
    });
    expect((await desk.world.ask(disputes, consumer, { params: { profileId } })).json()).toEqual(nothing);
    expect((await desk.world.ask(disputes, consumer, { params: { profileId: own } })).statusCode).toBe(200);
  });

  it('is seen by the agency with their email address, and loses everything when it revokes', async () => {
    const { agency } = desk;
    const other = await desk.another();
    const key = await aClientLink(desk.world, desk.agency, other);
    const person = await aVisitor(desk.world);
    await accept(desk.world, person, key);
    const detail = (await desk.world.ask(profileDetails, agency, { params: { profileId: other } })).json();
    expect(detail.onboardingLink.acceptedBy).toMatch(/^devon-.+@example\.com$/);
    await desk.world.ask(revokeClientLink, agency, { params: { profileId: other } });
    expect((await desk.clientSees(person, key)).json()).toEqual(nothing);
    expect((await desk.world.ask(ownPages, person)).json().results).toEqual([]);
    expect((await accept(desk.world, person, key)).json()).toEqual(nothing);
  });

  it('sees stage, letters, and items, but nothing of the agency’s', async () => {
    const [agencys, own] = [await desk.agencySees(), (await desk.clientSees()).json()];
    const { disputes: items, ...rest } = own;
    const { disputes: agencysItems, ...agencysRest } = agencys;
    expect(rest).toEqual({ ...agencysRest, profileName: 'Devin Sampleton', timeline: [], files: [] });
    expect(items).toHaveLength(agencysItems.length);
    expect(agencysItems[0].heading).toBe('HARBOR BANK VISA ··0987');
    expect(items[0].heading).toBe('HARBOR BANK VISA ··0987');
    // No item or text on the page has more of a number.
    expect(JSON.stringify(own)).not.toMatch(/account \w{5,}/);
    expect(agencys.profileName).toBe('Devon');
  });

  it('says that they mailed a letter, which the agency sees under their name', async () => {
    const id = (await desk.agencySees()).letters[1].id;
    const mailed = {
      kind: 'mailed',
      on: '2026-11-21',
      letters: [id],
      way: 'firstClass',
      basis: 'client',
    };
    expect((await desk.record(mailed)).statusCode).toBe(200);
    const { letters, timeline } = await desk.agencySees();
    expect(letters[1]).toMatchObject({ state: 'mailed', mailed: { basis: 'client' } });
    expect(timeline[0]).toMatchObject({ by: 'Devin Sampleton', event: { kind: 'mailed' } });
  });

  it('adds an answer with a photo', async () => {
    const { client, clientKey } = desk;
    const { letters, disputes: items } = await desk.agencySees();
    const file = await desk.world.ask(uploadOwnFile, client, {
      params: { clientKey },
      ...aForm('file', await anImage()),
    });
    const id = letters[1].id;
    const answer = {
      kind: 'answer',
      on: '2026-11-21',
      printed: null,
      letters: [id],
      answer: 'results',
      results: items
        .filter(({ letter }: { letter: string }) => letter === id)
        .map(({ item }: { item: string }) => ({ letter: id, item, outcome: 'verified' })),
      files: [file.json().id],
    };
    expect((await desk.record(answer)).statusCode).toBe(200);
    expect(await desk.told()).toContain('clientRecordedAnswer');
    const after = await desk.agencySees();
    expect(after.files).toHaveLength(1);
    expect(
      after.disputes.filter(({ letter, state }: { letter: string; state: string }) => {
        return letter === id && state !== 'verified';
      }),
    ).toEqual([]);
  });

  it('corrects their own entries, and not the agency’s', async () => {
    const { agency, profileId } = desk;
    const paused = { kind: 'paused', on: '2026-11-21', note: '' };
    const params = { profileId };
    const agencys = (
      await desk.world.ask(recordDisputeEvent, agency, { params, body: { event: paused } })
    ).json().id;
    const resumed = { kind: 'resumed', on: '2026-11-21' };
    expect((await desk.record(resumed, { replaces: agencys })).json()).toEqual(nothing);
    await desk.world.ask(withdrawDisputeEvent, agency, {
      params: { profileId, eventId: agencys },
      body: { reason: 'a mistake' },
    });
    const own = (await desk.record({ ...paused, note: 'a mortgage' })).json().id;
    expect((await desk.agencySees()).activity).toBe('paused');
    expect((await desk.record(resumed, { replaces: own })).statusCode).toBe(200);
    expect((await desk.agencySees()).activity).toBe('active');
  });

  it('cannot record what only an agency decides', async () => {
    const [item] = (await desk.agencySees()).disputes;
    const ref = { letter: item.letter, item: item.item };
    const left = await desk.record({ kind: 'leftAsIs', on: '2026-11-21', disputes: [ref] });
    expect(left.statusCode).toBe(400);
  });
});

it('a client who ends the service is reported to the agency', async () => {
  const { agency, profileId } = desk;
  expect((await desk.record({ kind: 'ended', on: '2026-11-21', note: '' })).statusCode).toBe(200);
  const { activity, timeline } = await desk.agencySees();
  expect(activity).toBe('ended');
  expect(timeline[0]).toMatchObject({ byClient: true, event: { kind: 'ended' } });
  // Nobody continues or withdraws it for them.
  const params = { profileId };
  const agencyRecords = async (kind: string) => {
    const event = { kind, on: '2026-11-21' };
    const answer = await desk.world.ask(recordDisputeEvent, agency, { params, body: { event } });
    return answer.json().code ?? 'recorded';
  };
  expect(await agencyRecords('resumed')).toBe('changedMeanwhile');
  // Neither by pausing what has ended, nor by ending it again.
  expect(await agencyRecords('paused')).toBe('changedMeanwhile');
  expect([await agencyRecords('ended'), await agencyRecords('resumed')]).toEqual([
    'recorded',
    'changedMeanwhile',
  ]);
  expect((await desk.agencySees()).activity).toBe('ended');
  const withdrawn = await desk.world.ask(withdrawDisputeEvent, agency, {
    params: { profileId, eventId: timeline[0].id },
    body: { reason: 'a mistake' },
  });
  expect(withdrawn.json()).toEqual(nothing);
  expect(await desk.told()).toContain('clientEnded');
  expect((await desk.clientSees()).json().letters.length).toBeGreaterThan(0);
});

it('a client who pauses or ends the service and dates that back has done so, although the agency had continued it after that day', async () => {
  const { agency } = desk;
  const profileId = await desk.another();
  const key = await aClientLink(desk.world, agency, profileId);
  const person = await aVisitor(desk.world);
  await accept(desk.world, person, key);
  for (const event of [
    { kind: 'paused', on: '2026-11-10', note: '' },
    { kind: 'resumed', on: '2026-11-20' },
  ])
    await desk.world.ask(recordDisputeEvent, agency, { params: { profileId }, body: { event } });
  const asClient = (event: object) =>
    desk.world.ask(recordOwnEvent, person, { params: { clientKey: key }, body: { event } });
  const activity = async () =>
    (await desk.world.ask(disputes, agency, { params: { profileId } })).json().activity;
  await asClient({ kind: 'paused', on: '2026-11-14', note: '' });
  expect(await activity()).toBe('paused');
  await asClient({ kind: 'ended', on: '2026-11-15', note: '' });
  expect(await activity()).toBe('ended');
  await asClient({ kind: 'resumed', on: '2026-11-21' });
  expect(await activity()).toBe('active');
});
