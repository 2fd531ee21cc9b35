import { afterEach, expect, it } from 'vitest';
import { ownTimeZone } from '#src/browser/timeZone.ts';

const own = process.env['TZ'];
afterEach(() => {
  if (own === undefined) delete process.env['TZ'];
  else process.env['TZ'] = own;
});

it.each([
  ['America/Los_Angeles', 'America/Los_Angeles'],
  ['Pacific/Guam', 'Pacific/Guam'],
  // What browsers say that keep it to themselves.
  ['UTC', null],
  ['Etc/UTC', null],
  ['Etc/GMT+5', null],
])('of a browser in %s is %s', (zone, known) => {
  process.env['TZ'] = zone;
  expect(ownTimeZone()).toBe(known);
});
