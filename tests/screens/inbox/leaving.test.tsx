import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { scanUploadsMachine } from '#machines/scanUploads.ts';
import { UploadCard } from '#src/screens/inbox/UploadCard.tsx';
import { hasUnsaved } from '#src/ui/unsavedForms.ts';
import { show } from '../profile/show.tsx';

it('asks before scans are lost that are not uploaded yet', async () => {
  const stored = Promise.withResolvers<{ id: string }>();
  const uploads = createActor(
    scanUploadsMachine.provide({
      actors: { uploadScan: fromPromise(() => stored.promise) },
      actions: { refresh: () => {} },
    }),
  ).start();
  const { screen, router } = await show(<UploadCard uploads={uploads} />);
  expect(hasUnsaved()).toBe(false);
  uploads.send({ type: 'files.add', files: [new File(['scan'], 'scan.pdf')] });
  await expect.element(screen.getByText('Uploading… 1 left')).toBeVisible();
  router.history.push('/elsewhere');
  await screen
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  stored.resolve({ id: 'scan' });
  await expect.poll(() => hasUnsaved()).toBe(false);
});
