/** If a rule depends on a day, a month, an amount, or a count, it changes exactly there. */
import { expect, it } from 'vitest';
import { amounts } from './boundaries/amounts.ts';
import { days } from './boundaries/days.ts';
import { delinquency } from './boundaries/delinquency.ts';
import { months } from './boundaries/months.ts';

it.each([...days, ...delinquency, ...months, ...amounts])(
  '$rule just before, at, and after $at',
  ({ found, expected }) => {
    expect(found).toEqual(expected);
  },
);
