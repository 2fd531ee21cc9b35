import { type ReactElement, use } from 'react';

/** In place of src/language/lazily.ts: what loads later isn't drawn. What stands in for it until then is. */
export const lazily = (): (() => ReactElement) => () =>
  // One that is kept would keep everything that ever waited for it.
  use(new Promise<never>(() => undefined));
