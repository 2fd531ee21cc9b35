import { RecordingForm } from '#src/screens/disputes/forms/RecordingForm.tsx';
import { aPicture, ids } from '#tests/machines/builders.ts';
import { toEquifax } from '#tests/support/aDispute.ts';
import { failureSentences } from '#tests/support/failureSentences.ts';
import { letterEvent } from '../cases/letterEvent.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, type Stage, walkViews } from '../harness/walkViews.tsx';
import { closes } from './parts.tsx';

const button = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true });
const receipt = (screen: Screen) => screen.getByLabelText(/^Photo of the receipt/);
const way = (screen: Screen) => screen.getByRole('combobox', { name: /^How it was sent/ });
const choose =
  (file: File) =>
  ({ screen }: Stage) =>
    receipt(screen).upload(file);

walkViews({
  cases: letterEvent,
  show: (work) => (
    <RecordingForm
      work={work}
      profileId={ids.profile}
      recording={{ kind: 'mailed', letters: [toEquifax], corrected: null }}
      today="2026-10-05"
    />
  ),
  does: {
    'Ana chooses a photo of the receipt': choose(aPicture('receipt.png')),
    'Ana chooses a text file': choose(aPicture('receipt.txt', 'text/plain')),
    'Ana removes the photo': ({ screen }) => button(screen, 'Remove').click(),
    'Ana presses Save': async ({ screen }) => {
      await way(screen).selectOptions('First-class mail');
      await button(screen, 'Save').click();
    },
    'Ana presses Cancel': ({ screen }) => closes(screen, () => button(screen, 'Cancel').click()),
  },
  sees: {
    open: async (screen) => {
      await expect.element(screen.getByRole('dialog', { name: 'I mailed it' })).toBeVisible();
      await expect.element(screen.getByRole('textbox', { name: /^Mailed on/ })).toHaveValue('10/05/2026');
    },
    'open.filling': async (screen, { context }) => {
      expect(
        screen
          .getByText(
            'Choose a PNG, JPG, or PDF file. If it’s an iPhone photo (HEIC), take a screenshot of it and choose that.',
          )
          .query(),
      ).toBeNull();
      await expect.poll(() => screen.getByText('receipt.png').query() !== null).toBe(context.file !== null);
    },
    'open.refused': async (screen) => {
      await expect
        .element(
          screen.getByText(
            'Choose a PNG, JPG, or PDF file. If it’s an iPhone photo (HEIC), take a screenshot of it and choose that.',
          ),
        )
        .toBeVisible();
    },
    'open.failed': async (screen, { context }) => {
      const sentence = failureSentences[context.failure?.code ?? 'unexpected'];
      await expect.element(screen.getByText(sentence)).toBeVisible();
      await expect.element(way(screen)).toHaveDisplayValue('First-class mail');
    },
    uploading: async (screen) => {
      await expect.element(receipt(screen)).toHaveAttribute('aria-busy', 'true');
    },
    recording: async (screen) => {
      await expect.element(button(screen, 'Save')).toHaveAttribute('aria-busy', 'true');
      await expect.element(way(screen)).toBeDisabled();
    },
    recorded: async () => undefined,
    closed: async () => undefined,
  },
});
