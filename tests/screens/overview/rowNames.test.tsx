import { show } from '../profile/show.tsx';
import { expect, it } from 'vitest';
import { GenerationsLog } from '#src/overview/logs/GenerationsLog.tsx';
import { DayDialog } from '#src/overview/calendar/DayDialog.tsx';
import { CreditAnalysisScreen } from '#src/screens/credit-analysis/Screen.tsx';
import { SnackbarHost } from '#src/ui/Snackbar.tsx';
import { ids } from '#tests/machines/builders.ts';
import { ClientList } from '#tests/paths/views/ClientList.tsx';
import { repeatedControls } from '#tests/support/repeatedControls.ts';

const set = (id: string, profileName: string) => ({
  id,
  profileName,
  profile: ids.profile,
  reportId: ids.report,
  reportName: '2026-11-20 MyFreeScoreNow',
  date: '2026-11-20T15:00:00.000Z',
  destinationAddress: ['Experian'],
  generations: id,
  numberOfLetters: 3,
  mailing: { notMailed: 0, lastMailedOn: '2026-10-05', isUnknown: false },
  round: 1,
  variantIDs: [],
});

it('B14 K9 calls each download after its client, date, and round, the later of two by a number, and downloads that one', async () => {
  const downloaded: unknown[] = [];
  const generations = [set('third', 'Ana'), set('second', 'Ben'), set('first', 'Ana')];
  const { screen } = await show(
    <SnackbarHost>
      <GenerationsLog
        generations={generations}
        next={null}
        loadOlder={() => Promise.reject(new Error('there are none'))}
        onDownload={(...asked) => downloaded.push(asked)}
        onCorrect={() => {}}
      />
    </SnackbarHost>,
  );
  for (const name of ['Ana, 11/20/2026, round 1', 'Ben, 11/20/2026, round 1', 'Ana, 11/20/2026, round 1 (2)'])
    await screen.getByRole('button', { name: `Download letters for ${name}`, exact: true }).click();
  await screen
    .getByRole('button', { name: 'One PDF to print: Ben, 11/20/2026, round 1', exact: true })
    .click();
  expect(downloaded).toEqual([
    ['first', 'zip'],
    ['second', 'zip'],
    ['third', 'zip'],
    ['second', 'pdf'],
  ]);
});

it('B14 shows the latest sets first and older ones when asked, each set once and newest first', async () => {
  const dated = (id: string, name: string, day: string) => ({
    ...set(id, name),
    date: `${day}T15:00:00.000Z`,
  });
  const ana = dated('third', 'Ana', '2026-11-20');
  const ben = dated('second', 'Ben', '2026-11-19');
  const eva = dated('first', 'Eva', '2026-11-18');
  const answers = [
    () => Promise.reject(new Error('away')),
    () => Promise.resolve({ entries: [ben, eva], next: null }),
  ];
  const asked: string[] = [];
  const { screen } = await show(
    <SnackbarHost>
      <GenerationsLog
        // The last is among them because its letters are to be written again.
        generations={[ana, eva]}
        next="behind Ana"
        loadOlder={(before) => {
          asked.push(before);
          return answers.shift()?.() ?? Promise.reject(new Error('asked too often'));
        }}
        onDownload={() => {}}
        onCorrect={() => {}}
      />
    </SnackbarHost>,
  );
  const rows = () => screen.getByRole('button', { name: /^Download letters for/ }).elements();
  const named = () =>
    rows().map((row) => row.getAttribute('aria-label')?.replace(/^Download letters for (\w+),.*/, '$1'));
  const button = screen.getByRole('button', { name: 'Show older entries' });
  expect(named()).toEqual(['Ana', 'Eva']);
  await button.click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await button.click();
  await expect.poll(named).toEqual(['Ana', 'Ben', 'Eva']);
  await expect.element(screen.getByText('There are no older entries.')).toHaveFocus();
  expect(asked).toEqual(['behind Ana', 'behind Ana']);
});

it('B13 calls the controls of two clients with one name by two names', async () => {
  const { screen } = await show(<ClientList listed={{ [ids.profile]: 'Ana', [ids.other]: 'Ana' }} />);
  for (const name of ['Select Ana', 'Edit Ana (2)', 'Delete Ana', 'Download letters for Ana (2)'])
    await expect.element(screen.getByLabelText(name, { exact: true })).toBeInTheDocument();
  await expect
    .element(screen.getByRole('link', { name: 'Repair Center for Ana (2)' }))
    .toHaveAttribute('href', `/repair-center/${ids.other}`);
  expect(repeatedControls()).toEqual([]);
});

it('tells two clients of one name apart in the day of the calendar and in the analyses, where names open histories', async () => {
  const profiles = [ids.profile, ids.other].map((id) => ({
    id,
    name: 'Ana',
    date: '2026-11-20T15:00:00.000Z',
    status: 'Waiting' as const,
    latestSessionId: null,
  }));
  const analyses = profiles.map(({ id, name, date }) => ({
    id,
    clientId: id,
    reportId: id,
    name,
    mail: 'ana@example.com',
    date,
    type: 'SmartCredit' as const,
  }));
  const { screen } = await show(
    <>
      <CreditAnalysisScreen newest={analyses} history={null} />
      <DayDialog day="2026-11-20" clients={profiles} count={profiles.length} due={null} onClose={() => {}} />
    </>,
  );
  for (const [name, href] of [
    ['Ana (2)', `/edit-profile/${ids.other}`],
    ['History for Ana', `/credit-analysis?client=${ids.profile}`],
    ['History for Ana (2)', `/credit-analysis?client=${ids.other}`],
  ] as const)
    expect(document.querySelector(`a[aria-label="${name}"]`)?.getAttribute('href')).toBe(href);
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(repeatedControls()).toEqual([]);
});

it('G10 the analyses have the columns name, mail, date, and type', async () => {
  const { screen } = await show(<CreditAnalysisScreen newest={[]} history={null} />);
  await expect.element(screen.getByRole('img', { name: 'No image yet' })).toBeVisible();
  const heads = screen.getByRole('columnheader').elements();
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Name', 'Mail', 'Date', 'Type']);
});

it('finds two controls with one name in a table, and nothing in two tables', async () => {
  const table = (label: string, names: readonly string[]) => (
    <table aria-label={label}>
      <tbody>
        <tr>
          <td>
            {names.map((name, place) => (
              <button key={place} type="button">
                {name}
              </button>
            ))}
          </td>
        </tr>
      </tbody>
    </table>
  );
  await show(
    <>
      {table('One', ['Download', 'Download', 'Delete'])}
      {table('Other', ['Download', 'Delete'])}
    </>,
  );
  await expect.poll(repeatedControls).toEqual(['One: Download']);
});
