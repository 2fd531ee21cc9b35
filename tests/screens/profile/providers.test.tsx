import { expectAccessible, show } from './show.tsx';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ReactNode } from 'react';
import { createActor, fromPromise } from 'xstate';
import { CallError } from '#contract/failures.ts';
import type { LetterCheck } from '#contract/letterCheck.ts';
import type { Connection } from '#contract/providers.ts';
import { letterCheckMachine } from '#machines/letterCheck.ts';
import { providerConnectionMachine } from '#machines/providerConnection.ts';
import type { Connected, Standing } from '#machines/providerConnectionParts.ts';
import { ProviderNotices } from '#src/profile/ProviderNotices.tsx';
import { ClosedProviderPanels, ProviderPanels } from '#src/profile/ProviderPanels.tsx';
import { NewerReportLink } from '#src/screens/edit-profile/NewerReportLink.tsx';

const profileId = '0190a000-0000-7000-8000-000000000001';
const account = { mail: 'ana@example.com', signedInOn: '2026-11-20T15:00:00.000Z' };
const smart: Connected = { provider: 'SmartCredit', account };

/** The panels with the real machine; each attempt has the given outcome. */
async function panels(
  connection: Connected | null,
  ends: () => Promise<Connection> = () => new Promise(() => {}),
  checked: Promise<LetterCheck> = new Promise(() => {}),
  found: () => Promise<Standing> = () => new Promise(() => {}),
  alsoWithReport: ReactNode = null,
) {
  const actor = createActor(
    providerConnectionMachine.provide({
      actors: {
        connectProvider: fromPromise(ends),
        refreshReport: fromPromise(ends),
        findConnection: fromPromise(found),
        logout: fromPromise(() => Promise.resolve()),
        letterCheck: letterCheckMachine.provide({ actors: { letterCheck: fromPromise(() => checked) } }),
      },
      actions: { refresh: () => {} },
    }),
    { input: { profileId, connection } },
  ).start();
  const shown = await show(
    <>
      <ProviderPanels connection={actor} />
      <ProviderNotices connection={actor} alsoWithReport={alsoWithReport} />
    </>,
  );
  const panel = (name: string) => shown.screen.getByRole('region', { name });
  return { ...shown, actor, panel };
}

const refused =
  (code: 'providerLoginFailed' | 'providerBilling' | 'providerUnreachable', detail = '') =>
  () =>
    Promise.reject(new CallError(code, detail));

async function signIn(panel: ReturnType<Awaited<ReturnType<typeof panels>>['panel']>) {
  await panel.getByLabelText('Username').fill('ana');
  await panel.getByLabelText('Password', { exact: true }).fill('pw');
  await panel.getByRole('button', { name: /Connect|Update/ }).click();
}

it('offers every provider while none is connected, with the secret answer if the provider asks for it', async () => {
  const { panel } = await panels(null);
  for (const name of ['MyFreeScoreNow', 'IdentityIQ', 'SmartCredit']) {
    await expect.element(panel(name).getByText('not connected')).toBeVisible();
    await expect.element(panel(name)).not.toHaveAttribute('inert');
    await expect
      .element(panel(name).getByRole('link', { name: `No account yet? Sign up at ${name}` }))
      .toBeVisible();
  }
  await expect.element(panel('MyFreeScoreNow').getByText('Recommended')).toBeVisible();
  expect(panel('MyFreeScoreNow').getByLabelText('Secret answer', { exact: true }).query()).toBeNull();
  await expect.element(panel('IdentityIQ').getByLabelText('Secret answer', { exact: true })).toBeVisible();
  await expectAccessible();
});

