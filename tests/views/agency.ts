import type { Seat, View } from './view.ts';

const forAgency = (views: readonly Omit<View, 'who'>[]): readonly View[] =>
  views.map((view) => ({ ...view, who: 'agency' as const }));

const editor = ({ go, ids }: Seat, id = ids.client) => go(`/edit-profile/${id}`);
const repair = ({ go, ids }: Seat, id = ids.client) => go(`/repair-center/${id}`);

async function openOptions(seat: Seat): Promise<void> {
  await repair(seat);
  await seat.button('Generate').click();
  await seat.page.getByRole('checkbox').first().waitFor();
}
async function generate(seat: Seat): Promise<void> {
  await openOptions(seat);
  await seat.page.getByRole('checkbox').nth(1).check();
  await seat.inDialog('Generate').click();
}
async function connectAs(seat: Seat, username: string): Promise<void> {
  await editor(seat, seat.ids.unconnected);
  const { page, say, button } = seat;
  await page
    .getByRole('textbox', { name: say('Username') })
    .first()
    .fill(username);
  await page.getByLabel(say('Password')).first().fill('sandbox');
  await button('Connect').first().click();
  await page.getByRole('dialog').waitFor();
}

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
    name: 'dashboard-several-chosen',
    shows: 'screens/dashboard/Clients.tsx',
    open: async ({ go, page }) => {
      await go('/dashboard');
      for (const place of [0, 1]) await page.getByRole('checkbox', { name: / / }).nth(place).check();
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
    name: 'dashboard-walkthrough',
    shows: 'overview/guide/WalkthroughDialog.tsx',
    open: async ({ go, button }) => {
      await go('/dashboard');
      await button('Get Started').click();
    },
  },
  {
    name: 'dashboard-tutorial',
    shows: 'overview/guide/TutorialDialog.tsx',
    open: async ({ go, button }) => {
      await go('/dashboard');
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
    shows: 'repair/LettersDialogs.tsx',
    open: async ({ go, page, button }) => {
      await page.route('**/attack/session/download/**', () => new Promise(() => undefined), { times: 1 });
      await go('/dashboard');
      await button('Download the letters of {name}', { name: 'Ana Torres' }).first().click();
    },
  },
  {
    name: 'dashboard-download-failed',
    shows: 'repair/LettersDialogs.tsx',
    open: async ({ go, page, button, inDialog }) => {
      await page.route('**/attack/session/download/**', (route) => route.abort(), { times: 1 });
      await go('/dashboard');
      await button('Download the letters of {name}', { name: 'Ana Torres' }).first().click();
      await inDialog('Try Again').waitFor();
    },
  },
  {
    name: 'dashboard-not-loaded',
    shows: 'app/LoadFailure.tsx',
    open: async ({ go, page }) => {
      await page.route('**/api/v1/profiles', (route) => route.abort(), { times: 1 });
      await go('/dashboard');
    },
  },
  {
    name: 'alerts',
    shows: 'app/layout/Header.tsx',
    open: async ({ go, page }) => {
      await go('/settings');
      await page.locator('header button[title]').nth(1).click();
    },
  },
  {
    name: 'notes',
    shows: 'app/layout/Header.tsx',
    open: async ({ go, button, page, say }) => {
      await go('/settings');
      await button('Notes').click();
      await page.getByRole('textbox', { name: say('New note') }).fill('Ana: 555-0100, 9:00');
      await button('Add Note').click();
    },
  },
  {
    name: 'menu',
    shows: 'app/layout/Header.tsx',
    narrow: true,
    open: async ({ go, button }) => {
      await go('/dashboard');
      await button('Menu').click();
    },
  },
]);

