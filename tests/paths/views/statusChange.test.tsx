import { StatusChangeForm } from '#src/profile/ManualStatusForm.tsx';
import { statusChange } from '../cases/statusChange.ts';
import { expect } from '../harness/expect.ts';
import { failureSentences } from '#tests/support/failureSentences.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const chosen = (screen: Screen) => screen.getByRole('combobox', { name: 'New status' });
const reason = (screen: Screen) => screen.getByRole('textbox', { name: 'Reason' });
const set = (screen: Screen) => screen.getByRole('button', { name: 'Set status' });

async function unfold(screen: Screen): Promise<void> {
  const summary = screen.getByText('Set status manually');
  if (!summary.element().closest('details')?.open) await summary.click();
}

walkViews({
  cases: statusChange,
  show: (change) => <StatusChangeForm change={change} status="Onboarding" />,
  does: {
    'Ana chooses Finished': async ({ screen }) => {
      await unfold(screen);
      await chosen(screen).selectOptions('Finished');
    },
    'Ana chooses Needs Review': async ({ screen }) => {
      await unfold(screen);
      await chosen(screen).selectOptions('Needs Review');
    },
    'Ana enters a reason': ({ screen }) => reason(screen).fill('As agreed on the phone'),
    'Ana presses Set status': ({ screen }) => set(screen).click(),
  },
  sees: {
    deciding: async (screen) => {
      await unfold(screen);
      await expect.element(set(screen)).not.toHaveAttribute('aria-busy');
    },
    'deciding.open': async (screen) => {
      expect(screen.getByRole('alert').query()).toBeNull();
    },
    setting: async (screen) => {
      await expect.element(set(screen)).toHaveAttribute('aria-busy', 'true');
      await expect.element(chosen(screen)).toBeDisabled();
      await expect.element(reason(screen)).toBeDisabled();
      await expect.element(reason(screen)).toHaveValue('As agreed on the phone');
    },
    'deciding.failed': async (screen, { context }) => {
      await expect
        .element(screen.getByRole('alert'))
        .toHaveTextContent(failureSentences[context.failure?.code ?? 'unexpected']);
    },
  },
});
