import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createDrawer, type Drawer } from '#server/http/served/drawer.ts';
import type { Wanted } from '#contract/drawing.ts';
import { aFolder } from '#tests/support/aStore.ts';

const wanted: Wanted = {
  variant: 'b2b',
  look: { language: 'en', width: 1_440, pointer: 'fine', timeZone: 'UTC' },
  replies: { '/api/v1/work': '{}' },
};

const made: Drawer[] = [];
afterEach(() => {
  for (const drawer of made.splice(0)) drawer.close();
});

/** A drawer whose process runs this code, and why it failed to draw. */
function aDrawer(code: string, limits: { readonly timeLimit?: number; readonly idleLimit?: number } = {}) {
  const file = join(aFolder(), 'draw.mjs');
  writeFileSync(file, `export const rehearse = () => {};\n${code}`);
  const reasons: string[] = [];
  const onFailure = (reason: string) => void reasons.push(reason);
  // A busy machine takes seconds to start a process.
  const drawer = createDrawer({ code: file, onFailure, timeLimit: 600_000, ...limits });
  made.push(drawer);
  return { drawer, reasons };
}

it('draws in a process of its own, which has none of the server’s settings', async () => {
  process.env['SECRET_OF_TEST'] = 'secret';
  const { drawer, reasons } = aDrawer(
    'export const draw = (wanted) => ({ markup: [process.pid, process.env.SECRET_OF_TEST, wanted.variant].join(), modules: [] });',
  );
  const drawings = await Promise.all([drawer.draw(wanted), drawer.draw(wanted)]);
  delete process.env['SECRET_OF_TEST'];
  const [pid, ...others] = (drawings[0]?.markup ?? '').split(',');
  expect(others).toEqual(['', 'b2b']);
  expect(Number(pid)).not.toBe(process.pid);
  expect(drawings[1]).toEqual(drawings[0]);
  expect(reasons).toEqual([]);
});

it('gives nothing, and the kind of error, if it can’t be drawn', async () => {
  const { drawer, reasons } = aDrawer(
    'export const draw = () => { throw new TypeError("about Ana Torres"); };',
  );
  expect(await drawer.draw(wanted)).toBe(null);
  expect(reasons).toEqual(['TypeError']);
});

it('gives nothing for what takes too long', async () => {
  const { drawer, reasons } = aDrawer(
    'export const draw = ({ replies }) => { while (replies.endless); return { markup: "drawn", modules: [] }; };',
    { timeLimit: 1 },
  );
  expect(await drawer.draw({ ...wanted, replies: { endless: 'yes' } })).toBe(null);
  expect(reasons).toEqual(['timeout']);
});

it('gives nothing if its process ends, and draws in the next one', async () => {
  const { drawer, reasons } = aDrawer(
    'export const draw = ({ replies }) => replies.end ? process.exit() : { markup: "drawn", modules: [] };',
  );
  expect(await drawer.draw({ ...wanted, replies: { end: 'yes' } })).toBe(null);
  expect(await drawer.draw(wanted)).toEqual({ markup: 'drawn', modules: [] });
  expect(reasons).toEqual(['ended']);
});

const counting = 'let count = 0; export const draw = () => ({ markup: String(count += 1), modules: [] });';

it('draws nothing for those who would wait too long', async () => {
  const { drawer, reasons } = aDrawer(counting);
  const drawings = await Promise.all(Array.from({ length: 12 }, () => drawer.draw(wanted)));
  expect(drawings.map((drawing) => drawing?.markup)).toEqual([
    ...Array.from({ length: 8 }, (_, place) => String(place + 1)),
    ...Array.from({ length: 4 }, () => undefined),
  ]);
  expect(reasons).toEqual([]);
});

it('ends when nobody comes any longer, and begins again with the next', async () => {
  const { drawer, reasons } = aDrawer(counting, { idleLimit: 1 });
  expect((await drawer.draw(wanted))?.markup).toBe('1');
  await expect.poll(async () => (await drawer.draw(wanted))?.markup).toBe('1');
  expect(reasons).toEqual([]);
});
