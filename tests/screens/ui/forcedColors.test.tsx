import { afterEach, beforeEach, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { ClientTabs } from '#src/app/client/ClientTabs.tsx';
import { TabBar } from '#src/app/layout/TabBar.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Skeleton } from '#src/ui/Surface.tsx';
import { ids } from '#tests/machines/builders.ts';
import { show } from '../profile/show.tsx';

const forced = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
beforeEach(() => forced('active'));
afterEach(() => forced('none'));

/** As the reader's palette has it. */
function canvas(): string {
  const probe = document.createElement('i');
  probe.style.color = 'Canvas';
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

it('has a line at the current one of a client’s tabs only', async () => {
  const { screen } = await show(<ClientTabs profileId={ids.profile} current="disputes" />);
  await expect.element(screen.getByRole('link', { name: 'Disputes' })).toBeVisible();
  const lines = screen
    .getByRole('link')
    .elements()
    .map((tab) => [tab.textContent, getComputedStyle(tab).borderBottomColor !== canvas()]);
  expect(lines.filter(([, isSeen]) => isSeen)).toEqual([['Disputes', true]]);
});

it('has no bar above tabs at the bottom of a phone that are not current', async () => {
  await page.viewport(390, 844);
  const { screen } = await show(<TabBar ownProfile={null} />);
  await expect.element(screen.getByRole('link', { name: 'Settings' })).toBeVisible();
  const bars = screen
    .getByRole('link')
    .elements()
    .map((tab) => getComputedStyle(tab).borderTopColor);
  expect(bars).toEqual(bars.map(canvas));
});

it('shows how far something is that has not begun, and where something will be', async () => {
  const { screen } = await show(
    <>
      <ProgressBar percent={0} label="Download" />
      <Skeleton data-testid="loading" minH="4rem" />
    </>,
  );
  for (const each of [screen.getByRole('progressbar'), screen.getByTestId('loading')]) {
    const { borderTopWidth, borderTopColor } = getComputedStyle(each.element());
    expect([borderTopWidth, borderTopColor === canvas()]).toEqual(['1px', false]);
  }
});
