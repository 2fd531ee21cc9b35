import { PrintView } from '#src/screens/print/Screen.tsx';
import { letterList } from '../cases/letterList.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const again = (screen: Screen) => screen.getByRole('button', { name: 'Try Again' });
const letters = async (screen: Screen) => {
  await expect.element(screen.getByRole('button', { name: 'Download Letter(s)' })).toBeEnabled();
};

walkViews({
  cases: letterList,
  show: (list) => <PrintView list={list} links={null} />,
  does: { 'the print shop presses Try Again': ({ screen }) => again(screen).click() },
  sees: {
    fetching: async (screen) => {
      await expect.element(screen.getByRole('status')).toHaveTextContent('Getting the letter list…');
      await letters(screen);
    },
    saved: async (screen) => {
      await expect
        .element(screen.getByRole('status'))
        .toHaveTextContent(
          'The letter list has been saved as a CSV file. The letters download as one ZIP file.',
        );
      await letters(screen);
    },
    failed: async (screen) => {
      await expect.element(screen.getByText('We couldn’t save the letter list.')).toBeVisible();
      await expect.element(screen.getByRole('alert').getByText(/The service is busy/)).toBeVisible();
      expect(screen.getByRole('status').query()).toBeNull();
      await letters(screen);
    },
    closed: async (screen) => {
      await expect.element(screen.getByText(/^This print link isn’t valid/)).toBeVisible();
      expect(screen.getByRole('button').query()).toBeNull();
    },
  },
});
