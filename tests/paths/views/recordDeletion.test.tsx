import { ids } from '#tests/machines/builders.ts';
import { recordDeletion } from '../cases/recordDeletion.ts';
import { ClientList } from './ClientList.tsx';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const dialog = (screen: Screen) => screen.getByRole('dialog', { name: 'Delete' });
const press = (screen: Screen, name: string) => dialog(screen).getByRole('button', { name }).click();
const asks = async (screen: Screen, { context }: { context: { ids: readonly string[] } }) => {
  const question =
    context.ids.length > 1
      ? 'Are you sure you want to delete these records?'
      : 'Are you sure you want to delete this record?';
  await expect.element(dialog(screen).getByText(question)).toBeVisible();
  const named = context.ids.length > 1 ? /^Ana Sampleton (and|y) Ben Sampleton$/ : 'Cleo Sampleton';
  await expect.element(dialog(screen).getByText(named)).toBeVisible();
  await expect.element(dialog(screen).getByText(/including letters you paid for/)).toBeVisible();
  // A copy is offered first: here, or for several on their pages.
  await expect
    .element(
      context.ids.length > 1
        ? dialog(screen).getByText(/^To keep copies/)
        : dialog(screen).getByRole('button', { name: 'Download everything' }),
    )
    .toBeVisible();
};
const away = async (screen: Screen) => {
  await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
};

/** About one record, or several. */
const failed = /^We couldn’t delete the records?\. Try again\.$/;

walkViews({
  cases: recordDeletion,
  show: (deletion) => (
    <>
      {/* The list deletes several one after the other (clientBatch); this dialog still asks about several at once. */}
      <button
        type="button"
        onClick={() => deletion.send({ type: 'deletion.ask', ids: [ids.profile, ids.other] })}
      >
        Both
      </button>
      <ClientList
        listed={{
          [ids.profile]: 'Ana Sampleton',
          [ids.other]: 'Ben Sampleton',
          [ids.older]: 'Cleo Sampleton',
        }}
        deletion={deletion}
      />
    </>
  ),
  does: {
    'Ana presses Delete for two records': ({ screen }) =>
      screen.getByRole('button', { name: 'Both', exact: true }).click(),
    'Ana presses Delete for a third record': ({ screen }) =>
      screen.getByRole('button', { name: 'Delete Cleo Sampleton' }).click(),
    'Ana presses Confirm': ({ screen }) => press(screen, 'Confirm'),
    'Ana presses Cancel': ({ screen }) => press(screen, 'Cancel'),
  },
  sees: {
    idle: away,
    confirming: async (screen, sight) => {
      await asks(screen, sight);
      expect(dialog(screen).getByText(failed).query()).toBeNull();
    },
    deleting: async (screen, sight) => {
      await asks(screen, sight);
      await expect
        .element(dialog(screen).getByRole('button', { name: 'Confirm' }))
        .toHaveAttribute('aria-busy', 'true');
      await expect.element(dialog(screen).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    },
    failed: async (screen, sight) => {
      await asks(screen, sight);
      await expect.element(dialog(screen).getByText(failed)).toBeVisible();
    },
    done: async (screen) => {
      await away(screen);
      await expect.element(screen.getByText('Records deleted.')).toBeVisible();
    },
  },
});
