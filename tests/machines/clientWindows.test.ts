import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { rowsInWindow } from '#contract/limits.ts';
import type { ProfileListItem } from '#contract/profiles.ts';
import { type ClientQuery, everyClient } from '#machines/clientQuery.ts';
import { clientWindowsMachine } from '#machines/clientWindows.ts';
import type { LoadedWindow } from '#machines/clientWindowsParts.ts';

const client = (place: number): ProfileListItem => ({
  id: `${place}`,
  name: `Client ${place}`,
  date: '2026-11-01T09:00:00.000Z',
  status: 'Waiting',
  latestSessionId: null,
});
const rowsFrom = (place: number, count = rowsInWindow) =>
  Array.from({ length: count }, (_, row) => client(place * rowsInWindow + row));

/** A list of 100,000 clients, with the test in place of its server. */
function aLongList(query = everyClient) {
  const asked: { readonly query: ClientQuery; readonly place: number }[] = [];
  const counted: ClientQuery[] = [];
  const replies: ((loaded: LoadedWindow) => void)[] = [];
  const counts: ((total: number) => void)[] = [];
  const machine = clientWindowsMachine.provide({
    actors: {
      loadWindow: fromPromise(({ input }) => {
        asked.push(input);
        return new Promise<LoadedWindow>((resolve) => replies.push(resolve));
      }),
      countClients: fromPromise(({ input }) => {
        counted.push(input.query);
        return new Promise<number>((resolve) => counts.push(resolve));
      }),
    },
  });
  const actor = createActor(machine, { input: { query, rows: rowsFrom(0), total: 100_000 } }).start();
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    asked,
    counted,
    send: (event: Parameters<typeof actor.send>[0]) => actor.send(event),
    state: () => actor.getSnapshot(),
    reply: (one: number, loaded: LoadedWindow) => {
      replies[one]?.(loaded);
      return settled();
    },
    count: (one: number, total: number) => {
      counts[one]?.(total);
      return settled();
    },
  };
}
const forBen = { ...everyClient, search: 'ben' };
const forBens = { ...everyClient, search: 'bens' };

it('asks for nothing while the first rows are in view', () => {
  const list = aLongList();
  list.send({ type: 'rows.want', first: 0, end: 16 });
  expect([list.state().value, list.state().context.total, list.asked, list.counted]).toEqual([
    'shown',
    100_000,
    [],
    [],
  ]);
});

it('passes over the rows that a person scrolls past while others load', async () => {
  const list = aLongList();
  for (const first of [200, 300, 5_000, 90_050]) list.send({ type: 'rows.want', first, end: first + 20 });
  await list.reply(0, { place: 2, rows: rowsFrom(2) });
  await list.reply(1, { place: 900, rows: rowsFrom(900) });
  expect(list.asked.map(({ place }) => place)).toEqual([2, 900]);
  const { windows, total } = list.state().context;
  expect([list.state().value, Object.keys(windows), total]).toEqual(['shown', ['0', '2', '900'], 100_000]);
});

it('drops the rows of a search that was changed meanwhile', async () => {
  const list = aLongList();
  list.send({ type: 'query.change', query: forBen });
  list.send({ type: 'query.change', query: forBens });
  await list.reply(1, { place: 0, rows: [client(1)] });
  await list.reply(0, { place: 0, rows: rowsFrom(0) });
  const { windows, total, query } = list.state().context;
  expect([list.state().value, windows, total, query]).toEqual(['shown', { 0: [client(1)] }, 1, forBens]);
  expect([list.asked.length, list.counted]).toEqual([2, []]);
});

it('shows the rows of a search before they are counted, and counts them once', async () => {
  const list = aLongList(forBen);
  expect(list.state().context.windows).toEqual({});
  await list.reply(0, { place: 0, rows: rowsFrom(0) });
  expect([list.state().value, list.state().context.total]).toEqual(['counting', rowsInWindow]);
  list.send({ type: 'rows.want', first: 90, end: 110 });
  await list.count(0, 150);
  await list.reply(1, { place: 1, rows: rowsFrom(1, 50) });
  expect([list.state().value, list.state().context.total, list.counted]).toEqual(['shown', 150, [forBen]]);
});

it('loads the rows in view again when clients changed, and finds the end of a list that has become shorter', async () => {
  const list = aLongList();
  list.send({ type: 'rows.want', first: 99_950, end: 100_000 });
  await list.reply(0, { place: 999, rows: rowsFrom(999) });
  list.send({ type: 'list.renew' });
  expect([list.state().value, list.asked.at(-1)?.place, list.state().context.total]).toEqual([
    'loading',
    999,
    100_000,
  ]);
  await list.reply(1, { place: 999, rows: [] });
  expect([list.state().value, list.state().context.total]).toEqual(['counting', 99_900]);
  await list.count(0, 99_800);
  expect([list.state().value, list.state().context.total]).toEqual(['shown', 99_800]);
});

it('remembers every client that was loaded, for those who were selected in another search', async () => {
  const list = aLongList();
  list.send({ type: 'query.change', query: forBen });
  await list.reply(0, { place: 0, rows: [client(777)] });
  const { known } = list.state().context;
  expect([known['0']?.name, known['777']?.name]).toEqual(['Client 0', 'Client 777']);
});
