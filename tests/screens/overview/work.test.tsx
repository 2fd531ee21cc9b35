import { expectAccessible, show } from '../profile/show.tsx';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { WorkItem } from '#contract/disputes.ts';
import type { Work } from '#src/overview/workDue/load.ts';
import { WorkDue } from '#src/overview/workDue/WorkDue.tsx';
import { TurnCard } from '#src/screens/home/TurnCard.tsx';
import { ids } from '#tests/machines/builders.ts';

const today = '2026-11-22';
const letter = ids.session;
const anItem = (change: Partial<WorkItem>): WorkItem => ({
  profileId: ids.profile,
  profileName: 'Ana Torres',
  kind: 'decideVerified',
  recipient: 'Experian',
  letter,
  count: 3,
  on: '2026-11-18',
  isAssumed: false,
  ...change,
});
const loaded = (work: readonly WorkItem[]): Promise<Work> => Promise.resolve({ today, work: [...work] });

const oneOfEach = [
  anItem({}),
  anItem({ kind: 'askWhetherAnythingCame', on: today }),
  anItem({ kind: 'due', on: '2026-11-20', isAssumed: true }),
  anItem({ kind: 'due', on: '2026-11-25', recipient: null, letter: null, profileId: ids.other }),
  anItem({ kind: 'notMailed', recipient: null, letter: null, count: 13, on: null }),
];

async function panel(work: Promise<Work | null>) {
  const { screen } = await show(<WorkDue work={work} />);
  await expect.element(screen.getByRole('heading', { name: 'Work due' })).toBeVisible();
  return screen;
}

it('J24 lists work by urgency, in words, and each row leads to where it is done', async () => {
  const screen = await panel(loaded(oneOfEach));
  await expect.element(screen.getByRole('heading', { name: 'Letters to mail (1)' })).toBeVisible();
  const rows = screen.getByRole('link').elements();
  expect(rows.map((row) => [row.textContent, row.getAttribute('href')])).toEqual([
    [
      'Ana TorresThe answer may still be in the mail · Experian · 3 letters · delivery assumedWas due 11/20/2026',
      `/answer/${ids.profile}?letter=${letter}`,
    ],
    [
      'Ana TorresVerified. Decide what to do next. · Experian · 3 itemsSince 11/18/2026',
      `/disputes/${ids.profile}`,
    ],
    ['Ana TorresDid anything come? · Experian · 3 itemsSince today', `/disputes/${ids.profile}`],
    ['Ana TorresAn answer is due · 3 lettersDue 11/25/2026', `/answer/${ids.other}`],
    ['Ana TorresNot mailed yet · 13 letters', `/disputes/${ids.profile}`],
  ]);
  await expectAccessible();
});

it('J24 shows only what waits for a person in red', async () => {
  const screen = await panel(loaded(oneOfEach));
  await expect.element(screen.getByRole('link').first()).toBeVisible();
  const colors = screen
    .getByRole('link')
    .elements()
    .map((row) => getComputedStyle(row.querySelector('svg') ?? row).color);
  const [overdue, decide, ask, soon, mail] = colors;
  expect(decide).toBe(ask);
  expect([overdue, soon, mail]).not.toContain(decide);
});

it('J24 shows ten rows first, then all', async () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    anItem({ profileId: `0190a000-0000-7000-8000-0000000003${10 + index}` }),
  );
  const screen = await panel(loaded(many));
  await screen.getByRole('button', { name: 'Show all 12' }).click();
  expect(screen.getByRole('link').elements()).toHaveLength(12);
  expect(screen.getByRole('button').query()).toBeNull();
});

it('J24 says calmly that nothing is due', async () => {
  const screen = await panel(loaded([]));
  await expect.element(screen.getByText('Nothing is due today or in the next seven days.')).toBeVisible();
  await expectAccessible();
});

it('is there before the work has loaded, and says if it could not be', async () => {
  const loading = Promise.withResolvers<Work | null>();
  const screen = await panel(loading.promise);
  expect(screen.getByRole('link').query()).toBeNull();
  loading.resolve(null);
  await expect.element(screen.getByText('What’s due couldn’t be loaded.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expectAccessible();
});

it('J24 gives a consumer one next step, and says who else acts until when', async () => {
  const own = anItem({ kind: 'askAboutDelivery', recipient: 'Equifax', count: 2, on: '2026-11-10' });
  const theirs = anItem({ kind: 'due', on: '2026-12-23', isAssumed: true, count: 1 });
  const work = loaded([own, theirs, anItem({ kind: 'notMailed', recipient: null, on: null })]);
  const { screen } = await show(<TurnCard profileId={ids.profile} work={work} />);
  await expect.element(screen.getByRole('heading', { name: 'Was it delivered?' })).toBeVisible();
  await expect.element(screen.getByText('1 of 2')).toBeVisible();
  await expect.element(screen.getByText('answer due 12/23/2026')).toBeVisible();
  await expect.element(screen.getByText(/^Counted from an assumed delivery/)).toBeVisible();
  expect(
    screen
      .getByRole('link')
      .elements()
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Open disputes', `/disputes/${ids.profile}`],
    ['A letter came', `/answer/${ids.profile}?letter=${letter}`],
  ]);
  await expectAccessible();
});

it('J1 tells a consumer that written letters are not mailed, and promises no date for them', async () => {
  const work = loaded([anItem({ kind: 'notMailed', recipient: null, letter: null, on: null })]);
  const { screen } = await show(<TurnCard profileId={ids.profile} work={work} />);
  await expect.element(screen.getByRole('heading', { name: 'Mail your letters' })).toBeVisible();
  await expect.element(screen.getByText(/No time runs until you mail them/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Record mailing' })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/\d\d\/\d\d\/\d{4}|30 days/);
});

it('J24 tells a consumer that letters are in the mail before any time runs', async () => {
  const work = loaded([anItem({ kind: 'due', on: null, count: 1 })]);
  const { screen } = await show(<TurnCard profileId={ids.profile} work={work} />);
  await expect.element(screen.getByText('Their turn')).toBeVisible();
  await expect.element(screen.getByText('in the mail')).toBeVisible();
  await expect.element(screen.getByText('The time to answer begins when it’s delivered.')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/\d\d\/\d\d\/\d{4}/);
});

it('J24 tells a consumer calmly that nothing is to be done', async () => {
  const { screen } = await show(<TurnCard profileId={ids.profile} work={loaded([])} />);
  await expect.element(screen.getByRole('heading', { name: 'Nothing for you to do today' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'A letter came' }))
    .toHaveAttribute('href', `/answer/${ids.profile}`);
  await expectAccessible();
});

it.each([390, 1440])('keeps its rows inside a page of %i px', async (width) => {
  await page.viewport(width, 844);
  const long = { profileName: 'Samuel Okoye-Reyes de la Cruz' };
  const { screen } = await show(
    <>
      <WorkDue work={loaded(oneOfEach.map((item) => ({ ...item, ...long })))} />
      <TurnCard profileId={ids.profile} work={loaded(oneOfEach)} />
    </>,
  );
  await expect
    .element(screen.getByRole('heading', { name: 'Verified. Decide what to do next.' }))
    .toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await expectAccessible();
});
