/**
 * The least that shows a list with React and XState. It is the limit that the first screen is compared with.
 */
import { createElement as h, Fragment } from 'react';
import { createRoot } from 'react-dom/client';
import { listOf, type Row } from './list.ts';

const List = listOf({
  load: async () => {
    const reply = await fetch('/data.json');
    return ((await reply.json()) as { results: readonly Row[] }).results;
  },
  Cells: ({ row }) => h(Fragment, null, h('span', null, row.name), h('span', null, row.status)),
});

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(h(List));
