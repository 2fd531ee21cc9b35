import { show } from '../profile/show.tsx';
import { i18n } from '@lingui/core';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lastLettersOf, toldOf, useReminder } from '#src/screens/repair-center/useReminder.ts';
import { MessagePlace } from '#src/ui/MessagePlace.tsx';
import { SnackbarHost } from '#src/ui/Snackbar.tsx';

const now = Date.parse('2026-11-21T12:00:00.000Z');
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now }));
afterEach(() => vi.useRealTimers());

function Opened({ lastGeneration }: { readonly lastGeneration: string | null }) {
  useReminder(lastGeneration);
  return null;
}

async function open(lastGeneration: string | null) {
  const { screen } = await show(
    <SnackbarHost>
      <Opened lastGeneration={lastGeneration} />
    </SnackbarHost>,
  );
  return screen;
}
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
const texts = () => [...document.querySelectorAll('[aria-live] > *')].map((one) => one.textContent);
const general = 'Generate letters every 30 days and check the credit score.';

it.each([
  ['never', null, general],
  ['25 minutes ago', hoursAgo(25 / 60), general],
  ['exactly a day ago', hoursAgo(24), general],
  [
    'a millisecond more than a day ago',
    new Date(now - 86_400_001).toISOString(),
    'It has been 1 day since letters were last generated.',
  ],
  ['25 hours ago', hoursAgo(25), 'It has been 1 day since letters were last generated.'],
  ['47 hours ago', hoursAgo(47), 'It has been 1 day since letters were last generated.'],
  ['48 hours ago', hoursAgo(48), 'It has been 2 days since letters were last generated.'],
  ['30 days ago', hoursAgo(30 * 24), 'It has been 30 days since letters were last generated.'],
])('F17 when letters were last generated %s, says so from more than one day on', async (_, last, words) => {
  await open(last);
  expect(texts()).toEqual([words]);
});

it('F17 counts from the letters of the client who is open, not from another client’s', () => {
  const information = { lastGeneration: hoursAgo(25) };
  const own = { date: hoursAgo(72) };
  expect(lastLettersOf({ profileId: null, sets: [], information })).toBe(hoursAgo(25));
  expect(lastLettersOf({ profileId: 'p', sets: [own], information })).toBe(hoursAgo(72));
  expect(lastLettersOf({ profileId: 'p', sets: [], information })).toBeNull();
});

it('tells of a purchase once: not while the page says that no generation is left', () => {
  expect(toldOf(2, 0)).toBeNull();
  expect(toldOf(2, 2)).toBe(2);
  expect(toldOf(null, 2)).toBeNull();
});

it('A13 F17 the reminder of the Repair Center closes after 10 seconds', async () => {
  await open(hoursAgo(72));
  act(() => void vi.advanceTimersByTime(9_999));
  expect(texts()).toHaveLength(1);
  act(() => void vi.advanceTimersByTime(1));
  expect(texts()).toEqual([]);
});

it.each([
  ['a purchase', 2, 'Payment received: 2 generations were added.'],
  ['the reminder', null, general],
])('withdraws %s once letters have been generated, and reminds of nothing then', async (_, bought, words) => {
  function Visit() {
    const [last, setLast] = useState<string | null>(null);
    useReminder(last, bought);
    return <button onClick={() => setLast(hoursAgo(0))}>Generate</button>;
  }
  const { screen } = await show(
    <SnackbarHost>
      <Visit />
    </SnackbarHost>,
  );
  expect(texts()).toEqual([expect.stringContaining(words)]);
  const generate = screen.getByRole('button', { name: 'Generate' }).element();
  act(() => void generate.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  expect(texts()).toEqual([]);
});

it('F17 the reminder does not come again when more messages arrive after it was dismissed', async () => {
  const screen = await open(hoursAgo(72));
  await screen.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(texts).toEqual([]);
  act(() => i18n.load('en', { later: 'Another screen’s' }));
  expect(texts()).toEqual([]);
});

it.each([
  ['ends the reminder, which is not about it', null, []],
  ['keeps what was said about a purchase', 2, [expect.stringContaining('2 generations were added.')]],
])('a dialog %s', async (_, bought, left) => {
  function Visit() {
    const [isOpen, setOpen] = useState(false);
    useReminder(null, bought);
    return isOpen ? <MessagePlace /> : <button onClick={() => setOpen(true)}>Open</button>;
  }
  const { screen } = await show(
    <SnackbarHost>
      <Visit />
    </SnackbarHost>,
  );
  expect(texts()).toHaveLength(1);
  const open = screen.getByRole('button', { name: 'Open' }).element();
  act(() => void open.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  expect(texts()).toEqual(left);
});
