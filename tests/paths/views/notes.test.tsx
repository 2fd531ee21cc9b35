import { Notes } from '#src/app/layout/Notes.tsx';
import { notes } from '../cases/notes.ts';
import { expect } from '../harness/expect.ts';
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
    'Ana deletes the note she wrote': ({ screen }) =>
      screen.getByRole('button', { name: 'Delete note: Call the bank' }).click(),
    'Ana deletes the earlier note': ({ screen }) =>
      screen.getByRole('button', { name: 'Delete note: Call Dora on Monday' }).click(),
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