it('E1 shows who is connected and since when, and where to sign up, the other panels out of reach until the switch is on', async () => {
  const { screen, panel } = await panels(smart);
  await expect.element(panel('SmartCredit').getByText('ana@example.com')).toBeVisible();
  await expect.element(panel('SmartCredit').getByText('11/20/2026')).toBeVisible();
  for (const [name, question] of [
    ['SmartCredit', 'Need another account?'],
    ['IdentityIQ', 'No account yet?'],
  ] as const)
    await expect
      .element(panel(name).getByRole('link', { name: `${question} Sign up at ${name}` }))
      .toHaveAttribute('href', expect.stringMatching(/^https:/));
  expect(document.querySelectorAll('[inert]')).toHaveLength(2);
  await expect.element(screen.getByText(/disconnects the current one/)).toBeVisible();
  await screen.getByRole('switch', { name: 'Change credit provider' }).click();
  expect(document.querySelectorAll('[inert]')).toHaveLength(0);
  await expectAccessible();
});

it('announces a connection and leads to the Repair Center', async () => {
  const { screen, router, panel } = await panels(null, () =>
    Promise.resolve({ ok: true, provider: 'IdentityIQ', reportId: profileId, ...account }),
  );
  await signIn(panel('IdentityIQ'));
  const dialog = screen.getByRole('dialog', { name: 'Credit Report Connected' });
  await expect
    .element(dialog.getByText('Credit Report has been connected! Move to repair center for getting reports'))
    .toBeVisible();
  await expectAccessible();
  await dialog.getByRole('link', { name: 'Move to Repair center' }).click();
  await expect.poll(() => router.state.location.pathname).toBe(`/repair-center/${profileId}`);
});

it('leads from a newer report to what it shows about letters that were sent, too', async () => {
  const connected = () =>
    Promise.resolve<Connection>({ ok: true, provider: 'IdentityIQ', reportId: profileId, ...account });
  const link = <NewerReportLink profileId={profileId} />;
  const { screen, router, panel } = await panels(null, connected, undefined, undefined, link);
  await signIn(panel('IdentityIQ'));
  const dialog = screen.getByRole('dialog', { name: 'Credit Report Connected' });
  await expect.element(dialog.getByRole('link', { name: 'Move to Repair center' })).toBeVisible();
  await dialog.getByRole('link', { name: 'See what changed' }).click();
  await expect.poll(() => router.state.location.href).toBe(`/disputes/${profileId}#newer-report`);
});

it.each([
  [
    refused('providerLoginFailed', 'Login Failed'),
    'Login Failed',
    /Please login and make sure your 3b report is available\./,
  ],
  [refused('providerBilling', 'Billing Error'), 'Billing Error', /check your billing/],
  [refused('providerUnreachable'), 'Unable to Connect Credit Report', /Unable to connect, Please try Again!/],
])('explains a refusal and keeps what was typed (%#)', async (ends, title, remedy) => {
  const { screen, panel } = await panels(null, ends);
  await signIn(panel('SmartCredit'));
  const dialog = screen.getByRole('dialog', { name: title });
  await expect.element(dialog.getByText(remedy)).toBeVisible();
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(panel('SmartCredit').getByLabelText('Username')).toHaveValue('ana');
});

it.each([
  ['none of the two', '', '', false],
  ['a username only', 'ana', '', false],
  ['a password only', '', 'pw', false],
  ['both', 'ana', 'pw', true],
])('E1 takes a sign-in with username and password: with %s', async (_, username, password, complete) => {
  const { panel, actor } = await panels(null);
  const place = panel('SmartCredit');
  await place.getByLabelText('Username').fill(username);
  await place.getByLabelText('Password', { exact: true }).fill(password);
  const connect = place.getByRole('button', { name: 'Connect' });
  await expect.poll(() => connect.element().matches(':enabled')).toBe(complete);
  // The Enter key submits a form, too.
  await place.getByLabelText('Password', { exact: true }).click();
  await userEvent.keyboard('{Enter}');
  expect(actor.getSnapshot().matches('connecting')).toBe(complete);
});

it('E1 takes a changed sign-in of the connected provider with username and password only', async () => {
  const { panel } = await panels(smart);
  const place = panel('SmartCredit');
  await place.getByText('Username or password changed?').click();
  const update = place.getByRole('button', { name: 'Update credit report' });
  await expect.element(update).toBeDisabled();
  await place.getByLabelText('Username').fill('ana');
  await expect.element(update).toBeDisabled();
  await place.getByLabelText('Password', { exact: true }).fill('pw');
  await expect.element(update).toBeEnabled();
});

