import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { routeTable } from '#src/app/routeTable.ts';
import { everyView } from './everyView.ts';
import { hostOf } from './people.ts';

const source = fileURLToPath(new URL('../../src/', import.meta.url));
const shown = new Set(everyView.map(({ shows }) => shows));

it('has a unique name for each view', () => {
  const names = everyView.map(({ name }) => name);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

it('names only files that exist', () => {
  const files = new Set(globSync('**/*.tsx', { cwd: source }));
  expect([...shown].filter((file) => file !== null && !files.has(file))).toEqual([]);
});

it('shows every screen, on each host that has it', () => {
  const missing = routeTable
    .filter(({ path }) => path !== '/')
    .flatMap(({ path, variant }) => {
      const file = `screens/${path.split('/')[1]}/Screen.tsx`;
      const hosts = ({ b2b: ['business'], b2c: ['consumer'], both: ['business', 'consumer'] } as const)[
        variant
      ];
      return hosts
        .filter(
          (host) =>
            !everyView.some(({ shows, who, host: own = hostOf[who] }) => shows === file && own === host),
        )
        .map((host) => `${path} on the ${host} host`);
    });
  expect(missing).toEqual([]);
});

it('shows every dialog and drawer', () => {
  // What dialogs of several screens are made of is seen in them.
  const frames = ['ui/FormDialog.tsx', 'overview/guide/SlideDialog.tsx'];
  const files = globSync('**/*.tsx', { cwd: source }).filter((file) => !frames.includes(file));
  const holders = files.filter((file) =>
    /<(?:Dialog|Drawer|SlideDialog|FormDialog)\b|role="dialog"/.test(
      readFileSync(`${source}${file}`, 'utf8'),
    ),
  );
  expect(holders.length).toBeGreaterThan(10);
  expect(holders.filter((file) => !shown.has(file))).toEqual([]);
});
