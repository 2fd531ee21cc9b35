import type { Locator } from 'vitest/browser';
import type { show } from '#tests/screens/profile/show.tsx';
import type { PageInput } from './dispatchedInput.ts';
import type { Translate } from './translation.ts';

export type Screen = Awaited<ReturnType<typeof show>>['screen'];

/** The language a screen is read in, and how it is used: through the browser's own input unless `input` is given. */
export interface Reading {
  readonly translate: Translate;
  readonly input: PageInput | null;
}

const readings = new WeakMap<object, Reading>();

/** The language a locator is read in. */
export const readingOf = (locator: unknown): Reading | undefined =>
  typeof locator === 'object' && locator !== null ? readings.get(locator) : undefined;

type Any = (...given: unknown[]) => unknown;

const byText = new Set(['getByAltText', 'getByLabelText', 'getByPlaceholder', 'getByText', 'getByTitle']);
const further = new Set(['first', 'last', 'nth']);
const isText = (value: unknown) => typeof value === 'string' || value instanceof RegExp;

/** The options of a search by role, its name in the language of the screen. */
function inOptions(options: unknown, translate: Translate): unknown {
  if (typeof options !== 'object' || options === null || !('name' in options)) return options;
  const { name } = options;
  return typeof name === 'string' || name instanceof RegExp ? { ...options, name: translate(name) } : options;
}

/**
 * The same screen, or a part of it, for walks in another language or with other input: what a view looks for in English is
 * looked for in the screen's language.
 */
export function readAs<T extends object>(part: T, reading: Reading): T {
  const { translate, input } = reading;
  const inLanguage = (value: unknown) => (isText(value) ? translate(value) : value);

  function use(key: string, method: Any): Any | null {
    if (key === 'getByRole') return (role, options) => wrap(method(role, inOptions(options, translate)));
    if (byText.has(key)) return (text, ...rest) => wrap(method(inLanguage(text), ...rest));
    if (further.has(key)) return (...given) => wrap(method(...given));
    if (key === 'selectOptions') {
      return (label) =>
        input ? input.selectOptions(part as Locator, String(inLanguage(label))) : method(inLanguage(label));
    }
    if (input && key === 'click') return () => input.click(part as Locator);
    if (input && key === 'fill') return (text) => input.fill(part as Locator, String(text));
    if (input && key === 'upload') return (file) => input.upload(part as Locator, file as File);
    return null;
  }
  const wrap = (found: unknown) => readAs(found as Locator, reading);

  const read = new Proxy(part, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      const method: Any = (...given) => Reflect.apply(value, target, given);
      return (typeof key === 'string' ? use(key, method) : null) ?? method;
    },
  });
  readings.set(read, reading);
  return read;
}
