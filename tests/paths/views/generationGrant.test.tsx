import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { impersonationMachine } from '#machines/impersonation.ts';
import { GrantDialog } from '#src/support/GrantDialog.tsx';
import type { GenerationGrant } from '#src/support/useGenerationGrant.ts';
import { SupportTools } from '#src/support/SupportTools.tsx';
import { ids } from '#tests/machines/builders.ts';
import { generationGrant } from '../cases/generationGrant.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';
import { closes } from './parts.tsx';

/** Support as itself: the tools, and the dialog that one of them opens. */
function Support({ grant }: { readonly grant: GenerationGrant }) {
  const [impersonation] = useState(() => createActor(impersonationMachine, { input: { target: null } }));
  useEffect(() => {
    impersonation.start();
  }, [impersonation]);
  return (
    <>
      <SupportTools impersonation={impersonation} grant={grant} />
      <GrantDialog grant={grant} userId="" />
    </>
  );
}

const dialog = (screen: Screen) => screen.getByRole('dialog', { name: 'Add Generation' });
const add = (screen: Screen) => dialog(screen).getByRole('button', { name: 'Add' });

walkViews({
  cases: generationGrant,
  show: (grant) => <Support grant={grant} />,
  does: {
    'support presses Add Generation': ({ screen }) =>
      screen.getByRole('button', { name: 'Add Generation' }).click(),
    'support enters a user and a number': async ({ screen }) => {
      await dialog(screen)
        .getByLabelText(/^User ID/)
        .fill(ids.other);
      await dialog(screen)
        .getByLabelText(/^Number of generations/)
        .fill('7');
      await add(screen).click();
    },
    'support closes the dialog': ({ screen }) =>
      closes(screen, () =>
        dialog(screen)
          .getByRole('button', { name: /Cancel|Close/ })
          .last()
          .click(),
      ),
  },
  sees: {
    closed: async (screen) => {
      await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
    },
    asking: async (screen) => {
      await expect.element(dialog(screen).getByLabelText(/^User ID/)).toHaveValue('');
      await expect.element(dialog(screen).getByLabelText(/^Number of generations/)).toHaveValue(1);
      await expect.element(add(screen)).toBeDisabled();
    },
    granting: async (screen) => {
      await expect.element(add(screen)).toHaveAttribute('aria-busy', 'true');
      await expect.element(dialog(screen).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    },
    granted: async (screen) => {
      await expect
        .element(dialog(screen).getByText('Added. The account now has 12 generations.'))
        .toBeVisible();
    },
    failed: async (screen) => {
      await expect
        .element(dialog(screen).getByText('No user has this ID, email, or account number'))
        .toBeVisible();
      await expect.element(dialog(screen).getByLabelText(/^User ID/)).toHaveValue(ids.other);
      await expect.element(dialog(screen).getByLabelText(/^Number of generations/)).toHaveValue(7);
      await expect.element(add(screen)).toBeEnabled();
    },
  },
});
