import { TestRunner } from 'vitest';

/**
 * Says in a few words what the current test measured. `npm run promises` prints it next to the promise that the test
 * shows.
 */
export function figure(words: string): void {
  const test = TestRunner.getCurrentTest();
  if (test === undefined) throw new Error('Only a running test has a figure.');
  Object.assign(test.meta, { figure: words });
}
