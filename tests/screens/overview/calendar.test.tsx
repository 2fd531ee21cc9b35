import { expectAccessible, show } from '../profile/show.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type DueSource, dueSource } from '#src/overview/calendar/dueDays.ts';
import { OwnMonth } from '#src/overview/calendar/OwnMonth.tsx';
import type { ProfileListItem } from '#contract/profiles.ts';
import type { ProfileStatus } from '#contract/shapes.ts';
import { ClientCalendar } from '#src/overview/calendar/ClientCalendar.tsx';

/** A client in the browser's local time: `at` has no time zone. */
const client = (name: string, at: string, status: ProfileStatus): ProfileListItem => ({
  id: name,
  name,
  date: new Date(at).toISOString(),
  status,
  latestSessionId: null,
});
const clients = [
  client('Ana Lima', '2026-11-09T00:00', 'Waiting'),
  client('Ben Cole', '2026-11-09T23:59', 'Finished'),
  client('Eva Stone', '2026-11-09T12:00', 'Waiting'),
  client('Ida Novak', '2026-10-31T12:00', 'Needs Review'),
  client('Joe Park', '2026-11-21T08:00', 'Onboarding'),
];

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00') }));
afterEach(() => void vi.useRealTimers());

const nothingDue: DueSource = { month: () => Promise.resolve([]), day: () => Promise.resolve([]) };

async function showCalendar(due = nothingDue) {
  const { screen, router } = await show(<ClientCalendar profiles={clients} isLong={false} due={due} />);
  const day = (name: string) => screen.getByRole('button', { name, exact: true });
  return { screen, router, day };
}

it('marks each day with the statuses of its clients, each with its own shape, and marks today', async () => {
  const { day } = await showCalendar();
  const today = day('Saturday, November 21, 2026, today; Onboarding 1');
  await expect.element(today).toHaveAttribute('aria-current', 'date');
  const marks = (of: ReturnType<typeof day>) =>
    [...of.element().querySelectorAll('[data-status]')].map((mark) => mark.getAttribute('data-status'));
  expect(marks(today)).toEqual(['Onboarding']);
  expect(marks(day('Monday, November 9, 2026; Waiting 2; Finished 1'))).toEqual(['Waiting', 'Finished']);
  expect(marks(day('Tuesday, November 10, 2026'))).toEqual([]);
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  const legend = [...document.querySelectorAll('li')].map((item) => [
    item.textContent,
    item.querySelector('svg')?.innerHTML,
  ]);
  expect(legend.map(([name]) => name)).toEqual([
    'Onboarding',
    'Waiting',
    'Needs Review',
    'Finished',
    'Answer due',
    'Ask whether an answer came',
  ]);
  expect(new Set(legend.map(([, shape]) => shape)).size).toBe(6);
  await expectAccessible();
});

it('J24 shows due dates and questions next to the clients of a day, and each leads to where it is done', async () => {
  const ana = { profileId: 'ana', profileName: 'Ana Lima', letters: 2 };
  const asked: string[] = [];
  const { screen, day } = await showCalendar({
    month: (civil) =>
      Promise.resolve(
        civil.startsWith('2026-11')
          ? [
              { on: '2026-11-09', kind: 'due', clients: 1 },
              { on: '2026-11-26', kind: 'ask', clients: 1 },
            ]
          : [],
      ),
    day: (civil) => {
      asked.push(civil);
      return Promise.resolve(
        civil === '2026-11-09'
          ? [{ ...ana, kind: 'due', letter: null, isAssumed: true }]
          : [{ ...ana, kind: 'ask', letter: null, isAssumed: false }],
      );
    },
  });
  const ninth = day('Monday, November 9, 2026; Waiting 2; Finished 1; Answer due');
  await expect.element(ninth).toBeVisible();
  await day('Thursday, November 26, 2026; Ask whether an answer came').click();
  const dialog = screen.getByRole('dialog');
  const link = (name: string) => dialog.getByRole('link', { name });
  await expect
    .element(link('Ana Lima: Ask whether an answer came'))
    .toHaveAttribute('href', '/disputes/ana#results');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => dialog.query()).toBeNull();
  await ninth.click();
  await expect.element(link('Ana Lima: Answer due')).toHaveAttribute('href', '/answer/ana');
  await expect.element(dialog.getByText('2 letters · delivery assumed')).toBeVisible();
  await expect.element(link('Ben Cole')).toBeVisible();
  expect(asked).toEqual(['2026-11-26', '2026-11-09']);
});

