import { expect } from 'vitest';
import { Notes } from '#src/app/layout/Notes.tsx';
import { notes } from '../cases/notes.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const list = (screen: Screen) => screen.getByRole('region', { name: 'Your notes' });
const field = (screen: Screen) => screen.getByLabelText('New note');

walkViews({
  cases: notes,
  show: (kept) => <Notes notes={kept} />,
  does: {
    'Ana writes a note': async ({ screen }) => {
      await field(screen).fill('Call the bank');
      await screen.getByRole('button', { name: 'Add note' }).click();
    },
    // Each note has a name of its own in the walk; on the page a note written twice stands there twice.
    'Ana deletes the note she wrote': async ({ screen }) => {
      const buttons = screen.getByRole('button', { name: 'Delete note: Call the bank' });
      while (buttons.elements().length > 0) await buttons.first().click();
    },
    'Ana deletes the note that was there': ({ screen }) =>
      screen.getByRole('button', { name: 'Delete note: Mail the letters' }).click(),
  },
  sees: {
    empty: async (screen) => {
      await expect.element(list(screen).getByText('No Notes Added Yet')).toBeVisible();
      await expect.element(field(screen)).toHaveValue('');
    },
    listed: async (screen) => {
      await expect.element(list(screen).getByRole('listitem').first()).toBeVisible();
      expect(screen.getByText('No Notes Added Yet').query()).toBeNull();
      await expect.element(field(screen)).toHaveValue('');
    },
  },
});
