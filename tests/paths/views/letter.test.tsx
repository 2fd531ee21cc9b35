import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { letterMachine } from '#machines/letter.ts';
import { LetterMark } from '#src/screens/disputes/letters/LetterMark.tsx';
import { aClock, aLetter } from '#tests/support/aDispute.ts';
import { letter } from '../cases/letter.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

/** The mark of a letter with what the server would answer for where the machine stands: on the server the machine runs. */
function Marked({ machine }: { readonly machine: ActorRefFrom<typeof letterMachine> }) {
  const state = useSelector(machine, ({ value }) => value);
  return <LetterMark letter={aLetter({ state, clock: state === 'received' ? aClock() : null })} />;
}

const says = (words: string) => async (screen: Screen) => {
  await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
};

walkViews({
  cases: letter,
  show: (machine) => <Marked machine={machine} />,
  // Each of them is an event that the server records; the page shows the result.
  does: Object.fromEntries(letter.events.map(({ words, event }) => [words, ({ happen }) => happen(event)])),
  sees: {
    drafted: says('Not mailed yet'),
    approved: says('Approved, not mailed yet'),
    ordered: says('Ordered, mailing not confirmed'),
    mailed: says('Mailed'),
    received: says('Delivered'),
    returned: says('Came back'),
    lost: says('Lost in the mail'),
  },
});
