import { ProviderNotices } from '#src/profile/ProviderNotices.tsx';
import { ProviderPanels } from '#src/profile/ProviderPanels.tsx';
import { providerConnection } from '../cases/providerConnection.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const panel = (screen: Screen, name: string) => screen.getByRole('region', { name });
/** A dialog that is closing counts until it is gone. */
const outOfReach = () => document.querySelectorAll('[inert]').length;

async function signIn(screen: Screen, provider: string): Promise<void> {
  const form = panel(screen, provider);
  const summary = form.getByText('Username or password changed?');
  if (summary.query()?.closest('details')?.open === false) await summary.click();
  await form.getByLabelText('Username').fill('ana');
  await form.getByLabelText('Password', { exact: true }).fill('pw');
  await form.getByRole('button', { name: /Connect|Update/ }).click();
}
/** Title and text of the dialog that explains a failed attempt, from the specification. */
const explained: Readonly<Record<string, readonly [string, string]>> = {
  providerBilling: ['Billing Error', 'Please visit the IdentityIQ site and check your billing.'],
  providerLoginFailed: ['Login Failed', 'Please login and make sure your 3b report is available.'],
  providerUnreachable: ['Unable to Connect Credit Report', 'Unable to connect, Please try Again!'],
  providerUnusable: ['Unable to Connect Credit Report', 'Unable to connect, Please try Again!'],
  unavailable: ['Unable to Connect Credit Report', 'Unable to connect, Please try Again!'],
  unexpected: ['Unable to Connect Credit Report', 'Unable to connect, Please try Again!'],
  tooManyTries: ['Unable to Connect Credit Report', 'Unable to connect, Please try Again!'],
};

const closes = ({ screen }: { screen: Screen }) =>
  screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

walkViews({
  cases: providerConnection,
  own: ['letterCheck'],
  show: (connection) => (
    <>
      <ProviderPanels connection={connection} />
      <ProviderNotices connection={connection} />
    </>
  ),
  does: {
    'Ana signs in to IdentityIQ': ({ screen }) => signIn(screen, 'IdentityIQ'),
    'Ana signs in to SmartCredit': ({ screen }) => signIn(screen, 'SmartCredit'),
    'Ana presses refresh': ({ screen }) => screen.getByRole('button', { name: /Refresh/ }).click(),
    'Ana presses Sign Out': ({ screen }) => screen.getByRole('button', { name: 'Sign Out' }).click(),
    'Ana switches Change credit provider on': ({ screen }) =>
      screen.getByRole('switch', { name: 'Change credit provider' }).click(),
    'Ana switches Change credit provider off': ({ screen }) =>
      screen.getByRole('switch', { name: 'Change credit provider' }).click(),
    'Ana closes the dialog': closes,
    'Ana asks again whether the report was imported': ({ screen }) =>
      screen.getByRole('button', { name: 'Try Again' }).click(),
  },
  sees: {
    'resting.disconnected': async (screen) => {
      for (const name of ['MyFreeScoreNow', 'IdentityIQ', 'SmartCredit'])
        await expect.element(panel(screen, name).getByText('not connected')).toBeVisible();
      await expect.poll(outOfReach).toBe(0);
    },
    'resting.connected': async (screen, { context }) => {
      const connected = panel(screen, context.connection?.provider ?? '');
      await expect.element(connected.getByText('ana@example.com')).toBeVisible();
      await expect.element(screen.getByRole('switch', { name: 'Change credit provider' })).not.toBeChecked();
      await expect.poll(outOfReach).toBe(2);
    },
    'resting.choosing': async (screen) => {
      await expect.element(screen.getByRole('switch', { name: 'Change credit provider' })).toBeChecked();
      await expect.poll(outOfReach).toBe(0);
    },
    following: async (screen, { context }) => {
      const doing =
        context.work?.kind === 'refreshing'
          ? 'Refreshing the report from SmartCredit…'
          : 'Connecting IdentityIQ…';
      await expect.element(screen.getByRole('status').getByText(doing)).toBeVisible();
      await expect.element(screen.getByText('This continues even if you leave the page.')).toBeVisible();
      await expect.poll(() => document.querySelectorAll('[aria-busy=true]').length).toBeGreaterThan(0);
    },
    connecting: async (screen, { context }) => {
      // Said, too: the button that spins is silent.
      await expect.element(screen.getByText(`Connecting ${context.attempted}…`)).toBeInTheDocument();
      await expect.poll(() => document.querySelectorAll('[aria-busy=true]').length).toBeGreaterThan(0);
      expect(screen.getByRole('dialog').query()).toBeNull();
    },
    refreshing: async (screen, { context }) => {
      const doing = `Refreshing the report from ${context.connection?.provider}…`;
      await expect.element(screen.getByText(doing)).toBeInTheDocument();
      await expect.element(screen.getByText('ana@example.com')).toBeVisible();
      await expect.poll(() => document.querySelectorAll('[aria-busy=true]').length).toBeGreaterThan(0);
    },
    checking: async (screen) => {
      await expect.element(screen.getByText('Checking whether the report was imported…')).toBeVisible();
      expect(screen.getByRole('dialog').query()).toBeNull();
    },
    unknown: async (screen, { context }) => {
      await expect
        .element(screen.getByText('We don’t know yet whether the report was imported.'))
        .toBeVisible();
      const place = panel(screen, context.attempted ?? '');
      if (context.connection?.provider !== context.attempted)
        expect(place.getByText('not connected').query()).toBeNull();
      for (const name of [/^Connect$/, /^Refresh report$/])
        for (const button of place.getByRole('button', { name }).elements())
          expect(button.matches(':disabled, [aria-disabled=true]')).toBe(true);
    },
    signingOut: async (screen) => {
      await expect.element(screen.getByText('ana@example.com')).toBeVisible();
      await expect.poll(() => document.querySelectorAll('[aria-busy=true]').length).toBeGreaterThan(0);
    },
    announced: async (screen) => {
      const dialog = screen.getByRole('dialog', { name: 'Credit Report Connected' });
      await expect
        .element(
          dialog.getByText('Credit Report has been connected! Move to repair center for getting reports', {
            exact: true,
          }),
        )
        .toBeVisible();
      await expect.element(dialog.getByRole('link', { name: 'Move to Repair center' })).toBeVisible();
    },
    failed: async (screen, { context }) => {
      const [title, text] = explained[context.failure?.code ?? ''] ?? ['', ''];
      const dialog = screen.getByRole('dialog', { name: title, exact: true });
      await expect.element(dialog.getByText(text)).toBeVisible();
      await expect.element(dialog.getByRole('button', { name: 'Try Again' })).toBeVisible();
    },
    signOutFailed: async (screen) => {
      await expect.element(screen.getByRole('dialog').getByText(/still connected/)).toBeVisible();
    },
  },
});
