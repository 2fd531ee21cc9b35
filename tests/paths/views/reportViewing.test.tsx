import { ReportChoice } from '#src/profile/ReportChoice.tsx';
import { ids } from '#tests/machines/builders.ts';
import { reportViewing } from '../cases/reportViewing.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const report = { id: ids.report, name: 'SmartCredit, 11/21/2026' };
const view = (screen: Screen) => screen.getByRole('button', { name: 'View Report' });

walkViews({
  cases: reportViewing,
  show: (viewing) => <ReportChoice viewing={viewing} profileId={ids.profile} reports={[report]} />,
  does: {
    'Ana presses View Report': ({ screen }) => view(screen).click(),
    'Ana closes the notice': ({ screen }) =>
      screen.getByRole('alert').getByRole('button', { name: 'Close' }).click(),
  },
  sees: {
    idle: async (screen) => {
      await expect.element(view(screen)).not.toHaveAttribute('aria-busy');
      expect(screen.getByRole('alert').query()).toBeNull();
    },
    opening: async (screen) => {
      await expect.element(view(screen)).toHaveAttribute('aria-busy', 'true');
      expect(screen.getByRole('alert').query()).toBeNull();
    },
    failed: async (screen) => {
      await expect
        .element(screen.getByRole('alert'))
        .toHaveTextContent('Error showing report, Please try later!');
      await expect.element(view(screen)).not.toHaveAttribute('aria-busy');
    },
  },
});
