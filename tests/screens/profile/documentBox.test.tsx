import { show } from './show.tsx';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { DocumentKind } from '#contract/documents.ts';
import type { FailureCode } from '#contract/failures.ts';
import type { DocumentInfo } from '#contract/profiles.ts';
import { documentSlotMachine } from '#machines/documentSlot.ts';
import { DocumentBox } from '#src/profile/DocumentBox.tsx';
import { aPicture, ids, refusal, succeeds } from '#tests/machines/builders.ts';

afterEach(() => page.viewport(414, 896));

const onFile: DocumentInfo = { uploadedAt: '2026-11-20T15:00:00.000Z', bytes: 1_000, mediaType: 'image/png' };

/** A box whose uploads have the given outcomes, one after another; null means success. */
async function box(
  ends: readonly (FailureCode | null)[],
  shown: { saved?: DocumentInfo; justUploaded?: boolean } = {},
) {
  const left = [...ends];
  const slot = createActor(
    documentSlotMachine.provide({
      actions: { tellSettled: () => {} },
      actors: {
        checkPicture: succeeds(),
        uploadDocument: fromPromise<void, { kind: DocumentKind; profileId: string; file: File }>(async () => {
          const code = left.shift() ?? null;
          if (code !== null) throw refusal(code);
        }),
      },
    }),
    { input: { kind: 'address', left: null } },
  ).start();
  const { screen } = await show(
    <DocumentBox
      slot={slot}
      title="Proof of address"
      hint="First page"
      saved={shown.saved ?? null}
      justUploaded={shown.justUploaded ?? false}
      disabled={false}
      onChange={() => {}}
    />,
  );
  const input = screen.getByLabelText(/^Proof of address/);
  await expect.element(input).toBeInTheDocument();
  return {
    screen,
    choose: (name = 'bill.png') => input.upload(aPicture(name)),
    save: () => slot.send({ type: 'document.upload', profileId: ids.profile }),
    /** What the box says, and in which color it says it. */
    look: () => {
      const label = document.querySelector('label');
      const text = label?.querySelector('[aria-live]');
      return [text?.textContent, label && getComputedStyle(label).borderTopColor];
    },
  };
}

const green = 'rgb(23, 105, 58)';
const red = 'rgb(179, 32, 32)';
const success = ['File successfully uploaded!', green];
const chosen = ['File successfully uploaded!We’ll send it when you save.', green];
const tooLarge = ['Error Uploading! File too large', red];

it('D8 looks plain, like success once a file is chosen, and like the outcome of each upload after that', async () => {
  const { choose, save, look } = await box(['fileTooLarge', null, 'fileTooLarge', null]);
  const [words, plain] = look();
  expect([words, [green, red].includes(String(plain))]).toEqual(['First page', false]);
  await choose();
  await expect.poll(look).toEqual(chosen);
  save();
  await expect.poll(look).toEqual(tooLarge);
  await choose('smaller.png');
  await expect.poll(look).toEqual(chosen);
  save();
  await expect.poll(look).toEqual(success);
  await choose('large again.png');
  save();
  await expect.poll(look).toEqual(tooLarge);
  save();
  await expect.poll(look).toEqual(success);
});

it('D8 D9 shows success for a document that came with the creation of its profile, and for one from earlier its date', async () => {
  const created = await box([], { saved: onFile, justUploaded: true });
  expect(created.look()).toEqual(success);
  await expect.element(created.screen.getByText('On file since 11/20/2026')).toBeVisible();
  await created.screen.unmount();
  const earlier = await box(['fileTooLarge'], { saved: onFile });
  expect(earlier.look()[0]).toBe('Choose another image to replace this one');
  await expect.element(earlier.screen.getByText('On file since 11/20/2026')).toBeVisible();
  await earlier.choose();
  earlier.save();
  await expect.poll(earlier.look).toEqual(tooLarge);
});

it('says that a proof of address is older than the address, until another is uploaded', async () => {
  const { screen, choose, save, look } = await box([null], { saved: { ...onFile, isBeforeMove: true } });
  const older = screen.getByText(
    /^Uploaded before the address changed\. Upload one that shows the current address/,
  );
  await expect.element(older).toBeVisible();
  await choose();
  save();
  await expect.poll(look).toEqual(success);
  expect(older.query()).toBeNull();
});

it('stays as wide as its place, however long the name of a file is', async () => {
  await page.viewport(320, 640);
  const { screen, choose } = await box([]);
  await choose('IMG_20261130_104512_HDR_the_whole_utility_bill_of_november.png');
  const remove = screen.getByRole('button', { name: 'Remove Proof of address' });
  await expect.element(remove).toBeVisible();
  expect(remove.element().getBoundingClientRect().right).toBeLessThanOrEqual(320);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
