import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { ContractStep } from '#contract/clientContract.ts';
import type { clientContractMachine } from '#machines/clientContract.ts';
import { ContractCard } from '#src/screens/edit-profile/ContractCard.tsx';
import { ids } from '#tests/machines/builders.ts';
import { clientContract } from '../cases/clientContract.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const recorded = { on: '2026-11-19', by: 'Ana Agent', at: '2026-11-20T12:00:00.000Z' };
const stepsTo = {
  none: [],
  disclosed: ['disclosed'],
  waiting: ['disclosed', 'signed'],
  open: ['disclosed', 'signed'],
  canceled: ['disclosed', 'signed', 'canceled'],
} as const satisfies Record<string, readonly ContractStep[]>;

/** The card with what the server would answer for where the machine stands: on the server the machine runs. */
function Answered({ machine }: { readonly machine: ActorRefFrom<typeof clientContractMachine> }) {
  const state = useSelector(machine, ({ value }) => value);
  const contract = {
    state,
    opensOn: state === 'waiting' ? '2026-11-25' : null,
    today: '2026-11-20',
    hasTerms: true,
    entries: stepsTo[state].map((step) => ({ id: step, step, ...recorded })),
  };
  return <ContractCard profileId={ids.profile} contract={contract} />;
}

const says = (sentence: RegExp) => async (screen: Screen) => {
  await expect.element(screen.getByText(sentence)).toBeVisible();
};

walkViews({
  cases: clientContract,
  show: (machine) => <Answered machine={machine} />,
  // Each of them is an event that the server records; the page shows the result.
  does: Object.fromEntries(
    clientContract.events.map(({ words, event }) => [words, ({ happen }) => happen(event)]),
  ),
  sees: {
    none: says(/^Print the statement of rights/),
    disclosed: says(/^No contract is signed yet/),
    waiting: says(/11\/25\/2026/),
    open: says(/^The three business days to cancel are over/),
    canceled: says(/^The client canceled the contract/),
  },
});
