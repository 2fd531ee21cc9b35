import { expect, it, vi } from 'vitest';
import { CallError } from '#contract/failures.ts';
import { openCart } from '#src/repair/printShop.ts';

const { asked, opened } = vi.hoisted(() => ({ asked: [] as unknown[], opened: [] as string[] }));
vi.mock('#src/api/perform.ts', () => ({
  perform: async (_: unknown, { query }: { query: { left: string } }) => {
    asked.push(query);
    if (query.left === '2') throw new CallError('changedMeanwhile');
    return { url: 'https://print.example/cart' };
  },
}));
vi.mock('#src/browser/windows.ts', () => ({
  openWindow: () => ({ goTo: (url: string) => opened.push(url), close: () => opened.push('closed') }),
}));

it('says how many letters it takes to be left, and closes the window if others are', async () => {
  const { signal } = new AbortController();
  await openCart('set', 3, signal);
  await openCart('set', 'all', signal);
  await expect(openCart('set', 2, signal)).rejects.toThrow('changedMeanwhile');
  expect(asked).toEqual([{ left: '3' }, { left: 'all' }, { left: '2' }]);
  expect(opened).toEqual(['https://print.example/cart', 'https://print.example/cart', 'closed']);
});
