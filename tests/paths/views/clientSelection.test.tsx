import { clientSelection } from '../cases/clientSelection.ts';
import { ClientList, type Listed } from './ClientList.tsx';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const both: Listed = { a: 'Ana Sampleton', b: 'Ben Sampleton' };
let list: (listed: Listed) => void = () => {};

const box = (screen: Screen, name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const clear = (screen: Screen) => screen.getByRole('button', { name: 'Clear selection' });
const ticked = () =>
  [...document.querySelectorAll('input[type=checkbox]')].filter((input) => input.matches(':checked'));
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
    'Ana ticks the first client': tick('Ana Sampleton'),
    'Ana unticks the first client': tick('Ana Sampleton'),
    'Ana ticks the second client': tick('Ben Sampleton'),
    'Ana unticks the second client': tick('Ben Sampleton'),
    'the first client leaves the list and comes back': async ({ screen }) => {
      list({ b: 'Ben Sampleton' });
      await expect.poll(() => box(screen, 'Ana Sampleton').query()).toBeNull();
      list(both);
      await expect.element(box(screen, 'Ana Sampleton')).toBeVisible();
    },
    'Ana clears the selection': ({ screen }) => clear(screen).click(),
  },
  sees: {
    none: async (screen) => {
      await expect.poll(() => ticked().length).toBe(0);
      expect([clear(screen).query(), deletes(screen).query()]).toEqual([null, null]);
    },
    one: async (screen) => {
      await expect.poll(() => ticked().length).toBe(1);
      await expect.element(clear(screen)).toBeVisible();
      expect(deletes(screen).query()).toBeNull();
    },
    several: async (screen) => {
      await expect.poll(() => ticked().length).toBe(2);
      await expect.element(clear(screen)).toBeVisible();
      await expect.element(deletes(screen)).toBeVisible();
    },
  },
});
