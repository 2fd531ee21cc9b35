import { expectAccessible, show } from '../profile/show.tsx';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Drawer } from '#src/ui/Drawer.tsx';
import { SnackbarHost, type Snackbars, useSnackbars } from '#src/ui/Snackbar.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

async function host(): Promise<Snackbars> {
  const held: { snackbars: Snackbars | null } = { snackbars: null };
  function Page() {
    const snackbars = useSnackbars();
    return (
      <button type="button" onClick={() => (held.snackbars = snackbars)}>
        Take
      </button>
    );
  }
  await show(
    <SnackbarHost>
      <Page />
    </SnackbarHost>,
  );
  await page.getByRole('button', { name: 'Take' }).click();
  if (held.snackbars === null) throw new Error('The page was not pressed');
  return held.snackbars;
}

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const texts = () => [...document.querySelectorAll('[aria-live] > *')].map((one) => one.textContent);

it('disappears after 6 s, a long one after 10 s', async () => {
  const { showMessage } = await host();
  act(() => {
    showMessage('Saved');
    showMessage('Generate every 30 days', 'long');
  });
  expect(texts()).toEqual(['Saved', 'Generate every 30 days']);
  pass(5_999);
  expect(texts()).toEqual(['Saved', 'Generate every 30 days']);
  pass(1);
  expect(texts()).toEqual(['Generate every 30 days']);
  pass(3_999);
  expect(texts()).toEqual(['Generate every 30 days']);
  pass(1);
  expect(texts()).toEqual([]);
});

it('fills its lines on a tablet, instead of leaving a part of its width empty', async () => {
  await page.viewport(820, 1180);
  onTestFinished(() => page.viewport(414, 896));
  const { showMessage } = await host();
  const long =
    'Han pasado 92 días desde que se generaron cartas por última vez para Samuel Okoye-Reyes de la Cruz y Ana.';
  act(() => void showMessage(long, 'long'));
  const text = page.getByText(long);
  await expect.element(text).toBeVisible();
  const range = document.createRange();
  range.selectNodeContents(text.element());
  const [first] = range.getClientRects();
  expect(first?.width ?? 0).toBeGreaterThan(0.85 * text.element().getBoundingClientRect().width);
});

it('keeps an error until it is dismissed', async () => {
  const { showError } = await host();
  act(() => showError('Not saved'));
  pass(3_600_000);
  expect(texts()).toEqual(['Not saved']);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  expect(texts()).toEqual([]);
});

it('says the same thing once, for its full time from the last call', async () => {
  const { showMessage } = await host();
  act(() => void showMessage('Saved'));
  pass(4_000);
  act(() => void showMessage('Saved'));
  expect(texts()).toEqual(['Saved']);
  pass(5_999);
  expect(texts()).toEqual(['Saved']);
  pass(1);
  expect(texts()).toEqual([]);
});

it('can be withdrawn by its caller', async () => {
  const { showMessage } = await host();
  const back: { take?: () => void } = {};
  act(() => {
    showMessage('Saved');
    back.take = showMessage('Generate every 30 days', 'long');
  });
  act(() => back.take?.());
  expect(texts()).toEqual(['Saved']);
});

it('leaves room for what a page keeps at its bottom edge', async () => {
  const { showMessage } = await host();
  act(() => void showMessage('Saved'));
  const lower = () => document.querySelector('[aria-live] > *')?.getBoundingClientRect().bottom ?? 0;
  expect(innerHeight - lower()).toBe(16);
  const foot = document.createElement('div');
  foot.dataset['foot'] = '';
  document.body.append(foot);
  expect(innerHeight - lower()).toBe(72);
  foot.remove();
});

it('is announced politely, and readable in both color schemes', async () => {
  const { showMessage, showError } = await host();
  act(() => {
    showMessage('Saved');
    showError('Not saved');
  });
  expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe('SavedNot saved');
  vi.useRealTimers();
  await expectAccessible();
});

it.each([
  ['a dialog', Dialog],
  ['a drawer', Drawer],
])(
  'is shown and announced in %s that is in front of the page, and on the page once it has closed',
  async (_, Kind) => {
    function Page() {
      const [open, setOpen] = useState(true);
      const { showError } = useSnackbars();
      return (
        <Kind open={open} title="A question" onClose={() => setOpen(false)}>
          <button type="button" onClick={() => showError('Not saved')}>
            Fail
          </button>
        </Kind>
      );
    }
    await show(
      <SnackbarHost>
        <Page />
      </SnackbarHost>,
    );
    const fail = page.getByRole('button', { name: 'Fail' });
    const regions = () => [...document.querySelectorAll('dialog[open] [aria-live]')];
    // A region that arrives with its text is not announced.
    const [region] = regions();
    await fail.click();
    expect(region?.textContent).toBe('Not saved');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    expect(texts()).toEqual([]);

    await fail.click();
    await page.getByRole('button', { name: 'Close' }).click();
    expect(regions()).toEqual([]);
    await expect.element(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
    expect(texts()).toEqual(['Not saved']);
  },
);
