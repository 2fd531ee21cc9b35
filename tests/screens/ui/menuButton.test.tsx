import { expectAccessible, show } from '../profile/show.tsx';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MenuButton } from '#src/ui/MenuButton.tsx';

async function showMenu() {
  const chosen: string[] = [];
  const entry = (key: string, under = false) => ({
    key,
    label: key,
    under,
    onChoose: () => void chosen.push(key),
  });
  const { screen } = await show(
    <>
      <MenuButton label="Add New" entries={[entry('Client'), entry('Outsourcer'), entry('Reseller', true)]} />
      <button type="button">Next thing</button>
    </>,
  );
  const opener = screen.getByRole('button', { name: 'Add New' });
  const item = (name: string) => screen.getByRole('menuitem', { name });
  const names = () => [...document.querySelectorAll('[role=menuitem]')].map(({ textContent }) => textContent);
  return { screen, opener, item, names, chosen };
}

it('opens its choices, reports the selected one, and returns the focus', async () => {
  const { opener, item, names, chosen } = await showMenu();
  expect(names()).toEqual([]);
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.click();
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
  expect(names()).toEqual(['Client', 'Outsourcer', 'Reseller']);
  await expectAccessible();
  await item('Outsourcer').click();
  expect([names(), chosen]).toEqual([[], ['Outsourcer']]);
  await expect.element(opener).toHaveFocus();
});

it('can be used and closed from the keyboard', async () => {
  const { screen, opener, item, names, chosen } = await showMenu();
  opener.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Client')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(item('Reseller')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(item('Outsourcer')).toHaveFocus();
  await userEvent.keyboard('{Home}{End}{Enter}');
  expect(chosen).toEqual(['Reseller']);
  await userEvent.keyboard('{Enter}');
  await expect.element(item('Client')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(names()).toEqual([]);
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard('{Enter}{Tab}');
  expect(names()).toEqual([]);
  await expect.element(screen.getByRole('button', { name: 'Next thing' })).toHaveFocus();
  expect(chosen).toEqual(['Reseller']);
});

it('closes when something else is clicked', async () => {
  const { screen, opener, names, chosen } = await showMenu();
  await opener.click();
  await screen.getByRole('button', { name: 'Next thing' }).click();
  expect([names(), chosen]).toEqual([[], []]);
});
