import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { Mailing } from '#contract/mailing.ts';
import type { GenerationLogItem } from '#contract/repair.ts';
import { DayDialog } from '#src/overview/calendar/DayDialog.tsx';
import { GenerationsLog } from '#src/overview/logs/GenerationsLog.tsx';
import { SnackbarHost } from '#src/ui/Snackbar.tsx';
import { ids } from '#tests/machines/builders.ts';
import { show } from '../profile/show.tsx';

const said = [
  [{ notMailed: 3, lastMailedOn: null, isUnknown: false }, 'Not mailed yet'],
  [{ notMailed: 2, lastMailedOn: '2026-11-23', isUnknown: false }, '2 not mailed yet'],
  [{ notMailed: 0, lastMailedOn: '2026-11-24', isUnknown: true }, 'Mailed on 11/24/2026'],
  [
    { notMailed: 0, firstMailedOn: '2026-11-20', lastMailedOn: '2026-11-25', isUnknown: false },
    'Mailed from 11/20/2026 to 11/25/2026',
  ],
  [{ notMailed: 0, lastMailedOn: null, isUnknown: true }, 'Mailing not recorded'],
] as const satisfies readonly (readonly [Mailing, string])[];

const saidOfOrdered = [
  [{ notMailed: 3, ordered: 3, lastMailedOn: null, isUnknown: false }, 'Ordered, mailing not confirmed'],
  [
    { notMailed: 2, ordered: 2, lastMailedOn: '2026-11-23', isUnknown: false },
    '2 ordered, mailing not confirmed',
  ],
  [{ notMailed: 3, ordered: 2, lastMailedOn: '2026-11-23', isUnknown: false }, '3 not mailed yet'],
] as const satisfies readonly (readonly [Mailing, string])[];

const aSet = (place: number, mailing: Mailing): GenerationLogItem => ({
  id: `set-${place}`,
  profileName: `Client ${place}`,
  profile: ids.profile,
  reportId: ids.report,
  reportName: '2026-11-20 MyFreeScoreNow',
  date: '2026-11-20T15:00:00.000Z',
  destinationAddress: ['Experian'],
  generations: `set-${place}`,
  numberOfLetters: 3,
  mailing,
  variantIDs: [],
});

async function history(generations: readonly GenerationLogItem[]) {
  const { screen } = await show(
    <SnackbarHost>
      <GenerationsLog
        generations={generations}
        next={null}
        loadOlder={() => Promise.reject(new Error('there are none'))}
        onDownload={() => {}}
        onCorrect={() => {}}
      />
    </SnackbarHost>,
  );
  return screen;
}

it('J1 the history of sets says what is recorded about the mailing of each', async () => {
  const generations = said.map(([mailing], place) => aSet(place, mailing));
  const screen = await history(generations);
  for (const [, words] of said) await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
});

it('J3 the history of sets says that all of what is left was ordered, and nothing of it if only some was', async () => {
  const generations = saidOfOrdered.map(([mailing], place) => aSet(place, mailing));
  const screen = await history(generations);
  for (const [, words] of saidOfOrdered)
    await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
});

it.each([
  [1440, 'TransUnion, Experian, Equifax and 2 more'],
  [390, 'TransUnion and 4 more'],
])(
  'the history of sets counts the recipients that it has no room to name: at %i px',
  async (width, words) => {
    await page.viewport(width, 900);
    onTestFinished(() => page.viewport(414, 896));
    const screen = await history([
      {
        ...aSet(0, said[0][0]),
        destinationAddress: [
          'TransUnion Consumer Solutions',
          'Experian',
          'Equifax Information Services, LLC',
          'FIRST BANK',
          'SECOND BANK',
        ],
      },
    ]);
    const cell = screen.getByText(words);
    await expect.element(cell).toBeVisible();
    const { clientHeight = 0, scrollHeight = 1 } = cell.element().closest('.text') ?? {};
    expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
  },
);

it('J1 a day of the calendar says it of each client, and nothing of one without letters', async () => {
  const client = (id: string, mailing?: Mailing) => ({
    id,
    name: `Client ${id}`,
    date: '2026-11-20T15:00:00.000Z',
    status: 'Onboarding' as const,
    latestSessionId: null,
    ...(mailing !== undefined && { mailing }),
  });
  const clients = [client('one', said[0]?.[0]), client('two')];
  const { screen } = await show(
    <DayDialog day="2026-11-20" clients={clients} count={clients.length} due={null} onClose={() => {}} />,
  );
  await expect.element(screen.getByText('Not mailed yet', { exact: true })).toBeVisible();
  expect(screen.getByText(/mailed/i).elements()).toHaveLength(1);
});

it('the history of sets has every cell on one line on a wide page', async () => {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(414, 896));
  const mailing = { notMailed: 0, lastMailedOn: '2026-11-24', isUnknown: false };
  // As wide as on the dashboard.
  document.body.style.width = '1184px';
  onTestFinished(() => document.body.removeAttribute('style'));
  const screen = await history([
    {
      ...aSet(1, mailing),
      round: 1,
      destinationAddress: [
        'TransUnion',
        'Experian',
        'Equifax',
        ...Array.from({ length: 7 }, (_, n) => `Bank ${n}`),
      ],
    },
  ]);
  await expect.element(screen.getByText('Mailed on 11/24/2026')).toBeVisible();
  const high = [...document.querySelectorAll('.row .text')].filter(
    // Two lines have 32 pixels, and what can be pressed has at least 24.
    (each) => each.getBoundingClientRect().height > 24,
  );
  expect(high.map(({ textContent }) => textContent)).toEqual([]);
});
