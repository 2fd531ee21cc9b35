import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LateNetworkBanner } from '#src/app/layout/LateNetworkBanner.tsx';
import { show } from '../profile/show.tsx';

it('says that the device is offline, on a page that became so before the code for that had come', async () => {
  let isOnline = true;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'));
  const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await show(<LateNetworkBanner load={lost} />);
  const said = page.getByRole('status');
  await vi.advanceTimersToNextTimerAsync();
  await expect.element(said).toBeEmptyDOMElement();
  isOnline = false;
  await vi.advanceTimersToNextTimerAsync();
  await expect.element(said.getByText('You’re offline.')).toBeVisible();
  isOnline = true;
  await vi.advanceTimersToNextTimerAsync();
  await expect.element(said).toBeEmptyDOMElement();
});