it('J24 loads what is due for each month that is opened, and shows nothing of another month', async () => {
  const december = Promise.withResolvers<Awaited<ReturnType<DueSource['month']>>>();
  const { screen, day } = await showCalendar({
    ...nothingDue,
    month: (civil) =>
      civil.startsWith('2026-11')
        ? Promise.resolve([{ on: '2026-12-01', kind: 'due', clients: 1 }])
        : december.promise,
  });
  await expect.element(day('Tuesday, December 1, 2026; Answer due')).toBeVisible();
  await screen.getByRole('button', { name: 'Next month' }).click();
  await expect.element(day('Tuesday, December 1, 2026')).toBeVisible();
  december.resolve([{ on: '2026-12-24', kind: 'ask', clients: 3 }]);
  await expect.element(day('Thursday, December 24, 2026; Ask whether an answer came')).toBeVisible();
});

it('J24 says if what a day brings could not be loaded, and tries again', async () => {
  const answers = [
    null,
    [
      {
        kind: 'ask' as const,
        profileId: 'ana',
        profileName: 'Ana Lima',
        letter: null,
        letters: 1,
        isAssumed: false,
      },
    ],
  ];
  const { screen, day } = await showCalendar({
    month: () => Promise.resolve([{ on: '2026-11-26', kind: 'ask', clients: 1 }]),
    day: () => Promise.resolve(answers.shift() ?? null),
  });
  await day('Thursday, November 26, 2026; Ask whether an answer came').click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('We couldn’t load what’s due.')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(dialog.getByRole('link')).toBeVisible();
});

it('K23 J24 says if what a month brings could not be loaded, and loads it again', async () => {
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.resolve([{ on: '2026-11-26', kind: 'due' as const, clients: 1 }]),
  ];
  const { screen, day } = await showCalendar(dueSource(() => answers.shift()?.() ?? Promise.resolve([])));
  await expect.element(screen.getByText('We couldn’t load what’s due.')).toBeVisible();
  expect(screen.getByText('Answer due').query()).toBeNull();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(day('Thursday, November 26, 2026; Answer due')).toBeVisible();
  expect(screen.getByText('We couldn’t load what’s due.').query()).toBeNull();
});

it('K23 says that nothing is due only once that is known', async () => {
  const month = (isLoaded: boolean) => (
    <ul>
      <OwnMonth profile={undefined} due={[]} isLoaded={isLoaded} />
    </ul>
  );
  const before = await show(month(false));
  expect(before.screen.getByText(/Nothing is due this month/).element()).not.toBeVisible();
  await before.screen.unmount();
  const { screen } = await show(month(true));
  await expect.element(screen.getByText(/Nothing is due this month/)).toBeVisible();
});

it('opens the clients of a day, who lead to their profiles, and returns the focus', async () => {
  const { screen, router, day } = await showCalendar();
  const ninth = day('Monday, November 9, 2026; Waiting 2; Finished 1');
  await ninth.click();
  const dialog = screen.getByRole('dialog', { name: 'Monday, November 9, 2026' });
  expect(
    dialog
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['Ana Lima', 'Ben Cole', 'Eva Stone']);
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(ninth).toHaveFocus();
  await ninth.click();
  await screen.getByRole('link', { name: 'Ben Cole' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/edit-profile/Ben Cole');
});

it('can be used from the keyboard, as a single tab stop', async () => {
  const { screen, day } = await showCalendar();
  day('Saturday, November 21, 2026, today; Onboarding 1').element().focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
  await expect.element(day('Friday, November 13, 2026')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('dialog').query()).toBeNull();
  await userEvent.keyboard('{PageUp}');
  await expect.element(day('Tuesday, October 13, 2026')).toHaveFocus();
  await userEvent.keyboard('{PageDown}{ArrowUp}{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(day('Monday, November 9, 2026; Waiting 2; Finished 1')).toHaveFocus();
  expect(document.querySelectorAll('table [tabindex="0"]')).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog', { name: 'Monday, November 9, 2026' })).toBeVisible();
});

it('can be browsed by month, and returns to today', async () => {
  const { screen, day } = await showCalendar();
  await expect.element(screen.getByText('November 2026')).toBeVisible();
  await screen.getByRole('button', { name: 'Previous month' }).click();
  await expect.element(screen.getByText('October 2026')).toBeVisible();
  await expect.element(day('Saturday, October 31, 2026; Needs Review 1')).toBeVisible();
  await screen.getByRole('button', { name: 'Next month' }).click();
  await screen.getByRole('button', { name: 'Next month' }).click();
  await expect.element(screen.getByText('December 2026')).toBeVisible();
  await screen.getByRole('button', { name: 'Today', exact: true }).click();
  await expect.element(day('Saturday, November 21, 2026, today; Onboarding 1')).toBeVisible();
});
