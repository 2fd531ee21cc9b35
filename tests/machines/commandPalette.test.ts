import { expect, it, onTestFinished } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { ProfileListItem } from '#contract/profiles.ts';
import { commandPaletteMachine } from '#machines/commandPalette.ts';

const client = (name: string): ProfileListItem => ({
  id: name,
  name,
  date: '2026-11-01T09:00:00.000Z',
  status: 'Waiting',
  latestSessionId: null,
});

/** An open palette, whose server is answered for by the test. */
function aPalette(hasClients = true) {
  const searches: string[] = [];
  const replies: ((clients: readonly ProfileListItem[]) => void)[] = [];
  const machine = commandPaletteMachine.provide({
    actors: {
      findClients: fromPromise(({ input }) => {
        searches.push(input.search);
        return new Promise<readonly ProfileListItem[]>((resolve) => replies.push(resolve));
      }),
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: { hasClients }, clock }).start();
  onTestFinished(() => void actor.stop());
  return {
    searches,
    clock,
    send: (event: Parameters<typeof actor.send>[0]) => actor.send(event),
    type: (text: string) => actor.send({ type: 'text.change', text }),
    state: () => actor.getSnapshot(),
    names: () => actor.getSnapshot().context.clients.map(({ name }) => name),
    reply: (one: number, ...names: readonly string[]) => {
      replies[one]?.(names.map(client));
      return new Promise((resolve) => setTimeout(resolve));
    },
  };
}

it('searches once for what is typed without a pause', () => {
  const { type, clock, searches, state } = aPalette();
  for (const text of ['b', 'be', 'ben']) {
    type(text);
    clock.increment(100);
  }
  expect([state().value, searches]).toEqual(['typing', []]);
  clock.increment(100);
  expect([state().value, searches]).toEqual(['searching', ['ben']]);
});

it('drops a result that arrives after something else was typed', async () => {
  const { type, clock, reply, state, names, searches } = aPalette();
  type('an');
  clock.increment(200);
  type('ben');
  await reply(0, 'Ana Torres');
  expect([state().value, names()]).toEqual(['typing', []]);
  clock.increment(200);
  await reply(1, 'Ben Sampleton');
  expect([state().value, names(), searches]).toEqual(['found', ['Ben Sampleton'], ['an', 'ben']]);
});

it('keeps the clients found before while it searches again, and none once nothing is typed', async () => {
  const { type, clock, reply, names } = aPalette();
  type('a');
  clock.increment(200);
  await reply(0, 'Ana Torres', 'Ada Lane');
  type('an');
  expect(names()).toEqual(['Ana Torres', 'Ada Lane']);
  type('');
  expect(names()).toEqual([]);
});

it('lists the first clients when one is wanted for something, and every command after that', async () => {
  const { send, reply, state, names, searches } = aPalette();
  send({ type: 'client.want', task: 'repair' });
  await reply(0, 'Ana Torres');
  expect([state().value, names(), searches, state().context.task]).toEqual([
    'found',
    ['Ana Torres'],
    [''],
    'repair',
  ]);
  send({ type: 'commands.show' });
  expect([state().value, names(), state().context.task]).toEqual(['browsing', [], 'open']);
});

it('forgets which option was reached when another list arrives', async () => {
  const { send, type, clock, reply, state } = aPalette();
  type('s');
  send({ type: 'option.reach', option: 'settings' });
  clock.increment(200);
  await reply(0, 'Sam Lane');
  expect(state().context.reached).toBeNull();
});

it('never searches clients for a consumer', () => {
  const { send, type, clock, state, searches } = aPalette(false);
  type('ana');
  clock.increment(1_000);
  send({ type: 'client.want', task: 'repair' });
  expect([state().value, searches]).toEqual(['browsing', []]);
});
