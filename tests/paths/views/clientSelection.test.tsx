import { expect } from 'vitest';
import { clientSelection } from '../cases/clientSelection.ts';
import { ClientList, type Listed } from './ClientList.tsx';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const both: Listed = { a: 'Ana Sampleton', b: 'Ben Sampleton' };
let list: (listed: Listed) => void = () => {};

const box = (screen: Screen, name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const clear = (screen: Screen) => screen.getByRole('button', { name: 'Clear selection' });
const ticked = () =>
  [...document.querySelectorAll('input[type=checkbox]')].filter((input) => input.matches(':checked'));
const deletes = (screen: Screen) => screen.getByRole('button', { name: /^Delete \(/ }).query();

async function tick(screen: Screen, name: string): Promise<void> {
  // A client who was gone from the list is there again before it can be ticked.
  list(both);
  await box(screen, name).click();
}

walkViews({
  cases: clientSelection,
  show: (selection) => (
    <ClientList listed={both} selection={selection} onShown={(relist) => (list = relist)} />
  ),
  does: {
    'Ana ticks the first client, or unticks it': ({ screen }) => tick(screen, 'Ana Sampleton'),
    'Ana ticks the second client, or unticks it': ({ screen }) => tick(screen, 'Ben Sampleton'),
    'the list comes back without the first client': async ({ screen }) => {
      list({ b: 'Ben Sampleton' });
      await expect.poll(() => box(screen, 'Ana Sampleton').query()).toBeNull();
    },
    'Ana clears the selection': ({ screen }) => clear(screen).click(),
  },
  sees: {
    none: async (screen) => {
      await expect.poll(() => ticked().length).toBe(0);
      expect([clear(screen).query(), deletes(screen)]).toEqual([null, null]);
    },
    one: async (screen) => {
      await expect.poll(() => ticked().length).toBe(1);
      await expect.element(clear(screen)).toBeVisible();
      expect(deletes(screen)).toBeNull();
    },
    several: async (screen) => {
      await expect.poll(() => ticked().length).toBe(2);
      await expect.element(clear(screen)).toBeVisible();
      expect(deletes(screen)?.textContent).toBe('Delete (2)');
    },
  },
});
