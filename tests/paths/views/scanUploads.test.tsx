import { UploadCard } from '#src/screens/inbox/UploadCard.tsx';
import { aPicture } from '#tests/machines/builders.ts';
import { scanUploads } from '../cases/scanUploads.ts';
import { expect } from '../harness/expect.ts';
import { walkViews } from '../harness/walkViews.tsx';

walkViews({
  cases: scanUploads,
  show: (uploads) => <UploadCard uploads={uploads} />,
  does: {
    'Ana chooses a scan': ({ screen }) => screen.getByLabelText(/^Add scans/).upload(aPicture('answer.png')),
    'Ana tries to upload it again': ({ screen }) =>
      screen.getByRole('button', { name: 'Upload again' }).click(),
    'Ana removes it': ({ screen }) => screen.getByRole('button', { name: 'Remove' }).click(),
  },
  sees: {
    resting: async (screen, { context }) => {
      await expect.poll(() => screen.getByText(/^Uploading/).query()).toBeNull();
      const failed = screen.getByText(/We couldn’t read this file/);
      if (context.pending.length > 0) await expect.element(failed).toBeVisible();
      else await expect.poll(() => failed.query()).toBeNull();
    },
    uploading: async (screen) => {
      await expect.element(screen.getByText('Uploading… 1 left')).toBeVisible();
    },
  },
});
