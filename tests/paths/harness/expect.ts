import { expect as expectOf, type ExpectStatic } from 'vitest';
import { readingOf } from './screen.ts';
import { asWritten, type Translate } from './translation.ts';

/** Matchers that are given what a person reads. */
const reads = new Set([
  'toHaveAccessibleDescription',
  'toHaveAccessibleName',
  'toHaveDisplayValue',
  'toHaveTextContent',
]);

/** Assertions that say which element they were about, and compare what it says in the language of its screen. */
function readIn<T extends object>(assertion: T, translate: Translate, about: string): T {
  return new Proxy(assertion, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (key === 'not' && typeof value === 'object' && value !== null)
        return readIn(value, translate, about);
      if (typeof value !== 'function') return value;
      return async (given: unknown, ...rest: unknown[]) => {
        const isText = reads.has(String(key)) && (typeof given === 'string' || given instanceof RegExp);
        try {
          await Reflect.apply(value, target, [isText ? translate(given) : given, ...rest]);
        } catch (error) {
          throw error instanceof Error ? Object.assign(error, { about }) : error;
        }
      };
    },
  });
}

const element: ExpectStatic['element'] = (found, options) => {
  const translate = readingOf(found)?.translate ?? asWritten;
  const about = found !== null && 'asLocator' in found ? found.asLocator() : '';
  return readIn(expectOf.element(found, options), translate, about);
};

/** The locator of the element that an assertion failed on; '' where there is none. */
export const aboutOf = (error: Error): string =>
  'about' in error && typeof error.about === 'string' ? error.about : '';

/** Vitest's `expect`; what an element says is compared in the language of its screen. */
export const expect: ExpectStatic = new Proxy(expectOf, {
  get: (target, key) => (key === 'element' ? element : Reflect.get(target, key, target)),
});
