/** Where a rule turns on a day, a month, an amount or a count, it turns exactly there. */
import { expect, it } from 'vitest';
import { amounts } from './boundaries/amounts.ts';
import { days } from './boundaries/days.ts';
import { months } from './boundaries/months.ts';

it.each([...days, ...months, ...amounts])('$rule just before, at, and after $at', ({ found, expected }) => {
  expect(found).toEqual(expected);
});
