/** A mailed letter that told what was recorded otherwise since: the next one to the same recipient says so, through every call. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmReason } from '#contract/grounds.ts';
import { withdrawDisputeEvent } from '#contract/disputes.ts';
import { generateManual } from '#contract/repair.ts';
import { workDue, type WorkItem } from '#contract/work.ts';
import { importReportFile, reportFileField } from '#contract/reportFile.ts';
import { aForm, anApp, type AppUnderTest, sampleReport } from '#tests/support/anApp.ts';
import { ClientInRounds, setDay, textsOf } from './clientInRounds.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

/** One account, verified, and the request for the procedure that tells so, which is mailed. */
async function asked(): Promise<ClientInRounds> {
  const client = await ClientInRounds.on(world, '2026-01-05');
  const { who, profileId, reportId } = client;
  const body = { profileId, reportId, destinations: ['TransUnion'], selectedAccounts: ['account-2'] };
  await world.ask(generateManual, who, { body });
  const letters = await client.mails();
  setDay(world, '2026-02-02');
  await client.hears(letters, 'verified');
  setDay(world, '2026-02-05');
  await client.writes('procedure');
  await client.mails();
  return client;
}

const ownLetters = async (client: ClientInRounds) =>
  (await client.shown()).offers.filter(({ purpose }) => purpose === 'retraction');
const waiting = async ({ who }: ClientInRounds) => {
  const { groups } = (await world.ask(workDue, who)).json();
  const items: readonly WorkItem[] = groups.flatMap((group: { items: readonly WorkItem[] }) => group.items);
  return items.map(({ kind, count }) => [kind, count]);
};
const marks = async (client: ClientInRounds) =>
  (await client.shown()).letters.map(({ tellsCorrected = false }) => tellsCorrected);

describe('a result that a mailed letter told', () => {
  it('and that was corrected is corrected by a letter, once, which is shown before it is written', async () => {
    const client = await asked();
    expect(await ownLetters(client)).toEqual([]);
    setDay(world, '2026-02-10');
    const [{ letter, item } = { letter: '', item: '' }] = (await client.shown()).disputes;
    await client.corrects('answer', { results: [{ letter, item, outcome: 'partlyCorrected' }] });
    expect(await ownLetters(client)).toMatchObject([
      { reason: 'corrected', since: '2026-02-10', recipient: { id: 'TransUnion' }, added: 'optional' },
    ]);
    expect(await marks(client)).toEqual([false, true]);
    expect(await waiting(client)).toContainEqual(['toCorrect', 1]);
    const [previewed, ...more] = await client.previews('retraction');
    expect(more).toEqual([]);
    expect(previewed?.subject.text).toBe('Correction of my letter dated 02/05/2026');
    const text = textsOf(previewed === undefined ? [] : [previewed]).join(' ');
    expect(text).toContain(
      'My letter dated 02/05/2026 said: “According to your response, which I received on 02/02/2026, this account remains in my file.” That was wrong. According to your response, which I received on 02/02/2026, you changed the information about this account.',
    );
    await client.writes('retraction');
    expect(await marks(client)).toEqual([false, false, false]);
    expect(await waiting(client)).not.toContainEqual(['toCorrect', 1]);
    await client.mails();
    expect(await ownLetters(client)).toEqual([]);
    expect(
      textsOf(await client.previews('incompleteCorrection', 'The date is wrong')).join(' '),
    ).not.toContain('02/05/2026');
  });

  it('and that was recorded by mistake is withdrawn in the next letter to the same bureau', async () => {
    const client = await asked();
    const { who, profileId } = client;
    setDay(world, '2026-03-20');
    const entry = (await client.shown()).timeline.find(({ event }) => event.kind === 'answer');
    const params = { profileId, eventId: entry?.id ?? '' };
    await world.ask(withdrawDisputeEvent, who, { params, body: { reason: 'Another client’s' } });
    const text = textsOf(await client.previews('followUp')).join(' ');
    expect(text).toContain(
      'this account remains in my file.” I withdraw that statement. Please do not rely on it.',
    );
    expect(text).not.toContain('Another client');
    await client.writes('followUp');
    expect(await ownLetters(client)).toEqual([]);
  });
});

