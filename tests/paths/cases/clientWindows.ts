import { rowsInWindow } from '#contract/limits.ts';
import type { ProfileListItem } from '#contract/profiles.ts';
import { everyClient } from '#machines/clientQuery.ts';
import { clientWindowsMachine } from '#machines/clientWindows.ts';
import { type Context, missingWindow } from '#machines/clientWindowsParts.ts';
import { refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const client = (name: string): ProfileListItem => ({
  id: name,
  name,
  date: '2026-11-01T09:00:00.000Z',
  status: 'Waiting',
  latestSessionId: null,
});
const total = 250;
const places = Array.from({ length: total }, (_, place) =>
  client(`Client ${String(place).padStart(3, '0')}`),
);
const windowAt = (place: number) => ({
  place,
  rows: places.slice(place * rowsInWindow, (place + 1) * rowsInWindow),
});
const isAsked =
  (place: number, search: string) =>
  ({ context }: { context: Context }) =>
    missingWindow(context) === place && context.query.search === search;
const forBen = { ...everyClient, search: 'ben' };

export const clientWindows = defineCases(
  clientWindowsMachine,
  {
    'Ana has 250 clients': { query: everyClient, rows: windowAt(0).rows, total },
    'Ana opens an address with a search': { query: forBen, rows: windowAt(0).rows, total },
  },
  {
    'Ana searches for Ben': {
      event: { type: 'query.change', query: forBen },
      when: ({ context }) => context.query.search === '',
    },
    'Ana clears the search': {
      event: { type: 'query.change', query: everyClient },
      when: ({ context }) => context.query.search !== '',
    },
    'Ana scrolls to the end': {
      event: { type: 'rows.want', first: total - 10, end: total },
      when: ({ context: { holds, wanted, ...context } }) =>
        holds === 'current' && wanted.first === 0 && context.total === total,
    },
    'a client changes': {
      event: { type: 'list.renew' },
      when: ({ context }) => context.holds === 'current',
    },
    'the first clients load': { event: done('loadWindow', windowAt(0)), when: isAsked(0, '') },
    'the last clients load': { event: done('loadWindow', windowAt(2)), when: isAsked(2, '') },
    'the clients called Ben load': {
      event: done('loadWindow', { place: 0, rows: [client('Ben Sampleton')] }),
      when: isAsked(0, 'ben'),
    },
    'no client is called Ben': {
      event: done('loadWindow', { place: 0, rows: [] }),
      when: isAsked(0, 'ben'),
    },
    'the clients do not load': thrown('loadWindow', refusal('unavailable')),
    'the clients are counted': done('countClients', total),
    'the clients are not counted': thrown('countClients', refusal('unavailable')),
    'Ana presses Try Again': { type: 'windows.retry' },
  },
);
