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
    'Ana ticks the first client': toggled('a', false),
    'Ana unticks the first client': toggled('a', true),
    'Ana ticks the second client': toggled('b', false),
    'Ana unticks the second client': toggled('b', true),
    'the first client leaves the list and comes back': { type: 'rows.listed', ids: ['b'] },
    'Ana clears the selection': { type: 'selection.clear' },
  },
);
