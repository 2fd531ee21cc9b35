import { BatchButtons } from '#src/screens/dashboard/batch/BatchButtons.tsx';
import { BatchDialog } from '#src/screens/dashboard/batch/BatchDialog.tsx';
import { ids } from '#tests/machines/builders.ts';
import { failureSentences } from '#tests/support/failureSentences.ts';
import { clientBatch } from '../cases/clientBatch.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const button = (screen: Screen, name: string | RegExp) =>
  screen.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
const press = (name: string | RegExp) => (stage: { screen: Screen }) => button(stage.screen, name).click();

walkViews({
  cases: clientBatch,
  show: (batch) => (
    <>
      <BatchButtons batch={batch} ids={[ids.profile, ids.other, ids.older]} />
      <BatchDialog batch={batch} />
    </>
  ),
  does: {
    'Eva presses Refresh reports': press('Refresh reports'),
    'Eva presses Set status': press('Set status'),
    'Eva presses Try Again': press('Try Again'),
    'Eva chooses Finished': ({ screen }) =>
      screen.getByRole('combobox', { name: 'New status' }).selectOptions('Finished'),
    'Eva enters a reason': ({ screen }) =>
      screen.getByRole('textbox', { name: 'Reason' }).fill('As agreed on the phone'),
    'Eva confirms the summary': press(/^(Refresh 2 reports|Set status of 2 clients)$/),
    'Eva presses Stop': press('Stop after this client'),
    'Eva closes the dialog': press('Close'),
  },
  sees: {
    resting: async (screen) => {
      await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
    },
    looking: async (screen) => {
      await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    },
    unknown: async (screen) => {
      await expect.element(screen.getByRole('alert')).toHaveTextContent(failureSentences.busy);
    },
    confirming: async (screen, { context }) => {
      const why =
        context.kind === 'refresh'
          ? screen.getByText('No provider is connected. Connect one on the client’s page.')
          : screen.getByText('Has this status already');
      if (context.kind === 'refresh' || context.status !== null) await expect.element(why).toBeVisible();
      else await expect.poll(() => why.query()).toBeNull();
      await expect.element(screen.getByText('No generations are used.')).toBeVisible();
    },
    working: async (screen, { context }) => {
      const { length } = context.outcomes;
      await expect.element(screen.getByText(`${length} of 2 finished`)).toBeVisible();
      await expect.element(screen.getByText('In progress')).toBeVisible();
      const stop = context.isStopped ? 'Stopping after this client' : 'Stop after this client';
      await expect.element(button(screen, stop)).toBeVisible();
    },
    ended: async (screen, { context }) => {
      const failed = context.outcomes.filter(({ failure }) => failure !== null).length;
      const done = context.outcomes.length - failed;
      const left = 2 - context.outcomes.length;
      await expect
        .element(screen.getByText(`Done: ${done} · Failed: ${failed} · Not started: ${left}`))
        .toBeVisible();
      await expect
        .poll(() => screen.getByText(failureSentences.providerLoginFailed).elements().length)
        .toBe(failed);
    },
  },
});
