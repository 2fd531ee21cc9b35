import { included, withManyLetters } from '#machines/clientBatchParts.ts';
import { BatchButtons } from '#src/screens/dashboard/batch/BatchButtons.tsx';
import { BatchDialog } from '#src/screens/dashboard/batch/BatchDialog.tsx';
import { ids } from '#tests/machines/builders.ts';
import { failureSentences } from '#tests/support/failureSentences.ts';
import { clientBatch } from '../cases/clientBatch.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';
import { closes } from './parts.tsx';

const button = (screen: Screen, name: string | RegExp) =>
  screen.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
const press = (name: string | RegExp) => (stage: { screen: Screen }) => button(stage.screen, name).click();

const tryAgain = /^Try (1 client|2 clients) again$/;

walkViews({
  cases: clientBatch,
  show: (batch) => (
    <>
      <BatchButtons batch={batch} ids={[ids.profile, ids.other, ids.older]} canDelete />
      <BatchDialog batch={batch} />
    </>
  ),
  does: {
    'Eva presses Refresh reports': press('Refresh reports'),
    'Eva presses Set status': press('Set status'),
    'Eva presses Generate letters': press('Generate letters'),
    'Eva presses Delete': press('Delete (3)'),
    'Eva chooses another option': ({ screen }) =>
      screen.getByRole('combobox', { name: 'Automatic option' }).selectOptions('Inquiries Only'),
    'Eva presses Try Again': press('Try Again'),
    'Eva chooses Finished': ({ screen }) =>
      screen.getByRole('combobox', { name: 'New status' }).selectOptions('Finished'),
    'Eva says that they are mailed on different days': ({ screen }) =>
      screen
        .getByRole('combobox', { name: 'What will you do with them?' })
        .selectOptions('I’ll mail them on different days'),
    'Eva enters a reason': ({ screen }) =>
      screen.getByRole('textbox', { name: 'Reason' }).fill('As agreed on the phone'),
    'Eva confirms the summary': press(
      /^(Refresh 2 reports|Set status of 2 clients|Generate letters for (1 client|2 clients)|Confirm)$/,
    ),
    'Eva presses Stop': press(/^Stop( after this client)?$/),
    'Eva tries the others again': press(tryAgain),
    'Eva closes the dialog': (stage) => closes(stage.screen, () => press('Close')(stage)),
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
    summarizing: async (screen, { context }) => {
      const { length } = context.plans;
      await expect
        .element(
          screen.getByText(
            `Looking up which letters each client would get: ${length} of 2. No generation is used.`,
          ),
        )
        .toBeVisible();
    },
    unplanned: async (screen, { context: { failure } }) => {
      const isEmpty = failure?.code === 'noGenerations';
      const sentence = isEmpty ? failureSentences.noGenerations : failureSentences.busy;
      await expect.element(screen.getByRole('alert')).toHaveTextContent(sentence);
      const way = isEmpty
        ? screen.getByRole('link', { name: 'Buy generations' })
        : button(screen, 'Try Again');
      await expect.element(way).toBeVisible();
    },
    confirming: async (screen, { context }) => {
      const { kind, status } = context;
      const reasons = {
        refresh: 'No provider is connected. Connect one on the client’s page.',
        status: 'Has this status already',
        letters: 'No report. Connect a provider on the client’s page.',
        delete: 'A legal hold keeps this client from being deleted. Lift it on the profile page first.',
      };
      const why = screen.getByText(reasons[kind]);
      if (kind !== 'status' || status !== null) await expect.element(why).toBeVisible();
      else await expect.poll(() => why.query()).toBeNull();
      const asked = screen.getByRole('combobox', { name: 'What will you do with them?' });
      if (withManyLetters(context) > 0) await expect.element(asked).toHaveValue(context.manyLetters ?? '');
      else await expect.poll(() => asked.query()).toBeNull();
      const count = included(context).length;
      const used =
        kind === 'letters'
          ? `Uses ${count} ${count === 1 ? 'generation' : 'generations'}.`
          : 'No generations are used.';
      await expect.element(screen.getByText(used)).toBeVisible();
    },
    working: async (screen, { context }) => {
      const { length } = context.outcomes;
      await expect
        .element(screen.getByText(`${length} of ${included(context).length} finished`))
        .toBeVisible();
      await expect.element(screen.getByText('In progress')).toBeVisible();
      const stop = context.isStopped ? 'Stopping after this client' : 'Stop after this client';
      await expect.element(button(screen, stop)).toBeVisible();
    },
    uncertain: async (screen, { context }) => {
      const name = included(context)[context.outcomes.length]?.name ?? '';
      await expect
        .element(screen.getByRole('alert'))
        .toHaveTextContent(
          `No answer came for ${name}, so it isn’t known whether the letters were generated. Try again: if they were, you get these letters, and no second generation is used.`,
        );
      await expect.element(button(screen, 'Try Again')).toBeVisible();
    },
    ended: async (screen, { context }) => {
      const { outcomes } = context;
      const failures = outcomes.flatMap(({ failure }) => failure?.code ?? []);
      const done = outcomes.length - failures.length;
      const left = included(context).length - outcomes.length;
      for (const [label, count] of [
        ['Done', done],
        ['Failed', failures.length],
        ['Not started', left],
      ] as const) {
        const said = screen.getByText(new RegExp(`${label}: ${count}\\b`));
        if (count > 0) await expect.element(said).toBeVisible();
        else await expect.poll(() => said.query()).toBeNull();
      }
      const open = failures.length + left;
      if (open === 0) await expect.poll(() => button(screen, tryAgain).query()).toBeNull();
      else
        await expect
          .element(button(screen, `Try ${open} ${open === 1 ? 'client' : 'clients'} again`))
          .toBeVisible();
      const sentences = {
        providerLoginFailed: failureSentences.providerLoginFailed,
        noGenerations: failureSentences.noGenerations,
        unavailable:
          'No answer came. Look at the generations history: if the letters are there, a generation was used.',
      } as const;
      for (const code of ['providerLoginFailed', 'noGenerations', 'unavailable'] as const)
        await expect
          .poll(() => screen.getByText(sentences[code]).elements().length)
          .toBe(failures.filter((each) => each === code).length);
    },
  },
});
