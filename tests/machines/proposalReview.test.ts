import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { proposalReviewMachine } from '#machines/proposalReview.ts';
import { failure, ids, notes, refusal, refuses } from './builders.ts';

const input = { profileId: ids.profile };
const choose = (keys: readonly string[], choice: 'accept' | 'keep' | null) =>
  ({ type: 'proposals.choose', keys, choice }) as const;
const save = { type: 'choices.save' } as const;

it('records nothing before a person has chosen, and then all choices at once', async () => {
  const asked: unknown[] = [];
  const machine = proposalReviewMachine.provide({ actors: { recordDecisions: notes(asked) } });
  const actor = createActor(machine, { input }).start();
  expect(actor.getSnapshot().can(save)).toBe(false);
  actor.send(choose(['a', 'b', 'c'], 'accept'));
  actor.send(choose(['b'], 'keep'));
  actor.send(choose(['c'], null));
  actor.send(save);
  const { context } = await waitFor(actor, (state) => state.matches('reviewing'));
  expect(asked).toEqual([{ ...input, choices: { a: 'accept', b: 'keep' } }]);
  expect(context.choices).toEqual({});
  expect(actor.getSnapshot().can(save)).toBe(false);
});

it('keeps the choices and says what failed', async () => {
  const machine = proposalReviewMachine.provide({ actors: { recordDecisions: refuses(refusal('busy')) } });
  const actor = createActor(machine, { input }).start();
  actor.send(choose(['a'], 'accept'));
  actor.send(save);
  const { context } = await waitFor(actor, (state) => state.matches({ reviewing: 'failed' }));
  expect(context).toEqual({ ...input, choices: { a: 'accept' }, failure: failure('busy') });
});
