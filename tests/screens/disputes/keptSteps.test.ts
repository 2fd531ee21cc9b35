import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { PreviewedLetter } from '#contract/letterPreview.ts';
import type { ReplyOf } from '#contract/call.ts';
import type { ChosenStep, previewNextLetters } from '#contract/nextSteps.ts';
import type { GenerationSession } from '#contract/repair.ts';
import { nextLettersMachine } from '#machines/nextLetters.ts';
import { keyOf } from '#machines/nextLettersParts.ts';
import { watchKeptSteps } from '#src/screens/disputes/next/keptSteps.ts';
import { answers, ids, refusal } from '#tests/machines/builders.ts';
import { anOffer } from '#tests/support/anOffer.ts';

interface Plan {
  readonly profileId: string;
  readonly steps: readonly ChosenStep[];
}

const facts = anOffer({ purpose: 'newInformation', added: 'required' });
const letter: PreviewedLetter = {
  id: 'equifax-1',
  destination: facts.recipient,
  disputesSsn: false,
  subject: { text: 'A letter', evidence: [], finding: null },
  blocks: [],
};
const planned: ReplyOf<typeof previewNextLetters> = { letters: [letter], leftOut: [] };

it('keeps what was typed while a generation is missing, until the letters are written', async () => {
  const told: unknown[] = [];
  let left = 0;
  const writeNextLetters = fromPromise<GenerationSession, Plan>(async () => {
    if (left === 0) throw refusal('noGenerations');
    return { sessionId: ids.session, printVariantId: '1' };
  });
  const machine = nextLettersMachine.provide({
    actors: {
      previewNextLetters: answers(planned),
      drawNextLetter: answers('<svg/>'),
      writeNextLetters,
    },
    actions: { refresh: () => undefined },
  });
  const input = { profileId: ids.profile, offers: [facts], chosen: [keyOf(facts)] };
  const work = createActor(machine, { input }).start();
  watchKeptSteps(work, { keep: (steps) => told.push(steps), drop: () => told.push('dropped') });
  work.send({ type: 'words.write', key: keyOf(facts), words: 'It was paid.' });
  work.send({ type: 'letters.preview' });
  await waitFor(work, (state) => state.matches({ reading: 'drawn' }));
  expect(told).toEqual([]);
  work.send({ type: 'letters.write' });
  await waitFor(work, (state) => state.matches({ reading: 'refused' }));
  const kept = { chosen: [keyOf(facts)], words: { [keyOf(facts)]: 'It was paid.' }, receivers: {} };
  expect(told).toEqual([kept]);
  left = 1;
  work.send({ type: 'letters.write' });
  await waitFor(work, (state) => state.matches('written'));
  expect(told).toEqual([kept, 'dropped']);
});
