import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { sensitiveFieldMachine } from '#machines/sensitiveField.ts';
import { failure, ids, recording, refusal, refuses } from './builders.ts';

const saved = { field: 'ssn', profileId: ids.profile, masked: '***-**-0199' } as const;
const typed = { field: 'ssn', profileId: null, masked: '' } as const;

it('starts masked and gives the full value to the form only on request', async () => {
  const asked: unknown[] = [];
  const filled: string[] = [];
  const actor = createActor(
    sensitiveFieldMachine.provide({
      actors: { revealField: recording(asked, { value: '666120199' }) },
      actions: { fillIn: (_, { value }) => void filled.push(value) },
    }),
    { input: saved },
  ).start();
  expect(actor.getSnapshot().value).toBe('masked');
  expect(asked).toEqual([]);
  actor.send({ type: 'value.show' });
  await waitFor(actor, (state) => state.matches('shown'));
  expect(asked).toEqual([{ profileId: ids.profile, field: 'ssn' }]);
  expect(filled).toEqual(['666120199']);
});

it('asks the server once, however often the eye is used', async () => {
  const asked: unknown[] = [];
  const actor = createActor(
    sensitiveFieldMachine.provide({
      actors: { revealField: recording(asked, { value: '666120199' }) },
      actions: { fillIn: () => {} },
    }),
    { input: saved },
  ).start();
  actor.send({ type: 'value.show' });
  await waitFor(actor, (state) => state.matches('shown'));
  actor.send({ type: 'value.hide' });
  expect(actor.getSnapshot().value).toBe('hidden');
  actor.send({ type: 'value.show' });
  expect(actor.getSnapshot().value).toBe('shown');
  expect(asked).toHaveLength(1);
});

it('stays masked if the value cannot be loaded', async () => {
  const actor = createActor(
    sensitiveFieldMachine.provide({ actors: { revealField: refuses(refusal('busy')) } }),
    { input: saved },
  ).start();
  actor.send({ type: 'value.show' });
  const { context } = await waitFor(actor, (state) => state.matches('failed'));
  expect(context.failure).toEqual(failure('busy'));
});

it('has nothing to mask if nothing is saved', () => {
  expect(createActor(sensitiveFieldMachine, { input: typed }).start().getSnapshot().value).toBe('shown');
});
