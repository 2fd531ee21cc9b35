import { expect, it } from 'vitest';
import { clientsCalls, DisputeCallsContext } from '#src/disputes/calls.ts';
import { LettersCard } from '#src/screens/client/LettersCard.tsx';
import { aDispute, aReceivedLetter } from '#tests/support/aDispute.ts';
import { disputesOf } from '#tests/support/disputesOf.ts';
import { show } from '../profile/show.tsx';

const nothing = () => undefined;

it('says how and when a letter was mailed, next to where it is', async () => {
  const letter = aReceivedLetter();
  const { screen } = await show(
    <DisputeCallsContext value={clientsCalls}>
      <LettersCard
        clientKey="a-key"
        disputes={disputesOf({ letters: [letter], disputes: [aDispute({ letter: letter.id })] })}
        onRead={nothing}
        onOpen={nothing}
      />
    </DisputeCallsContext>,
  );
  await expect.element(screen.getByText('Certified mail, 10/05/2026')).toBeVisible();
});
