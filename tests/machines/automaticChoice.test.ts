import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { type AutomatedOption, automatedOptions } from '#contract/repair.ts';
import { automaticChoiceMachine } from '#machines/automaticChoice.ts';
import { answers, ids } from './builders.ts';

const input = { profileId: ids.profile, reportId: ids.report, picked: [] };
const listed: { results: AutomatedOption[] } = { results: [...automatedOptions] };
const confirm = { type: 'options.confirm', key: 'key-1' } as const;

const chooser = (picked: readonly number[] = []) =>
  createActor(automaticChoiceMachine.provide({ actors: { automatedTypes: answers(listed) } }), {
    input: { ...input, picked },
  }).start();

it('loads the six options, of which several can be selected', async () => {
  const actor = chooser();
  const { context } = await waitFor(actor, (state) => state.matches('choosing'));
  expect(context.options).toEqual(automatedOptions);
  actor.send({ type: 'option.toggle', id: 5 });
  actor.send({ type: 'option.toggle', id: 3 });
  actor.send({ type: 'option.toggle', id: 4 });
  actor.send({ type: 'option.toggle', id: 5 });
  actor.send(confirm);
  expect(actor.getSnapshot().output).toEqual({ kind: 'automatic', key: 'key-1', options: [3, 4] });
});

it('does not generate with no option selected', async () => {
  const actor = chooser();
  await waitFor(actor, (state) => state.matches('choosing'));
  expect(actor.getSnapshot().can(confirm)).toBe(false);
});

it('opens with the previous selection', async () => {
  const actor = chooser([2]);
  const state = await waitFor(actor, (current) => current.matches('choosing'));
  expect(state.can(confirm)).toBe(true);
});

it('ends without a choice if it is canceled', async () => {
  const actor = chooser([2]);
  await waitFor(actor, (state) => state.matches('choosing'));
  actor.send({ type: 'options.cancel' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'cancelled', output: null });
});
