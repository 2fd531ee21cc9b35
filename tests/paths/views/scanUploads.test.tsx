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
    'Ana reads that it is there already': ({ screen }) =>
      screen.getByRole('button', { name: 'Got it' }).click(),
    'Ana removes it': ({ screen }) => screen.getByRole('button', { name: 'Remove' }).click(),
  },
  sees: {
    resting: async (screen, { context }) => {
      await expect.poll(() => screen.getByText(/^Uploading/).query()).toBeNull();
      const code = context.pending[0]?.failure?.code;
      const unreadable = screen.getByText(/We couldn’t read this file/);
      if (code === 'notAnImage') await expect.element(unreadable).toBeVisible();
      else await expect.poll(() => unreadable.query()).toBeNull();
      // The same file would be refused again.
      const again = screen.getByRole('button', { name: 'Upload again' });
      if (code === 'busy') await expect.element(again).toBeVisible();
      else await expect.poll(() => again.query()).toBeNull();
      const repeated = screen.getByText(
        /with the same content was added on 11\/18\/2026 and belongs to Ana Torres/,
      );
      if (context.repeated.length > 0) await expect.element(repeated).toBeVisible();
      else await expect.poll(() => repeated.query()).toBeNull();
    },
    uploading: async (screen) => {
      await expect.element(screen.getByText('Uploading… 1 left')).toBeVisible();
    },
  },
});
