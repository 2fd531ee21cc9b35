import { DocumentBox } from '#src/profile/DocumentBox.tsx';
import { aLargePicture, aPicture, ids } from '#tests/machines/builders.ts';
import { documentSlot } from '../cases/documentSlot.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const choose = (file: File) => async (stage: { screen: Screen }) =>
  stage.screen.getByLabelText(/^Proof of address/).upload(file);
const says = (text: RegExp | string) => async (screen: Screen) => {
  await expect.element(screen.getByText(text)).toBeVisible();
};
const uploaded = 'File successfully uploaded!';
const problems: Readonly<Record<string, string>> = {
  fileTooLarge: 'Error Uploading! File too large',
  imageTooLarge: 'This image’s dimensions are too large. Choose a smaller image.',
  notAnImage:
    'We couldn’t read this file. Choose a PNG or JPG image. If it’s an iPhone photo (HEIC), take a screenshot of it and choose that.',
  unexpected: 'Upload failed. Save again to retry.',
};

walkViews({
  cases: documentSlot,
  show: (slot, say) => (
    <DocumentBox
      slot={slot}
      title={say('Proof of address')}
      hint={say('First page of a utility or bank statement')}
      saved={null}
      disabled={false}
      onChange={() => {}}
      onView={() => {}}
    />
  ),
  does: {
    'Ana chooses an image': choose(aPicture()),
    'Ana chooses a photo over the limit': ({ happen }) =>
      happen({ type: 'document.choose', file: aLargePicture() }),
    'Ana chooses a PDF': choose(aPicture('scan.pdf', 'application/pdf')),
    // In a dialog of its own, which has its own walk.
    'Ana crops the photo': async ({ screen, happen }) => {
      await expect.element(screen.getByRole('button', { name: 'Crop Proof of address' })).toBeEnabled();
      await happen({ type: 'document.crop', file: aPicture(), cropped: true });
      await says('Cropped. We’ll send it when you save.')(screen);
    },
    'Ana removes the file': ({ screen }) =>
      screen.getByRole('button', { name: 'Remove Proof of address' }).click(),
    // Saving is done on the form around the slots.
    'the profile is saved': ({ happen }) => happen({ type: 'document.upload', profileId: ids.profile }),
  },
  sees: {
    empty: async (screen) => {
      expect(screen.getByText(uploaded).query()).toBeNull();
      expect(screen.getByText(/Error/).query()).toBeNull();
    },
    // From the choice on, the box says that all went well, as specified: only a file that can still be taken out tells them apart.
    chosen: async (screen) => {
      await says(uploaded)(screen);
      await expect.element(screen.getByRole('button', { name: 'Remove Proof of address' })).toBeVisible();
    },
    shrinking: async (screen) => {
      await says('Making the photo smaller…')(screen);
      expect(screen.getByText(uploaded).query()).toBeNull();
    },
    refused: says(
      /couldn’t read this file|This image is 11\.4 MB, and we couldn’t make it smaller\. Choose one of up to 10 MB\./,
    ),
    uploading: says('Uploading…'),
    uploaded: async (screen) => {
      await says(uploaded)(screen);
      expect(screen.getByRole('button', { name: 'Crop Proof of address' }).query()).toBeNull();
      expect(screen.getByRole('button', { name: 'Remove Proof of address' }).query()).toBeNull();
    },
    failed: async (screen, { context }) => {
      await says(problems[context.failure?.code ?? ''] ?? '')(screen);
      await expect.element(screen.getByRole('button', { name: 'Remove Proof of address' })).toBeVisible();
    },
  },
});
