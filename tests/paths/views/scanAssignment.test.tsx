import { ScanDialog } from '#src/screens/inbox/ScanDialog.tsx';
import { ids } from '#tests/machines/builders.ts';
import { failureSentences } from '#tests/support/failureSentences.ts';
import { scanAssignment } from '../cases/scanAssignment.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const clients = [
  { id: ids.profile, name: 'María Reyes', date: '2026-11-01T12:00:00.000Z', latestSessionId: null },
  { id: ids.report, name: 'Devon Hale', date: '2026-11-01T12:00:00.000Z', latestSessionId: null },
].map((client) => ({ ...client, status: 'Waiting' as const }));
const button = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true });
const press = (name: string) => (stage: { readonly screen: Screen }) => button(stage.screen, name).click();
const isBusy = (name: string) => async (screen: Screen) => {
  await expect.element(button(screen, name)).toHaveAttribute('aria-busy', 'true');
};

walkViews({
  cases: scanAssignment,
  show: (work) => <ScanDialog work={work} name="scan.png" clients={clients} />,
  does: {
    'Ana opens it again': press('Open page'),
    'Ana chooses María': async ({ screen }) => {
      await screen.getByRole('searchbox', { name: 'Find the client' }).fill('maria');
      await screen.getByText('María Reyes', { exact: true }).click();
    },
    'Ana says that Equifax sent it': ({ screen }) => screen.getByText('Equifax', { exact: true }).click(),
    'Ana assigns it': press('Assign and record'),
    'Ana leaves it without an answer': press('Keep without an answer'),
    'Ana wants to discard it': press('Discard…'),
    'Ana changes her mind': press('Back'),
    'Ana says that it was scanned twice': ({ screen }) =>
      screen.getByText('Scanned twice', { exact: true }).click(),
    'Ana discards it': press('Discard'),
    'Ana closes the dialog': press('Close'),
  },
  sees: {
    opening: async (screen) => {
      await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    },
    choosing: async (screen, { context }) => {
      const assign = button(screen, 'Assign and record');
      if (context.profileId !== null && context.sender !== null) await expect.element(assign).toBeEnabled();
      else await expect.element(assign).toBeDisabled();
      if (context.content !== null) {
        await expect.element(screen.getByRole('img', { name: 'scan.png' })).toBeInTheDocument();
        await expect.element(button(screen, 'Larger')).toBeEnabled();
      }
      if (context.failure !== null)
        await expect.element(screen.getByText(failureSentences.busy)).toBeVisible();
    },
    assigning: isBusy('Assign and record'),
    keeping: isBusy('Keep without an answer'),
    discardAsked: async (screen, { context }) => {
      await expect.element(screen.getByText(/The scan is erased for good/)).toBeVisible();
      if (context.failure !== null)
        await expect.element(screen.getByText(failureSentences.busy)).toBeVisible();
    },
    discarding: isBusy('Discard'),
    // The page removes the dialog.
    assigned: async () => undefined,
    settled: async () => undefined,
    closed: async () => undefined,
  },
});
