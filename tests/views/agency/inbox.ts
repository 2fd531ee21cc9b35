import { aPhoto } from '#tests/support/mainJob.ts';
import type { Seat } from '../view.ts';
import { forAgency } from './forAgency.ts';

async function withScan({ go, page, say }: Seat): Promise<void> {
  await go('/inbox');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'scan-0001.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() });
  await page.getByText(say('Open and assign'), { exact: true }).first().waitFor();
}

export const inboxViews = forAgency([
  { name: 'inbox', shows: 'screens/inbox/Screen.tsx', open: ({ go }) => go('/inbox') },
  {
    name: 'inbox-scan',
    shows: 'screens/inbox/ScanDialog.tsx',
    alone: true,
    open: async (seat) => {
      await withScan(seat);
      const { page, say } = seat;
      await page.getByText(say('Open and assign'), { exact: true }).first().click();
      await page.getByRole('dialog').getByRole('img').waitFor();
    },
  },
  {
    name: 'inbox-discard',
    shows: 'screens/inbox/ScanDialog.tsx',
    alone: true,
    open: async (seat) => {
      await withScan(seat);
      const { page, say, inDialog } = seat;
      await page.getByText(say('Open and assign'), { exact: true }).first().click();
      await inDialog('Discard…').click();
      await page.getByRole('dialog').locator('label:has(input[type=radio])').first().click();
    },
  },
]);
