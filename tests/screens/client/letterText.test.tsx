import { expectAccessible, show } from '../profile/show.tsx';
import { afterEach, expect, it } from 'vitest';
import { GlossNote } from '#src/repair/Gloss.tsx';
import { LetterText } from '#src/screens/client/LetterText.tsx';
import { switchTo } from '#tests/paths/harness/language.ts';
import { anOwnLetter } from '#tests/support/anOwnLetter.ts';

afterEach(async () => {
  await switchTo('en');
});

const look = () => {
  const letter = anOwnLetter();
  return show(
    <>
      <GlossNote letter={letter} />
      <LetterText letter={letter} />
    </>,
  );
};

it('K22 in Spanish, says below a sentence what it means, if that is known', async () => {
  await switchTo('es');
  const { screen } = await look();
  const notes = screen.getByRole('note', { name: 'No forma parte de la carta' });
  await expect.element(notes.first()).toBeVisible();
  expect(
    notes.elements().map((note) => [note.previousElementSibling?.textContent, note.textContent]),
  ).toEqual([
    ['Dispute of an account in my credit file', 'Disputa de una cuenta'],
    ['This account is not mine.', 'Esta cuenta no es mía.'],
  ]);
  await expect.element(screen.getByText('I dispute information in my file.')).toBeVisible();
  await expect.element(screen.getByText(/^Las cartas van en inglés, porque/)).toBeVisible();
  await expectAccessible();
});

it('K22 in English, says nothing more than the letter', async () => {
  const { screen } = await look();
  await expect.element(screen.getByText('This account is not mine.')).toBeVisible();
  expect(screen.getByRole('note').elements()).toEqual([]);
});
