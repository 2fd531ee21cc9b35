import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { quickImportMachine } from '#machines/quickImport.ts';

const choose = { type: 'file.choose', name: 'clients.csv' } as const;

it('can be submitted only once a file is selected, and then only says so', () => {
  let announced = 0;
  const actor = createActor(
    quickImportMachine.provide({ actions: { announce: () => void (announced += 1) } }),
  ).start();
  actor.send({ type: 'import.open' });
  expect(actor.getSnapshot().can({ type: 'import.send' })).toBe(false);
  actor.send(choose);
  expect(actor.getSnapshot().context).toEqual({ fileName: 'clients.csv' });
  actor.send({ ...choose, name: 'others.csv' });
  expect(actor.getSnapshot().context).toEqual({ fileName: 'others.csv' });
  actor.send({ type: 'import.send' });
  const { value, context } = actor.getSnapshot();
  expect([value, context, announced]).toEqual(['closed', { fileName: '' }, 1]);
});

it('drops the file when it is closed', () => {
  const actor = createActor(quickImportMachine).start();
  for (const event of [
    { type: 'import.open' },
    choose,
    { type: 'import.close' },
    { type: 'import.open' },
  ] as const)
    actor.send(event);
  const { value, context } = actor.getSnapshot();
  expect([value, context]).toEqual(['choosing', { fileName: '' }]);
});
