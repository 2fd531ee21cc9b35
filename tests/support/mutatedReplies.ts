import * as fc from 'fast-check';
import type { Reply } from './aCardReply.ts';

/** A form as it is transmitted: a name may appear twice. */
export type Pairs = readonly (readonly [string, string])[];
type Mutation = (pairs: Pairs) => Pairs;

const at = fc.nat();
const inserted = fc.string({ minLength: 1, maxLength: 12 });
const swap = (text: string, place: number, by: string, removed: number): string => {
  const index = place % (text.length + 1);
  return text.slice(0, index) + by + text.slice(index + removed);
};
/** What an attacker in transit could change in the form: values, names, whole fields. They don't have the secret. */
const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.record({ at, place: at, by: inserted, removed: fc.nat({ max: 3 }) }).map(
    ({ at: which, place, by, removed }): Mutation =>
      (pairs) =>
        pairs.map(([name, value], index) =>
          index === which % pairs.length ? [name, swap(value, place, by, removed)] : [name, value],
        ),
  ),
  fc.record({ at }).map(
    ({ at: which }): Mutation =>
      (pairs) =>
        pairs.filter((_, index) => index !== which % pairs.length),
  ),
  fc.record({ at, other: at }).map(
    ({ at: one, other }): Mutation =>
      (pairs) =>
        pairs.map(([name, value], index) => [
          name,
          index === one % pairs.length ? (pairs[other % pairs.length]?.[1] ?? '') : value,
        ]),
  ),
  fc.record({ at, by: inserted }).map(
    ({ at: which, by }): Mutation =>
      (pairs) =>
        pairs.map(([name, value], index) => [index === which % pairs.length ? `${name}${by}` : name, value]),
  ),
  fc.record({ at, by: inserted }).map(({ at: which, by }): Mutation => (pairs) => [
    ...pairs,
    [pairs[which % pairs.length]?.[0] ?? 'decision', by],
  ]),
);

/** The meaning of a form: in any order, without unsigned fields. */
const saidBy = (sound: Reply, pairs: Pairs): string =>
  JSON.stringify(
    pairs
      .filter(([name]) => Object.hasOwn(sound, name))
      .map((pair) => JSON.stringify(pair))
      .toSorted(),
  );

/** Forms made from a genuine reply by up to three changes, each with a different meaning. */
export function mutatedReplies(sound: Reply): fc.Arbitrary<Pairs> {
  const pairs: Pairs = Object.entries(sound);
  return fc
    .array(mutation, { minLength: 1, maxLength: 3 })
    .map((mutations) => mutations.reduce((list, mutate) => mutate(list), pairs))
    .filter((changed) => saidBy(sound, changed) !== saidBy(sound, pairs));
}

/** As a form's body. */
export const formBody = (pairs: Pairs): string =>
  new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();
