import { expect, it } from 'vitest';
import { noScreen } from './browser.ts';

const desk = { chromium: '/usr/bin/chromium', platform: 'linux', environment: { DISPLAY: ':0' } };

it('needs Chromium for screens, and a display for a window', () => {
  expect(noScreen(false, { ...desk, environment: {} })).toBeNull();
  expect(noScreen(true, desk)).toBeNull();
  expect(noScreen(true, { ...desk, platform: 'darwin', environment: {} })).toBeNull();
  expect(noScreen(false, { ...desk, chromium: null })).toBe(
    'Screens are walked in Chromium, which is not on this machine: install it, or set CHROMIUM to its path.',
  );
  expect(noScreen(true, { ...desk, environment: { DISPLAY: '' } })).toMatch(
    /^No window can be opened here: /,
  );
});