it('a day of mailing that a mailed letter told is corrected in the next letter, and by none of its own', async () => {
  const client = await asked();
  setDay(world, '2026-02-10');
  const first = (await client.shown()).letters[0]?.id;
  const entry = (await client.shown()).timeline.findLast(({ event }) => event.kind === 'mailed');
  expect(entry?.event).toMatchObject({ letters: [first] });
  await client.corrects('mailed', { on: '2026-01-06' }, entry);
  expect(await marks(client)).toEqual([false, true]);
  expect(await ownLetters(client)).toEqual([]);
  const letters = await client.previews('newInformation', 'I paid in March');
  expect(textsOf(letters)).toContain(
    'My letter dated 02/05/2026 said that my letter dated 01/05/2026 was mailed on 01/05/2026 by first-class mail. That was wrong: it was mailed on 01/06/2026 by first-class mail.',
  );
  await client.writes('newInformation', 'I paid in March');
  expect(await marks(client)).toEqual([false, true, false]);
  await client.mails();
  expect(await marks(client)).toEqual([false, false, false]);
});

it('a receipt that a mailed letter told is withdrawn, too, where nothing is on record of the mailing any longer', async () => {
  const client = await ClientInRounds.on(world, '2026-01-05');
  const { who, profileId, reportId } = client;
  const body = { profileId, reportId, destinations: ['TransUnion'], selectedAccounts: ['account-2'] };
  await world.ask(generateManual, who, { body });
  const letters = await client.mails();
  await client.says({ kind: 'delivered', letters, basis: 'receipt' });
  setDay(world, '2026-03-20');
  await client.writes('followUp');
  await client.mails();
  const { timeline } = await client.shown();
  const entries = ['delivered', 'mailed'].map((kind) =>
    timeline.findLast(({ event }) => event.kind === kind),
  );
  for (const entry of entries) {
    const params = { profileId, eventId: entry?.id ?? '' };
    await world.ask(withdrawDisputeEvent, who, { params, body: { reason: 'Another client’s' } });
  }
  setDay(world, '2026-06-20');
  const takenBack = textsOf(await client.previews('followUp')).filter((text) => text.includes('I withdraw'));
  const withdrawal = 'I withdraw that statement. Please do not rely on it.';
  expect(takenBack).toEqual([
    `My letter dated 03/20/2026 said that my letter dated 01/05/2026 was mailed on 01/05/2026 by first-class mail. ${withdrawal}`,
    `My letter dated 03/20/2026 said of my letter dated 01/05/2026: “The return receipt shows that it was delivered on 01/05/2026.” ${withdrawal}`,
  ]);
});

it('a sighting and a missing notice that a letter told are corrected, and no follow-up repeats them', async () => {
  const client = await ClientInRounds.on(world, '2026-01-05');
  const { who, profileId, reportId } = client;
  const params = { profileId };
  const body = { profileId, reportId, destinations: ['TransUnion'], selectedAccounts: ['account-2'] };
  await world.ask(generateManual, who, { body });
  await client.hears(await client.mails(), 'deleted');
  setDay(world, '2026-06-01');
  const later = Buffer.from(sampleReport.toString().replaceAll('2025-09-15', '2026-05-30'));
  const imported = await world.ask(importReportFile, who, { params, ...aForm(reportFileField, later) });
  const [{ letter, item } = { letter: '', item: '' }] = (await client.shown()).disputes;
  const disputes = [{ letter, item }];
  const report = imported.json().reportId;
  await client.says({ kind: 'compared', disputes, report, proposal: 'reappeared', accepted: true });
  setDay(world, '2026-06-20');
  await client.says({ kind: 'reinsertionNotice', disputes, came: false });
  await client.writes('reinsertion');
  await client.mails();
  setDay(world, '2026-09-20');
  const offered = async () => (await client.shown()).offers.map(({ purpose }) => purpose);
  expect(await offered()).toEqual(['followUp']);
  await client.corrects('reinsertionNotice', { came: true, on: '2026-06-10' });
  const entry = (await client.shown()).timeline.find(({ event }) => event.kind === 'compared');
  const withdrawal = { params: { profileId, eventId: entry?.id ?? '' }, body: { reason: 'Misread' } };
  await world.ask(withdrawDisputeEvent, who, withdrawal);
  expect(await offered()).toEqual(['retraction']);
  const text = textsOf(await client.previews('retraction')).join(' ');
  expect(text).toContain(
    'My letter dated 06/20/2026 said: “My report of 05/30/2026 shows this account again.” I withdraw that statement.',
  );
  expect(text).toContain(
    '“I have received no notice that you put this account back.” That was wrong. I received your notice about this account on 06/10/2026.',
  );
  await client.writes('retraction');
  await client.mails();
  expect(await offered()).not.toContain('retraction');
  const notice = (await client.shown()).timeline.find(
    ({ event, replacedBy }) => event.kind === 'reinsertionNotice' && replacedBy === null,
  );
  const mistake = { params: { profileId, eventId: notice?.id ?? '' }, body: { reason: 'Another client’s' } };
  await world.ask(withdrawDisputeEvent, who, mistake);
  expect(textsOf(await client.previews('retraction')).join(' ')).toContain(
    'My letter dated 09/20/2026 said: “I received your notice about this account on 06/10/2026.” I withdraw that statement.',
  );
  await client.writes('retraction');
  await client.mails();
  setDay(world, '2026-12-20');
  expect(await offered()).not.toContain('followUp');
});

