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
  expect(asked).toEqual([{ ...input, version: 0, signature: 'Devon Sampleton' }]);
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

it('shows the new version after a change, and keeps what was typed if it cannot be written', async () => {
  const edit = { leftOut: [], unsaid: [], words: [{ item: 'account:account-1', words: 'Never mine.' }] };
  const asked: unknown[] = [];
  const answers = [anOwnLetter(), anOwnLetter({ version: 1 })];
  const actors = {
    ownLetter: fromPromise<OwnLetter, { clientKey: string; letterId: string }>(
      async () => answers.shift() ?? anOwnLetter(),
    ),
  };
  const failing = createActor(
    letterApprovalMachine.provide({ actors: { ...actors, changeOwnLetter: refuses(refusal('busy')) } }),
    { input },
  ).start();
  await waitFor(failing, (state) => state.matches('reading'));
  for (const event of [{ type: 'text.edit' } as const, { type: 'text.save', edit } as const])
    failing.send(event);
  const kept = await waitFor(failing, (state) => state.matches({ reading: 'editing' }));
  expect([kept.context.edit, kept.context.failure]).toEqual([edit, failure('busy')]);

  const actor = createActor(
    letterApprovalMachine.provide({ actors: { ...actors, changeOwnLetter: notes(asked) } }),
    { input },
  ).start();
  await waitFor(actor, (state) => state.matches('reading'));
  for (const event of [{ type: 'text.edit' } as const, { type: 'text.save', edit } as const])
    actor.send(event);
  const { context } = await waitFor(actor, (state) => state.matches({ reading: 'deciding' }));
  expect(asked).toEqual([{ ...input, version: 1, ...edit }]);
  expect(context.edit.words).toEqual([]);
});
