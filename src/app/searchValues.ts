/** A UUID as the contract's `Id`, which would bring its schema library into the code of the first screen. */
const id = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** The id in an address; undefined if there is none. */
export const idIn = (value: unknown): string | undefined =>
  typeof value === 'string' && id.test(value) ? value : undefined;

/** The one of these words that is in an address; undefined if there is none. */
export const wordIn = <W extends string>(value: unknown, words: readonly W[]): W | undefined =>
  words.find((word) => word === value);