it('says after a lost response that it doesn’t know, offers nothing but to ask again, and announces what it learns', async () => {
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.resolve({ connection: smart, reportId: profileId, work: null }),
  ];
  const { screen, panel } = await panels(
    null,
    () => Promise.reject(new TypeError('Failed to fetch')),
    undefined,
    () => answers.shift()?.() ?? new Promise(() => {}),
  );
  await signIn(panel('SmartCredit'));
  await expect.element(screen.getByText('We don’t know yet whether the report was imported.')).toBeVisible();
  await expect.element(screen.getByText(/^Can’t connect\./)).toBeVisible();
  expect(panel('SmartCredit').getByText('not connected').query()).toBeNull();
  await expect.element(panel('SmartCredit').getByRole('button', { name: 'Connect' })).toBeDisabled();
  await expect.element(panel('SmartCredit').getByLabelText('Username')).toHaveValue('ana');
  await expectAccessible();
  await screen.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Credit Report Connected' })).toBeVisible();
});

it('returns to the form after signing out', async () => {
  const { panel } = await panels(smart);
  await panel('SmartCredit').getByRole('button', { name: 'Sign Out' }).click();
  await expect.element(panel('SmartCredit').getByText('not connected')).toBeVisible();
  await expect.element(panel('SmartCredit').getByRole('button', { name: 'Connect' })).toBeVisible();
});

it('keeps every panel disabled until there is a profile', async () => {
  const { screen } = await show(<ClosedProviderPanels />);
  await expect.element(screen.getByText(/Save the profile first/)).toBeVisible();
  expect(document.querySelectorAll('[inert]')).toHaveLength(3);
});

it('warns in the success dialog that the report is another person’s', async () => {
  const connected: Connection = {
    ok: true,
    provider: 'SmartCredit',
    reportId: profileId,
    ...account,
  };
  const check = {
    missing: [],
    othersNames: ['WANDA WALKER'],
    profileName: 'Ana Sampleton',
    activity: 'active' as const,
  };
  const { screen, panel } = await panels(null, () => Promise.resolve(connected), Promise.resolve(check));
  await signIn(panel('SmartCredit'));
  const dialog = screen.getByRole('dialog', { name: 'Credit Report Connected' });
  await expect
    .element(dialog.getByText(/This report is for WANDA WALKER, but the profile is for Ana Sampleton/))
    .toBeVisible();
});

it('says at each password what it is used for, and when it is deleted', async () => {
  const { panel } = await panels(null);
  for (const name of ['MyFreeScoreNow', 'IdentityIQ', 'SmartCredit'])
    await expect
      .element(panel(name).getByLabelText('Password', { exact: true }))
      .toHaveAccessibleDescription(
        'Used only to get reports from this provider when you ask for them. We store it encrypted, and delete it when you sign out here.',
      );
});

it('shows a password on request, and asks browsers not to fill in the one of this site', async () => {
  const { panel } = await panels(null);
  const place = panel('IdentityIQ');
  for (const label of ['Password', 'Secret answer']) {
    const field = place.getByLabelText(label, { exact: true });
    const eye = place.getByRole('button', { name: `Show ${label}` });
    await field.fill('pw');
    await expect.element(field).toHaveAttribute('autocomplete', 'new-password');
    await expect.element(field).toHaveAttribute('type', 'password');
    await eye.click();
    await expect.element(eye).toHaveAttribute('aria-pressed', 'true');
    await expect.element(field).toHaveAttribute('type', 'text');
    await expect.element(field).toHaveValue('pw');
  }
  await place.getByLabelText('Username').fill('ana');
  await place.getByRole('button', { name: 'Connect' }).click();
  await expect.element(place.getByLabelText('Password', { exact: true })).toHaveAttribute('type', 'password');
});
