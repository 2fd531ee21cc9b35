import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { statementWithdrawalMachine } from '#machines/statementWithdrawal.ts';
import { failure, ids, notes, refusal, refuses } from './builders.ts';

const input = { clientKey: 'AAAAAAAAAAAAAAAAAAAAAA', statementId: ids.other };
const withdraw = { type: 'statement.withdraw' } as const;

it('withdraws a statement once', async () => {
  const asked: unknown[] = [];
  const actor = createActor(
    statementWithdrawalMachine.provide({ actors: { withdrawOwnStatement: notes(asked) } }),
    { input },
  ).start();
  for (const event of [withdraw, withdraw]) actor.send(event);
  await waitFor(actor, (state) => state.matches('withdrawn'));
  expect(asked).toEqual([input]);
});

it('says why it was not withdrawn, and can be tried again', async () => {
  const actor = createActor(
    statementWithdrawalMachine.provide({
      actors: { withdrawOwnStatement: refuses(refusal('notFound')) },
    }),
    { input },
  ).start();
  actor.send(withdraw);
  const state = await waitFor(actor, (now) => now.matches('asking') && now.context.failure !== null);
  expect(state.context.failure).toEqual(failure('notFound'));
  expect(state.can(withdraw)).toBe(true);
});
