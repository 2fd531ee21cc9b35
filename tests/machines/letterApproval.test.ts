import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { OwnLetter } from '#contract/clientPage.ts';
import { letterApprovalMachine } from '#machines/letterApproval.ts';
import { anOwnLetter } from '#tests/support/anOwnLetter.ts';
import { failure, ids, notes, refusal, refuses } from './builders.ts';

const input = { clientKey: 'AAAAAAAAAAAAAAAAAAAAAA', letterId: ids.other };
const ownLetter = fromPromise<OwnLetter, { clientKey: string; letterId: string }>(async () => anOwnLetter());
const approve = { type: 'letter.approve', signature: 'Devon Sampleton' } as const;
const send = { type: 'change.send', note: 'I moved in 2019.' } as const;

it('approves a letter only after it was shown, and once', async () => {
  const asked: unknown[] = [];
  const actor = createActor(
    letterApprovalMachine.provide({ actors: { ownLetter, approveOwnLetter: notes(asked) } }),
    { input },
  ).start();
  expect(actor.getSnapshot().can(approve)).toBe(false);
  await waitFor(actor, (state) => state.matches('reading'));
  for (const event of [approve, approve]) actor.send(event);
  await waitFor(actor, (state) => state.matches('settled'));
  expect(asked).toEqual([{ ...input, signature: 'Devon Sampleton' }]);
});

it('returns to what must change if it cannot be sent, and keeps the words', async () => {
  const actor = createActor(
    letterApprovalMachine.provide({ actors: { ownLetter, askForLetterChange: refuses(refusal('busy')) } }),
    { input },
  ).start();
  await waitFor(actor, (state) => state.matches('reading'));
  for (const event of [{ type: 'change.want' } as const, send]) actor.send(event);
  const { context } = await waitFor(actor, (state) => state.matches({ reading: 'objecting' }));
  expect([context.words, context.failure]).toEqual(['I moved in 2019.', failure('busy')]);
});
