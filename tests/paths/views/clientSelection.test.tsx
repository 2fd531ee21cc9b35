import { clientSelection } from '../cases/clientSelection.ts';
import { ClientList, type Listed } from './ClientList.tsx';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const both: Listed = { a: 'Ana Sampleton', b: 'Ben Sampleton' };
let list: (listed: Listed) => void = () => {};

const box = (screen: Screen, name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const clear = (screen: Screen) => screen.getByRole('button', { name: 'Clear selection' });
const ticked = () =>
  [...document.querySelectorAll('[role=cell] input[type=checkbox]')].filter((input) =>
    input.matches(':checked'),
  );
const all = (screen: Screen) => screen.getByRole('checkbox', { name: 'Select all 2' });
const deletes = (screen: Screen) => screen.getByRole('button', { name: 'Delete (2)' });

const tick = (name: string) => (stage: { screen: Screen }) => box(stage.screen, name).click();

walkViews({
  cases: clientSelection,
  // Whenever the list changes, it tells the machine who is on it.
  tells: ['rows.listed'],
  show: (selection) => (
    <ClientList listed={both} selection={selection} onShown={(relist) => (list = relist)} />
  ),
  does: {
    'Ana selects the first client': tick('Ana Sampleton'),
    'Ana deselects the first client': tick('Ana Sampleton'),
    'Ana selects the second client': tick('Ben Sampleton'),
    'Ana deselects the second client': tick('Ben Sampleton'),
    'the first client disappears from the list and reappears': async ({ screen }) => {
      list({ b: 'Ben Sampleton' });
      await expect.poll(() => box(screen, 'Ana Sampleton').query()).toBeNull();
      list(both);
      await expect.element(box(screen, 'Ana Sampleton')).toBeVisible();
    },
    'Ana selects all clients': ({ screen }) => all(screen).click(),
    'Ana deselects all clients': ({ screen }) => all(screen).click(),
    'Ana clears the selection': ({ screen }) => clear(screen).click(),
  },
  sees: {
    none: async (screen) => {
      await expect.poll(() => ticked().length).toBe(0);
      await expect.element(all(screen)).not.toBeChecked();
      await expect.element(all(screen)).not.toBePartiallyChecked();
      expect([clear(screen).query(), deletes(screen).query()]).toEqual([null, null]);
    },
    one: async (screen) => {
      await expect.poll(() => ticked().length).toBe(1);
      await expect.element(all(screen)).toBePartiallyChecked();
      await expect.element(clear(screen)).toBeVisible();
      expect(deletes(screen).query()).toBeNull();
    },
    several: async (screen) => {
      await expect.poll(() => ticked().length).toBe(2);
      await expect.element(all(screen)).toBeChecked();
      await expect.element(clear(screen)).toBeVisible();
      await expect.element(deletes(screen)).toBeVisible();
    },
  },
});
