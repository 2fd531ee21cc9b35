import { QuickImportButton } from '#src/screens/dashboard/QuickImportButton.tsx';
import { quickImport } from '../cases/quickImport.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const button = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true });

walkViews({
  cases: quickImport,
  show: (actor) => <QuickImportButton quickImport={actor} />,
  does: {
    'Ana presses Quick Import': ({ screen }) => button(screen, 'Quick Import').click(),
    'Ana chooses a file': ({ screen }) =>
      screen.getByLabelText(/File with your client list/).upload(new File(['Ana Lima'], 'clients.csv')),
    'Ana presses Send Request': ({ screen }) => button(screen, 'Send Request').click(),
    'Ana closes the dialog': ({ screen }) => button(screen, 'Close').click(),
  },
  sees: {
    closed: async (screen) => {
      await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
      await expect.element(button(screen, 'Quick Import')).toBeVisible();
    },
    choosing: async (screen) => {
      await expect.element(screen.getByRole('dialog', { name: 'Quick Import' })).toBeVisible();
      await expect.element(button(screen, 'Send Request')).toBeDisabled();
      expect(screen.getByText('clients.csv').query()).toBeNull();
    },
    chosen: async (screen) => {
      await expect.element(screen.getByText('clients.csv')).toBeVisible();
      await expect.element(button(screen, 'Send Request')).toBeEnabled();
    },
  },
});
