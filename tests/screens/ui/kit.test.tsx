import { expectAccessible, show } from '../profile/show.tsx';
import { afterEach, describe, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { Kit } from './Kit.tsx';

const scheme = (colours: 'light' | 'dark' | '') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value: colours },
      // Stops spinners and skeletons, so that the page can be checked.
      { name: 'prefers-reduced-motion', value: colours === '' ? '' : 'reduce' },
    ],
  });

afterEach(async () => {
  await scheme('');
  await page.viewport(414, 896);
});

describe.each(['light', 'dark'] as const)('in %s', (colours) => {
  it.each([390, 1440])('the whole kit is readable and accessible, at %i px', async (width) => {
    await scheme(colours);
    await page.viewport(width, 900);
    await show(<Kit />);
    await expect.element(page.getByRole('heading', { name: 'Everything of the kit' })).toBeVisible();
    expect(window.matchMedia('(prefers-color-scheme: dark)').matches).toBe(colours === 'dark');
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBe(width);
  });
});

it('shows what is chosen and what is on in forced colors, which have no backgrounds', async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  await page.viewport(1440, 900);
  await show(<Kit />);
  const outlines = [...document.querySelectorAll('label:has(> input[type=radio])')].map((label) => [
    label.querySelector('input')?.checked,
    getComputedStyle(label).outlineStyle,
  ]);
  expect(outlines).toContainEqual([true, 'solid']);
  expect(outlines).toContainEqual([false, 'none']);
  const tracks = [...document.querySelectorAll<HTMLInputElement>('[role=switch]')].map((track) => [
    track.checked,
    getComputedStyle(track).backgroundColor,
  ]);
  const [on, off] = [true, false].map((state) => tracks.find(([checked]) => checked === state)?.[1]);
  expect([on, off]).not.toContain(undefined);
  expect(on).not.toBe(off);
});
