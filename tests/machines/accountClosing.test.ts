import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { accountClosingMachine } from '#machines/accountClosing.ts';
import { failure, notes, refusal } from './builders.ts';

const nothing = { refresh: () => undefined, leave: () => undefined };

/** An actor whose calls end like this, one after the other. */
function closingThat(...outcomes: readonly (Error | undefined)[]) {
  const done: string[] = [];
  const left = [...outcomes];
  const closeAccount = fromPromise<void, undefined>(async () => {
    done.push('asked');
    const outcome = left.shift();
    if (outcome !== undefined) throw outcome;
  });
  const actions = {
    refresh: () => void done.push('refreshed'),
    leave: () => void done.push('left'),
  };
  const actor = createActor(accountClosingMachine.provide({ actors: { closeAccount }, actions }), {
    input: { isPrevented: false },
  }).start();
  actor.send({ type: 'consent.give' });
  return { actor, done };
}

it('closes nothing before the person has ticked that they understand, or after they took the tick away', () => {
  const asked: unknown[] = [];
  const actor = createActor(
    accountClosingMachine.provide({ actors: { closeAccount: notes(asked) }, actions: nothing }),
    { input: { isPrevented: false } },
  ).start();
  const confirm = { type: 'closing.confirm' } as const;
  expect(actor.getSnapshot().can(confirm)).toBe(false);
  actor.send({ type: 'consent.give' });
  expect(actor.getSnapshot().can(confirm)).toBe(true);
  actor.send({ type: 'consent.withdraw' });
  actor.send(confirm);
  expect([actor.getSnapshot().value, asked]).toEqual(['reading', []]);
});

it('offers nothing to tick while something prevents it', () => {
  const actor = createActor(accountClosingMachine.provide({ actions: nothing }), {
    input: { isPrevented: true },
  }).start();
  expect(actor.getSnapshot().value).toBe('prevented');
  expect(actor.getSnapshot().can({ type: 'consent.give' })).toBe(false);
});

it('leaves once the server has said that the account is closed, and not before', async () => {
  const { actor, done } = closingThat(undefined);
  actor.send({ type: 'closing.confirm' });
  expect(done).toEqual(['asked']);
  await waitFor(actor, (state) => state.matches('closed'));
  expect(done).toEqual(['asked', 'left']);
});

it('does not know whether it was done if no answer came, and takes “closed” for done when asked again', async () => {
  const { actor, done } = closingThat(new TypeError('Failed to fetch'), refusal('accountClosed'));
  actor.send({ type: 'closing.confirm' });
  const state = await waitFor(actor, (current) => current.matches({ agreed: 'unknown' }));
  expect(state.context.failure).toEqual({ ...failure('unexpected'), unanswered: 'connection' });
  expect(done).toEqual(['asked']);
  actor.send({ type: 'closing.confirm' });
  await waitFor(actor, (current) => current.matches('closed'));
  expect(done).toEqual(['asked', 'asked', 'left']);
});

it('says that nothing was changed if the person did not sign in again', async () => {
  const { actor, done } = closingThat(refusal('freshSignInNeeded'));
  actor.send({ type: 'closing.confirm' });
  await waitFor(actor, (current) => current.matches({ agreed: 'notFresh' }));
  expect(done).toEqual(['asked']);
});

it.each(['onHold', 'orderOpen'] as const)('loads the obstacle that came meanwhile: %s', async (code) => {
  const { actor, done } = closingThat(refusal(code));
  actor.send({ type: 'closing.confirm' });
  const state = await waitFor(actor, (current) => current.matches({ agreed: 'refused' }));
  expect(state.context.failure).toEqual(failure(code));
  expect(done).toEqual(['asked', 'refreshed']);
});

it('keeps other refusals apart from an unknown end', async () => {
  const { actor, done } = closingThat(refusal('busy'));
  actor.send({ type: 'closing.confirm' });
  await waitFor(actor, (current) => current.matches({ agreed: 'refused' }));
  expect(done).toEqual(['asked']);
});
