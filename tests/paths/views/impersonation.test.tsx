import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import type { UserInfo } from '#contract/account.ts';
import { generationGrantMachine } from '#machines/generationGrant.ts';
import { ImpersonationBanner } from '#src/support/ImpersonationBanner.tsx';
import { ImpersonateDialog } from '#src/support/ImpersonateDialog.tsx';
import type { Impersonation } from '#src/support/useImpersonation.ts';
import { SupportTools } from '#src/support/SupportTools.tsx';
import { aUser } from '#tests/screens/aUser.ts';
import { ids } from '#tests/machines/builders.ts';
import { impersonation } from '../cases/impersonation.ts';
import { expect } from '../harness/expect.ts';
import { failureSentences } from '#tests/support/failureSentences.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';
import { closes } from './parts.tsx';

const support = aUser({ fullName: 'Robin Hale', support: true });
const ana: UserInfo = aUser({ support: true, impersonated: true });

/** What support has on every page. The server responds as it does to the impersonated user. */
function Support({ impersonation: running }: { readonly impersonation: Impersonation }) {
  const [grant] = useState(() => createActor(generationGrantMachine));
  useEffect(() => {
    grant.start();
  }, [grant]);
  const acting = useSelector(running, (state) => state.hasTag('acting'));
  return (
    <>
      <ImpersonationBanner impersonation={running} information={acting ? ana : support} />
      <SupportTools impersonation={running} grant={grant} />
      <ImpersonateDialog impersonation={running} />
    </>
  );
}

const dialog = (screen: Screen) => screen.getByRole('dialog', { name: 'Impersonate' });
const banner = (screen: Screen) => screen.getByRole('region', { name: 'Acting on behalf of a user' });
const press = (screen: Screen, name: string) => dialog(screen).getByRole('button', { name }).click();

walkViews({
  cases: impersonation,
  show: (running) => <Support impersonation={running} />,
  does: {
    'support presses Impersonate': ({ screen }) =>
      screen.getByRole('button', { name: 'Impersonate' }).click(),
    'support enters a user ID': async ({ screen }) => {
      await dialog(screen)
        .getByLabelText(/^User ID/)
        .fill(ids.other);
      await press(screen, 'Impersonate');
    },
    'support presses Cancel': ({ screen }) => closes(screen, () => press(screen, 'Cancel')),
    'support ends the impersonation in the banner': ({ screen }) =>
      banner(screen).getByRole('button', { name: 'Stop' }).click(),
  },
  sees: {
    own: async (screen) => {
      await expect.element(screen.getByRole('button', { name: 'Impersonate' })).toBeVisible();
      expect([screen.getByRole('dialog').query(), banner(screen).query()]).toEqual([null, null]);
    },
    asking: async (screen) => {
      await expect.element(dialog(screen).getByLabelText(/^User ID/)).toHaveValue('');
      await expect.element(dialog(screen).getByRole('button', { name: 'Impersonate' })).toBeDisabled();
    },
    checking: async (screen) => {
      await expect
        .element(dialog(screen).getByRole('button', { name: 'Impersonate' }))
        .toHaveAttribute('aria-busy', 'true');
      await expect.element(dialog(screen).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    },
    refused: async (screen, { context }) => {
      const isElsewhere = context.failure?.code === 'wrongHost';
      const refusals: Readonly<Record<string, string>> = {
        wrongHost: 'This user’s account is on a different site:',
        invalid: 'More than one user matches this. Enter the account number or the user ID instead.',
      };
      const why = refusals[context.failure?.code ?? ''] ?? failureSentences.forbidden;
      await expect.element(dialog(screen).getByText(why, { exact: false })).toBeVisible();
      const way = dialog(screen).getByRole('link', { name: 'https://my.redress.example' });
      if (isElsewhere) await expect.element(way).toBeVisible();
      else expect(way.query()).toBeNull();
      await expect.element(dialog(screen).getByLabelText(/^User ID/)).toHaveValue(ids.other);
    },
    acting: async (screen, { say }) => {
      await expect
        .poll(() => banner(screen).query()?.textContent)
        .toContain(say('You’re acting on behalf of Ana Sampleton (ana@example.com).'));
      expect(screen.getByRole('button', { name: 'Impersonate' }).query()).toBeNull();
    },
  },
});
