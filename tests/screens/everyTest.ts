import { beforeEach, expect, inject } from 'vitest';
import { cleanup } from 'vitest-browser-react';

declare module 'vitest' {
  interface ProvidedContext {
    /** How long a view may take to show something, in milliseconds. */
    eventually: number;
  }
}

// Left to itself, `expect.element` waits for as long as the whole test may take, and the red test says nothing until then.
const { element } = expect;
expect.element = (target, options) => element(target, { timeout: inject('eventually'), ...options });

// One page shows the views of many files, one after the other: none finds what another has left.
beforeEach(async () => {
  await cleanup();
  sessionStorage.clear();
  localStorage.clear();
});
