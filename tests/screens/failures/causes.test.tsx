import { expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { CallError } from '#contract/failures.ts';
import { type ConnectCause, connectCauses } from '#contract/connectCauses.ts';
import { failureOf } from '#machines/failure.ts';
import { providerConnectionMachine } from '#machines/providerConnection.ts';
import { LoadFailure } from '#src/app/LoadFailure.tsx';
import { reload } from '#src/browser/reload.ts';
import type { Session } from '#src/api/session.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { RetryBanner } from '#src/failures/RetryBanner.tsx';
import { ProviderNotices } from '#src/profile/ProviderNotices.tsx';
import { SessionContext } from '#src/session/useSession.ts';
import { failure, ids, refuses } from '#tests/machines/builders.ts';
import { show } from '../profile/show.tsx';

vi.mock('#src/browser/reload.ts', () => ({ reload: vi.fn<() => void>() }));

const noConnection = 'Can’t connect. Check your internet connection and try again.';
const tooSlow = Object.assign(new Error('too slow'), { name: 'TimeoutError' });

it.each([
  ['no connection', new TypeError('Failed to fetch'), noConnection],
  ['a server that is too slow', tooSlow, 'The server didn’t answer in time. Try again.'],
])(
  'K23 says that the cause is %s: in place of a page below the specified text, in a banner alone',
  async (_, error, cause) => {
    const { screen: banner } = await show(<FailureBanner failure={failureOf(error)} />);
    await expect.element(banner.getByRole('alert')).toHaveTextContent(cause);
    await banner.unmount();
    const { screen } = await show(<LoadFailure error={error} reset={() => {}} />);
    await expect.element(screen.getByText('An unknown error occurred!')).toBeVisible();
    await expect.element(screen.getByText(cause, { exact: true })).toBeVisible();
  },
);

it('loads a page again by itself once the connection is back, if that was what it lacked', async () => {
  const lost = await show(<LoadFailure error={new TypeError('Failed to fetch')} reset={() => {}} />);
  await expect.element(lost.screen.getByText(noConnection, { exact: true })).toBeVisible();
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
  await lost.screen.unmount();
  const slow = await show(<LoadFailure error={tooSlow} reset={() => {}} />);
  await expect.element(slow.screen.getByText(/didn’t answer in time/)).toBeVisible();
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['tooManyTries', 'Too many attempts. Wait a minute, then try again.'],
  ['busy', 'The service is busy. Try again in a moment.'],
  ['forbidden', 'Your account doesn’t have access to this.'],
] as const)('K23 says why the server refused a page or a part of it (%s)', async (code, sentence) => {
  const { screen: part } = await show(<RetryBanner failure={failure(code)} onRetry={() => {}} />);
  await expect
    .element(part.getByRole('alert'))
    .toHaveTextContent(`An unknown error occurred! ${sentence}Try Again`);
  await part.unmount();
  const { screen } = await show(<LoadFailure error={new CallError(code)} reset={() => {}} />);
  await expect.element(screen.getByRole('heading')).toHaveTextContent('This page didn’t load');
  await expect.element(screen.getByText(sentence, { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

it('A17 calls a failure without a known cause unknown', async () => {
  const { screen } = await show(<FailureBanner failure={failure('unexpected')} />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('An unknown error occurred!');
});

it('K23 offers the sign-in where a session has ended', async () => {
  const sent: unknown[] = [];
  const session = { send: (event: unknown) => sent.push(event) } as unknown as Session;
  const { screen } = await show(
    <SessionContext value={session}>
      <FailureBanner failure={failure('unauthenticated')} />
    </SessionContext>,
  );
  await screen.getByRole('button', { name: 'Sign in' }).click();
  expect(sent).toMatchObject([{ type: 'session.expire', target: expect.stringMatching(/^\//) }]);
});

/** One cause has one sentence; what the person can do nothing about is told alike. */
const told: Readonly<Record<ConnectCause, RegExp>> = {
  wrongSignIn: /didn’t accept this username or password/,
  wrongSecretAnswer: /answer to your secret question/,
  noReport: /no three-bureau report for this account yet/,
  membership: /membership isn’t active, isn’t paid, or doesn’t include/,
  challenge: /captcha or a code/,
  operatorRefused: /refused Redress itself/,
  timeout: /took too long to answer/,
  network: /isn’t working right now/,
  serverError: /isn’t working right now/,
  rateLimited: /doesn’t allow more tries right now/,
  foreignAddress: /couldn’t read what the provider sent/,
  tooManyRedirects: /couldn’t read what the provider sent/,
  tooLarge: /couldn’t read what the provider sent/,
  unexpectedAnswer: /couldn’t read what the provider sent/,
  notAReport: /couldn’t read what the provider sent/,
};

it.each(connectCauses)(
  'K23 a provider that gives no report because of %s: the dialog says so',
  async (cause) => {
    const refusal = new CallError('providerLoginFailed', 'Login Failed', [
      { field: 'provider', problem: cause },
    ]);
    const connection = createActor(
      providerConnectionMachine.provide({ actors: { connectProvider: refuses(refusal) } }),
      { input: { profileId: ids.profile, connection: null } },
    ).start();
    connection.send({
      type: 'provider.connect',
      provider: 'IdentityIQ',
      credentials: { username: 'a', password: 'b' },
    });
    await waitFor(connection, (state) => state.matches('failed'));
    const { screen } = await show(<ProviderNotices connection={connection} />);
    const dialog = screen.getByRole('dialog', { name: 'Login Failed' });
    await expect.element(dialog.getByText(/^Please login and make sure/)).toBeVisible();
    await expect.element(dialog.getByText(told[cause])).toBeVisible();
  },
);
