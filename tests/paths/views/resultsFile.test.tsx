import { Trans } from '@lingui/react/macro';
import { ResultsButton } from '#src/results/ResultsButton.tsx';
import { resultsFile } from '../cases/resultsFile.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const button = (screen: Screen) => screen.getByRole('button', { name: 'Download CSV' });

walkViews({
  cases: resultsFile,
  show: (work) => (
    <ResultsButton work={work}>
      <Trans>Download CSV</Trans>
    </ResultsButton>
  ),
  does: { 'Ana presses Download': ({ screen }) => button(screen).click() },
  sees: {
    offered: async (screen) => {
      await expect.element(button(screen)).toBeEnabled();
    },
    downloading: async (screen) => {
      await expect.element(button(screen)).toHaveAttribute('aria-busy', 'true');
    },
    saved: async (screen) => {
      await expect.element(button(screen)).not.toHaveAttribute('aria-busy');
      await expect.element(screen.getByText('The download is complete.')).toBeInTheDocument();
    },
    failed: async (screen) => {
      await expect.element(button(screen)).not.toHaveAttribute('aria-busy');
      await expect.element(screen.getByRole('alert')).toBeVisible();
    },
  },
});
