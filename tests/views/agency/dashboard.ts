import { attempts } from '#tests/support/attempts.ts';
import { forAgency } from './forAgency.ts';

export const dashboardViews = forAgency([
  { name: 'dashboard', shows: 'screens/dashboard/Screen.tsx', open: ({ go }) => go('/dashboard') },
  {
    name: 'dashboard-nothing-found',
    shows: 'screens/dashboard/Clients.tsx',
    open: async ({ go, page, say }) => {
      await go('/dashboard');
      await page.getByRole('searchbox', { name: say('Search by name') }).fill('Zzz');
    },
  },
  {
    name: 'dashboard-one-status',
    shows: 'screens/dashboard/ClientTable.tsx',
    open: async ({ go, page, say }) => {
      await go('/dashboard');
      await page.getByRole('button', { name: new RegExp(`^\\d+\\s+${say('Waiting')}$`) }).click();
    },
  },
  {
    name: 'dashboard-long-list-not-loaded',
    shows: 'screens/dashboard/LongClientList.tsx',
    open: async ({ go, page, say, button }) => {
      await page.route(/\/api\/v1\/profiles\?/, async (route) => {
        const url = route.request().url();
        if (url.includes('search=')) await route.abort();
        else await route.continue({ url: url.replace(/wholeBelow=\d+/, 'wholeBelow=1') });
      });
      await go('/dashboard');
      await page.getByRole('searchbox', { name: say('Search by name') }).fill('Ana');
      await button('Try Again').waitFor();
    },
  },
  {
    name: 'dashboard-several-chosen',
    shows: 'screens/dashboard/Clients.tsx',
    open: async ({ go, page }) => {
      await go('/dashboard');
      for (const place of [1, 2]) await page.getByRole('checkbox', { name: / / }).nth(place).check();
    },
  },
  {
    name: 'dashboard-checklist',
    shows: 'screens/dashboard/AccountLine.tsx',
    open: async ({ go, button }) => {
      await go('/dashboard');
      await button('Checklist {done} of {of}', { done: '3', of: '3' }).click();
    },
  },
  {
    name: 'dashboard-group',
    shows: 'overview/workDue/GroupRows.tsx',
    open: async ({ go, page, say }) => {
      await go('/dashboard');
      await page
        .getByRole('group', { name: say('Filter'), exact: true })
        .first()
        .getByRole('button')
        .nth(1)
        .click();
    },
  },
  {
    name: 'dashboard-work-missing',
    shows: 'overview/workDue/WorkMissing.tsx',
    open: async ({ go, page }) => {
      await page.route('**/api/v1/work*', (route) => route.abort(), { times: attempts });
      await go('/dashboard');
    },
  },
  {
    name: 'dashboard-refresh-several',
    shows: 'screens/dashboard/batch/BatchSummary.tsx',
    open: async ({ go, page, button, say }) => {
      await go('/dashboard');
      // All of them, so that several are left out for one reason.
      await page.getByRole('checkbox', { name: / / }).first().check();
      await button('Refresh reports').click();
      await page.getByText(say('No generations are used.')).waitFor();
    },
  },
  {
    name: 'dashboard-status-several',
    shows: 'screens/dashboard/batch/BatchDialog.tsx',
    open: async ({ go, page, button, say }) => {
      await go('/dashboard');
      for (const place of [1, 2, 3]) await page.getByRole('checkbox', { name: / / }).nth(place).check();
      await button('Set status').click();
      await page.getByLabel(say('New status')).waitFor();
    },
  },
  {
    name: 'dashboard-letters-several',
    shows: 'screens/dashboard/batch/ManyLettersField.tsx',
    open: async ({ go, page, button, say }) => {
      await go('/dashboard');
      for (const name of ['Priya Nair', 'José Ramírez']) await page.getByRole('checkbox', { name }).check();
      await button('Generate letters').click();
      await page.getByLabel(say('What will you do with them?')).selectOption('mailedApart');
    },
  },
  {
    name: 'dashboard-several-leaving',
    alone: true,
    shows: 'screens/dashboard/batch/LeaveDialog.tsx',
    open: async ({ go, page, button, say }) => {
      await go('/settings');
      await page
        .getByRole('link', { name: say('Dashboard') })
        .first()
        .click();
      await page.waitForURL((url) => url.pathname === '/dashboard');
      // The first client is still waiting for an answer.
      await page.route('**/api/v1/profile/status/*', () => undefined);
      for (const place of [1, 2]) await page.getByRole('checkbox', { name: / / }).nth(place).check();
      await button('Set status').click();
      await page.getByLabel(say('New status')).selectOption({ index: 3 });
      await page.getByLabel(say('Reason')).fill('Moved');
      await page.getByRole('dialog').getByRole('button').last().click();
      await page.getByRole('dialog').getByText(say('In progress')).first().waitFor();
      await page.evaluate(() => window.history.back());
      await button('Stay').waitFor();
    },
  },
  {
    name: 'dashboard-several-failing',
    shows: 'screens/dashboard/batch/BatchProgress.tsx',
    open: async ({ go, page, button, say }) => {
      await page.route('**/api/v1/profile/status/*', (route) => route.abort());
      await go('/dashboard');
      for (const place of [1, 2]) await page.getByRole('checkbox', { name: / / }).nth(place).check();
      await button('Set status').click();
      await page.getByLabel(say('New status')).selectOption({ index: 2 });
      await page.getByLabel(say('Reason')).fill('Moved');
      await page.getByRole('dialog').getByRole('button').last().click();
      await button('Done').waitFor();
    },
  },
  {
    name: 'dashboard-day',
    shows: 'overview/calendar/DayDialog.tsx',
    open: async ({ go, page }) => {
      await go('/dashboard');
      await page.locator('[role=grid] button[aria-label*="; "]').first().click();
    },
  },
  {
    name: 'dashboard-day-of-long-list',
    shows: 'overview/calendar/LoadedClients.tsx',
    open: async ({ go, page, say }) => {
      await page.route(/\/api\/v1\/profiles\?.*wholeBelow/, (route) =>
        route.continue({
          url: route
            .request()
            .url()
            .replace(/wholeBelow=\d+/, 'wholeBelow=1'),
        }),
      );
      await go('/dashboard');
      // A day with clients: one on which something is due may have none.
      const day = page.getByRole('grid').getByRole('button', { name: /; [^\d;]+ \d+(;|$)/ });
      await day.first().click();
      await page.getByRole('table', { name: say('Clients on this day') }).waitFor();
    },
  },
  {
    name: 'dashboard-withdrawn',
    shows: 'overview/corrections/CorrectionDialog.tsx',
    open: async ({ go, page, say }) => {
      // No letters of today make statements that are withdrawn.
      await page.route('**/api/v1/generations?latest=true', async (route) => {
        const response = await route.fetch();
        const json = await response.json();
        json.generations[0].withdrawn = [
          {
            destination: 'Experian',
            item: 'HARBOR BANK, account 4400',
            statement: 'A paid account has no balance.',
            flaw: 'notProven',
          },
        ];
        await route.fulfill({ response, json });
      });
      await go('/dashboard');
      const name = say('Withdrawn statements in letters for {name}', { name: '' }).trim();
      await page.getByRole('button', { name }).first().click();
    },
  },
  {
    name: 'dashboard-walkthrough',
    shows: 'overview/guide/WalkthroughDialog.tsx',
    open: async ({ go, button }) => {
      await go('/dashboard');
      await button('Guide').click();
      await button('Get Started').click();
    },
  },
  {
    name: 'dashboard-tutorial',
    shows: 'overview/guide/TutorialDialog.tsx',
    open: async ({ go, button }) => {
      await go('/dashboard');
      await button('Guide').click();
      await button('Watch Tutorial').click();
    },
  },
  {
    name: 'dashboard-quick-import',
    shows: 'screens/dashboard/QuickImportDialog.tsx',
    open: async ({ go, button }) => {
      await go('/dashboard');
      await button('Quick Import').click();
    },
  },
  {
    name: 'dashboard-add-new',
    shows: 'app/layout/DashboardActions.tsx',
    open: async ({ go, button, page }) => {
      await go('/dashboard');
      await button('Add New').click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'dashboard-delete',
    shows: 'overview/DeletionDialog.tsx',
    open: async ({ go, button }) => {
      await go('/dashboard');
      await button('Delete {name}', { name: 'Ana Torres' }).click();
    },
  },
  {
    name: 'dashboard-downloading',
    shows: 'repair/DownloadDialog.tsx',
    open: async ({ go, page, button }) => {
      await page.route('**/attack/session/download/**', () => new Promise(() => undefined), { times: 1 });
      await go('/dashboard');
      await button('Download letters for {name}', { name: 'Ana Torres' }).first().click();
    },
  },
  {
    name: 'dashboard-download-failed',
    shows: 'repair/DownloadDialog.tsx',
    open: async ({ go, page, button, inDialog }) => {
      await page.route('**/attack/session/download/**', (route) => route.abort(), { times: attempts });
      await go('/dashboard');
      await button('Download letters for {name}', { name: 'Ana Torres' }).first().click();
      await inDialog('Try Again').waitFor();
    },
  },
  {
    name: 'dashboard-not-loaded',
    shows: 'app/LoadFailure.tsx',
    open: async ({ go, page, button }) => {
      await page.route(/\/api\/v1\/profiles\?/, (route) => route.abort(), { times: attempts });
      await go('/dashboard');
      await button('Try Again').waitFor();
    },
  },
  {
    name: 'alerts',
    shows: 'app/layout/HeaderDrawers.tsx',
    alone: true,
    open: async ({ go, page }) => {
      await go('/settings');
      await page.locator('header button[title]').nth(1).click();
    },
  },
  {
    name: 'notes',
    shows: 'app/layout/HeaderDrawers.tsx',
    alone: true,
    open: async ({ go, button, page, say }) => {
      await go('/settings');
      await button('Notes').click();
      await page.getByRole('textbox', { name: say('New note') }).fill('Ana: 555-0100, 9:00');
      await button('Add note').click();
    },
  },
  {
    name: 'menu',
    shows: 'app/layout/HeaderDrawers.tsx',
    narrow: true,
    open: async ({ go, button }) => {
      await go('/dashboard');
      await button('Menu').click();
    },
  },
]);
