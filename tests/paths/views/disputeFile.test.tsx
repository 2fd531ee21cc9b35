import { FileDialog } from '#src/screens/disputes/timeline/FileDialog.tsx';
import { failureSentences } from '#tests/support/failureSentences.ts';
import { disputeFile } from '../cases/disputeFile.ts';
import { expect } from '../harness/expect.ts';
import { walkViews } from '../harness/walkViews.tsx';

walkViews({
  cases: disputeFile,
  show: (work) => <FileDialog work={work} name="receipt.png" />,
  does: {
    'Ana presses Try Again': ({ screen }) => screen.getByRole('button', { name: 'Try Again' }).click(),
    'Ana closes the dialog': ({ screen }) => screen.getByRole('button', { name: 'Close' }).click(),
  },
  sees: {
    fetching: async (screen) => {
      await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    },
    shown: async (screen) => {
      await expect.element(screen.getByRole('img', { name: 'receipt.png' })).toBeInTheDocument();
    },
    failed: async (screen) => {
      await expect.element(screen.getByText(failureSentences.busy)).toBeVisible();
    },
    // The page removes the dialog.
    saved: async (screen) => {
      expect(screen.getByRole('img').query()).toBeNull();
    },
    closed: async () => undefined,
  },
});
