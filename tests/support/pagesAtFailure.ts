import { afterEach } from 'vitest';
import { saidBy } from './saidBy.ts';
import { openedPages } from './world.ts';

/** A step that waited in vain says what its pages showed: on another machine, that is all there is to go by. */
afterEach(async ({ task }) => {
  const error = task.result?.errors?.[0];
  if (error === undefined) return;
  for (const page of await openedPages()) error.message += `\n${await saidBy(page)}`;
});
