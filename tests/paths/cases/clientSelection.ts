import { clientSelectionMachine } from '#machines/clientSelection.ts';
import { defineCases } from '../harness/cases.ts';

export const clientSelection = defineCases(
  clientSelectionMachine,
  { 'the clients list opens': undefined },
  {
    'Ana ticks the first client, or unticks it': { type: 'row.toggle', id: 'a' },
    'Ana ticks the second client, or unticks it': { type: 'row.toggle', id: 'b' },
    'the list comes back without the first client': { type: 'rows.listed', ids: ['b'] },
    'Ana clears the selection': { type: 'selection.clear' },
  },
);
