import { useMachine } from '@xstate/react';
import { type ComponentType, createElement as h, type FunctionComponent, useState } from 'react';
import { assign, fromPromise, setup } from 'xstate';

export interface Row {
  readonly id: string;
  readonly name: string;
  readonly status: string;
}

interface Parts {
  readonly load: () => Promise<readonly Row[]>;
  /** What is in a row. */
  readonly Cells: ComponentType<{ readonly row: Row }>;
}

const height = 52;
const box = 480;

/** A windowed list with a search, and nothing else. */
export function listOf({ load, Cells }: Parts): FunctionComponent {
  const machine = setup({
    types: {
      context: {} as { rows: readonly Row[]; search: string },
      events: {} as { type: 'search'; text: string },
    },
    actors: { load: fromPromise(load) },
  }).createMachine({
    context: { rows: [], search: '' },
    initial: 'loading',
    on: { search: { actions: assign({ search: ({ event }) => event.text.toLowerCase() }) } },
    states: {
      loading: {
        invoke: {
          src: 'load',
          onDone: { target: 'ready', actions: assign({ rows: ({ event }) => event.output }) },
        },
      },
      ready: {},
    },
  });

  return function List() {
    const [{ context }, send] = useMachine(machine);
    const [top, setTop] = useState(0);
    const rows = context.rows.filter(({ name }) => name.toLowerCase().includes(context.search));
    const first = Math.max(0, Math.floor(top / height) - 6);
    const shown = rows.slice(first, first + Math.ceil(box / height) + 12);
    return h(
      'main',
      null,
      h('h1', null, 'Clients'),
      h('input', { type: 'search', onChange: ({ target }) => send({ type: 'search', text: target.value }) }),
      h(
        'div',
        {
          role: 'table',
          'aria-label': 'Clients',
          style: { height: box, overflow: 'auto' },
          onScroll: ({ currentTarget }) => setTop(currentTarget.scrollTop),
        },
        h(
          'div',
          { style: { height: rows.length * height, position: 'relative' } },
          shown.map((row, place) =>
            h(
              'div',
              {
                key: row.id,
                role: 'row',
                style: { position: 'absolute', height, top: (first + place) * height },
              },
              h(Cells, { row }),
            ),
          ),
        ),
      ),
    );
  };
}
