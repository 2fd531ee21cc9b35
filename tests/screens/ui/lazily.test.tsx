import { Component, type ReactNode, Suspense } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { lazily } from '#src/language/lazily.ts';
import { show } from '../profile/show.tsx';

const Part = ({ name }: { readonly name: string }) => <p>The part of {name}</p>;

/** What a page's own error screen would catch. */
class Caught extends Component<{ readonly children: ReactNode }, { readonly message: string }> {
  override readonly state = { message: '' };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render = () => this.state.message || this.props.children;
}

it('a part that did not load leaves the rest of the page as it is, and is loaded again', async () => {
  let isOffline = true;
  const Lazy = lazily(async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
    return Part;
  });
  const { screen } = await show(
    <>
      <input aria-label="Note" defaultValue="half a sentence" />
      <Suspense>
        <Lazy name="Ana" />
      </Suspense>
    </>,
  );
  const problem = screen.getByText(
    'This part of the page didn’t load. Check your connection, and try again.',
  );
  await expect.element(problem).toBeVisible();
  await screen.getByLabelText('Note').fill('a whole sentence');
  await screen.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(problem).toBeVisible();
  isOffline = false;
  await screen.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(screen.getByText('The part of Ana')).toBeVisible();
  await expect.element(screen.getByLabelText('Note')).toHaveValue('a whole sentence');
});

it('says so above a phone’s tabs, which lead elsewhere', async () => {
  document.documentElement.style.setProperty('--tabs', '61px');
  onTestFinished(() => void document.documentElement.style.removeProperty('--tabs'));
  const Lost = lazily(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const { screen } = await show(
    <Suspense>
      <Lost />
    </Suspense>,
  );
  const again = screen.getByRole('button', { name: 'Try Again' });
  await expect.element(again).toBeVisible();
  expect(again.element().getBoundingClientRect().bottom).toBeLessThan(window.innerHeight - 61);
});

it('leaves an error of the part itself to the page', async () => {
  const Broken = lazily(async () => () => {
    throw new Error('A defect of the part');
  });
  const { screen } = await show(
    <Caught>
      <Suspense>
        <Broken />
      </Suspense>
    </Caught>,
  );
  await expect.element(screen.getByText('A defect of the part')).toBeVisible();
});
