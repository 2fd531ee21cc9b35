import { clientSelectionMachine } from '#machines/clientSelection.ts';
import { defineCases } from '../harness/cases.ts';

const toggled = (id: string, isTicked: boolean) => ({
  event: { type: 'row.toggle', id } as const,
  when: ({ context }: { context: { selected: readonly string[] } }) =>
    context.selected.includes(id) === isTicked,
});

export const clientSelection = defineCases(
  clientSelectionMachine,
  { 'the clients list opens': undefined },
  {
    'Ana selects the first client': toggled('a', false),
    'Ana deselects the first client': toggled('a', true),
    'Ana selects the second client': toggled('b', false),
    'Ana deselects the second client': toggled('b', true),
    'the first client disappears from the list and reappears': { type: 'rows.listed', ids: ['b'] },
    'Ana selects all clients': {
      event: { type: 'rows.toggle', ids: ['a', 'b'] },
      when: ({ context }) => context.selected.length < 2,
    },
    'Ana deselects all clients': {
      event: { type: 'rows.toggle', ids: ['a', 'b'] },
      when: ({ context }) => context.selected.length === 2,
    },
    'Ana clears the selection': { type: 'selection.clear' },
  },
);
