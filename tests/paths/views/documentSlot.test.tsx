import { DocumentBox } from '#src/profile/DocumentBox.tsx';
import { aPicture, ids } from '#tests/machines/builders.ts';
import { documentSlot } from '../cases/documentSlot.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const choose = (file: File) => async (stage: { screen: Screen }) =>
  stage.screen.getByLabelText(/Proof of address/).upload(file);
const says = (text: RegExp | string) => async (screen: Screen) => {
  await expect.element(screen.getByText(text)).toBeVisible();
};
const uploaded = 'File successfully uploaded!';
const waits = 'It will be sent when you save the profile.';
const problems: Readonly<Record<string, string>> = {
  fileTooLarge: 'Error Uploading! File too large',
  imageTooLarge: 'This picture has too many pixels. Please choose a smaller one.',
  notAnImage: 'This is no readable png or jpg picture. Please choose another file.',
  unexpected: 'Error Uploading! Please save again.',
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
    'Ana chooses a pdf': choose(aPicture('scan.pdf', 'application/pdf')),
    'Ana takes the file out again': ({ screen }) => screen.getByRole('button', { name: 'Remove' }).click(),
    // Saving is done on the form around the slots.
    'the profile is saved': ({ happen }) => happen({ type: 'document.upload', profileId: ids.profile }),
  },
  sees: {
    empty: async (screen) => {
      expect(screen.getByText(uploaded).query()).toBeNull();
      expect(screen.getByText(/Error/).query()).toBeNull();
    },
    // The box says from the choice on that all went well, as specified; what is still to be done stands below it.
    chosen: async (screen) => {
      await says(uploaded)(screen);
      await expect.element(screen.getByText(waits)).toBeVisible();
      await expect.element(screen.getByRole('button', { name: 'Remove' })).toBeVisible();
    },
    refused: says(/no readable png or jpg/),
    uploading: says('Uploading…'),
    uploaded: async (screen) => {
      await says(uploaded)(screen);
      expect(screen.getByText(waits).query()).toBeNull();
      expect(screen.getByRole('button', { name: 'Remove' }).query()).toBeNull();
    },
    failed: async (screen, { context }) => {
      await says(problems[context.failure?.code ?? ''] ?? '')(screen);
      await expect.element(screen.getByRole('button', { name: 'Remove' })).toBeVisible();
    },
  },
});
