import { ItemsCard } from '#src/screens/repair-center/items/ItemsCard.tsx';
import { itemStatements } from '../cases/itemStatements.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const button = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true });

/** A person opens the group once and leaves it open. */
async function opened(screen: Screen): Promise<void> {
  const details = screen.getByRole('group').first().element();
  if (!details.hasAttribute('open')) await screen.getByText(/^Addresses/).click();
}

walkViews({
  cases: itemStatements,
  show: (items) => <ItemsCard items={items} />,
  does: {
    'Ana presses Try Again': ({ screen }) => button(screen, 'Try Again').click(),
    'Ana goes through the items': ({ screen }) => button(screen, 'Review one by one').click(),
    'Ana opens the old address': async ({ screen }) => {
      await opened(screen);
      const isAnswered = button(screen, 'Change').query() !== null;
      await button(screen, isAnswered ? 'Change' : 'Answer').click();
    },
    'the client says that they never lived there': ({ screen }) =>
      button(screen, 'I never lived there').click(),
    'Ana skips the item': ({ screen }) => button(screen, 'Skip').click(),
    'Ana closes the item': ({ screen }) => button(screen, 'Back to the list').click(),
    'Ana withdraws the statement': async ({ screen }) => {
      await opened(screen);
      await button(screen, 'Withdraw').click();
    },
  },
  sees: {
    fetching: async (screen) => {
      await expect.element(screen.getByRole('status', { name: /^Loading the other items/ })).toBeVisible();
    },
    failed: async (screen) => {
      await expect.element(screen.getByText(/couldn’t load the other items/)).toBeVisible();
    },
    listed: async (screen) => {
      await opened(screen);
      await expect.element(screen.getByText('77 HARBOR ST, TESTVILLE, OR 97999')).toBeVisible();
      await expect.element(screen.getByText('TransUnion, Equifax')).toBeVisible();
      await expect.element(screen.getByText(/isn’t in the profile/)).toBeVisible();
      expect(screen.getByRole('alert').query()).toBeNull();
    },
    asking: async (screen) => {
      await expect.element(screen.getByRole('heading', { level: 3 })).toHaveFocus();
      await expect.element(button(screen, 'Back to the list')).toBeEnabled();
      expect(screen.getByRole('alert').query()).toBeNull();
    },
    saving: async (screen) => {
      await expect.element(button(screen, 'I never lived there')).toHaveAttribute('aria-busy', 'true');
    },
    unsaved: async (screen) => {
      await expect.element(screen.getByRole('alert').getByText(/The service is busy/)).toBeVisible();
      await expect.element(button(screen, 'I never lived there')).toBeEnabled();
    },
    withdrawing: async (screen) => {
      await expect.element(button(screen, 'Withdraw')).toHaveAttribute('aria-busy', 'true');
    },
    unwithdrawn: async (screen) => {
      await expect.element(screen.getByRole('alert').getByText(/The service is busy/)).toBeVisible();
      await expect.element(button(screen, 'Withdraw')).toBeEnabled();
    },
  },
});
