import { expect } from 'vitest';
import { DocumentBox } from '#src/profile/DocumentBox.tsx';
import { aPicture, ids } from '#tests/machines/builders.ts';
import { documentSlot } from '../cases/documentSlot.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const choose = (file: File) => async (stage: { screen: Screen }) =>
  stage.screen.getByLabelText(/Proof of address/).upload(file);
const says = (text: RegExp | string) => async (screen: Screen) => {
  await expect.element(screen.getByText(text)).toBeVisible();
};
const uploaded = 'File successfully uploaded!';

walkViews({
  cases: documentSlot,
  show: (slot) => (
    <DocumentBox
      slot={slot}
      title="Proof of address"
      hint="First page of a utility or bank statement"
      saved={null}
      disabled={false}
      onChange={() => {}}
      onView={() => {}}
    />
  ),
  does: {
    'Ana chooses a picture': choose(aPicture()),
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
    chosen: says(uploaded),
    refused: says(/couldn’t read this file/),
    uploading: says('Uploading…'),
    uploaded: says(uploaded),
    failed: says('Error Uploading! File too large'),
  },
});
