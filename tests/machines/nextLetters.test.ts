import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { ReplyOf } from '#contract/call.ts';
import type { ChosenStep, previewNextLetters, StepOffer } from '#contract/nextSteps.ts';
import type { GenerationSession } from '#contract/repair.ts';
import { nextLettersMachine } from '#machines/nextLetters.ts';
import { keyOf, receiversKeyOf } from '#machines/nextLettersParts.ts';
import { anOffer } from '#tests/support/anOffer.ts';
import { answers, failure, ids, recording, refusal, refuses } from './builders.ts';

const procedure = anOffer();
const facts = anOffer({ purpose: 'newInformation', added: 'required' });
const statement = anOffer({ purpose: 'statement', added: 'required' });
interface Plan {
  readonly profileId: string;
  readonly steps: readonly ChosenStep[];
}

type Previewed = ReplyOf<typeof previewNextLetters>;

const letters: Previewed['letters'] = ['equifax-1', 'equifax-2'].map((id) => ({
  id,
  destination: procedure.recipient,
  disputesSsn: false,
  subject: { text: 'A letter', evidence: [], finding: null },
  blocks: [],
}));

const planned: Previewed = { letters, leftOut: [] };
const nothing: Previewed = { letters: [], leftOut: [] };

function start(
  actors: Parameters<typeof nextLettersMachine.provide>[0]['actors'] = {},
  offers: readonly StepOffer[] = [procedure, facts, statement],
) {
  const asked: unknown[] = [];
  const actor = createActor(
    nextLettersMachine.provide({
      actors: {
        previewNextLetters: recording(asked, planned),
        drawNextLetter: answers('<svg/>'),
        writeNextLetters: recording(asked, { sessionId: ids.session, printVariantId: '1' }),
        ...actors,
      },
      actions: { refresh: () => asked.push('refresh') },
    }),
    {
      input: {
        profileId: ids.profile,
        offers,
        chosen: offers.slice(0, 1).map(keyOf),
      },
    },
  ).start();
  return { actor, asked };
}

const step = (purpose: ChosenStep['purpose'], added = ''): ChosenStep => ({
  letter: procedure.letter,
  item: procedure.item,
  purpose,
  added,
});
const preview = { type: 'letters.preview' } as const;

it('shows no letters before something is chosen', () => {
  const { actor } = start();
  actor.send({ type: 'step.toggle', key: keyOf(procedure) });
  expect(actor.getSnapshot().can(preview)).toBe(false);
});

it('asks for the words that a step needs, and keeps them when it is no longer chosen', () => {
  const { actor } = start();
  const now = () => actor.getSnapshot();
  actor.send({ type: 'step.toggle', key: keyOf(facts) });
  expect(now().can(preview)).toBe(false);
  actor.send({ type: 'words.write', key: keyOf(facts), words: ' It was paid. ' });
  expect(now().can(preview)).toBe(true);
  actor.send({ type: 'step.toggle', key: keyOf(facts) });
  expect(now().context.words[keyOf(facts)]).toBe(' It was paid. ');
});

it('takes a statement of 100 words, and none of 101', () => {
  const { actor } = start();
  const say = (count: number) =>
    actor.send({ type: 'words.write', key: keyOf(statement), words: 'mine '.repeat(count) });
  actor.send({ type: 'step.toggle', key: keyOf(statement) });
  say(100);
  expect(actor.getSnapshot().can(preview)).toBe(true);
  say(101);
  expect(actor.getSnapshot().can(preview)).toBe(false);
});

