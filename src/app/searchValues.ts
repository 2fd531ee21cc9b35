/** A UUID as the contract's `Id`, which would bring its schema library into the code of the first screen. */
const id = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** The id in an address; undefined if there is none. */
export const idIn = (value: unknown): string | undefined =>
  typeof value === 'string' && id.test(value) ? value : undefined;

/** The one of these words that is in an address; undefined if there is none. */
export const wordIn = <W extends string>(value: unknown, words: readonly W[]): W | undefined =>
  words.find((word) => word === value);

/** The text in an address, at most as long as allowed; undefined if there is none. Digits are read as a number there. */
export function textIn(value: unknown, length: number): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return String(value).slice(0, length) || undefined;
}
