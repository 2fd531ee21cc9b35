import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientStatus } from '#contract/clientStatus.ts';
import { type Dispute, type DisputeLetter, disputes } from '#contract/disputes.ts';
import {
  type OfferedPurpose,
  previewNextLetters,
  type StepOffer,
  writeNextLetters,
} from '#contract/nextSteps.ts';
import { outcomes } from '#contract/outcomes.ts';
import type { LetterRequest } from '#contract/requests.ts';
import { generateManual } from '#contract/repair.ts';
import { passDays } from '#server/disputes/passDays.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { aDatabaseWithRoles, eachEngine } from '#tests/support/aStore.ts';
import { aReport as aLaterReport } from '#tests/server/store/builders.ts';
import { tells } from './nextStep.ts';
import { aDocument, aProfile, aReport } from './world.ts';

/**
 * Half a year of next letters, for one account at two bureaus. The dates were worked out with a paper calendar of 2026 and
 * section 611 of the Fair Credit Reporting Act, never with the product.
 */

interface Shown {
  readonly letters: readonly DisputeLetter[];
  readonly disputes: readonly Dispute[];
  readonly requests: readonly LetterRequest[];
  readonly offers: readonly StepOffer[];
}

let world: AppUnderTest;
let agency: Person;
let profileId: string;
let reportId: string;
/** Noon in New York, after the server has noticed that the day has begun. */
async function on(day: string): Promise<void> {
  world.clock.set(`${day}T17:00:00.000Z`);
  await passDays(world.services);
}
const shown = async (): Promise<Shown> =>
  (await world.ask(disputes, agency, { params: { profileId } })).json();
const newest = async (bureau: string): Promise<string> =>
  (await shown()).letters.findLast(({ recipient }) => recipient.id === bureau)?.id ?? '';
const says = (event: Readonly<Record<string, unknown>>) => tells(world, agency, profileId, event);
const certified = { way: 'certified', basis: 'receipt', tracking: '9407 1000 0000 0000 0001' };

/** Writes the offered letters of a purpose, today, and returns them as they were previewed. */
async function writes(purpose: OfferedPurpose): Promise<unknown> {
  const steps = (await shown()).offers
    .filter((offer) => offer.purpose === purpose)
    .map(({ letter, item }) => ({ letter, item, purpose }));
  const preview = await world.ask(previewNextLetters, agency, { params: { profileId }, body: { steps } });
  const answer = await world.ask(writeNextLetters, agency, { params: { profileId }, body: { steps } });
  if (answer.statusCode !== 200) throw new Error(`${purpose} was not written: ${answer.body}`);
  return preview.json().letters;
}

/** Mailed on a day by certified mail, and delivered on another. */
async function sends(bureau: string, mailedOn: string, deliveredOn: string): Promise<void> {
  const letters = [await newest(bureau)];
  await on(mailedOn);
  await says({ kind: 'mailed', letters, ...certified });
  await on(deliveredOn);
  await says({ kind: 'delivered', letters, basis: 'receipt' });
}

async function answers(bureau: string, printed: string, outcome: string): Promise<void> {
  const letter = await newest(bureau);
  const item = (await shown()).disputes.find((dispute) => dispute.letter === letter)?.item;
  await says({
    kind: 'answer',
    letters: [letter],
    answer: 'results',
    printed,
    results: [{ letter, item, outcome }],
  });
}

/** Each dispute at a bureau: what its letter is for, its round, its state, and what it waits for. */
async function at(bureau: string): Promise<readonly string[]> {
  const { letters, disputes: all } = await shown();
  return all
    .filter(({ recipient }) => recipient.id === bureau)
    .map(({ letter, round, state, waitsFor }) =>
      [letters.find(({ id }) => id === letter)?.purpose, round, state, waitsFor ?? ''].join(' ').trim(),
    );
}

/** Received, due, result by, ask on. */
async function clockOf(bureau: string) {
  const id = await newest(bureau);
  const clock = (await shown()).letters.find((letter) => letter.id === id)?.clock;
  return clock && [clock.received, clock.basis, clock.due, clock.resultBy, clock.askOn];
}

const status = async () =>
  (await world.ask(clientStatus, agency, { params: { profileId } })).json().status as string;
const request = async () => {
  const [one] = (await shown()).requests;
  return one && [one.state, one.waitsFor, one.clock?.due, one.clock?.askOn];
};

