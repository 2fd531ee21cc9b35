import { assign, setup } from 'xstate';
import { typed } from './port.ts';

type Toggle = { type: 'row.toggle'; id: string };
type ToggleAll = { type: 'rows.toggle'; ids: readonly string[] };
type Listed = { type: 'rows.listed'; ids: readonly string[] };

interface Context {
  /** Sorted, so that the same rows selected in another order are the same selection. */
  readonly selected: readonly string[];
}

export type ClientSelectionEvent = Toggle | ToggleAll | Listed | { type: 'selection.clear' };

const toggled = (selected: readonly string[], id: string): readonly string[] =>
  selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id].toSorted();

/** Selects all of these rows, or none of them if all are selected. Others stay as they are. */
function allToggled(selected: readonly string[], ids: readonly string[]): readonly string[] {
  const others = selected.filter((id) => !ids.includes(id));
  const areAll = selected.length - others.length === ids.length;
  return areAll ? others : [...others, ...ids].toSorted();
}

/** The selected rows of the client list. Deleting several at once is offered when more than one is selected. */
export const clientSelectionMachine = setup({
  types: typed<{ context: Context; events: ClientSelectionEvent; tags: 'deletable' }>(),
  actions: {
    toggleRow: assign({ selected: ({ context }, { id }: Toggle) => toggled(context.selected, id) }),
    toggleRows: assign({ selected: ({ context }, { ids }: ToggleAll) => allToggled(context.selected, ids) }),
    keepListed: assign({
      selected: ({ context }, { ids }: Listed) => context.selected.filter((id) => ids.includes(id)),
    }),
    clear: assign({ selected: [] }),
  },
  guards: {
    hasSeveral: ({ context }) => context.selected.length > 1,
    hasOne: ({ context }) => context.selected.length === 1,
  },
}).createMachine({
  id: 'clientSelection',
  description: 'Tracks which rows of the client list are selected.',
  context: { selected: [] },
  initial: 'none',
  on: {
    'row.toggle': { target: '.counting', actions: { type: 'toggleRow', params: ({ event }) => event } },
    'rows.toggle': { target: '.counting', actions: { type: 'toggleRows', params: ({ event }) => event } },
    'rows.listed': { target: '.counting', actions: { type: 'keepListed', params: ({ event }) => event } },
  },
  states: {
    none: { description: 'No row is selected.' },
    one: {
      description: 'One row is selected. It can be deleted only from its own row.',
      on: { 'selection.clear': { target: 'none', actions: 'clear' } },
    },
    several: {
      description: 'More than one row is selected. They can be deleted together.',
      tags: 'deletable',
      on: { 'selection.clear': { target: 'none', actions: 'clear' } },
    },
    counting: {
      description: 'Counts the selected rows after a change.',
      always: [
        { guard: 'hasSeveral', target: 'several' },
        { guard: 'hasOne', target: 'one' },
        { target: 'none' },
      ],
    },
  },
});
