import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allGenerations } from '#contract/account.ts';
import { disputes } from '#contract/disputes.ts';
import {
  type ChosenStep,
  drawNextLetter,
  type LeftOutStep,
  previewNextLetters,
  type StepOffer,
  writeNextLetters,
} from '#contract/nextSteps.ts';
import { type Concern, summarizeLetters } from '#contract/letterSummary.ts';
import { confirmReason, withdrawReason } from '#contract/grounds.ts';
import { generateManual, rewriteLetters } from '#contract/repair.ts';
import { importReportFile, reportFileField } from '#contract/reportFile.ts';
import type { Letter } from '#credit/letters/letter.ts';
import { reviewLetters } from '#server/generation/reviewLetters.ts';
import { newId } from '#server/store/ids.ts';
import { forAccount } from '#server/store/wall.ts';
import { aForm, anApp, type AppUnderTest, type Person, sampleReport } from '#tests/support/anApp.ts';
import { anAnswer, aVerifiedAccount, tells } from './nextStep.ts';
import { aProfile, aReport, aSession } from './world.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

interface Client {
  readonly who: Person;
  readonly profileId: string;
  /** The request for the procedure. */
  readonly step: ChosenStep;
}

/** A client with letters, one account of which was verified by TransUnion. */
async function aClient(generations = 5): Promise<Client> {
  const who = await world.person('b2b', generations);
  const profileId = await aProfile(world, who);
  await aSession(world, who, profileId, await aReport(world, who, profileId));
  return { who, profileId, step: await aVerifiedAccount(world, who, profileId) };
}

const preview = async ({ who, profileId }: Omit<Client, 'step'>, ...steps: readonly object[]) =>
  (await world.ask(previewNextLetters, who, { params: { profileId }, body: { steps } })).json();
const write = ({ who, profileId }: Client, steps: readonly object[], headers = {}) =>
  world.ask(writeNextLetters, who, { params: { profileId }, headers, body: { steps } });
const shown = async ({ who, profileId }: Omit<Client, 'step'>) =>
  (await world.ask(disputes, who, { params: { profileId } })).json();
const offers = async (client: Omit<Client, 'step'>): Promise<readonly StepOffer[]> =>
  (await shown(client)).offers;
const left = async ({ who }: Client) => (await world.ask(allGenerations, who)).json().generationsLeft.value;
const why = ({ leftOut }: { leftOut: LeftOutStep[] }) => leftOut.map((each) => each.why);

