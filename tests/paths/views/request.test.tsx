import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { requestMachine } from '#machines/request.ts';
import { LetterMark } from '#src/screens/disputes/letters/LetterMark.tsx';
import { aLetter, aRequest } from '#tests/support/aDispute.ts';
import { request } from '../cases/request.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

/** The mark of a request with what the server would answer for where the machine stands: on the server the machine runs. */
function Marked({ machine }: { readonly machine: ActorRefFrom<typeof requestMachine> }) {
  const state = useSelector(machine, ({ value }) => value);
  return <LetterMark letter={aLetter()} request={aRequest({ state })} />;
}

const says = (words: string) => async (screen: Screen) => {
  await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
};

walkViews({
  cases: request,
  show: (machine) => <Marked machine={machine} />,
  // Each of them is an event that the server records; the page shows the result.
  does: Object.fromEntries(request.events.map(({ words, event }) => [words, ({ happen }) => happen(event)])),
  sees: {
    drafted: says('Not mailed yet'),
    onItsWay: says('In the mail'),
    undelivered: says('Not delivered'),
    received: says('Delivered'),
    awaitingAnswer: says('The answer may still be in the mail'),
    questionOpen: says('Did anything come?'),
    unanswered: says('No answer'),
    answered: says('Answered'),
    withdrawn: says('Withdrawn'),
  },
});
