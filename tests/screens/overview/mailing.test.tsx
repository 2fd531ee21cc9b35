import { expect, it } from 'vitest';
import type { Mailing } from '#contract/mailing.ts';
import { DayDialog } from '#src/overview/calendar/DayDialog.tsx';
import { GenerationsLog } from '#src/overview/logs/GenerationsLog.tsx';
import { SnackbarHost } from '#src/ui/Snackbar.tsx';
import { ids } from '#tests/machines/builders.ts';
import { show } from '../profile/show.tsx';

const said: readonly (readonly [Mailing, string])[] = [
  [{ notMailed: 3, lastMailedOn: null, isUnknown: false }, 'Not mailed yet'],
  [{ notMailed: 2, lastMailedOn: '2026-11-23', isUnknown: false }, '2 not mailed yet'],
  [{ notMailed: 0, lastMailedOn: '2026-11-24', isUnknown: true }, 'Mailed on 11/24/2026'],
  [{ notMailed: 0, lastMailedOn: null, isUnknown: true }, 'Mailing not recorded'],
];

it('J1 the history of sets says what is recorded about the mailing of each', async () => {
  const generations = said.map(([mailing], place) => ({
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
  }));
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
  for (const [, words] of said) await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
});

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
