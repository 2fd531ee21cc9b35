import { SummaryDialog } from '#src/screens/repair-center/summary/SummaryDialog.tsx';
import { ids } from '#tests/machines/builders.ts';
import { failureSentences } from '#tests/support/failureSentences.ts';
import { generationSummary } from '../cases/generationSummary.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const dialog = (screen: Screen) => screen.getByRole('dialog', { name: 'Before you generate' });
const press = (name: string) => (stage: { screen: Screen }) =>
  dialog(stage.screen).getByRole('button', { name }).click();

walkViews({
  cases: generationSummary,
  show: (summary) => <SummaryDialog summary={summary} profileId={ids.profile} />,
  own: ['disputeGrounds'],
  does: {
    'Ana presses Try Again': press('Try Again'),
    'Ana says that there is no newer report': press('There’s no newer report'),
    'Ana leaves out the item without a reason': press('Leave out'),
    'Ana wants to say what the client knows': press('Say what you know'),
    'Ana is done with the reasons': ({ screen }) => screen.getByRole('button', { name: 'Back' }).click(),
    'Ana confirms the summary': press('Generate'),
    'Ana goes back': press('Back'),
  },
  sees: {
    gathering: async (screen, { context }) => {
      if (context.summary === null) {
        await expect
          .element(screen.getByRole('status', { name: 'Counting letters and pages…' }))
          .toBeVisible();
      }
    },
    failed: async (screen, { context }) => {
      const why = failureSentences[context.failure?.code ?? 'unexpected'];
      await expect.element(dialog(screen).getByText(why)).toBeVisible();
    },
    deciding: async (screen, { context }) => {
      for (const fact of ['2 letters', '3 items', '7 pages'])
        await expect.element(dialog(screen).getByText(fact, { exact: true })).toBeVisible();
      await expect
        .element(dialog(screen).getByText('This uses 1 generation. You’ll have 1 left.'))
        .toBeVisible();
      const open = context.summary?.concerns.some(({ overruled }) => overruled === null) ?? false;
      const generate = dialog(screen).getByRole('button', { name: 'Generate' });
      await (open ? expect.element(generate).toBeDisabled() : expect.element(generate).toBeEnabled());
      if (context.failure !== null)
        await expect.element(dialog(screen).getByText(failureSentences[context.failure.code])).toBeVisible();
    },
    overruling: async (screen) => {
      const reason = dialog(screen).getByRole('button', { name: 'There’s no newer report' });
      await expect.element(reason).toHaveAttribute('aria-busy', 'true');
    },
    answering: async (screen) => {
      await expect
        .element(dialog(screen).getByRole('button', { name: 'Leave out' }))
        .toHaveAttribute('aria-busy', 'true');
    },
    explaining: async (screen) => {
      await expect
        .element(screen.getByRole('dialog', { name: 'What do you know about this account?' }))
        .toBeVisible();
    },
    confirmed: async (screen) => {
      await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
    },
    unavailable: async (screen) => {
      await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
    },
    cancelled: async (screen) => {
      await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
    },
  },
});
