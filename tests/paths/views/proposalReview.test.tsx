import { NewerReportCard } from '#src/screens/disputes/newer/NewerReportCard.tsx';
import { ids } from '#tests/machines/builders.ts';
import { aNewerReport } from '#tests/support/aDispute.ts';
import { failureSentences } from '#tests/support/failureSentences.ts';
import { proposalReview } from '../cases/proposalReview.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const radio = (screen: Screen, name: string) => screen.getByRole('radio', { name, exact: true });
const accept = (screen: Screen) => radio(screen, 'Count it as deleted, by report');
const later = (screen: Screen) => radio(screen, 'Decide later');
const save = (screen: Screen) => screen.getByRole('button', { name: /^Save decisions/ });

walkViews({
  cases: proposalReview,
  show: (work) => <NewerReportCard work={work} newer={aNewerReport()} profileId={ids.profile} />,
  does: {
    'Ana accepts that it is no longer shown': ({ screen }) => accept(screen).click(),
    'Ana decides later': ({ screen }) => later(screen).click(),
    'Ana presses Save': ({ screen }) => save(screen).click(),
  },
  sees: {
    reviewing: async (screen, { context: { choices } }) => {
      const hasChoice = Object.keys(choices).length > 0;
      await expect.poll(() => (accept(screen).element() as HTMLInputElement).checked).toBe(hasChoice);
      await expect.poll(() => (later(screen).element() as HTMLInputElement).checked).toBe(!hasChoice);
      await expect.poll(() => (save(screen).element() as HTMLButtonElement).disabled).toBe(!hasChoice);
    },
    'reviewing.open': async (screen) => {
      expect(screen.getByRole('alert').query()).toBeNull();
    },
    'reviewing.failed': async (screen) => {
      await expect.element(screen.getByText(failureSentences.busy)).toBeVisible();
    },
    recording: async (screen) => {
      await expect.element(save(screen)).toHaveAttribute('aria-busy', 'true');
      await expect.element(accept(screen)).toBeDisabled();
    },
  },
});
