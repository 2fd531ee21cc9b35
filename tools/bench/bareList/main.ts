/**
 * The least that shows a list with the product's own stack: React, XState, and a windowed list with a search. It is
 * the limit that the first screen is compared with.
 */
import { useMachine } from '@xstate/react';
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { assign, fromPromise, setup } from 'xstate';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly status: string;
}

const height = 52;
const box = 480;

const machine = setup({
  types: {
    context: {} as { rows: readonly Row[]; search: string },
    events: {} as { type: 'search'; text: string },
  },
  actors: {
    load: fromPromise(async (): Promise<readonly Row[]> => {
      const reply = await fetch('/data.json');
      return ((await reply.json()) as { results: readonly Row[] }).results;
    }),
  },
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

function List() {
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
            h('span', null, row.name),
            h('span', null, row.status),
          ),
        ),
      ),
    ),
  );
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(h(List));
