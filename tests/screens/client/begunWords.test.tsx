import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { letterApprovalMachine } from '#machines/letterApproval.ts';
import { LetterApprovalDialog } from '#src/screens/client/LetterApproval.tsx';
import { answers, ids } from '#tests/machines/builders.ts';
import { anOwnLetter } from '#tests/support/anOwnLetter.ts';
import { show } from '../profile/show.tsx';

it('K25 a change that was begun to be asked for, and a signature, stay while the client changes the letter', async () => {
  const work = createActor(letterApprovalMachine.provide({ actors: { ownLetter: answers(anOwnLetter()) } }), {
    input: { clientKey: 'AAAAAAAAAAAAAAAAAAAAAA', letterId: ids.other },
  }).start();
  const { screen } = await show(<LetterApprovalDialog work={work} isOutdated={false} />);
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  await screen.getByRole('textbox', { name: /^Sign with your full name/ }).fill('Devon');
  await press('Request a change');
  await screen.getByRole('textbox', { name: /^What must change/ }).fill('I moved in 2019.');
  await press('Back');
  await press('Change the letter');
  await screen.getByRole('button', { name: 'Close' }).first().click();
  // Nothing is lost without a question.
  await screen
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  await press('Back');
  await expect
    .element(screen.getByRole('textbox', { name: /^Sign with your full name/ }))
    .toHaveDisplayValue('Devon');
  await press('Request a change');
  await expect
    .element(screen.getByRole('textbox', { name: /^What must change/ }))
    .toHaveDisplayValue('I moved in 2019.');
});
