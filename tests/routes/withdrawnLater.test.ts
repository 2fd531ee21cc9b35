/** A client withdraws in month 4 what letters to bureaus and to the creditor said: nothing that follows says or keeps it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { complaintPacketFile } from '#contract/complaints.ts';
import { disputes } from '#contract/disputes.ts';
import { confirmReason, withdrawReason } from '#contract/grounds.ts';
import {
  type OfferedPurpose,
  previewNextLetters,
  type StepOffer,
  writeNextLetters,
} from '#contract/nextSteps.ts';
import { generateManual } from '#contract/repair.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { setDay, textsOf } from './clientInRounds.ts';
import { tells } from './nextStep.ts';
import { aProfile, aReport } from './world.ts';

const notMine = 'This account is not mine.';
const ownWords = 'I never had a card there.';

let world: AppUnderTest;
let who: Person;
let profileId: string;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

const shown = async () => (await world.ask(disputes, who, { params: { profileId } })).json();
const offersOf = async (purpose: OfferedPurpose): Promise<readonly StepOffer[]> =>
  (await shown()).offers.filter((offer: StepOffer) => offer.purpose === purpose);
const stepOf = ({ letter, item, purpose }: StepOffer, added: string) => ({ letter, item, purpose, added });

/** What is not mailed is mailed today, and verified a month later. */
async function verified(day: string, answerDay: string): Promise<void> {
  setDay(world, day);
  const before = await shown();
  const letters = before.letters.flatMap((each: { id: string; mailed: unknown }) =>
    each.mailed === null ? [each.id] : [],
  );
  await tells(world, who, profileId, { kind: 'mailed', letters, way: 'firstClass', basis: 'client' });
  setDay(world, answerDay);
  for (const letter of letters) {
    const results = before.disputes
      .filter((each: { letter: string }) => each.letter === letter)
      .map(({ item }: { item: string }) => ({ letter, item, outcome: 'verified' }));
    await tells(world, who, profileId, {
      kind: 'answer',
      letters: [letter],
      answer: 'results',
      printed: null,
      results,
    });
  }
}

async function writes(purpose: OfferedPurpose, recipient: string, added: string): Promise<void> {
  const steps = (await offersOf(purpose)).filter((offer) => offer.recipient.id === recipient);
  const body = { steps: steps.map((offer) => stepOf(offer, added)) };
  const answer = await world.ask(writeNextLetters, who, { params: { profileId }, body });
  expect(answer.statusCode).toBe(200);
}

async function previewed(offer: StepOffer, added: string): Promise<string> {
  const body = { steps: [stepOf(offer, added)] };
  const { letters } = (await world.ask(previewNextLetters, who, { params: { profileId }, body })).json();
  return textsOf(letters).join(' ');
}

it('is in no complaint about any bureau, and no later letter repeats or keeps what the client added to it', async () => {
  setDay(world, '2026-01-05');
  who = await world.person('b2b', 20);
  profileId = await aProfile(world, who);
  const reportId = await aReport(world, who, profileId);
  const params = { profileId, reportId };
  const reason = { accountId: 'account-1', reason: { reason: 'notMine' } };
  const [said] = (await world.ask(confirmReason, who, { params, body: reason })).json().confirmations;
  const choice = { ...params, destinations: ['TransUnion', 'Equifax'], selectedAccounts: ['account-1'] };
  await world.ask(generateManual, who, { body: choice });
  await verified('2026-01-06', '2026-02-05');
  await writes('newInformation', 'TransUnion', ownWords);
  await writes('creditorDirect', 'Equifax', ownWords);
  await verified('2026-02-06', '2026-03-10');
  setDay(world, '2026-04-20');
  const bureaus = ['TransUnion', 'Equifax'];
  const packets = () =>
    Promise.all(
      bureaus.map(async (bureau) => {
        const answer = await world.ask(complaintPacketFile, who, { params: { profileId, bureau } });
        return answer.statusCode;
      }),
    );
  expect(await packets()).toEqual([200, 200]);
  const [news] = (await offersOf('newInformation')).filter(({ recipient }) => recipient.id === 'TransUnion');
  if (news === undefined) throw new Error('Nothing new can be said to TransUnion');
  expect(await previewed(news, 'A letter of the bank.')).toContain(ownWords);

  await world.ask(withdrawReason, who, { params: { ...params, confirmationId: said.id } });
  expect(await packets()).toEqual([404, 404]);
  expect(await previewed(news, 'A letter of the bank.')).not.toContain(ownWords);
  const corrections = await offersOf('retraction');
  expect(corrections.map(({ recipient }) => recipient.kind)).toEqual(['bureau', 'bureau', 'furnisher']);
  for (const offer of corrections) {
    const text = await previewed(offer, '');
    expect(text).toContain(`My letter said: “${notMine}” I withdraw that statement.`);
    expect(text).not.toMatch(/I do not withdraw|never had a card/);
  }
});
