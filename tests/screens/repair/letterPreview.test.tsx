import { show } from '../profile/show.tsx';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createActor } from 'xstate';
import type { Enclosures } from '#contract/enclosures.ts';
import type { PreviewedLetter } from '#contract/letterPreview.ts';
import { enclosureChoiceMachine } from '#machines/enclosureChoice.ts';
import { letterPreviewMachine } from '#machines/letterPreview.ts';
import { LetterPreview } from '#src/repair/LetterPreview.tsx';
import { answers, ids } from '#tests/machines/builders.ts';

/** A letter that is much longer than a phone screen. */
const letter = (bureau: 'Experian' | 'Equifax'): PreviewedLetter => ({
  id: bureau,
  destination: { id: bureau, name: bureau, kind: 'bureau' },
  disputesSsn: false,
  subject: { text: `Dispute of accounts in my ${bureau} file`, evidence: [], finding: null },
  blocks: Array.from({ length: 60 }, (_, place) => ({
    heading: `${String(place + 1)}. FIRST BANK`,
    item: { key: `account:${String(place)}`, name: 'FIRST BANK' },
    sentences: [{ text: 'Please verify this account.', evidence: [], finding: null }],
  })),
});

const nothingUploaded: Enclosures = { uploaded: [], hasSsn: true, choices: [] };
const inSight = (name: string) => {
  const { top, bottom } = page.getByText(name, { exact: true }).element().getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

async function showPreview(enclosures: Enclosures) {
  const preview = createActor(
    letterPreviewMachine.provide({
      actors: {
        previewLetters: answers({ letters: [letter('Experian'), letter('Equifax')] }),
        enclosureChoice: enclosureChoiceMachine.provide({
          actors: { letterEnclosures: answers(enclosures) },
        }),
        drawLetter: answers('<svg viewBox="0 0 612 792" xmlns="http://www.w3.org/2000/svg"></svg>'),
      },
    }),
    {
      input: {
        profileId: ids.profile,
        reportId: ids.report,
        choice: { kind: 'automatic', key: '', options: [1] },
      },
    },
  ).start();
  await expect.poll(() => preview.getSnapshot().hasTag('busy')).toBe(false);
  return (await show(<LetterPreview preview={preview} />)).screen;
}

it('keeps the letter selection visible, and shows the next letter from its beginning in the same view', async () => {
  await page.viewport(390, 844);
  const screen = await showPreview(nothingUploaded);
  // White paper with black letters, whatever the palette.
  const paper = screen.getByRole('img').first();
  await expect.element(paper).toBeInTheDocument();
  expect(getComputedStyle(paper.element()).forcedColorAdjust).toBe('none');
  await screen.getByText('Sentences and evidence').click();

  screen.getByText('60. FIRST BANK').element().scrollIntoView();
  expect(inSight('Dispute of accounts in my Experian file')).toBe(false);
  expect(inSight('Letter 1 of 2')).toBe(true);

  await screen.getByRole('button', { name: 'Next letter' }).click();
  await expect.poll(() => inSight('Dispute of accounts in my Equifax file')).toBe(true);
  expect(inSight('Letter 2 of 2')).toBe(true);
  expect(screen.getByText('60. FIRST BANK').elements()).toHaveLength(1);
});

it('warns that the enclosed proof of address is older than the address, and not of one that is left out', async () => {
  const old: Enclosures = { uploaded: ['address'], hasSsn: true, choices: [], isProofBeforeMove: true };
  const screen = await showPreview(old);
  const warning = screen.getByText(/^The proof of address was uploaded before the address changed/);
  await expect.element(warning).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Upload one that does' }))
    .toHaveAttribute('href', `/edit-profile/${ids.profile}`);
  await screen.unmount();
  const choice = { added: [], leftOut: ['address' as const], ssnLastFour: false };
  const choices = ['Experian', 'Equifax'].map((destinationId) => ({ destinationId, choice }));
  const without = await showPreview({ ...old, choices });
  await expect.element(without.getByText(/^Enclosed with this letter/)).toBeVisible();
  expect(warning.query()).toBeNull();
});