describe('a notice of a deletion', () => {
  const receivers = { before: '2026-11-02', listed: [] };
  const notice = (item: string, before = receivers.before) =>
    anOffer({ item, purpose: 'deletionNotice', reason: 'deleted', receivers: { ...receivers, before } });
  const [one, other, later] = [notice('account:1'), notice('account:2'), notice('account:3', '2026-11-20')];
  const meridian = { name: 'MERIDIAN BANK', on: '2026-08-14', forEmployment: false };
  const typed = (name: string) => ({ name, on: null, forEmployment: true });

  it('can’t be read before someone is to be told, and one that is typed needs a name', () => {
    const { actor } = start({}, [one]);
    const key = receiversKeyOf(one);
    const can = () => actor.getSnapshot().can(preview);
    expect(can()).toBe(false);
    actor.send({ type: 'receivers.change', key, receivers: [typed(' ')] });
    expect(can()).toBe(false);
    actor.send({ type: 'receivers.change', key, receivers: [typed(' ACME ')] });
    expect(can()).toBe(true);
    actor.send({ type: 'receivers.change', key, receivers: [] });
    expect(can()).toBe(false);
  });

  it('needs someone for a statement that is sent later, too', () => {
    const offer = anOffer({ purpose: 'statementNotice', reason: 'statementSent', receivers });
    const { actor } = start({}, [offer]);
    expect(actor.getSnapshot().can(preview)).toBe(false);
    actor.send({ type: 'receivers.change', key: receiversKeyOf(offer), receivers: [meridian] });
    expect(actor.getSnapshot().can(preview)).toBe(true);
  });

  it('tells the same recipients of all items that were deleted by the same day, and only of those', async () => {
    const { actor, asked } = start({}, [one, other, later]);
    for (const offer of [other, later]) actor.send({ type: 'step.toggle', key: keyOf(offer) });
    const all = [meridian, typed(' ACME '), typed('')];
    actor.send({ type: 'receivers.change', key: receiversKeyOf(one), receivers: all });
    expect(actor.getSnapshot().can(preview)).toBe(false);
    actor.send({ type: 'receivers.change', key: receiversKeyOf(later), receivers: [meridian] });
    actor.send(preview);
    await waitFor(actor, (state) => state.matches('reading'));
    const told = [meridian, typed('ACME')];
    const body = ({ letter, item, purpose }: StepOffer) => ({ letter, item, purpose, added: '' });
    expect(asked).toEqual([
      {
        profileId: ids.profile,
        steps: [
          { ...body(one), receivers: told },
          { ...body(other), receivers: told },
          { ...body(later), receivers: [meridian] },
        ],
      },
    ]);
  });
});

it('writes what was previewed, reloads the page, and offers the download', async () => {
  const { actor, asked } = start();
  actor.send({ type: 'step.toggle', key: keyOf(facts) });
  actor.send({ type: 'words.write', key: keyOf(facts), words: ' It was paid. ' });
  actor.send(preview);
  await waitFor(actor, (state) => state.matches({ reading: 'drawn' }));
  actor.send({ type: 'letters.write' });
  const { context } = await waitFor(actor, (state) => state.matches('written'));
  const plan = {
    profileId: ids.profile,
    steps: [step('procedure'), step('newInformation', 'It was paid.')],
  };
  expect(asked).toEqual([plan, plan, 'refresh']);
  expect(context.sessionId).toBe(ids.session);
});

it('returns to the choice with the reason when the letters can’t be planned', async () => {
  const { actor } = start({ previewNextLetters: refuses(refusal('busy')) });
  actor.send(preview);
  const { context } = await waitFor(actor, (state) => state.matches('choosing'));
  expect(context.failure).toEqual(failure('busy'));
});

it('writes nothing if every step is left out', async () => {
  const { actor } = start({ previewNextLetters: answers(nothing) });
  actor.send(preview);
  const state = await waitFor(actor, (snapshot) => snapshot.matches({ reading: 'empty' }));
  expect(state.can({ type: 'letters.write' })).toBe(false);
});

it('keeps the letters and shows the reason when they are not written, and can try again', async () => {
  let attempts = 0;
  const writeNextLetters = fromPromise<GenerationSession, Plan>(() => {
    attempts += 1;
    return attempts === 1
      ? Promise.reject(refusal('unavailable'))
      : Promise.resolve({ sessionId: ids.session, printVariantId: '1' });
  });
  const { actor } = start({ writeNextLetters });
  actor.send(preview);
  await waitFor(actor, (state) => state.matches({ reading: 'drawn' }));
  actor.send({ type: 'letters.write' });
  const { context } = await waitFor(actor, (state) => state.matches({ reading: 'refused' }));
  expect([context.failure, context.letters]).toEqual([failure('unavailable'), letters]);
  actor.send({ type: 'letters.write' });
  await waitFor(actor, (state) => state.matches('written'));
});

it('draws another letter only if it is another', async () => {
  const { actor } = start();
  actor.send(preview);
  await waitFor(actor, (state) => state.matches({ reading: 'drawn' }));
  const choose = (letterId: string) => actor.getSnapshot().can({ type: 'letter.choose', letterId });
  expect(['equifax-1', 'equifax-2', 'nobody'].map(choose)).toEqual([false, true, false]);
});
