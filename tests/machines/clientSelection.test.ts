import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { clientSelectionMachine } from '#machines/clientSelection.ts';

const toggle = (id: string) => ({ type: 'row.toggle', id }) as const;

it('offers deleting together only for more than one row', () => {
  const actor = createActor(clientSelectionMachine).start();
  const deletable = () => actor.getSnapshot().hasTag('deletable');
  expect(deletable()).toBe(false);
  actor.send(toggle('b'));
  expect([actor.getSnapshot().value, deletable()]).toEqual(['one', false]);
  actor.send(toggle('a'));
  expect([actor.getSnapshot().value, deletable()]).toEqual(['several', true]);
  expect(actor.getSnapshot().context.selected).toEqual(['a', 'b']);
  actor.send(toggle('b'));
  expect([actor.getSnapshot().value, deletable()]).toEqual(['one', false]);
  actor.send(toggle('a'));
  expect(actor.getSnapshot().value).toBe('none');
});

it('selects all rows that are shown, or none of them, and leaves others as they are', () => {
  const actor = createActor(clientSelectionMachine).start();
  const toggleAll = () => {
    actor.send({ type: 'rows.toggle', ids: ['c', 'a'] });
    return actor.getSnapshot().context.selected;
  };
  for (const id of ['b', 'c']) actor.send(toggle(id));
  expect(toggleAll()).toEqual(['a', 'b', 'c']);
  expect(toggleAll()).toEqual(['b']);
  expect(actor.getSnapshot().value).toBe('one');
});

it('drops rows that are no longer in the list', () => {
  const actor = createActor(clientSelectionMachine).start();
  for (const id of ['a', 'b', 'c']) actor.send(toggle(id));
  actor.send({ type: 'rows.listed', ids: ['c', 'd'] });
  const { value, context } = actor.getSnapshot();
  expect([value, context.selected]).toEqual(['one', ['c']]);
});
