import { expect, it } from 'vitest';
import { galleryPage } from './page.ts';
import type { Picture } from './picture.ts';
import { reportOf } from './report.ts';

const shot = (view: string, width: number, faults: readonly string[]): Picture => ({
  view,
  language: 'en',
  width,
  look: 'dark',
  file: `${view}.webp`,
  faults,
});

it('names each fault once, with where it is, the most frequent first', () => {
  const taken = [shot('home', 390, ['small: A']), shot('home', 768, ['small: A', 'small: B'])];
  expect(reportOf([shot('home', 1440, ['small: B', 'small: A']), ...taken])).toBe(
    [
      'small: A',
      '    3 × home en 1440 dark, home en 390 dark, home en 768 dark',
      'small: B',
      '    2 × home en 1440 dark, home en 768 dark',
      '1 views checked 3 times, 3 screenshots, 2 faults: test-results/gallery/index.html',
    ].join('\n'),
  );
});

it('shows markup in a fault as text', () => {
  const view = { name: 'home', who: 'agency', shows: null, open: () => Promise.resolve() } as const;
  expect(galleryPage([view], [shot('home', 390, ['pale: <b>&'])])).toContain(
    '<mark>pale: &lt;b>&amp;</mark>',
  );
});
