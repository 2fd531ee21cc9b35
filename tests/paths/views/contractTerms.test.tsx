import type { ContractTermsWork } from '#src/screens/settings/useContractTerms.ts';
import { ContractTermsForm } from '#src/screens/settings/ContractTermsCard.tsx';
import { failureSentences } from '#tests/support/failureSentences.ts';
import { contractTerms } from '../cases/contractTerms.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const services = (screen: Screen) => screen.getByRole('textbox', { name: 'Services' });
const save = (screen: Screen) => screen.getByRole('button', { name: 'Save terms' });

async function unfold(screen: Screen): Promise<void> {
  const title = screen.getByRole('heading', { name: 'Contract with your clients' });
  if (!title.element().closest('details')?.open) await title.click();
}

let running: ContractTermsWork | undefined;

walkViews({
  cases: contractTerms,
  show: (work) => {
    running = work;
    return <ContractTermsForm work={work} agency="Sampleton & Co" />;
  },
  does: {
    'Ana describes the services': async ({ screen }) => {
      await unfold(screen);
      await services(screen).fill('Letters to the bureaus');
    },
    'Ben’s terms are loaded': async () =>
      running?.send({
        type: 'terms.load',
        values: { ...running.getSnapshot().context.saved, total: '$240' },
        savedAt: '2026-11-20T11:00:00.000Z',
      }),
    'Ana presses Save terms': async ({ screen }) => {
      await unfold(screen);
      await save(screen).click();
    },
  },
  sees: {
    editing: async (screen) => {
      await unfold(screen);
      await expect.element(services(screen)).toBeEnabled();
      await expect.element(save(screen)).not.toHaveAttribute('aria-busy');
    },
    'editing.open': async (screen) => {
      expect(screen.getByText(failureSentences.busy).query()).toBeNull();
    },
    'editing.notSaved': async (screen) => {
      await expect.element(screen.getByText(failureSentences.busy)).toBeVisible();
    },
    'editing.outdated': async (screen) => {
      await expect.element(screen.getByText(/so yours weren’t saved/)).toBeVisible();
    },
    saving: async (screen) => {
      await expect.element(save(screen)).toHaveAttribute('aria-busy', 'true');
      await expect.element(services(screen)).toBeDisabled();
    },
  },
});
