import { attempts } from '#tests/support/attempts.ts';
import type { Seat } from '../view.ts';
import { forAgency } from './forAgency.ts';

async function openPalette({ go, page }: Seat): Promise<void> {
  await go('/settings');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
}

export const commandViews = forAgency([
  { name: 'palette', shows: 'palette/PaletteDialog.tsx', open: openPalette },
  {
    name: 'palette-clients',
    shows: 'palette/PaletteList.tsx',
    open: async (seat) => {
      await openPalette(seat);
      await seat.page.keyboard.type('an');
      await seat.page.getByRole('option', { name: /^Ana Torres/ }).waitFor();
    },
  },
  {
    name: 'palette-parts',
    shows: 'palette/PaletteDialog.tsx',
    open: async (seat) => {
      await openPalette(seat);
      await seat.page.keyboard.type(seat.say('User info'));
      await seat.page.getByRole('group', { name: seat.say('On this page') }).waitFor();
    },
  },
  {
    name: 'palette-repair-center-for',
    shows: 'palette/PaletteDialog.tsx',
    open: async (seat) => {
      await openPalette(seat);
      await seat.page.getByRole('option', { name: seat.say('Open the Repair Center for a client') }).click();
      await seat.page.getByRole('option', { name: /^Ana Torres/ }).waitFor();
    },
  },
  {
    name: 'palette-not-searched',
    shows: 'palette/PaletteDialog.tsx',
    open: async (seat) => {
      await seat.page.route(/\/profiles\?search=/, (route) => route.abort(), { times: attempts });
      await openPalette(seat);
      // Two keys with a pause between them would be two searches.
      await seat.page.keyboard.insertText('an');
      await seat.inDialog('Try Again').waitFor();
    },
  },
  {
    name: 'shortcuts',
    shows: 'palette/ShortcutsDialog.tsx',
    open: async ({ go, page }) => {
      await go('/settings');
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  },
]);
