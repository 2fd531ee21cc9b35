import { RouterContextProvider, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { CallError } from '#contract/failures.ts';
import { noteRefusal } from '#src/api/outdated.ts';
import { keepCurrent } from '#src/app/keepCurrent.ts';
import { LateKeepCurrent } from '#src/app/LateKeepCurrent.tsx';
import { setImpersonatedUser } from '#src/browser/impersonation.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useToday } from '#src/ui/useToday.ts';
import { show } from '../profile/show.tsx';

function KeepCurrent() {
  const router = useRouter();
  useEffect(() => keepCurrent(router), [router]);
  return null;
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const evening = new Date(2026, 10, 29, 22);
const morning = new Date(2026, 10, 30, 8);
const secondsLater = (seconds: number) => new Date(evening.getTime() + seconds * 1_000);
const comeBack = () => window.dispatchEvent(new Event('focus'));

/** To another program, or into a frame of the page, which takes the focus too. */
function leave(where: 'program' | 'frame' = 'program') {
  vi.spyOn(document, 'hasFocus').mockReturnValue(where === 'frame');
  window.dispatchEvent(new Event('blur'));
}

/** A page that keeps current, in the evening. */
async function aPage() {
  vi.setSystemTime(evening);
  const { router } = await show(<KeepCurrent />);
  return vi.spyOn(router, 'invalidate');
}

/** The same, with a dialog that can be closed. */
async function aPageWithDialog() {
  vi.setSystemTime(evening);
  const stage = (open: boolean) => (
    <>
      <KeepCurrent />
      <Dialog open={open} title="A question" onClose={() => {}}>
        Well?
      </Dialog>
    </>
  );
  const { router, screen } = await show(stage(true));
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  return { invalidate: vi.spyOn(router, 'invalidate'), close: () => dialog.element().remove() };
}

it('loads a page again that was left open overnight, once', async () => {
  const invalidate = await aPage();
  comeBack();
  expect(invalidate).not.toHaveBeenCalled();
  leave();
  vi.setSystemTime(morning);
  comeBack();
  comeBack();
  expect(invalidate).toHaveBeenCalledOnce();
});

it('loads a page again on which someone sat past midnight', async () => {
  const invalidate = await aPage();
  vi.setSystemTime(morning);
  comeBack();
  expect(invalidate).toHaveBeenCalledOnce();
});

it('loads a page again for someone who was elsewhere for ten seconds', async () => {
  const invalidate = await aPage();
  leave();
  vi.setSystemTime(secondsLater(9));
  comeBack();
  expect(invalidate).not.toHaveBeenCalled();
  leave();
  vi.setSystemTime(secondsLater(19));
  comeBack();
  expect(invalidate).toHaveBeenCalledOnce();
});

it('counts a frame of the page as the page', async () => {
  const invalidate = await aPage();
  leave('frame');
  vi.setSystemTime(secondsLater(60));
  comeBack();
  expect(invalidate).not.toHaveBeenCalled();
});

it('loads nothing again for support that returns', async () => {
  setImpersonatedUser('business@example.com');
  onTestFinished(() => setImpersonatedUser(null));
  const invalidate = await aPage();
  leave();
  vi.setSystemTime(secondsLater(60));
  comeBack();
  expect(invalidate).not.toHaveBeenCalled();
});

it.each([
  new CallError('notFound'),
  new CallError('changedMeanwhile'),
  new CallError('repeatedChoice'),
  new CallError('invalid', '', [{ field: 'event.letters', problem: 'alreadyMailed' }]),
])('loads a page again when something was refused because others had changed it: %s', async (error) => {
  const invalidate = await aPage();
  noteRefusal(new CallError('invalid', '', [{ field: 'event.on', problem: 'inFuture' }]));
  expect(invalidate).not.toHaveBeenCalled();
  noteRefusal(error);
  expect(invalidate).toHaveBeenCalledOnce();
});

it('waits while a dialog is open, and loads the page when it is closed', async () => {
  const { invalidate, close } = await aPageWithDialog();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  noteRefusal(new CallError('notFound'));
  vi.setSystemTime(morning);
  comeBack();
  vi.advanceTimersByTime(60_000);
  expect(invalidate).not.toHaveBeenCalled();
  close();
  vi.advanceTimersByTime(60_000);
  expect(invalidate).toHaveBeenCalledOnce();
});

/** A page at an address that nobody touches, with a clock that is moved manually. */
async function anUntouchedPage(path: string) {
  vi.setSystemTime(evening);
  const { router, screen } = await show(<p>Here</p>);
  const invalidate = vi.spyOn(router, 'invalidate');
  Object.defineProperty(router, 'state', { value: { ...router.state, location: { pathname: path } } });
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: evening });
  await screen.rerender(
    <RouterContextProvider router={router}>
      <KeepCurrent />
    </RouterContextProvider>,
  );
  return invalidate;
}
const touch = () => window.dispatchEvent(new Event('pointermove'));

it.each([
  ['/dashboard', 2],
  ['/inbox', 2],
  ['/outcomes', 2],
  ['/edit-profile/0190a000-0000-7000-8000-000000000001', 0],
  ['/disputes/0190a000-0000-7000-8000-000000000001', 0],
])(
  'loads %s again %i times for those who look at it for two minutes without using it',
  async (path, times) => {
    const invalidate = await anUntouchedPage(path);
    vi.advanceTimersByTime(59_000);
    expect(invalidate).not.toHaveBeenCalled();
    vi.advanceTimersByTime(61_000);
    expect(invalidate).toHaveBeenCalledTimes(times);
  },
);

it('lets a list be while it is used, and after an hour in which nobody has touched it', async () => {
  const invalidate = await anUntouchedPage('/dashboard');
  for (let second = 0; second < 300; second += 30) {
    vi.advanceTimersByTime(30_000);
    touch();
  }
  expect(invalidate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3_600_000);
  const before = invalidate.mock.calls.length;
  vi.advanceTimersByTime(1_800_000);
  expect(invalidate).toHaveBeenCalledTimes(before);
  touch();
  touch();
  expect(invalidate).toHaveBeenCalledTimes(before + 1);
});

it('loads any page again once when someone touches it after ten minutes', async () => {
  const invalidate = await anUntouchedPage('/disputes/0190a000-0000-7000-8000-000000000001');
  vi.advanceTimersByTime(599_000);
  touch();
  expect(invalidate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(600_000);
  touch();
  touch();
  expect(invalidate).toHaveBeenCalledOnce();
});

it('loads a page that was shown yesterday again as soon as the code for it has come', async () => {
  vi.setSystemTime(evening);
  let come = () => {};
  const arrived = new Promise<void>((resolve) => (come = resolve));
  const load = vi.fn(async () => {
    await arrived;
    return { keepCurrent };
  });
  const { router } = await show(<LateKeepCurrent load={load} />);
  const invalidate = vi.spyOn(router, 'invalidate');
  await expect.poll(() => load.mock.calls.length).toBe(1);
  vi.setSystemTime(morning);
  expect(invalidate).not.toHaveBeenCalled();
  come();
  await expect.poll(() => invalidate.mock.calls.length).toBe(1);
});

it('shows the new day', async () => {
  vi.setSystemTime(evening);
  const Today = () => <p>{useToday()}</p>;
  const { screen } = await show(<Today />);
  await expect.element(screen.getByText('2026-11-29')).toBeVisible();
  vi.setSystemTime(morning);
  comeBack();
  await expect.element(screen.getByText('2026-11-30')).toBeVisible();
});
