import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import { expect, it } from 'vitest';
import { aFolder } from '#tests/support/aStore.ts';
import { slimMachines } from './slimMachines.ts';

const machine = `
export const door = {
  id: 'door',
  description: 'A door of the office.',
  initial: 'shut',
  states: {
    shut: { description: \`Nobody comes in.\`, on: { 'door.open': { target: 'open', actions: 'ring' } } },
    open: { tags: 'light', description: 'Everyone ' + 'sees it.' },
    gone: { description: "There is no door." },
  },
};
`;

it('leaves the descriptions of states out of a page, and nothing else', async () => {
  const folder = join(aFolder(), 'machines');
  mkdirSync(folder);
  writeFileSync(join(folder, 'door.ts'), machine);
  const bundle = await rolldown({ input: join(folder, 'door.ts'), plugins: [slimMachines() as Plugin] });
  const { output } = await bundle.generate();
  await bundle.close();
  const built = (await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)) as {
    door: unknown;
  };
  expect(built.door).toEqual({
    id: 'door',
    initial: 'shut',
    states: {
      shut: { on: { 'door.open': { target: 'open', actions: 'ring' } } },
      // Not written out, so it may be needed.
      open: { tags: 'light', description: 'Everyone sees it.' },
      gone: {},
    },
  });
});
