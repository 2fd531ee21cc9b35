import { expect, it } from 'vitest';
import { LettersScreen } from '#src/screens/clients/Letters.tsx';
import { ids } from '#tests/machines/builders.ts';
import { aDispute, aLetter } from '#tests/support/aDispute.ts';
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