eachEngine('half a year of next letters', ({ name }) => {
  beforeAll(async () => {
    world = await anApp({}, name === 'PostgreSQL' ? await aDatabaseWithRoles() : null);
    await on('2026-01-05');
    agency = await world.person('b2b', 20);
    profileId = await aProfile(world, agency);
    reportId = await aReport(world, agency, profileId);
    await aDocument(world, agency, profileId, 'idOrDriverLicense');
  });
  afterAll(() => world.close());

  it('writes each next letter in its time, with its round and its dates', async () => {
    await world.ask(generateManual, agency, {
      body: { profileId, reportId, selectedAccounts: ['account-1'], destinations: ['TransUnion', 'Equifax'] },
    });
    await sends('TransUnion', '2026-01-05', '2026-01-08');
    await sends('Equifax', '2026-01-08', '2026-01-08');
    expect((await shown()).offers).toEqual([]);

    // Equifax cannot identify the client, who shows who they are: the next round, with a time of its own.
    await on('2026-01-20');
    await says({
      kind: 'answer',
      letters: [await newest('Equifax')],
      answer: 'identity',
      printed: '2026-01-16',
      words: 'We could not locate your credit file.',
    });
    expect(await at('Equifax')).toEqual(['dispute 1 refused decideRefused']);
    await on('2026-01-21');
    await writes('identityCured');
    await sends('Equifax', '2026-01-22', '2026-01-26');
    expect(await at('Equifax')).toEqual(['dispute 1 refused', 'identityCured 2 investigating']);
    // February 25 is a Wednesday: 26, 27, March 2, 3, 4.
    expect(await clockOf('Equifax')).toEqual([
      '2026-01-26',
      'receipt',
      '2026-02-25',
      '2026-03-04',
      '2026-03-09',
    ]);

    // TransUnion is silent. February 7 is a Saturday: 9 to 13, and five days for the mail.
    await on('2026-02-17');
    expect([await at('TransUnion'), (await shown()).offers]).toEqual([['dispute 1 awaitingResult'], []]);
    await on('2026-02-18');
    expect(await at('TransUnion')).toEqual(['dispute 1 questionOpen askWhetherAnythingCame']);
    await says({ kind: 'nothingCame', letters: [await newest('TransUnion')] });
    await writes('followUp');
    expect(await at('TransUnion')).toEqual(['dispute 1 unanswered decideUnanswered', 'followUp 1 drafted']);
    await sends('TransUnion', '2026-02-19', '2026-02-23');
    expect(await at('TransUnion')).toEqual(['dispute 1 superseded', 'followUp 1 investigating']);
    // March 25 is a Wednesday: 26, 27, 30, 31, April 1.
    expect(await clockOf('TransUnion')).toEqual([
      '2026-02-23',
      'receipt',
      '2026-03-25',
      '2026-04-01',
      '2026-04-06',
    ]);

    // Equifax verifies, and is asked how: 15 days, which are no round.
    await on('2026-03-02');
    await answers('Equifax', '2026-02-27', 'verified');
    expect(await at('Equifax')).toEqual(['dispute 1 refused', 'identityCured 2 verified decideVerified']);
    await on('2026-03-03');
    await writes('procedure');
    await sends('Equifax', '2026-03-03', '2026-03-06');
    expect(await at('Equifax')).toEqual(['dispute 1 refused', 'identityCured 2 verified']);
    expect(await request()).toEqual(['received', null, '2026-03-21', '2026-03-26']);
    expect(await status()).toBe('Waiting');

    // TransUnion answers the follow-up.
    await on('2026-03-10');
    await answers('TransUnion', '2026-03-06', 'deleted');
    expect(await at('TransUnion')).toEqual(['dispute 1 superseded', 'followUp 1 deleted']);

    await on('2026-03-22');
    expect([await request(), await status()]).toEqual([
      ['awaitingAnswer', null, '2026-03-21', '2026-03-26'],
      'Waiting',
    ]);
    await on('2026-03-26');
    expect([(await request())?.slice(0, 2), await status()]).toEqual([
      ['questionOpen', 'askWhetherAnythingCame'],
      'Needs Review',
    ]);
    const [{ letter: asked } = { letter: '' }] = (await shown()).requests;
    await says({ kind: 'nothingCame', letters: [asked] });
    expect((await request())?.slice(0, 2)).toEqual(['unanswered', null]);
    expect((await at('Equifax')).at(-1)).toBe('identityCured 2 verified decideVerified');

    // What TransUnion deleted is back on a report, without a notice.
    await on('2026-06-01');
    const deleted = (await shown()).disputes.find(({ state }) => state === 'deleted');
    const about = { disputes: [{ letter: deleted?.letter, item: deleted?.item }] };
    const report = await aLaterReport(world.services.store, agency.accountId, profileId, '2026-06-01');
    await says({ kind: 'compared', ...about, report, proposal: 'reappeared', accepted: true });
    // Five business days after June 1: 2, 3, 4, 5, 8; and five days for the mail.
    await on('2026-06-12');
    expect((await at('TransUnion')).at(-1)).toBe('followUp 1 reappeared decideReappeared');
    await on('2026-06-13');
    expect((await at('TransUnion')).at(-1)).toBe('followUp 1 reappeared askAboutNotice');
    await says({ kind: 'reinsertionNotice', ...about, came: false });
    await on('2026-06-15');
    const written = await writes('reinsertion');
    expect(JSON.stringify(written)).toContain('I have received no notice that you put this');
    await says({ kind: 'mailed', letters: [await newest('TransUnion')], way: 'firstClass', basis: 'client' });
    await on('2026-06-20');
    expect(await at('TransUnion')).toEqual([
      'dispute 1 superseded',
      'followUp 1 reinsertedUnnoticed',
      'reinsertion 2 investigating',
    ]);
    // July 20 is a Monday: 21, 22, 23, 24, 27.
    expect(await clockOf('TransUnion')).toEqual([
      '2026-06-20',
      'assumed',
      '2026-07-20',
      '2026-07-27',
      '2026-08-01',
    ]);

    // Follow-ups and requests count nowhere; January 26 to February 27 are 32 days.
    const [figures] = (await world.ask(outcomes, agency)).json().rows;
    expect(figures).toMatchObject({
      counts: { refused: 1, verified: 1, reappeared: 1, open: 1, deleted: 0, unanswered: 0 },
      decided: 3,
      measured: { answers: 1, assumed: 0, medianDays: 32 },
    });
  });
});
