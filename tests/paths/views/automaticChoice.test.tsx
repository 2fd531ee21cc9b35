import { createActor } from 'xstate';
import { liveLettersMachine } from '#machines/liveLetters.ts';
import { AutomaticDialog } from '#src/screens/repair-center/AutomaticDialog.tsx';
import { automaticChoice } from '../cases/automaticChoice.ts';
import { aShortLetter } from '#tests/support/aShortLetter.ts';
import { done } from '../harness/cases.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

/** Nothing is told what is chosen here. */
const live = createActor(liveLettersMachine).start();

const dialog = (screen: Screen) => screen.getByRole('dialog', { name: 'What should the letters cover?' });
const press = (name: string) => (stage: { screen: Screen }) =>
  dialog(stage.screen).getByRole('button', { name }).click();
const toggle = ({ screen }: { screen: Screen }) =>
  dialog(screen).getByText('Attack All Negative Accounts').click();
const away = async (screen: Screen) => {
  await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
};

walkViews({
  cases: automaticChoice,
  own: ['letterPreview', 'enclosureChoice'],
  show: (choice) => <AutomaticDialog choice={choice} live={live} />,
  does: {
    'Ana selects "Attack All Negative Accounts"': toggle,
    'Ana deselects "Attack All Negative Accounts"': toggle,
    'Ana presses Generate': press('Generate'),
    'Ana presses Preview': press('Preview'),
    'the preview is closed': ({ screen }) =>
      screen.getByRole('dialog').getByRole('button', { name: 'Back' }).click(),
    'Ana generates the letters that she read': async ({ screen, happen }) => {
      const preview = screen.getByRole('dialog', { name: 'Preview letters' });
      await happen(done('previewLetters', { letters: [aShortLetter('Experian')] }));
      await preview.getByRole('button', { name: 'Generate', exact: true }).click();
    },
    'Ana presses Try Again': press('Try Again'),
    'Ana presses Cancel': press('Cancel'),
  },
  sees: {
    fetching: async (screen) => {
      await expect.element(dialog(screen).getByRole('button', { name: 'Generate' })).toBeDisabled();
      expect(dialog(screen).getByRole('checkbox').elements()).toHaveLength(0);
    },
    failed: async (screen) => {
      await expect.element(dialog(screen).getByText(/An unknown error occurred!/)).toBeVisible();
      await expect.element(dialog(screen).getByRole('button', { name: 'Generate' })).toBeDisabled();
    },
    choosing: async (screen) => {
      const boxes = dialog(screen).getByRole('checkbox');
      await expect.poll(() => boxes.elements()).toHaveLength(6);
      const ticked = boxes.elements().filter((box) => box instanceof HTMLInputElement && box.checked);
      const generate = dialog(screen).getByRole('button', { name: 'Generate' });
      if (ticked.length === 0) await expect.element(generate).toBeDisabled();
      else await expect.element(generate).toBeEnabled();
      // The walk selects only the option that also writes to creditors.
      expect(
        dialog(screen)
          .getByText(/They may ignore a letter/)
          .elements(),
      ).toHaveLength(ticked.length);
      const preview = dialog(screen).getByRole('button', { name: 'Preview' });
      if (ticked.length === 0) await expect.element(preview).toBeDisabled();
      else await expect.element(preview).toBeEnabled();
    },
    previewing: async (screen) => {
      await expect.element(screen.getByRole('dialog', { name: 'Preview letters' })).toBeVisible();
      expect(dialog(screen).query()).toBeNull();
    },
    confirmed: away,
    cancelled: away,
  },
});
