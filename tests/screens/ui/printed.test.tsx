import { afterEach, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { TabBar } from '#src/app/layout/TabBar.tsx';
import { printedStyle } from '#server/http/printedStyle.ts';
import { SnackbarHost } from '#src/ui/Snackbar.tsx';
import { show } from '../profile/show.tsx';

const media = (of: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media: of });
afterEach(async () => {
  await media('');
  await page.viewport(414, 896);
});

it('prints the page without the frame around it, its tabs, and its messages', async () => {
  await page.viewport(390, 844);
  const { screen } = await show(
    <SnackbarHost>
      <style>{printedStyle}</style>
      <div>
        <div>Header</div>
        <section id="page">Three items deleted</section>
        <div>Footer</div>
      </div>
      <TabBar ownProfile={null} />
    </SnackbarHost>,
  );
  const frame = () => [
    screen.getByText('Header').element(),
    screen.getByText('Footer').element(),
    ...document.querySelectorAll('[data-tabs], [data-messages]'),
  ];
  expect(frame()).toHaveLength(4);
  const isShown = (element: Element) => getComputedStyle(element).display !== 'none';
  expect(frame().every(isShown)).toBe(true);
  await media('print');
  expect(frame().filter(isShown)).toEqual([]);
  await expect.element(screen.getByText('Three items deleted')).toBeVisible();
});
