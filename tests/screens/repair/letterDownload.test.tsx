import { show } from '../profile/show.tsx';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { letterDownloadMachine } from '#machines/letterDownload.ts';
import { DownloadDialog } from '#src/repair/LettersDialogs.tsx';
import { ids } from '#tests/machines/builders.ts';

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
