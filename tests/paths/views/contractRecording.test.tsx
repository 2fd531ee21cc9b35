import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { ContractSheet } from '#src/screens/edit-profile/ContractCard.tsx';
import type { ContractRecording } from '#src/screens/edit-profile/useContractRecording.ts';
import { ids } from '#tests/machines/builders.ts';
import { failureSentences } from '#tests/support/failureSentences.ts';
import { contractRecording } from '../cases/contractRecording.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const day = (screen: Screen) =>
  screen.getByRole('textbox', { name: 'Day on which the client signed for the statement of rights' });
const button = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true });

const entry = {
  id: ids.session,
  step: 'disclosed',
  on: '2026-11-19',
  by: 'Ana Agent',
  at: '2026-11-20T12:00:00.000Z',
} as const;

async function unfold(screen: Screen): Promise<void> {
  const summary = screen.getByText('Print and record');
  if (!summary.element().closest('details')?.open) await summary.click();
}

/** The page as it is reloaded: with the entry after it was recorded, without it after it was withdrawn. */
function Page({ work }: { readonly work: ContractRecording }) {
  const state = useSelector(work, (snapshot) => snapshot);
  const [isRecorded, setRecorded] = useState(false);
  const [before, setBefore] = useState('resting');
  const now = ['recording', 'withdrawing'].find((one) => state.value === one) ?? 'resting';
  if (now !== before) {
    setBefore(now);
    if (state.matches({ resting: 'open' })) setRecorded(before === 'recording');
  }
  const contract = {
    state: isRecorded ? ('disclosed' as const) : ('none' as const),
    opensOn: null,
    today: '2026-11-20',
    hasTerms: true,
    entries: isRecorded ? [entry] : [],
  };
  return <ContractSheet work={work} contract={contract} />;
}

walkViews({
  cases: contractRecording,
  show: (work) => <Page work={work} />,
  does: {
    'Ana enters the day': async ({ screen }) => {
      await unfold(screen);
      await day(screen).fill('11/19/2026');
    },
    'Ana presses Record the statement': async ({ screen }) => {
      await unfold(screen);
      await button(screen, 'Record the statement').click();
    },
    'Ana presses Withdraw': ({ screen }) => button(screen, 'Withdraw').click(),
  },
  sees: {
    resting: async (screen) => {
      await expect.element(screen.getByRole('heading', { name: 'Contract' })).toBeVisible();
      expect(screen.container.querySelector('[aria-busy=true]')).toBeNull();
    },
    'resting.open': async (screen) => {
      expect(screen.getByText(failureSentences.busy).query()).toBeNull();
    },
    'resting.failed': async (screen) => {
      await expect.element(screen.getByText(failureSentences.busy)).toBeVisible();
    },
    recording: async (screen) => {
      await expect.element(button(screen, 'Record the statement')).toHaveAttribute('aria-busy', 'true');
      await expect.element(day(screen)).toBeDisabled();
    },
    withdrawing: async (screen) => {
      await expect.element(button(screen, 'Withdraw')).toHaveAttribute('aria-busy', 'true');
    },
  },
});