describe('the letters of next steps', () => {
  it('are previewed with their sentences and pages, which stores and spends nothing', async () => {
    const client = await aClient();
    const { letters, leftOut } = await preview(client, client.step);
    expect(leftOut).toEqual([]);
    expect(letters).toMatchObject([{ destination: { id: 'TransUnion' } }]);
    expect(JSON.stringify(letters)).toContain('15 days');
    const { who, profileId, step } = client;
    const body = { steps: [step], letterId: letters[0].id };
    const drawn = await world.ask(drawNextLetter, who, { params: { profileId }, body });
    expect(drawn.headers['content-type']).toMatch(/^image\/svg\+xml/);
    const unknown = { params: { profileId }, body: { ...body, letterId: 'nobody-1' } };
    expect((await world.ask(drawNextLetter, who, unknown)).statusCode).toBe(404);
    expect([await left(client), (await shown(client)).requests]).toEqual([4, []]);
  });

  it('are written as one set for one generation, and then asked for as a request without a round', async () => {
    const client = await aClient();
    const before = await shown(client);
    const answer = await write(client, [client.step]);
    expect(answer.statusCode).toBe(200);
    expect(await left(client)).toBe(3);
    const after = await shown(client);
    expect(after.requests).toMatchObject([{ purpose: 'procedure', state: 'drafted' }]);
    expect(after.disputes).toHaveLength(before.disputes.length);
    expect(after.letters.at(-1)).toMatchObject({ sessionId: answer.json().sessionId, purpose: 'procedure' });
    // What is asked already is not offered again.
    expect((await offers(client)).map(({ purpose }) => purpose)).not.toContain('procedure');
    expect(why(await preview(client, client.step))).toEqual(['notOffered']);
  });

  it('spend one generation for a request that is repeated, and none for one that is refused', async () => {
    const client = await aClient();
    const key = { 'idempotency-key': 'next-letters-of-a-client-1' };
    const [one, other] = [await write(client, [client.step], key), await write(client, [client.step], key)];
    expect(other.json()).toEqual(one.json());
    expect(await left(client)).toBe(3);
    expect((await write(client, [client.step])).json().code).toBe('nothingToDispute');
    const { who, profileId } = client;
    const poor = await world.ask(previewNextLetters, await world.person(), {
      params: { profileId },
      body: { steps: [client.step] },
    });
    expect([poor.statusCode, await left({ ...client, who })]).toEqual([404, 3]);
  });

  it('are written once when several windows ask for them at once, each with a key of its own', async () => {
    const client = await aClient();
    const keys = ['a-window-1', 'a-window-2', 'a-window-3'];
    const answers = await Promise.all(
      keys.map((key) => write(client, [client.step, client.step], { 'idempotency-key': key })),
    );
    const codes = answers.map((answer) => String(answer.json().code ?? answer.statusCode));
    expect(codes.toSorted()).toEqual(['200', 'nothingToDispute', 'nothingToDispute']);
    expect([await left(client), (await shown(client)).requests.length]).toEqual([3, 1]);
  });

  it('K20 are read without a generation, and need one to be written', async () => {
    const client = await aClient(1);
    expect(await left(client)).toBe(0);
    const { letters } = await preview(client, client.step);
    expect(letters).toHaveLength(1);
    const drawn = await world.ask(drawNextLetter, client.who, {
      params: { profileId: client.profileId },
      body: { steps: [client.step], letterId: letters[0].id },
    });
    expect(drawn.statusCode).toBe(200);
    expect((await write(client, [client.step])).json().code).toBe('noGenerations');
  });

  it('leave out what only time has changed, with its reason, and write the rest', async () => {
    const client = await aClient();
    const again = { ...client.step, purpose: 'newInformation' };
    const { letters, leftOut } = await preview(client, client.step, { ...again, added: ' ' });
    expect(letters).toHaveLength(1);
    expect(leftOut).toMatchObject([{ purpose: 'newInformation', why: 'onlyTimePassed' }]);
    const added = 'The account was paid on March 3.';
    const both = await preview(client, client.step, { ...again, added });
    expect([both.letters.length, both.leftOut]).toEqual([2, []]);
    expect(JSON.stringify(both.letters)).toContain(added);
  });

  it('dispute a debt while the notice that came today, without a last day, lets them', async () => {
    const who = await world.person('b2b', 5);
    const profileId = await aProfile(world, who);
    const reportId = await aReport(world, who, profileId);
    const body = { profileId, reportId, destinations: ['TransUnion'], selectedAccounts: ['account-2'] };
    await world.ask(generateManual, who, { body });
    const [{ letter, item }] = (await shown({ who, profileId })).disputes;
    const about = { letter, item };
    await tells(world, who, profileId, {
      kind: 'collectorNotice',
      disputes: [about],
      ends: null,
      files: [],
    });
    const [offer] = (await shown({ who, profileId })).offers;
    expect([offer.purpose, offer.missing]).toEqual(['validation', undefined]);
    const { letters, leftOut } = await preview({ who, profileId }, { ...about, purpose: 'validation' });
    expect(leftOut).toEqual([]);
    expect(JSON.stringify(letters)).toContain('I dispute the debt below.');
  });

  it('dispute no debt with a lender, whose notice it cannot have been', async () => {
    const who = await world.person('b2b', 5);
    const profileId = await aProfile(world, who);
    const reportId = await aReport(world, who, profileId);
    const body = { profileId, reportId, destinations: ['TransUnion'], selectedAccounts: ['account-1'] };
    await world.ask(generateManual, who, { body });
    const [{ letter, item }] = (await shown({ who, profileId })).disputes;
    const disputes = [{ letter, item }];
    await tells(world, who, profileId, { kind: 'collectorNotice', disputes, ends: null, files: [] });
    expect((await shown({ who, profileId })).offers).toMatchObject([
      { purpose: 'validation', missing: 'notCollector' },
    ]);
    const { letters, leftOut } = await preview({ who, profileId }, { letter, item, purpose: 'validation' });
    expect([letters, leftOut]).toMatchObject([[], [{ purpose: 'validation', why: 'notCollector' }]]);
  });

  it('to a creditor whose address the report doesn’t have say so where they are offered', async () => {
    const who = await world.person('b2b', 5);
    const profileId = await aProfile(world, who);
    const file = JSON.parse(sampleReport.toString());
    const merged = file.data.BundleComponent.find(
      ({ Type }: { Type: string }) => Type === 'MergeCreditReports',
    );
    const subscribers: { name: string }[] = merged.TrueLinkCreditReportType.Subscriber;
    merged.TrueLinkCreditReportType.Subscriber = subscribers.filter(({ name }) => !name.startsWith('SUMMIT'));
    const form = aForm(reportFileField, Buffer.from(JSON.stringify(file)));
    const { reportId } = (await world.ask(importReportFile, who, { params: { profileId }, ...form })).json();
    const body = { profileId, reportId, destinations: ['TransUnion'] };
    await world.ask(generateManual, who, { body: { ...body, selectedAccounts: ['account-1', 'account-2'] } });
    const { letters, disputes } = await shown({ who, profileId });
    const written = letters.map(({ id }: { id: string }) => id);
    await tells(world, who, profileId, {
      kind: 'mailed',
      letters: written,
      way: 'firstClass',
      basis: 'client',
    });
    const results = disputes.map(({ letter, item }: ChosenStep) => ({ letter, item, outcome: 'verified' }));
    await tells(world, who, profileId, {
      kind: 'answer',
      letters: written,
      answer: 'results',
      printed: null,
      results,
    });
    const toCreditors = (await offers({ who, profileId })).filter(
      ({ purpose }) => purpose === 'creditorDirect',
    );
    expect(toCreditors.map(({ item, missing }) => [item, missing])).toEqual([
      ['account:account-1', undefined],
      ['account:account-2', 'recipient'],
    ]);
    const { leftOut } = await preview({ who, profileId }, { ...toCreditors[1], added: '' });
    expect(leftOut).toMatchObject([{ item: 'account:account-2', why: 'recipient' }]);
  });

  it('hold a statement of at most 100 words', async () => {
    const client = await aClient();
    const statement = (words: number) => ({
      ...client.step,
      purpose: 'statement',
      added: Array.from({ length: words }, () => 'mine').join(' '),
    });
    expect(why(await preview(client, statement(100)))).toEqual([]);
    expect(why(await preview(client, statement(101)))).toEqual(['words']);
  });

  it('ask a bureau to tell those past recipients that its report lists in time, or that are typed', async () => {
    const who = await world.person('b2b', 5);
    const profileId = await aProfile(world, who);
    await aSession(world, who, profileId, await aReport(world, who, profileId));
    const { letter, item } = await anAnswer(world, who, profileId, 'deleted');
    const client = { who, profileId, step: { letter, item, purpose: 'procedure', added: '' } as const };
    const notice = (await offers(client)).find(({ purpose }) => purpose === 'deletionNotice');
    const today = world.clock.now().toISOString().slice(0, 10);
    expect(notice).toMatchObject({ letter, item, reason: 'deleted', receivers: { before: today } });
    const listed = notice?.receivers?.listed ?? [];
    expect(listed).toEqual([
      { name: 'METRO AUTO FINANCE', on: '2025-07-14', isRecent: false },
      { name: 'SUMMIT RECOVERY', on: '2025-02-02', isRecent: false },
    ]);
    const told = (...receivers: readonly object[]) => ({
      letter,
      item,
      purpose: 'deletionNotice',
      receivers,
    });
    const typed = { name: 'Harbor Staffing, Boston', on: null, forEmployment: true };
    expect(why(await preview(client, told()))).toEqual(['receivers']);
    expect(why(await preview(client, told({ ...typed, on: today })))).toEqual(['receivers']);
    const metro = { name: 'METRO AUTO FINANCE', on: '2025-07-14', forEmployment: false };
    expect(why(await preview(client, told(metro, typed)))).toEqual(['receivers']);
    const { letters } = await preview(client, told({ ...metro, forEmployment: true }, typed));
    expect(JSON.stringify(letters)).toContain(
      'Recipient 1: METRO AUTO FINANCE, with an inquiry dated 07/14/2025, for employment purposes.',
    );
    expect(why(await preview(client, { ...client.step, receivers: [typed] }))).toEqual(['notOffered']);
    await write(client, [told(typed)]);
    const { requests } = await shown(client);
    expect(requests).toMatchObject([{ purpose: 'deletionNotice', recipient: { id: 'TransUnion' } }]);
    expect((await offers(client)).map(({ purpose }) => purpose)).not.toContain('deletionNotice');
  });

  it('send a statement that named nobody to past recipients later, once', async () => {
    const client = await aClient();
    const { letter, item } = client.step;
    const added = 'I paid this account on time.';
    await write(client, [{ letter, item, purpose: 'statement', added }]);
    const today = world.clock.now().toISOString().slice(0, 10);
    const [{ letter: sent }] = (await shown(client)).requests;
    const left = { letters: [sent], basis: 'client', files: [] };
    await tells(world, client.who, client.profileId, {
      kind: 'mailed',
      on: today,
      way: 'online',
      tracking: '',
      ...left,
    });
    const notice = (await offers(client)).find(({ purpose }) => purpose === 'statementNotice');
    expect(notice).toMatchObject({ letter: sent, item, since: today, receivers: { before: today } });
    const typed = { name: 'Harbor Staffing, Boston', on: null, forEmployment: true };
    const step = { letter: sent, item, purpose: 'statementNotice' };
    expect(why(await preview(client, step))).toEqual(['receivers']);
    const { letters } = await preview(client, { ...step, receivers: [typed] });
    expect(JSON.stringify(letters)).toContain('Recipient 1: Harbor Staffing, Boston');
    await write(client, [{ ...step, receivers: [typed] }]);
    expect((await shown(client)).requests).toMatchObject([
      { purpose: 'statement' },
      { purpose: 'statementNotice', designates: true, recipient: { id: 'TransUnion' } },
    ]);
    expect((await offers(client)).map(({ purpose }) => purpose)).not.toContain('statementNotice');
  });

  it('begin the next round of an item that was decided, and are the same item', async () => {
    const client = await aClient();
    const added = 'The account was paid on March 3.';
    await write(client, [{ ...client.step, purpose: 'newInformation', added }]);
    const { disputes: all } = await shown(client);
    const first = all.find(
      ({ letter, item }: ChosenStep) => letter === client.step.letter && item === client.step.item,
    );
    expect(all.at(-1)).toMatchObject({ subject: first.subject, round: 2, state: 'drafted' });
  });

  it('stay in the round when a follow-up asks for the answer that nobody got', async () => {
    const who = await world.person('b2b', 5);
    const profileId = await aProfile(world, who);
    await aSession(world, who, profileId, await aReport(world, who, profileId));
    const client = {
      who,
      profileId,
      step: { letter: '', item: '', purpose: 'followUp', added: '' } as const,
    };
    const { letters } = await shown(client);
    const [{ id }] = letters;
    await tells(world, who, profileId, {
      kind: 'mailed',
      letters: [id],
      way: 'firstClass',
      tracking: '',
      basis: 'client',
    });
    const start = world.clock.now();
    world.clock.set('2027-01-20T17:00:00.000Z');
    const steps = (await offers(client)).map(({ letter, item, purpose }) => ({ letter, item, purpose }));
    expect(steps.length).toBeGreaterThan(0);
    const planned = await preview(client, ...steps);
    // Its receipt is only assumed, so no deadline stands in the letter.
    expect(JSON.stringify(planned.letters)).not.toMatch(/2026-12|12\/\d\d\/2026|January/);
    expect((await write(client, steps)).statusCode).toBe(200);
    expect((await shown(client)).disputes.at(-1)).toMatchObject({ round: 1, state: 'drafted' });
    world.clock.set(start.toISOString());
  });

  it('are no repeat of the disputes that they are about', async () => {
    const client = await aClient();
    const { sessionId } = (await write(client, [client.step])).json();
    const [set] = await world.services.store.sessions.list(client.who.accountId);
    const reportId = set?.reportId;
    const { profileId } = client;
    const body = { profileId, reportId, choice: { kind: 'automatic', options: [5] } };
    const { concerns } = (await world.ask(summarizeLetters, client.who, { body })).json();
    const repeated = concerns.filter(({ kind }: Concern) => kind === 'repeated');
    expect(repeated).toHaveLength(1);
    expect(repeated[0].set.sessionId).not.toBe(sessionId);
  });

  it('are kept as what they are: the review of earlier letters leaves them alone', async () => {
    const client = await aClient();
    const { sessionId } = (await write(client, [client.step])).json();
    const [letter] = await world.services.store.sessions.letters(client.who.accountId, sessionId);
    expect(letter?.items as Letter | undefined).toMatchObject({ purpose: 'procedure' });
    expect((await world.services.store.sessions.find(client.who.accountId, sessionId))?.kind).toBe('next');
    await reviewLetters(world.services);
    const again = await world.ask(rewriteLetters, client.who, { params: { sessionId } });
    expect(again.json().code).toBe('notFound');
  });

  it('are not written again from a choice when the client wants one changed', async () => {
    const client = await aClient();
    const { accountId } = client.who;
    const { sessionId } = (await write(client, [client.step])).json();
    const [letter] = await world.services.store.sessions.letters(accountId, sessionId);
    const entry = {
      id: newId(),
      event: { kind: 'changeAsked', on: '2026-11-21', letters: [letter?.id ?? ''], note: 'Say more.' },
      reason: null,
      replaces: null,
    } as const;
    const by = { userId: newId(), username: 'Devon' };
    const { store } = world.services;
    await forAccount(accountId, () =>
      store.transaction((step) =>
        step.disputeEvents.add(
          accountId,
          client.profileId,
          { ...entry, event: { ...entry.event, letters: [...entry.event.letters] } },
          by,
        ),
      ),
    );
    const again = await world.ask(rewriteLetters, client.who, { params: { sessionId } });
    expect([again.statusCode, again.json().code]).toEqual([404, 'notFound']);
  });
});

