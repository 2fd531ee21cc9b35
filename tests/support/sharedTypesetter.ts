import { createTypesetter, type Typesetter } from '#server/letters/typesetter.ts';
import { atWorkersEnd } from './workersEnd.ts';

let only: Typesetter | undefined;
function theTypesetter(): Typesetter {
  if (only !== undefined) return only;
  const made = createTypesetter();
  atWorkersEnd(() => made.close());
  only = made;
  return made;
}

/**
 * A typesetter whose process all the files of a worker share: to start one takes longer than to write most letters. It is an
 * object of its own, which a test may change.
 */
export function sharedTypesetter(): Typesetter {
  return { ...theTypesetter(), close: () => Promise.resolve() };
}
