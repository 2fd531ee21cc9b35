import type { Seat } from '../view.ts';
import { forAgency } from './forAgency.ts';
import { disputes, press } from './onDisputes.ts';

/** Says why the file is free, and chooses all bureaus. */
async function stateReason(seat: Seat): Promise<void> {
  await press(seat, 'Ask for the file');
  const dialog = seat.page.getByRole('dialog');
  await dialog.getByText(seat.say('Unemployed'), { exact: true }).click();
  for (const bureau of await dialog.getByRole('checkbox').all()) await bureau.check();
}

/** Asks all bureaus for a freeze. */
async function wishFreeze(seat: Seat): Promise<void> {
  await press(seat, 'Protect the file');
  const dialog = seat.page.getByRole('dialog');
  await dialog.getByText(seat.say('A security freeze'), { exact: true }).click();
  for (const bureau of await dialog.getByRole('checkbox').all()) await bureau.check();
}

/** The client got the statement of rights, and has yet to sign the contract. */
async function withUnsignedContract({ page }: Seat): Promise<void> {
  await page.route('**/api/v1/profile/summary/*', async (route) => {
    const response = await route.fetch();
    const contract = { state: 'disclosed', opensOn: null };
    await route.fulfill({ response, json: { ...(await response.json()), contract } });
  });
}

export const fileWideViews = forAgency([
  {
    name: 'disputes-file-request',
    shows: 'screens/disputes/file/StatingReason.tsx',
    open: async (seat) => {
      await disputes(seat);
      await stateReason(seat);
    },
  },
  {
    name: 'disputes-file-request-held',
    shows: 'screens/disputes/file/FileRequestDialog.tsx',
    open: async (seat) => {
      await withUnsignedContract(seat);
      await disputes(seat);
      await stateReason(seat);
      await seat.inDialog('Read the letters').click();
      await seat.page.getByText('Request for disclosure of my credit file').waitFor();
    },
  },
  {
    name: 'disputes-file-request-written',
    shows: 'screens/disputes/file/FileRequestDialog.tsx',
    open: async (seat) => {
      const written = { sessionId: seat.ids.client, printVariantId: '1' };
      await seat.page.route('**/api/v1/profile/disputes/*/file', (route) => route.fulfill({ json: written }));
      await disputes(seat);
      await stateReason(seat);
      await seat.inDialog('Read the letters').click();
      await seat.page.getByText('Request for disclosure of my credit file').waitFor();
      await seat.page.getByRole('dialog').getByRole('button').last().click();
      await seat.page.getByText(seat.say('Letters written')).waitFor();
    },
  },
  {
    name: 'disputes-file-protection',
    shows: 'screens/disputes/file/StatingWish.tsx',
    open: async (seat) => {
      await disputes(seat);
      await wishFreeze(seat);
    },
  },
  {
    name: 'disputes-file-protection-read',
    shows: 'screens/disputes/file/FileRequestDialog.tsx',
    open: async (seat) => {
      await disputes(seat);
      await wishFreeze(seat);
      await seat.inDialog('Read the letters').click();
      await seat.page.getByText('Request for a security freeze').waitFor();
    },
  },
]);
