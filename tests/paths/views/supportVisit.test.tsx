import { SupportVisitLine } from '#src/support/SupportVisitBar.tsx';
import { failureSentences } from '#tests/support/failureSentences.ts';
import { supportVisit } from '../cases/supportVisit.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';
import { closes } from './parts.tsx';

const dialog = (screen: Screen) => screen.getByRole('dialog', { name: 'Reason for the visit' });
const field = (screen: Screen) => dialog(screen).getByLabelText(/^Reason/);
const button = (screen: Screen, name: string) => dialog(screen).getByRole('button', { name, exact: true });

walkViews({
  cases: supportVisit,
  show: (visit) => <SupportVisitLine visit={visit} />,
  does: {
    'support presses Give a reason': ({ screen }) =>
      screen.getByRole('button', { name: 'Give a reason' }).click(),
    'support enters a reason': async ({ screen }) => {
      await field(screen).fill('Asked by phone');
      await button(screen, 'Start').click();
    },
    'support presses Cancel': ({ screen }) => closes(screen, () => button(screen, 'Cancel').click()),
  },
  sees: {
    resting: async (screen, { context: { until } }) => {
      await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
      const text = until === null ? /^You can read lists\./ : /^You can open and change things until/;
      await expect.element(screen.getByText(text)).toBeVisible();
    },
    asking: async (screen) => {
      await expect.element(field(screen)).toHaveValue('');
      await expect.element(button(screen, 'Start')).toBeDisabled();
    },
    starting: async (screen) => {
      await expect.element(button(screen, 'Start')).toHaveAttribute('aria-busy', 'true');
      await expect.element(button(screen, 'Cancel')).toBeDisabled();
    },
    failed: async (screen) => {
      await expect.element(dialog(screen).getByText(failureSentences.unavailable)).toBeVisible();
      await expect.element(field(screen)).toHaveValue('Asked by phone');
    },
  },
});
