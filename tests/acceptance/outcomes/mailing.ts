import { globSync, readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { accessRecord } from '#contract/accessRecord.ts';
import { clientStatus, setClientStatus } from '#contract/clientStatus.ts';
import { withdrawDisputeEvent } from '#contract/disputes.ts';
import { dueDay, dueDays } from '#contract/dueDays.ts';
import { exportProfile } from '#contract/profileExport.ts';
import { listClients } from '#contract/profiles.ts';
import { addDays } from '#disputes/civilDays.ts';
import { pathOf } from '#tests/support/anApp.ts';
import { unzip } from '#tests/support/zip.ts';
import type { Story, StoryClient } from './story.ts';

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'recorded',
    (error) => String(error),
  );

/** What the agency sees of letters that it has just written. */
export function written(story: Story, cast: { ana: StoryClient; ben: StoryClient }): void {
  it('J1 says that new letters are not mailed yet, and starts no clock', async () => {
    const { ana } = cast;
    const shown = await ana.shown();
    expect(new Set(shown.disputes.map(({ state, next }) => `${state} ${next}`))).toEqual(
      new Set(['drafted null']),
    );
    expect(shown.letters.map(({ clock }) => clock)).toEqual([null, null, null]);
    expect(shown.status).toBe('Onboarding');

    expect(await ana.waits()).toEqual(['mail notMailed 3']);
    const query = { first: story.day(0), last: story.day(40) };
    const { days } = await story.caller.perform(dueDays, { query });
    const clients = await Promise.all(
      days.map(async ({ on }) => (await story.caller.perform(dueDay, { params: { day: on } })).clients),
    );
    expect(clients.flat().map(({ profileId }) => profileId)).not.toContain(ana.params.profileId);
    const { results } = await story.caller.perform(listClients);
    expect(results.find(({ id }) => id === ana.params.profileId)?.mailing).toMatchObject({ notMailed: 3 });

    const page = await story.opens(`/disputes/${ana.params.profileId}`);
    await page.getByText('Not mailed yet. No deadline starts until you record the mailing.').waitFor();
    await page.close();
  });

  it('J3 takes an order as an order: only mailing starts a clock', async () => {
    const { ben } = cast;
    const { id } = await ben.letterTo('Experian');
    await ben.says(story.day(0), { kind: 'ordered', letters: [id], basis: 'client', note: '' });
    expect(await ben.letterTo('Experian')).toMatchObject({ state: 'ordered', mailed: null, clock: null });
    expect(await ben.at('Experian')).toEqual(['1 drafted']);
    expect((await ben.shown()).status).toBe('Onboarding');
  });
}

