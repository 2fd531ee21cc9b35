import { expect, it } from 'vitest';
import type { DisputeLetter } from '#contract/disputes.ts';
import { LettersScreen } from '#src/screens/clients/Letters.tsx';
import { ids } from '#tests/machines/builders.ts';
import { aDispute, aLetter, aReceivedLetter } from '#tests/support/aDispute.ts';
import { disputesOf } from '#tests/support/disputesOf.ts';
import { expectAccessible, show } from '../profile/show.tsx';

it('K5 has one way on for a set of letters, and keeps the files in a menu', async () => {
  const letter = aLetter();
  const disputes = disputesOf({ letters: [letter], disputes: [aDispute({ letter: letter.id })] });
  const { screen } = await show(<LettersScreen profileId={ids.profile} disputes={disputes} />);
  await expect
    .element(screen.getByRole('link', { name: /^Record mailing: / }))
    .toHaveAttribute('href', `/disputes/${ids.profile}#letters-to-mail`);
  expect(screen.getByRole('link').elements()).toHaveLength(1);
  expect(screen.getByRole('button').elements()).toHaveLength(1);
  await screen.getByRole('button', { name: /^Download or print/ }).click();
  expect(
    screen
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Download Letter(s)', 'One PDF to print', 'Print']);
  await expectAccessible();
});

it('says once where all letters of a set are, and when they were mailed', async () => {
  const [one, other] = [aReceivedLetter({ id: 'one' }), aReceivedLetter({ id: 'other', position: 2 })];
  const set = (letters: readonly DisputeLetter[]) => disputesOf({ letters: [...letters] });
  const { screen } = await show(<LettersScreen profileId={ids.profile} disputes={set([one, other])} />);
  await expect.element(screen.getByText(/^Mailed/)).toBeVisible();
  expect(screen.getByText(/^Delivered/).elements()).toHaveLength(1);
  await screen.unmount();
  const later = { ...other, mailed: { ...other.mailed, on: '2026-10-06' } } as DisputeLetter;
  const { screen: differing } = await show(
    <LettersScreen profileId={ids.profile} disputes={set([one, later])} />,
  );
  await expect.element(differing.getByText(/^Mailed/).first()).toBeVisible();
  expect(differing.getByText(/^Mailed/).elements()).toHaveLength(2);
  expect(differing.getByText(/^Delivered/).elements()).toHaveLength(1);
});
