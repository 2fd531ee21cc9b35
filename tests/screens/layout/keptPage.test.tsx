import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CallError } from '#contract/failures.ts';
import { keepShownPages } from '#src/app/keepShownPages.ts';

/** A page whose loader counts, with a field. `fails` is what the next load throws. */
async function aPage() {
  const server: { fails: Error | null; loads: number } = { fails: null, loads: 0 };
  const root = createRootRoute({ errorComponent: () => <p>Not loaded</p> });
  const counting = createRoute({
    getParentRoute: () => root,
    path: '/',
    loader: async () => {
      if (server.fails !== null) throw server.fails;
      server.loads += 1;
      return server.loads;
    },
    component: function Counting() {
      return (
        <>
          <p>Loaded: {counting.useLoaderData()}</p>
          <input aria-label="Note" />
        </>
      );
    },
    errorComponent: () => <p>Not loaded</p>,
  });
  const router = createRouter({
    routeTree: root.addChildren([counting]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  onTestFinished(keepShownPages(router));
  await render(<RouterProvider router={router} />);
  return { server, router };
}

it('keeps a page and what is typed in it when it can’t be loaded again without a connection, and loads it later', async () => {
  const { server, router } = await aPage();
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('Called twice');
  server.fails = new TypeError('Failed to fetch');
  await router.invalidate();
  await expect.element(page.getByText('Loaded: 1')).toBeVisible();
  await expect.element(note).toHaveValue('Called twice');
  server.fails = null;
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('Loaded: 2')).toBeVisible();
  await expect.element(note).toHaveValue('Called twice');
});

it('waits twice as long after each load that gets no answer, and as at first after one that does', async () => {
  const { server, router } = await aPage();
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => timers.mockRestore());
  const waits = () => timers.mock.calls.map(([, wait = 0]) => wait).filter((wait) => wait >= 15_000);
  const online = () => void window.dispatchEvent(new Event('online'));
  server.fails = new TypeError('Failed to fetch');
  await router.invalidate();
  online();
  await expect.poll(waits).toEqual([15_000, 30_000]);
  online();
  await expect.poll(waits).toEqual([15_000, 30_000, 60_000]);
  server.fails = null;
  online();
  await expect.element(page.getByText('Loaded: 2')).toBeVisible();
  await router.invalidate();
  server.fails = new TypeError('Failed to fetch');
  await router.invalidate();
  expect(waits()).toEqual([15_000, 30_000, 60_000, 15_000]);
});

it('does not keep a page that no longer exists', async () => {
  const { server, router } = await aPage();
  await expect.element(page.getByText('Loaded: 1')).toBeVisible();
  server.fails = new CallError('notFound');
  await router.invalidate();
  await expect.element(page.getByText('Not loaded')).toBeVisible();
});

it('says that a page could not be opened', async () => {
  const { server, router } = await aPage();
  await expect.element(page.getByText('Loaded: 1')).toBeVisible();
  server.fails = new TypeError('Failed to fetch');
  await router.navigate({ to: '/account-closed' });
  await router.navigate({ to: '/' });
  await expect.element(page.getByText('Not loaded')).toBeVisible();
});