describe('a letter about two accounts of which one was mistold', () => {
  /** Both are verified, and the request for the procedure that tells so is mailed. */
  async function askedAboutBoth(words = ''): Promise<ClientInRounds> {
    const client = await ClientInRounds.on(world, '2026-01-05');
    const { who, profileId, reportId } = client;
    const selectedAccounts = ['account-1', 'account-2'];
    const body = { profileId, reportId, destinations: ['TransUnion'], selectedAccounts };
    await world.ask(generateManual, who, { body });
    const letters = await client.mails();
    setDay(world, '2026-02-02');
    await client.hears(letters, 'verified');
    if (words !== '') await client.corrects('answer', { words });
    setDay(world, '2026-02-05');
    await client.writes('procedure');
    await client.mails();
    setDay(world, '2026-02-10');
    return client;
  }
  const headings = async (client: ClientInRounds) =>
    (await client.previews('retraction')).flatMap(({ blocks }) =>
      blocks.flatMap(({ heading, item }) => (item === null ? [] : [`${item.name}: ${heading}`])),
    );

  it('is corrected about that account, whatever else was mistold about both', async () => {
    const client = await askedAboutBoth();
    const mailing = (await client.shown()).timeline.findLast(({ event }) => event.kind === 'mailed');
    await client.corrects('mailed', { on: '2026-01-06' }, mailing);
    const [, { letter, item } = { letter: '', item: '' }] = (await client.shown()).disputes;
    const answer = (await client.shown()).timeline.find(({ event }) => event.kind === 'answer')?.event;
    const results = answer?.kind === 'answer' ? answer.results : [];
    await client.corrects('answer', {
      results: results.map((row) => (row.item === item ? { letter, item, outcome: 'deleted' } : row)),
    });
    expect(await ownLetters(client)).toMatchObject([{ item, heading: 'SUMMIT RECOVERY ··2091' }]);
    expect(await headings(client)).toEqual([
      expect.stringMatching(/^SUMMIT RECOVERY ··2091: 1\. SUMMIT RECOVERY,/),
    ]);
  });

  it('is corrected under the heading that is offered, where the words of one answer were about both', async () => {
    const client = await askedAboutBoth('Both were verified.');
    await client.corrects('answer', { words: 'Neither was verified.' });
    const [offer] = await ownLetters(client);
    const dispute = (await client.shown()).disputes.find(({ item }) => item === offer?.item);
    expect(offer?.heading).toBe(dispute?.heading);
    expect(await headings(client)).toEqual([expect.stringMatching(/^(\w+ \w+).*: 1\. \1/)]);
  });

  it('is corrected about the account of which a letter about a report quoted the answer', async () => {
    const client = await ClientInRounds.on(world, '2026-01-05');
    const { who, profileId, reportId } = client;
    const params = { profileId, reportId };
    const selectedAccounts = ['account-1', 'account-2'];
    const body = { ...params, destinations: ['TransUnion'], selectedAccounts };
    await world.ask(generateManual, who, { body });
    const letters = await client.mails();
    setDay(world, '2026-02-02');
    for (const { letter, item } of (await client.shown()).disputes) {
      const results = [{ letter, item, outcome: 'verified' }];
      const words = `It is right: ${item}`;
      await client.says({ kind: 'answer', letters, answer: 'results', printed: null, words, results });
    }
    setDay(world, '2026-03-01');
    for (const accountId of selectedAccounts)
      await world.ask(confirmReason, who, { params, body: { accountId, reason: { reason: 'notMine' } } });
    await world.ask(generateManual, who, { body });
    await client.mails();
    setDay(world, '2026-03-10');
    await client.corrects('answer', { words: 'It is wrong.' });
    expect(await ownLetters(client)).toMatchObject([
      { item: 'account:account-2', heading: 'SUMMIT RECOVERY ··2091' },
    ]);
    expect(await headings(client)).toEqual([
      expect.stringMatching(/^SUMMIT RECOVERY ··2091: 1\. SUMMIT RECOVERY,/),
    ]);
    const text = textsOf(await client.previews('retraction')).join(' ');
    expect(text).toContain(
      'says about item 2: ‘It is right: account:account-2.’” That was wrong. Your response, which I received on 02/02/2026, says about this account: “It is wrong.”',
    );
  });
});
