import { expectAccessible, show } from '../profile/show.tsx';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { PreviewedLetter } from '#contract/letterPreview.ts';
import { PagesAndSentences } from '#src/repair/PagesAndSentences.tsx';
import { switchTo } from '#tests/paths/harness/language.ts';

afterEach(async () => {
  await switchTo('en');
});

const plain = { evidence: [], finding: null };
const letter: PreviewedLetter = {
  id: 'experian-accounts-1',
  destination: { id: 'Experian', name: 'Experian', kind: 'bureau' },
  disputesSsn: false,
  subject: { text: 'Dispute of an account', gloss: 'Disputa de una cuenta', ...plain },
  blocks: [
    {
      heading: '1. FIRST BANK',
      item: { key: 'account:account-1', name: 'FIRST BANK' },
      sentences: [
        { text: 'This account is not mine.', gloss: 'Esta cuenta no es mía.', ...plain },
        { text: 'Written before letters were explained.', ...plain },
      ],
    },
  ],
};
const look = () => show(<PagesAndSentences letter={letter} drawing={null} onRetry={() => undefined} />);

it('in Spanish, a phone shows the sentences first, each with what it means if that is known', async () => {
  await page.viewport(390, 844);
  await switchTo('es');
  const { screen } = await look();
  const notes = screen.getByRole('note', { name: 'No forma parte de la carta' });
  await expect.element(notes.first()).toBeVisible();
  expect(
    notes.elements().map((note) => [note.previousElementSibling?.textContent, note.textContent]),
  ).toEqual([
    ['Dispute of an account', 'Disputa de una cuenta'],
    ['This account is not mine.', 'Esta cuenta no es mía.'],
  ]);
  expect(notes.elements().map((note) => note.getAttribute('lang'))).toEqual(['es', 'es']);
  await expect.element(screen.getByText(/^Las cartas van en inglés, porque/)).toBeVisible();
  await expectAccessible();
});

it('in English, nothing is explained, and a phone shows the pages first', async () => {
  await page.viewport(390, 844);
  const { screen } = await look();
  await expect.element(screen.getByText('This account is not mine.')).not.toBeVisible();
  await screen.getByText('Sentences and evidence').click();
  await expect.element(screen.getByText('This account is not mine.')).toBeVisible();
  expect(screen.getByRole('note').elements()).toEqual([]);
  expect(screen.getByText(/^Letters are in English, because/).elements()).toEqual([]);
});
