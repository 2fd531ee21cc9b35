import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { letterApprovalMachine } from '#machines/letterApproval.ts';
import { LetterApprovalDialog } from '#src/screens/client/LetterApproval.tsx';
import { answers, ids } from '#tests/machines/builders.ts';
import { anOwnLetter } from '#tests/support/anOwnLetter.ts';
import { expectAccessible, show } from '../profile/show.tsx';

it('keeps the way to the approval in sight from the first line of a letter until the form is', async () => {
  const letter = anOwnLetter();
  const [block] = letter.blocks;
  if (block === undefined) throw new Error('The letter says nothing.');
  const long = { ...letter, blocks: Array.from({ length: 40 }, () => block) };
  const work = createActor(letterApprovalMachine.provide({ actors: { ownLetter: answers(long) } }), {
    input: { clientKey: 'AAAAAAAAAAAAAAAAAAAAAA', letterId: ids.other },
  }).start();
  const { screen } = await show(<LetterApprovalDialog work={work} isOutdated={false} />);
  const way = screen.getByRole('button', { name: 'Approve or change this letter' });
  await expect.element(way).toBeInViewport();
  const bottomOf = (element: Element | null | undefined) => element?.getBoundingClientRect().bottom ?? 0;
  // Nothing of the letter shows below the bar.
  const below = bottomOf(document.querySelector('dialog[open]')) - bottomOf(way.element().parentElement);
  expect(Math.abs(below)).toBeLessThan(2);
  await expectAccessible();
  await way.click();
  const signature = screen.getByRole('textbox', { name: /^Sign with your full name/ });
  await expect.element(signature).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Approve and sign' })).toBeInViewport();
  await expect.poll(() => way.query()).toBeNull();
});