/** From mailing to the answer, 70 days later. */
export function mailing(story: Story, cast: { ana: StoryClient; ben: StoryClient }): void {
  let ana: StoryClient;
  let ben: StoryClient;
  beforeAll(() => {
    ({ ana, ben } = cast);
  });
  const day = (number: number) => story.day(number);

  it('J2 records a mailing with its date, kind, number, and receipt, and keeps what was corrected', async () => {
    const page = await story.opens(`/disputes/${ana.params.profileId}`);
    await page.getByRole('button', { name: 'I mailed all 3 letters' }).click();
    const form = page.getByRole('dialog', { name: 'I mailed 3 letters' });
    const date = form.getByRole('textbox', { name: 'Mailed on' });
    await date.fill('12/31/2099');
    await form.getByLabel(/^How it was sent/).selectOption('Certified mail');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.locator('[aria-invalid=true]').first().waitFor();
    const [year, month, dayOfMonth] = day(2).split('-');
    await date.fill(`${month}/${dayOfMonth}/${year}`);
    for (const [place, number] of (await form.getByLabel(/^Tracking number/).all()).entries())
      await number.fill(`940711189876543210123${place}`);
    await form
      .getByLabel(/^Photo of the receipt/)
      .setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: story.photo });
    await form.getByRole('button', { name: 'Save' }).click();
    await form.waitFor({ state: 'detached' });
    await page.close();

    const { letters, timeline, files } = await ana.shown();
    const mailed = { on: day(2), way: 'certified' };
    expect(letters.map((letter) => letter.mailed)).toMatchObject([mailed, mailed, mailed]);
    expect(letters.flatMap((letter) => letter.mailed?.tracking ?? []).toSorted()).toEqual(
      [0, 1, 2].map((place) => `940711189876543210123${place}`),
    );
    const receipts = timeline.flatMap(({ event }) => (event.kind === 'mailed' ? event.files : []));
    expect(files.map(({ id }) => id)).toEqual(expect.arrayContaining(receipts));

    const { id, mailed: wrong } = await ana.letterTo('Experian');
    const corrected = await ana.says(
      day(3),
      { kind: 'mailed', letters: [id], way: 'tracked', tracking: '42', basis: 'receipt', files: [] },
      wrong?.event ?? '',
    );
    const later = await ana.shown();
    expect((await ana.letterTo('Experian')).mailed).toMatchObject({ on: day(3), way: 'tracked' });
    expect(later.timeline.find((entry) => entry.id === wrong?.event)).toMatchObject({
      replacedBy: corrected,
    });
  });

  it('J2 J3 refuses a mailing before its letters, and records a dispute made online with its number', async () => {
    const { id } = await ben.letterTo('Experian');
    const mailed = { kind: 'mailed' as const, letters: [id], basis: 'client' as const, files: [] };
    expect(await refusal(ben.says(day(-1), { ...mailed, way: 'firstClass', tracking: '' }))).toContain(
      'beforeLetter',
    );
    await ben.says(day(1), { ...mailed, way: 'online', tracking: 'EX-2210' });
    expect(await ben.letterTo('Experian')).toMatchObject({
      state: 'received',
      mailed: { tracking: 'EX-2210' },
      clock: { received: day(1), due: day(31) },
    });
  });

  it('J4 assumes delivery by first class only, takes any proof instead, and accepts a return later', async () => {
    await ben.mails(day(2), 'TransUnion', 'firstClass');
    expect((await ben.letterTo('TransUnion')).clock).toMatchObject({ received: day(7), basis: 'assumed' });
    await ben.receives(day(5), 'TransUnion');
    expect((await ben.letterTo('TransUnion')).clock).toMatchObject({ received: day(5), basis: 'scan' });

    await ben.mails(day(2), 'Equifax', 'certified');
    expect((await ben.letterTo('Equifax')).clock).toBeNull();
    expect(await ben.at('Equifax')).toEqual(['1 onItsWay askAboutDelivery']);
    await ben.receives(day(6), 'Equifax');
    const { id } = await ben.letterTo('Equifax');
    await ben.says(day(60), { kind: 'nothingCame', letters: [id] });
    expect(await ben.at('Equifax')).toEqual(['1 unanswered decideUnanswered']);
    await ben.says(day(62), { kind: 'returned', letters: [id], note: 'Moved', files: [] });
    expect(await ben.letterTo('Equifax')).toMatchObject({ state: 'returned', clock: null });
    expect(await ben.at('Equifax')).toEqual(['1 undelivered returned']);
    await ben.mails(day(64), 'Equifax', 'firstClass');
    expect(await ben.letterTo('Equifax')).toMatchObject({ clock: { received: day(69), basis: 'assumed' } });
    expect(await ben.at('Equifax')).toEqual(['1 investigating']);
  });

  it('J5 counts 30 days, or 45 after that bureau’s free report, and shows how', async () => {
    const before = (await ben.letterTo('TransUnion')).clock;
    expect(before).toMatchObject({ days: 30, because: 'usual', due: day(35) });
    const { id } = await ben.letterTo('TransUnion');
    const asked = await ben.says(day(6), { kind: 'annualReport', letters: [id], had: true });
    expect((await ben.letterTo('TransUnion')).clock).toMatchObject({
      days: 45,
      because: 'annualReport',
      due: day(50),
    });
    const page = await story.opens(`/disputes/${ben.params.profileId}`);
    await page
      .getByRole('button', { name: /(Due|Was due).*/ })
      .first()
      .click();
    const dates = page.getByRole('dialog', { name: 'How the dates were counted' });
    await dates.getByText('The day of receipt doesn’t count.', { exact: false }).waitFor();
    await dates.getByText('15 U.S.C. 1681i', { exact: false }).waitFor();
    await page.close();
    const params = { ...ben.params, eventId: asked };
    await story.caller.perform(withdrawDisputeEvent, { params, body: { reason: 'Another bureau' } });
    expect((await ben.letterTo('TransUnion')).clock).toEqual(before);
  });

  it('J6 asks whether anything came once mail had its time, and lets a late answer replace “nothing came”', async () => {
    expect(await ben.at('TransUnion')).toEqual(['1 questionOpen askWhetherAnythingCame']);
    const { askOn, resultBy, due } = (await ben.letterTo('TransUnion')).clock ?? {};
    expect([due, askOn]).toEqual([day(35), addDays(resultBy ?? '', 5)]);
    const { id } = await ben.letterTo('TransUnion');
    const early = ben.says(addDays(due ?? '', -1), { kind: 'nothingCame', letters: [id] });
    expect(await refusal(early)).toContain('"event.on"');
    await ben.says(day(60), { kind: 'nothingCame', letters: [id] });
    expect(await ben.at('TransUnion')).toEqual(['1 unanswered decideUnanswered']);
    await ben.answers(day(66), 'TransUnion', 'deleted');
    expect(await ben.at('TransUnion')).toEqual(['1 deleted']);
  });

  it('J7 J8 takes an answer with its results, and keeps the scan sealed and its openings on record', async () => {
    for (const bureau of ['TransUnion', 'Experian', 'Equifax']) await ana.receives(day(6), bureau);
    const page = await story.opens(`/answer/${ana.params.profileId}`);
    await page
      .getByLabel(/^Add a photo or PDF/)
      .setInputFiles({ name: 'answer.jpg', mimeType: 'image/jpeg', buffer: story.photo });
    await page.getByText('Stored encrypted.', { exact: true }).waitFor();
    await page
      .getByRole('group', { name: 'Who answered' })
      .getByText('TransUnion', { exact: false })
      .first()
      .click();
    await page.getByText('It has no date', { exact: true }).click();
    await page.getByText('Results', { exact: true }).click();
    const rows = page.locator('[data-row]');
    expect(await rows.getByRole('radio', { checked: true }).count()).toBe(0);
    const told = ['Deleted', 'Remains', 'Not mentioned'];
    for (const [index, name] of told.entries())
      await rows.nth(index).getByText(name, { exact: false }).first().click();
    await page.getByRole('button', { name: 'Record answer' }).click();
    await page.getByRole('heading', { name: 'Answer recorded' }).waitFor();
    await page.close();
    expect(await ana.at('TransUnion')).toEqual([
      '1 deleted',
      '1 verified decideVerified',
      '1 questionOpen askWhetherAnythingCame',
    ]);

    const { files, timeline } = await ana.shown();
    const [scan] = timeline.flatMap(({ event }) => (event.kind === 'answer' ? event.files : []));
    const start = story.photo.subarray(0, 64);
    const stored = globSync('**/*', { cwd: story.product.dataDirectory, withFileTypes: true })
      .filter((each) => each.isFile())
      .map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`));
    expect(stored.length).toBeGreaterThan(files.length);
    expect(stored.some((bytes) => bytes.includes(start))).toBe(false);
    expect(
      (await story.caller.file(`/profile/disputes/${ana.params.profileId}/files/${scan}`)).length,
    ).toBeGreaterThan(0);
    const { entries } = await story.caller.perform(accessRecord, { query: ana.params });
    expect(entries.map(({ call }) => call)).toContain('viewDisputeFile');
    const archive = await unzip(
      await story.caller.file(pathOf(exportProfile, { params: ana.params }).replace('/api/v1', '')),
    );
    expect(archive.filter(({ name }) => /receipt|answer/i.test(name)).length).toBeGreaterThan(0);
  });

  it('J14 derives the status, and shows who set another one and why', async () => {
    expect((await ana.shown()).status).toBe('Needs Review');
    const body = { status: 'Finished', reason: 'The client moved abroad' } as const;
    await story.caller.perform(setClientStatus, { params: ana.params, body });
    const { status, history } = await story.caller.perform(clientStatus, { params: ana.params });
    expect(status).toBe('Finished');
    expect(history.at(-1)).toMatchObject({
      kind: 'statusSetByHand',
      detail: { ...body, by: 'Jordan Ellis' },
    });
    const derived = history.filter(({ kind }) => kind === 'disputesStand').map(({ detail }) => detail);
    expect(derived.length).toBeGreaterThan(0);
    for (const detail of derived) expect(Object.keys(detail)).toEqual(['status']);
  });

  it('J15 J16 keeps what was deleted in the table, and corrections in the timeline', async () => {
    const { params } = ana;
    await ana.answers(day(67), 'Experian', 'deleted');
    const { timeline } = await ana.shown();
    const answered = timeline.find(({ event }) => event.kind === 'answer' && event.on === day(67));
    const page = await story.opens(`/disputes/${params.profileId}`);
    await page.getByText('Deleted', { exact: false }).first().waitFor();
    await story.caller.perform(withdrawDisputeEvent, {
      params: { ...params, eventId: answered?.id ?? '' },
      body: { reason: 'Belongs to another client' },
    });
    await page.reload();
    await page.getByText(/^\d+ earlier entr/).click();
    await page.getByText(/^Withdrawn .*: Belongs to another client$/).waitFor();
    await page.getByText('Corrected: a later entry replaces this one.').waitFor();
    await page.close();
    expect((await ana.at('Experian'))[0]).toBe('1 questionOpen askWhetherAnythingCame');
  });

  it('J30 comes to the same state whatever the order of recording, and counts what was recorded twice once', async () => {
    const states = async (client: StoryClient) =>
      (await client.shown()).disputes
        .map(({ state, since, next }) => [state, since, next].join(' '))
        .toSorted();
    const { id } = await cast.ben.letterTo('TransUnion');
    const before = await states(ben);
    const first = (await ben.shown()).timeline.find(
      ({ event }) => event.kind === 'delivered' && event.letters.includes(id),
    );
    await ben.receives(day(5), 'TransUnion');
    expect(await states(ben)).toEqual(before);
    await story.caller.perform(withdrawDisputeEvent, {
      params: { ...ben.params, eventId: first?.id ?? '' },
      body: { reason: 'Recorded twice' },
    });
    expect(await states(ben)).toEqual(before);
  });
}
