import type { Enclosures } from '#contract/enclosures.ts';
import { LetterPreview } from '#src/repair/LetterPreview.tsx';
import { letterPreview } from '../cases/letterPreview.ts';
import { expect } from '../harness/expect.ts';
import { failureSentences } from '#tests/support/failureSentences.ts';
import { done } from '../harness/cases.ts';
import { type Screen, type Stage, walkViews } from '../harness/walkViews.tsx';

const dialog = (screen: Screen) => screen.getByRole('dialog', { name: 'Preview letters' });
const again = ({ screen }: { screen: Screen }) =>
  dialog(screen).getByRole('button', { name: 'Try Again' }).click();

/** A phone shows pages or sentences. */
const turnTo = (screen: Screen, part: string) =>
  dialog(screen).getByRole('group', { name: 'Show' }).getByText(part).click();

/** Whatever becomes of the pages, the sentences and their evidence can be read. */
async function sentences(screen: Screen): Promise<void> {
  await turnTo(screen, 'Sentences and evidence');
  const said = dialog(screen).getByText(/Your file shows the balance as/);
  await expect.element(said).toBeVisible();
  const summary = dialog(screen).getByText('Based on 2 values');
  await summary.click();
  await expect.element(dialog(screen).getByText('The bureaus disagree on the balance.')).toBeVisible();
  await expect.element(dialog(screen).getByText(/15 USC 1681e/)).toBeVisible();
  await summary.click();
  await turnTo(screen, 'Pages');
}

const enclosures: Enclosures = { uploaded: ['address'], hasSsn: true, choices: [] };

/** The part that is shown with each letter has a walk of its own. */
async function changeEnclosures({ screen, happen }: Stage): Promise<void> {
  const part = dialog(screen).getByRole('group', { name: 'Enclosed with this letter' });
  const isLoading = dialog(screen).getByRole('status', { name: 'Loading enclosures…' }).query() !== null;
  if (isLoading) await happen(done('letterEnclosures', enclosures));
  const details = part.element().querySelector('details');
  if (details?.open === false) await part.getByText(/^Enclosed with this letter/).click();
  await part.getByText('Proof of address', { exact: true }).click();
  await happen(done('chooseEnclosures', enclosures));
}

walkViews({
  cases: letterPreview,
  own: ['enclosureChoice'],
  show: (preview) => <LetterPreview preview={preview} />,
  does: {
    'Ana presses Try Again': again,
    'Ana requests the pages again': again,
    'a change of the enclosures is saved': changeEnclosures,
    'Ana goes to the letter to Equifax': ({ screen }) =>
      dialog(screen).getByRole('button', { name: 'Next letter' }).click(),
    'Ana generates the letters that she read': ({ screen }) =>
      dialog(screen).getByRole('button', { name: 'Generate', exact: true }).click(),
    'Ana goes back': ({ screen }) => dialog(screen).getByRole('button', { name: 'Back' }).click(),
  },
  sees: {
    planning: async (screen) => {
      await expect.element(screen.getByRole('status', { name: 'Preparing letters…' })).toBeVisible();
    },
    failed: async (screen, { context }) => {
      const why = failureSentences[context.failure?.code ?? 'unexpected'];
      await expect.element(dialog(screen).getByText(why)).toBeVisible();
    },
    'reading.drawing': async (screen) => {
      await expect.element(screen.getByRole('status', { name: 'Preparing pages…' })).toBeVisible();
      await sentences(screen);
    },
    'reading.drawn': async (screen) => {
      await expect.element(dialog(screen).getByRole('img', { name: 'Page 2 of 2' })).toBeVisible();
      const shapes = dialog(screen)
        .getByRole('img')
        .elements()
        .map((image) => Math.round((100 * image.clientHeight) / image.clientWidth));
      // US Letter, upright.
      expect(shapes).toEqual([129, 129]);
      await sentences(screen);
    },
    'reading.blank': async (screen) => {
      await expect.element(dialog(screen).getByText(/The service is busy/)).toBeVisible();
      await sentences(screen);
    },
    accepted: async (screen) => {
      await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
    },
    closed: async (screen) => {
      await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
    },
  },
});
