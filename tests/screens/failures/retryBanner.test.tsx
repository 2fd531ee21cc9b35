import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { RetryBanner } from '#src/failures/RetryBanner.tsx';
import type { Failure } from '#machines/failure.ts';
import { expectAccessible, show } from '../profile/show.tsx';

const failure = (unanswered?: Failure['unanswered']): Failure => ({
  code: 'unexpected',
  detail: '',
  fields: [],
  ...(unanswered !== undefined && { unanswered }),
});

it.each([
  ['connection', 'Can’t connect. Check your internet connection and try again.'],
  ['time', 'The server didn’t answer in time. Try again.'],
] as const)('K23 names the cause if nothing answered: %s', async (unanswered, cause) => {
  const onRetry = vi.fn<() => void>();
  const { screen } = await show(<RetryBanner failure={failure(unanswered)} onRetry={onRetry} />);
  await expect.element(screen.getByText('An unknown error occurred!')).toBeVisible();
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(new RegExp(cause.replaceAll('.', '\\.')));
  await expectAccessible();
  await screen.getByRole('button', { name: 'Try Again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

it('names no cause if the server answered', async () => {
  const { screen } = await show(<RetryBanner failure={failure()} onRetry={() => {}} />);
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(/^An unknown error occurred! ?Try Again$/);
});

it('has its button next to the sentences or below them, never between their words', async () => {
  await page.viewport(390, 800);
  const { screen } = await show(<RetryBanner failure={failure('connection')} onRetry={() => {}} />);
  const text = document.createRange();
  text.setStartBefore(screen.getByText('An unknown error occurred!').element());
  const button = screen.getByRole('button', { name: 'Try Again' }).element();
  text.setEndBefore(button);
  const lines = [...text.getClientRects()].filter(({ width }) => width > 0);
  const { left, top } = button.getBoundingClientRect();
  expect([
    Math.max(...lines.map(({ right }) => right)) <= left,
    Math.max(...lines.map(({ bottom }) => bottom)) <= top,
  ]).toContain(true);
});
