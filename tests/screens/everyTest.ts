import { beforeEach, expect, inject } from 'vitest';
import { cleanup } from 'vitest-browser-react';

declare module 'vitest' {
  interface ProvidedContext {
    /** How long a view may take to show something, in milliseconds. */
    eventually: number;
  }
}

// By default, `expect.element` waits for as long as the whole test may take, and a failing test reports nothing
// until then.
const { element } = expect;
expect.element = (target, options) => element(target, { timeout: inject('eventually'), ...options });

// One page shows the views of many files in turn; none may find what another one left behind.
beforeEach(async () => {
  await cleanup();
  sessionStorage.clear();
  localStorage.clear();
});
