import { show } from '../profile/show.tsx';
import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { letterDownloadMachine } from '#machines/letterDownload.ts';
import { DownloadDialog } from '#src/repair/DownloadDialog.tsx';
import { ids, refusal, refuses } from '#tests/machines/builders.ts';

it('F13 goes from 0 to 100 percent with the time remaining, and closes once the file is saved', async () => {
  const saved = Promise.withResolvers<void>();
  const download = createActor(
    letterDownloadMachine.provide({ actors: { downloadLetters: fromPromise(() => saved.promise) } }),
    { input: { sessionId: ids.session, file: 'zip' } },
  ).start();
  const { screen } = await show(<DownloadDialog download={download} />);
  const dialog = screen.getByRole('dialog', { name: 'Downloading letters' });
  const shows = async (percent: number, words: string) => {
    await expect.element(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(percent));
    await expect.element(dialog.getByText(`${percent}%`, { exact: true })).toBeVisible();
    await expect.element(dialog.getByText(words)).toBeVisible();
  };
  await shows(0, 'Calculating the time remaining…');
  for (const [loaded, words] of [
    [25, '6 seconds remaining'],
    [67, '1 second remaining'],
    [100, '0 seconds remaining'],
  ] as const) {
    download.send({ type: 'download.progress', loaded, total: 100, elapsed: 2_000 });
    await shows(loaded, words);
  }
  saved.resolve();
  await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
});

const interrupted = 'The download was interrupted.';

/** A download that failed, in its dialog. */
async function failedWith(error: unknown, byLink: boolean) {
  const download = createActor(
    letterDownloadMachine.provide({ actors: { downloadLetters: refuses(error) } }),
    { input: { sessionId: ids.session, file: 'zip' } },
  ).start();
  await waitFor(download, (state) => state.matches('failed'));
  const { screen } = await show(<DownloadDialog download={download} byLink={byLink} />);
  return screen.getByRole('dialog', { name: 'We couldn’t download your letters' });
}

it.each([
  ['its 20 downloads are used up', refusal('linkUsedUp'), true, /used for all of its 20 downloads/],
  ['it was revoked', refusal('notFound'), true, /no longer active\. Ask the person who sent it/],
  ['support has no consent', refusal('consentNeeded'), false, /hasn’t allowed support to download/],
  ['support has given no reason', refusal('reasonNeeded'), false, /give a reason at the top/],
])('says why and offers no retry when %s', async (_, error, byLink, words) => {
  const dialog = await failedWith(error, byLink);
  await expect.element(dialog.getByText(words)).toBeVisible();
  expect(dialog.getByText(interrupted).query()).toBeNull();
  expect(dialog.getByRole('button', { name: 'Try Again' }).query()).toBeNull();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect.poll(() => dialog.query()).toBeNull();
});

it('offers a retry when the connection was lost on the way', async () => {
  const dialog = await failedWith(new TypeError('Failed to fetch'), true);
  await expect.element(dialog.getByText(interrupted)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
