import { DownloadDialog } from '#src/repair/DownloadDialog.tsx';
import { letterDownload } from '../cases/letterDownload.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const dialog = (screen: Screen, name = 'Downloading letters') => screen.getByRole('dialog', { name });
const failed = (screen: Screen) => dialog(screen, 'We couldn’t download your letters');
const away = async (screen: Screen) => {
  await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
};

walkViews({
  cases: letterDownload,
  show: (download) => <DownloadDialog download={download} />,
  does: {
    'half of the ZIP file is downloaded': async ({ screen, happen }) => {
      await happen({ type: 'download.progress', loaded: 50, total: 100, elapsed: 2_000 });
      await expect.element(dialog(screen).getByText('50%')).toBeVisible();
      await expect.element(dialog(screen).getByText('2 seconds remaining')).toBeVisible();
    },
    'Ana presses Try Again': ({ screen }) =>
      failed(screen).getByRole('button', { name: 'Try Again' }).click(),
    'Ana closes the dialog': ({ screen }) =>
      screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
  },
  sees: {
    downloading: async (screen) => {
      await expect.element(dialog(screen).getByRole('progressbar', { name: 'Download' })).toBeVisible();
      expect(dialog(screen).getByRole('button', { name: 'Try Again' }).query()).toBeNull();
    },
    failed: async (screen) => {
      await expect.element(failed(screen).getByText('The download was interrupted.')).toBeVisible();
      expect(failed(screen).getByRole('progressbar').query()).toBeNull();
    },
    complete: away,
    abandoned: away,
  },
});
