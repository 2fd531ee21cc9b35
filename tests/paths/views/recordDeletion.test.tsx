import { ids } from '#tests/machines/builders.ts';
import { recordDeletion } from '../cases/recordDeletion.ts';
import { ClientList } from './ClientList.tsx';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const dialog = (screen: Screen) => screen.getByRole('dialog', { name: 'Delete' });
const press = (screen: Screen, name: string) => dialog(screen).getByRole('button', { name }).click();
const asks = async (screen: Screen, { context }: { context: { profileId: string | null } }) => {
  const name = context.profileId === ids.profile ? 'Ana Sampleton' : 'Cleo Sampleton';
  await expect
    .element(dialog(screen).getByText('Are you sure you want to delete this record?'))
    .toBeVisible();
  await expect.element(dialog(screen).getByText(name, { exact: true })).toBeVisible();
  await expect.element(dialog(screen).getByText(/including letters you paid for/)).toBeVisible();
  // A copy is offered first.
  await expect.element(dialog(screen).getByRole('button', { name: 'Download everything' })).toBeVisible();
};
const away = async (screen: Screen) => {
  await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
};

const failed = 'We couldn’t delete the record. Try again.';

walkViews({
  cases: recordDeletion,
  show: (deletion) => (
    <ClientList
      listed={{ [ids.profile]: 'Ana Sampleton', [ids.older]: 'Cleo Sampleton' }}
      deletion={deletion}
    />
  ),
  does: {
    'Ana presses Delete': ({ screen }) =>
      screen.getByRole('button', { name: 'Delete Ana Sampleton' }).click(),
    'Ana presses Delete for another record': ({ screen }) =>
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
      await expect.element(screen.getByText('Record deleted.')).toBeVisible();
    },
  },
});