export const profileViews = forAgency([
  {
    name: 'create-profile',
    shows: 'screens/create-profile/Screen.tsx',
    open: ({ go }) => go('/create-profile'),
  },
  {
    name: 'create-profile-refused',
    shows: 'screens/create-profile/Screen.tsx',
    open: async ({ go, page, say, button }) => {
      await go('/create-profile');
      await page.getByRole('textbox', { name: say('Date of birth') }).fill('11/21/2020');
      await page.keyboard.press('Tab');
      await page.getByRole('textbox', { name: say('Date of birth') }).fill('04/30/1990');
      await button('Save Profile').click();
      await page.getByText(say('Email is required')).waitFor();
    },
  },
  {
    name: 'create-profile-month',
    shows: 'ui/DateInput.tsx',
    open: async ({ go, button }) => {
      await go('/create-profile');
      await button('Choose a date').click();
    },
  },
  {
    name: 'create-profile-leave',
    shows: 'profile/LeaveQuestion.tsx',
    open: async ({ go, page, say }) => {
      await go('/create-profile');
      await page.getByRole('textbox', { name: say('First name'), exact: true }).fill('Kay');
      await page.getByRole('link', { name: say('Settings'), exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'edit-profile', shows: 'screens/edit-profile/Screen.tsx', open: editor },
  {
    name: 'edit-profile-unfolded',
    shows: 'profile/ClientStanding.tsx',
    open: async (seat) => {
      await editor(seat);
      for (const summary of await seat.page.locator('summary').all()) await summary.click();
      await seat.page.locator('svg [data-state]').first().waitFor();
    },
  },
  {
    name: 'edit-profile-other-providers',
    shows: 'profile/ProviderPanels.tsx',
    open: async (seat) => {
      await editor(seat);
      await seat.page.getByRole('switch').first().check();
    },
  },
  {
    name: 'edit-profile-document',
    shows: 'profile/DocumentPreview.tsx',
    open: async (seat) => {
      await editor(seat);
      const title = seat.say('Proof of address');
      await seat.button('View {title}', { title }).click();
      await seat.page.getByRole('dialog').getByRole('img').waitFor();
    },
  },
  {
    name: 'edit-profile-unconnected',
    shows: 'screens/edit-profile/Screen.tsx',
    open: (seat) => editor(seat, seat.ids.unconnected),
  },
  {
    name: 'edit-profile-login-failed',
    shows: 'profile/ProviderNotices.tsx',
    open: (seat) => connectAs(seat, 'wrong.password'),
  },
  {
    name: 'edit-profile-billing',
    shows: 'profile/ProviderNotices.tsx',
    open: (seat) => connectAs(seat, 'suspended'),
  },
  {
    name: 'edit-profile-not-loaded',
    shows: 'app/LoadFailure.tsx',
    open: async (seat) => {
      await seat.page.route('**/profile/details/**', (route) => route.abort(), { times: 1 });
      await editor(seat);
    },
  },
  {
    name: 'report',
    shows: null,
    open: async (seat) => {
      await editor(seat);
      const coming = seat.page.waitForEvent('popup');
      await seat.button('View Report').click();
      const report = await coming;
      await report.waitForURL(/\/api\/v1\/report\//);
      return report;
    },
  },
]);

export const repairViews = forAgency([
  {
    name: 'repair-center',
    shows: 'screens/repair-center/Screen.tsx',
    open: ({ go }) => go('/repair-center'),
  },
  { name: 'repair-center-client', shows: 'screens/repair-center/Screen.tsx', open: repair },
  {
    name: 'repair-center-no-report',
    shows: 'screens/repair-center/Screen.tsx',
    open: (seat) => repair(seat, seat.ids.unconnected),
  },
  {
    name: 'repair-center-options',
    shows: 'screens/repair-center/AutomaticDialog.tsx',
    open: openOptions,
  },
  {
    name: 'repair-center-manual',
    shows: 'screens/repair-center/Manual.tsx',
    open: async (seat) => {
      await repair(seat);
      await seat.page.getByText(seat.say('Manual'), { exact: true }).click();
      const accounts = seat.page.getByRole('list', { name: seat.say('Accounts') });
      await accounts.getByRole('checkbox').first().check();
    },
  },
  {
    name: 'repair-center-findings',
    shows: 'screens/repair-center/grounds/AccountGrounds.tsx',
    open: async (seat) => {
      await repair(seat);
      await seat.page.getByText(seat.say('Manual'), { exact: true }).click();
      await seat.page.locator('details > summary').first().click();
      await seat.button('Confirm a reason').first().click();
      await seat.page
        .getByLabel(seat.say('What is true of this account?'))
        .selectOption({ label: seat.say('A date is wrong') });
    },
  },
  {
    name: 'repair-center-preview',
    shows: 'repair/LetterPreview.tsx',
    open: async (seat) => {
      await openOptions(seat);
      await seat.page.getByRole('checkbox').first().check();
      await seat.inDialog('Preview').click();
      await seat.page.locator('dialog img').first().waitFor();
      await seat.page.locator('dialog details > summary:visible').first().click();
    },
  },
  {
    name: 'repair-center-ready',
    shows: 'repair/LettersDialogs.tsx',
    open: async (seat) => {
      await generate(seat);
      await seat.inDialog('Download Letter(s)').waitFor();
    },
  },
  {
    name: 'repair-center-failed',
    shows: 'repair/LettersDialogs.tsx',
    open: async (seat) => {
      await seat.page.route('**/automatedGenerations/**', (route) => route.abort(), { times: 1 });
      await generate(seat);
      await seat.inDialog('Try Again').waitFor();
    },
  },
  {
    name: 'credit-analysis',
    shows: 'screens/credit-analysis/Screen.tsx',
    open: ({ go }) => go('/credit-analysis'),
  },
  {
    name: 'credit-analysis-history',
    shows: 'screens/credit-analysis/Screen.tsx',
    open: async ({ go, page, say }) => {
      await go('/credit-analysis');
      await page.getByRole('link', { name: say('History of {name}', { name: 'Ana Torres' }) }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'print',
    shows: 'screens/print/Screen.tsx',
    open: ({ go, ids }) => go(`/print/${ids.session}`),
  },
]);

export const settingsViews = forAgency([
  { name: 'settings', shows: 'screens/settings/Screen.tsx', open: ({ go }) => go('/settings') },
  {
    name: 'settings-phone',
    shows: 'screens/settings/PhoneDialog.tsx',
    open: async ({ go, button }) => {
      await go('/settings');
      await button('Add a phone number').click();
    },
  },
  {
    name: 'settings-live-chart',
    shows: 'workflow/LiveCharts.tsx',
    open: async ({ go, page, say }) => {
      await go('/settings');
      await page.getByRole('switch', { name: say('Show workflows as charts beside the screens') }).check();
      await page.locator('svg [data-state]').first().waitFor();
    },
  },
  { name: 'not-found', shows: 'app/NotFound.tsx', open: ({ go }) => go('/nowhere') },
]);
