import { afterEach, expect, it, vi } from 'vitest';
import { NewDay } from '#src/app/NewDay.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useToday } from '#src/ui/useToday.ts';
import { show } from '../profile/show.tsx';

afterEach(() => vi.useRealTimers());

const evening = new Date(2026, 10, 29, 22);
const morning = new Date(2026, 10, 30, 8);
const comeBack = () => window.dispatchEvent(new Event('focus'));

it('loads a page again that was left open overnight, once', async () => {
  vi.setSystemTime(evening);
  const { router } = await show(<NewDay />);
  const invalidate = vi.spyOn(router, 'invalidate');
  comeBack();
  expect(invalidate).not.toHaveBeenCalled();
  vi.setSystemTime(morning);
  comeBack();
  comeBack();
  expect(invalidate).toHaveBeenCalledOnce();
});

it('waits while a dialog is open', async () => {
  vi.setSystemTime(evening);
  const stage = (open: boolean) => (
    <>
      <NewDay />
      <Dialog open={open} title="A question" onClose={() => {}}>
        Well?
      </Dialog>
    </>
  );
  const { router, screen } = await show(stage(true));
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  const invalidate = vi.spyOn(router, 'invalidate');
  vi.setSystemTime(morning);
  comeBack();
  expect(invalidate).not.toHaveBeenCalled();
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
