import { expect, it } from 'vitest';
import { createActor, setup, toPromise } from 'xstate';
import { CallFailed } from '#contract/failures.ts';
import { failureOf } from '#machines/failure.ts';
import { effect, port } from '#machines/port.ts';
import { after, declared, done, untaken } from '#tests/support/transitions.ts';

it('fails by name until something is plugged in', async () => {
  const actor = createActor(port<string>('connectProvider')).start();
  await expect(toPromise(actor)).rejects.toThrow('Nothing provided for connectProvider');
  expect(() => effect('refresh')({}, undefined)).toThrow('Nothing provided for refresh');
});

it('keeps code, text and fields of a refusal, and no text of anything else', () => {
  const fields = [{ field: 'mail', problem: 'mail' }];
  expect(failureOf(new CallFailed('invalid', 'Mail', fields))).toEqual({
    code: 'invalid',
    detail: 'Mail',
    fields,
  });
  expect(failureOf(new Error('secret'))).toEqual({ code: 'unexpected', detail: '', fields: [] });
});

const lamp = setup({
  actors: { wire: port<number>('wire') },
  guards: { isNight: () => false },
  delays: { bedTime: 1_000 },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { press: [{ guard: 'isNight', target: 'dim' }, { target: 'on' }] } },
    on: { invoke: { id: 'wire', src: 'wire', onDone: 'off' }, after: { bedTime: 'off' }, on: { look: {} } },
    dim: { always: 'off' },
  },
});

it('names each declared transition that no sequence of events takes', () => {
  expect(declared(lamp)).toHaveLength(6);
  expect(untaken(lamp, [undefined], [{ type: 'press' }, { type: 'look' }, done('wire', 1)])).toEqual([
    'lamp.off press [0] → lamp.dim',
    'lamp.on xstate.after.bedTime.lamp.on → lamp.off',
    'lamp.dim always → lamp.off',
  ]);
  expect(untaken(lamp, [undefined], [{ type: 'press' }, after('bedTime', 'lamp.on')])).toEqual([
    'lamp.off press [0] → lamp.dim',
    'lamp.on look → (stays)',
    'lamp.on xstate.done.actor.wire → lamp.off',
    'lamp.dim always → lamp.off',
  ]);
});
