import { forAgency } from './forAgency.ts';

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
    name: 'settings-contract',
    shows: 'screens/settings/ContractTermsCard.tsx',
    open: async ({ go, page, say }) => {
      await go('/settings');
      await page.locator('summary', { hasText: say('Contract with your clients') }).click();
    },
  },
  {
    name: 'settings-access-record',
    shows: 'screens/settings/AccessRecordDialog.tsx',
    open: async ({ go, button, page, say, ids }) => {
      // Opening a client is an access.
      await go(`/edit-profile/${ids.client}`);
      await go('/settings');
      await button('View access record').click();
      await page.getByRole('table', { name: say('Access record') }).waitFor();
    },
  },
  {
    name: 'settings-live-chart',
    shows: 'workflow/LiveCharts.tsx',
    alone: true,
    open: async ({ go, page, say }) => {
      await go('/settings');
      await page.getByRole('switch', { name: say('Show workflow charts next to the screens') }).check();
      await page.locator('svg [data-state]').first().waitFor();
    },
  },
  { name: 'not-found', shows: 'app/NotFound.tsx', open: ({ go }) => go('/nowhere') },
]);
