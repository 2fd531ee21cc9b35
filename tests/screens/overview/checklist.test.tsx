import { aUser } from '../aUser.ts';
import { show } from '../profile/show.tsx';
import { expect, it } from 'vitest';
import type { GenerationLogItem } from '#contract/repair.ts';
import { Checklist } from '#src/overview/Checklist.tsx';
import type { Overview } from '#src/overview/load.ts';
import { ids } from '#tests/machines/builders.ts';

const aSet: GenerationLogItem = {
  id: ids.session,
  profileName: 'Ana',
  profile: ids.profile,
  reportId: ids.report,
  reportName: '2026-11-20 MyFreeScoreNow',
  date: '2026-11-20T15:00:00.000Z',
  destinationAddress: ['Experian'],
  generations: ids.session,
  numberOfLetters: 3,
  mailing: { notMailed: 0, lastMailedOn: '2026-10-05', isUnknown: false },
  variantIDs: [],
};
const nothing: Overview = {
  information: aUser(),
  profiles: [],
  isLong: false,
  generations: [],
  olderSets: null,
  logs: [],
  olderLogs: null,
  work: Promise.resolve(null),
  due: { month: () => Promise.resolve([]), day: () => Promise.resolve([]) },
};

/** The buttons of the incomplete steps, and whether each is filled instead of as white as its card. */
async function waysOf(information: Overview['information']) {
  const { screen } = await show(<Checklist {...nothing} information={information} />);
  await expect.element(screen.getByRole('heading', { name: 'Checklist' })).toBeVisible();
  const groundOf = (element: Element | null) => element && getComputedStyle(element).backgroundColor;
  return screen
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, groundOf(link) !== groundOf(link.closest('section'))]);
}

it('highlights the first incomplete step', async () => {
  expect(await waysOf(aUser({ generationsLeft: { value: 0, account: '1001' } }))).toEqual([
    ['Buy', true],
    ['Connect', false],
    ['Generate', false],
  ]);
});

it.each([
  ['B3 nothing', {}, [], []],
  ['B3 generations left', { generationsLeft: { value: 1, account: '1001' } }, [], ['Buy generations']],
  ['B3 a connected report', { onboarding: { report: true } }, [], ['Connect a credit report']],
  ['B3 letters in the log', {}, [aSet], ['Generate letters']],
] as const)(
  '%s checks its own step and no other, and nobody can undo it',
  async (_, change, generations, done) => {
    const information = aUser({ generationsLeft: { value: 0, account: '1001' }, ...change });
    const { screen } = await show(
      <Checklist {...nothing} information={information} generations={generations} />,
    );
    await expect.element(screen.getByRole('heading', { name: 'Checklist' })).toBeVisible();
    const steps = screen.getByRole('listitem').elements();
    const isDone = (step: Element) => /\sdone$/.test(step.textContent.trim());
    expect(steps.filter(isDone).map(({ textContent }) => textContent.replace(/\s*done$/, ''))).toEqual(done);
    // A met step is locked; an unmet one leads to where it is met.
    expect(steps.map((step) => step.querySelectorAll('a, button, input').length)).toEqual(
      steps.map((step) => (isDone(step) ? 0 : 1)),
    );
  },
);

it('gives the buttons the same width', async () => {
  const { screen } = await show(
    <Checklist {...nothing} information={aUser({ generationsLeft: { value: 0, account: '1001' } })} />,
  );
  await expect.element(screen.getByRole('link', { name: 'Generate' })).toBeVisible();
  const links = screen.getByRole('link').elements();
  expect(links.map((link) => link.getBoundingClientRect().width)).toEqual([88, 88, 88]);
});

it.each([190, 250, 360])('keeps texts and buttons inside a card of %i px, without overlap', async (width) => {
  const information = aUser({ generationsLeft: { value: 0, account: '1001' } });
  const { screen } = await show(
    <div style={{ width }}>
      <Checklist {...nothing} information={information} />
    </div>,
  );
  await expect.element(screen.getByRole('link', { name: 'Generate' })).toBeVisible();
  const card = screen.getByRole('heading', { name: 'Checklist' }).element().closest('section');
  const inside = card?.getBoundingClientRect();
  const steps = [...(card?.querySelectorAll('li') ?? [])];
  expect(steps).toHaveLength(3);
  for (const step of steps)
    for (const part of step.querySelectorAll('div, a')) {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const around = step.getBoundingClientRect();
      expect([left >= (inside?.left ?? 0), right <= (inside?.right ?? 0)]).toEqual([true, true]);
      expect([top >= around.top, bottom <= around.bottom]).toEqual([true, true]);
    }
});

it('highlights the connection once there are generations', async () => {
  expect(await waysOf(aUser())).toEqual([
    ['Connect', true],
    ['Generate', false],
  ]);
});

it('highlights the letters once there is a report', async () => {
  expect(await waysOf(aUser({ onboarding: { report: true } }))).toEqual([['Generate', true]]);
});