describe('a correcting letter', () => {
  const notMine = 'This account is not mine.';

  /** A client whose mailed letter to TransUnion says that an account is not theirs, which was withdrawn since. */
  async function aCorrectedClient() {
    const who = await world.person('b2b', 5);
    const profileId = await aProfile(world, who);
    const reportId = await aReport(world, who, profileId);
    const params = { profileId, reportId };
    const reason = { accountId: 'account-1', reason: { reason: 'notMine' } };
    const confirm = () => world.ask(confirmReason, who, { params, body: reason });
    const [said] = (await confirm()).json().confirmations;
    const choice = { ...params, destinations: ['TransUnion'], selectedAccounts: ['account-1', 'account-3'] };
    await world.ask(generateManual, who, { body: choice });
    const client = {
      who,
      profileId,
      step: { letter: '', item: '', purpose: 'retraction', added: '' },
    } as const;
    const withdraw = async (confirmationId: string = said.id) => {
      const answer = await world.ask(withdrawReason, who, { params: { ...params, confirmationId } });
      expect(answer.statusCode).toBe(200);
    };
    const mail = async () => {
      const [{ id }] = (await shown(client)).letters;
      const how = { way: 'firstClass', tracking: '', basis: 'client' };
      await tells(world, who, profileId, { kind: 'mailed', letters: [id], ...how });
    };
    return { client, withdraw, mail, confirm };
  }

  it('is offered once a mailed letter says what was withdrawn, and quotes only that', async () => {
    const { client, withdraw, mail } = await aCorrectedClient();
    await withdraw();
    expect(await offers(client)).toEqual([]);
    await mail();
    const [offer, ...others] = await offers(client);
    expect(offer).toMatchObject({ purpose: 'retraction', reason: 'withdrawn', since: '2026-11-21' });
    expect(others).toEqual([]);
    const step = { letter: offer?.letter, item: offer?.item, purpose: 'retraction', added: 'I forgot it.' };
    const { letters, leftOut } = await preview(client, step);
    expect(leftOut).toEqual([]);
    const [, item, ...closing] = letters[0].blocks;
    expect(item.sentences.map(({ text }: { text: string }) => text)).toEqual([
      `My letter said: “${notMine}” I withdraw that statement. Please do not rely on it.`,
      'My correction: “I forgot it.”',
      'Please note this correction in your record of my dispute.',
    ]);
    expect(closing).toHaveLength(1);
  });

  it('is not offered while the client says the same again', async () => {
    const { client, withdraw, mail, confirm } = await aCorrectedClient();
    await mail();
    await withdraw();
    const again = (await confirm()).json().confirmations;
    expect(await offers(client)).toEqual([]);
    await withdraw(again[0].id);
    expect(await offers(client)).toMatchObject([{ purpose: 'retraction' }]);
  });

  it('comes instead of letters that would repeat what was withdrawn', async () => {
    const { client, withdraw, mail } = await aCorrectedClient();
    await mail();
    const start = world.clock.now();
    world.clock.set('2027-01-20T17:00:00.000Z');
    const saying = (await offers(client)).map(({ letter, item, purpose }) => ({ letter, item, purpose }));
    expect(JSON.stringify((await preview(client, ...saying)).letters)).toContain(notMine);
    await withdraw();
    const after = await preview(client, ...saying);
    expect(JSON.stringify(after.letters)).not.toContain(notMine);
    expect(after.letters.length).toBeGreaterThan(0);
    world.clock.set(start.toISOString());
  });

  it('is written as a request, is not marked for what it withdraws, and is offered no more', async () => {
    const { client, withdraw, mail } = await aCorrectedClient();
    await mail();
    await withdraw();
    const [{ letter, item, purpose } = client.step] = await offers(client);
    expect((await write(client, [{ letter, item, purpose }])).statusCode).toBe(200);
    const after = await shown(client);
    expect(after.requests).toMatchObject([{ purpose: 'retraction', state: 'drafted' }]);
    expect(after.statements).toMatchObject([{ text: notMine, letters: [letter] }]);
    expect(after.offers).toEqual([]);
    expect(why(await preview(client, { letter, item, purpose }))).toEqual(['notOffered']);
  });
});

it('after a request for more needs the client’s information, until that was sent and only the result is missing', async () => {
  const client = await aClient();
  const { who, profileId } = client;
  const dispute = (await shown(client)).disputes.findLast(
    ({ recipient }: { recipient: { id: string } }) => recipient.id === 'Equifax',
  );
  const { letter, item } = dispute;
  const says = (event: object) => tells(world, who, profileId, { letters: [letter], ...event });
  await says({ kind: 'mailed', way: 'certified', tracking: '9407', basis: 'receipt' });
  await says({ kind: 'answer', answer: 'moreNeeded', printed: null });
  world.clock.set(new Date(world.clock.now().getTime() + 90 * 24 * 60 * 60 * 1000).toISOString());
  const empty = await preview(client, { letter, item, purpose: 'newInformation', added: '' });
  expect([empty.letters, why(empty)]).toEqual([[], ['words']]);
  await says({ kind: 'furtherFacts', basis: 'receipt' });
  const [followUp] = (await preview(client, { letter, item, purpose: 'followUp' })).letters;
  expect(JSON.stringify(followUp)).toContain('I have not received the results');
  expect(JSON.stringify(followUp)).not.toContain('asked for more information');
});
