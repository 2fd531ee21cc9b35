import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { LegalHoldSheet } from '#src/profile/LegalHoldCard.tsx';
import type { LegalHoldWork } from '#src/profile/useLegalHold.ts';
import { failureSentences } from '#tests/support/failureSentences.ts';
import { legalHold } from '../cases/legalHold.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const reason = (screen: Screen) => screen.getByRole('textbox', { name: 'Reason for the hold' });
const button = (screen: Screen, name: string) => screen.getByRole('button', { name });
const held = { reason: 'Lawsuit 26-114', by: 'Ana Agent', at: '2026-11-01T09:00:00.000Z' };

async function unfold(screen: Screen): Promise<void> {
  const summary = screen.getByText('Place a hold');
  if (!summary.element().closest('details')?.open) await summary.click();
}

/** The page as it is reloaded: with the hold after it was placed, without it after it was lifted. */
function Page({ work }: { readonly work: LegalHoldWork }) {
  const state = useSelector(work, (snapshot) => snapshot);
  const [hold, setHold] = useState<typeof held | null>(null);
  const [before, setBefore] = useState('resting');
  const now = state.matches('placing') ? 'placing' : state.matches('lifting') ? 'lifting' : 'resting';
  if (now !== before) {
    setBefore(now);
    if (state.matches({ resting: 'open' })) setHold(before === 'placing' ? held : null);
  }
  return <LegalHoldSheet work={work} hold={hold} />;
}

walkViews({
  cases: legalHold,
  show: (work) => <Page work={work} />,
  does: {
    'Ana enters a reason': async ({ screen }) => {
      await unfold(screen);
      await reason(screen).fill('Lawsuit 26-114');
    },
    'Ana presses Place hold': async ({ screen }) => {
      await unfold(screen);
      await button(screen, 'Place hold').click();
    },
    'Ana presses Lift hold': ({ screen }) => button(screen, 'Lift hold').click(),
  },
  sees: {
    resting: async (screen) => {
      await expect.element(screen.getByRole('heading', { name: 'Legal hold' })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Place hold' }).query()?.getAttribute('aria-busy')).not.toBe(
        'true',
      );
    },
    'resting.open': async (screen) => {
      expect(screen.getByText(failureSentences.busy).query()).toBeNull();
    },
    'resting.failed': async (screen) => {
      await expect.element(screen.getByText(failureSentences.busy)).toBeVisible();
    },
    placing: async (screen) => {
      await expect.element(button(screen, 'Place hold')).toHaveAttribute('aria-busy', 'true');
      await expect.element(reason(screen)).toBeDisabled();
    },
    lifting: async (screen) => {
      await expect.element(button(screen, 'Lift hold')).toHaveAttribute('aria-busy', 'true');
    },
  },
});
