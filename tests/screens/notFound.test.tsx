import { show } from './profile/show.tsx';
import { afterEach, expect, it } from 'vitest';
import { NotFound } from '#src/app/NotFound.tsx';
import { ShellContext } from '#src/app/layout/ShellContext.ts';

const before = document.title;
afterEach(() => {
  document.title = before;
});

it('names the page that is not found, where no frame does', async () => {
  await show(<NotFound />, true);
  await expect.poll(() => document.title).toBe('Page not found · Redress');
});

it('leaves the name of the page to the frame around it', async () => {
  document.title = 'Settings · Redress';
  const { screen } = await show(
    <ShellContext value>
      <NotFound />
    </ShellContext>,
  );
  await expect.element(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(document.title).toBe('Settings · Redress');
});
