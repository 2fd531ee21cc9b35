import { expect } from 'vitest';
import { ids } from '#tests/machines/builders.ts';
import { recordDeletion } from '../cases/recordDeletion.ts';
import { ClientList } from './ClientList.tsx';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const names = ['Ana Sampleton', 'Ben Sampleton'];
const dialog = (screen: Screen) => screen.getByRole('dialog', { name: 'Delete' });
const press = (screen: Screen, name: string) => dialog(screen).getByRole('button', { name }).click();
const asks = async (screen: Screen) => {
  await expect
    .element(dialog(screen).getByText('Are you sure you want to delete these records?'))
    .toBeVisible();
  await expect.element(dialog(screen).getByText('Ana Sampleton and Ben Sampleton')).toBeVisible();
};
const away = async (screen: Screen) => {
  await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
};
const failed = 'We couldn’t delete the records. Try again.';

async function deleteBoth({ screen }: { screen: Screen }): Promise<void> {
  for (const name of names) {
    const box = screen.getByRole('checkbox', { name: `Select ${name}` });
    if (!box.element().matches(':checked')) await box.click();
  }
  await screen.getByRole('button', { name: 'Delete (2)' }).click();
}

walkViews({
  cases: recordDeletion,
  show: (deletion) => (
    <ClientList
      listed={{ [ids.profile]: 'Ana Sampleton', [ids.other]: 'Ben Sampleton' }}
      deletion={deletion}
    />
  ),
  does: {
    'Ana presses Delete for two records': deleteBoth,
    'Ana presses Confirm': ({ screen }) => press(screen, 'Confirm'),
    'Ana presses Cancel': ({ screen }) => press(screen, 'Cancel'),
  },
  sees: {
    idle: away,
    confirming: async (screen) => {
      await asks(screen);
      expect(dialog(screen).getByText(failed).query()).toBeNull();
    },
    deleting: async (screen) => {
      await asks(screen);
      await expect
        .element(dialog(screen).getByRole('button', { name: 'Confirm' }))
        .toHaveAttribute('aria-busy', 'true');
      await expect.element(dialog(screen).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    },
    failed: async (screen) => {
      await asks(screen);
      await expect.element(dialog(screen).getByText(failed)).toBeVisible();
    },
    done: async (screen) => {
      await away(screen);
      await expect.element(screen.getByText('Records deleted.')).toBeVisible();
    },
  },
});
