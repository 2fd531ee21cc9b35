import { show } from '../profile/show.tsx';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { switchSingleKeys } from '#src/browser/singleKeys.ts';
import { ClientList } from '#tests/paths/views/ClientList.tsx';

afterEach(async () => {
  switchSingleKeys(true);
  await page.viewport(414, 896);
});

const names = Array.from({ length: 60 }, (_, place) => `Client ${String(place).padStart(2, '0')}`);
const list = async () => {
  await page.viewport(1440, 900);
  const { screen, router } = await show(
    <>
      <a href="/help">Help</a>
      <ClientList listed={Object.fromEntries(names.map((name, place) => [`id-${place}`, name]))} />
    </>,
  );
  const table = screen.getByRole('table', { name: 'Clients' });
  table.element().focus();
  return { screen, router, table };
};

/** The client of the row that has the focus. */
const here = () =>
  document.activeElement?.closest('[role=row]')?.querySelector('.strong')?.textContent ?? null;
const tick = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });

it('moves from row to row with j, k, and the arrows, and stops at both ends', async () => {
  await list();
  const places = [];
  for (const key of ['j', 'j', '{ArrowDown}', 'k', '{ArrowUp}', 'k']) {
    await userEvent.keyboard(key);
    places.push(here());
  }
  expect(places).toEqual(['Client 00', 'Client 01', 'Client 02', 'Client 01', 'Client 00', 'Client 00']);
});

it('keeps the row with the focus in view, below the head of the table, in a long list', async () => {
  const { table } = await list();
  for (let step = 0; step < 25; step += 1) {
    await userEvent.keyboard('j');
    await expect.poll(here).toBe(names[step]);
  }
  for (let step = 24; step > 4; step -= 1) {
    await userEvent.keyboard('k');
    await expect.poll(here).toBe(names[step - 1]);
    const head = table.element().querySelector('[role=rowgroup]')?.getBoundingClientRect().bottom ?? 0;
    expect(document.activeElement?.getBoundingClientRect().top).toBeGreaterThanOrEqual(head);
  }
});

it('selects with x, opens with Enter, and leads to the search with a slash', async () => {
  const { screen, router } = await list();
  await userEvent.keyboard('jjx');
  await expect.element(tick('Client 01')).toBeChecked();
  await userEvent.keyboard('x');
  await expect.element(tick('Client 01')).not.toBeChecked();
  await userEvent.keyboard('/');
  const search = screen.getByRole('searchbox', { name: 'Search by name' });
  await expect.element(search).toHaveFocus();
  // In a field, keys are characters.
  await userEvent.keyboard('jx/');
  await expect.element(search).toHaveValue('jx/');
  await search.fill('');
  await expect.element(tick('Client 01')).toBeVisible();
  screen.getByRole('table', { name: 'Clients' }).element().focus();
  await userEvent.keyboard('jj{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe('/clients/id-1');
});

it('does nothing while the focus is elsewhere', async () => {
  const { screen } = await list();
  screen.getByRole('link', { name: 'Help' }).element().focus();
  await userEvent.keyboard('jx/');
  await expect.element(screen.getByRole('link', { name: 'Help' })).toHaveFocus();
  expect(here()).toBeNull();
});

it('leaves letters alone once they are switched off, and keeps the arrows', async () => {
  await list();
  switchSingleKeys(false);
  await userEvent.keyboard('{ArrowDown}jx/');
  expect(here()).toBe('Client 00');
  await expect.element(tick('Client 00')).not.toBeChecked();
});
