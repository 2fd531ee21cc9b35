import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { networkStatusMachine } from '#machines/networkStatus.ts';

/** A server that answers or not, and how often it was asked. */
function aServer(isUp: boolean) {
  const server = { isUp, asked: 0 };
  const machine = networkStatusMachine.provide({
    actors: {
      reachServer: fromPromise(async () => {
        server.asked += 1;
        if (!server.isUp) throw new TypeError('Failed to fetch');
      }),
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: { isOnline: true }, clock }).start();
  return { server, clock, actor, isLost: () => actor.getSnapshot().hasTag('lost') };
}

it('doesn’t take one lost call for a lost connection', async () => {
  const { server, actor, isLost } = aServer(true);
  actor.send({ type: 'call.lose' });
  await expect.poll(() => actor.getSnapshot().value).toBe('reachable');
  expect([server.asked, isLost()]).toEqual([1, false]);
});

it('says that the server can’t be reached, and asks every twelve seconds until it can', async () => {
  const { server, clock, actor, isLost } = aServer(false);
  actor.send({ type: 'call.lose' });
  await expect.poll(isLost).toBe(true);
  clock.increment(11_999);
  expect(server.asked).toBe(1);
  clock.increment(1);
  await expect.poll(() => actor.getSnapshot().value).toBe('unreachable');
  expect(server.asked).toBe(2);
  server.isUp = true;
  clock.increment(12_000);
  await expect.poll(isLost).toBe(false);
});

it('believes a device that it is offline, and asks the server before it says that it is back', async () => {
  const { server, actor, isLost } = aServer(true);
  actor.send({ type: 'device.disconnect' });
  expect([isLost(), server.asked]).toEqual([true, 0]);
  actor.send({ type: 'device.connect' });
  expect(isLost()).toBe(true);
  await expect.poll(isLost).toBe(false);
  expect(server.asked).toBe(1);
});
