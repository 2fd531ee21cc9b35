/** The pages of an answer of which some can't be stored: nobody has to look for them. */
import { page } from 'vitest/browser';
import { expect, it, onTestFinished } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { answerPagesMachine } from '#machines/answerPages.ts';
import { answerRecordingMachine } from '#machines/answerRecording.ts';
import type { Recording } from '#machines/answerRecordingParts.ts';
import { AnswerView } from '#src/screens/answer/Screen.tsx';
import { aClient, letterIds } from '#tests/machines/answers.ts';
import { aPicture, ids, recording, refusal } from '#tests/machines/builders.ts';
import { phone } from '../../paths/harness/openView.ts';
import { expectAccessible, show } from '../profile/show.tsx';

const typeOf = (name: string) => (name.endsWith('.pdf') ? 'application/pdf' : 'image/png');

async function withFiles(...names: readonly string[]) {
  const machine = answerRecordingMachine.provide({
    actors: {
      recordDisputeEvent: recording<void, Recording>([], undefined),
      answerPages: answerPagesMachine.provide({
        actors: {
          uploadDisputeFile: fromPromise(async ({ input: { file } }) => {
            if (file instanceof File && file.name.startsWith('bad')) throw refusal('notAnImage');
            return { id: crypto.randomUUID() };
          }),
        },
      }),
    },
  });
  const input = {
    profileId: ids.profile,
    client: aClient(),
    letter: letterIds.first,
    entry: null,
    attached: [],
  };
  const actor = createActor(machine, { input }).start();
  const { screen } = await show(<AnswerView recording={actor} onAnother={() => undefined} />);
  const { answerPages } = actor.getSnapshot().children;
  if (answerPages === undefined) throw new Error('The pages are not running');
  answerPages.send({ type: 'files.add', files: names.map((name) => aPicture(name, typeOf(name))) });
  await waitFor(answerPages, (state) => state.matches('resting'));
  return {
    screen,
    actor,
    pages: answerPages,
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
  };
}

async function on(size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.viewport(size.width, size.height);
  onTestFinished(() => page.viewport(phone.width, phone.height));
}

it('shows the first that wasn’t stored, and then leads to it from every other', async () => {
  await on({ width: 1440, height: 900 });
  const { screen, button } = await withFiles('one.png', 'bad.png', 'three.png', 'four.png');
  await expect.element(screen.getByText('Page 2 of 4', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/^We couldn’t read this file/)).toBeVisible();
  await button('Next page').click();
  await expect.element(screen.getByText('Page 3 of 4', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Page 2 wasn’t uploaded.', { exact: true })).toBeVisible();
  await expectAccessible();
  await button('Show page 2').click();
  await expect.element(screen.getByText('Page 2 of 4', { exact: true })).toBeVisible();
  await button('Remove page').click();
  await expect.element(screen.getByText('Page 3 of 3', { exact: true })).toBeVisible();
  expect(screen.getByText(/wasn’t uploaded/).query()).toBeNull();
});

it('lets a person remove it in the last step of a phone, where it keeps the answer from being recorded', async () => {
  await on(phone);
  const { screen, actor, button } = await withFiles('one.png', 'bad.png');
  actor.send({ type: 'date.enter', field: 'printed', on: '2026-11-14' });
  actor.send({ type: 'answer.choose', answer: 'results' });
  for (const _step of ['sender', 'picture', 'kind']) actor.send({ type: 'step.next' });
  actor.send({ type: 'items.skipRest' });
  await expect.element(screen.getByText(/^Page 2 wasn’t uploaded\. Remove it first\./)).toBeVisible();
  await expect.element(button('Record answer')).toBeDisabled();
  await button('Show page 2').click();
  await expect.element(screen.getByRole('heading', { name: 'Page 2 of 2' })).toHaveFocus();
  // The same file would be refused again.
  expect(button('Upload again').query()).toBeNull();
  await button('Remove page').click();
  await expect.element(screen.getByText('Page 1 of 1', { exact: true })).toBeVisible();
  await expect.element(button('Record answer')).toBeEnabled();
});

it('calls a PDF a file, because nobody has counted its pages', async () => {
  await on({ width: 1440, height: 900 });
  const { screen, button } = await withFiles('one.png', 'answers.pdf');
  await expect.element(screen.getByText('File 2 of 2', { exact: true })).toBeVisible();
  await expect.element(button('Remove file')).toBeVisible();
  await button('Previous page').click();
  await expect.element(screen.getByText('Page 1 of 2', { exact: true })).toBeVisible();
  await expect.element(button('Remove page')).toBeVisible();
});

it('turns one page and leaves the others as they are', async () => {
  await on({ width: 1440, height: 900 });
  const { screen, button } = await withFiles('one.png', 'two.png');
  const turned = () => screen.getByRole('img', { name: /png$/ }).element().style.rotate;
  await button('Turn').click();
  expect(turned()).toBe('90deg');
  await button('Previous page').click();
  expect(turned()).toBe('0deg');
  await button('Next page').click();
  expect(turned()).toBe('90deg');
});

it('says how many files had no room, and what to do about it', async () => {
  await on({ width: 1440, height: 900 });
  const { screen, button } = await withFiles(...Array.from({ length: 12 }, (_, place) => `${place}.png`));
  await expect
    .element(screen.getByText(/^2 files weren’t added\. Put several pages into one PDF/))
    .toBeVisible();
  await expect.element(screen.getByText('Page 10 of 10', { exact: true })).toBeVisible();
  await button('Remove page').click();
  expect(screen.getByText(/weren’t added/).query()).toBeNull();
});

it('shows the name of a photo of a kind that browsers can’t show, and no broken image', async () => {
  await on({ width: 1440, height: 900 });
  const { screen, pages } = await withFiles('one.png');
  const photo = new File(['ftypheic'], 'bad IMG_0412.HEIC', { type: 'image/heic' });
  pages.send({ type: 'files.add', files: [photo] });
  await expect.element(screen.getByText('bad IMG_0412.HEIC', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/^We couldn’t read this file/)).toBeVisible();
  expect(screen.getByRole('img', { name: /HEIC/ }).query()).toBeNull();
  expect(screen.getByText('Open PDF in a new tab').query()).toBeNull();
});
