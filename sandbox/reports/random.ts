/** A stream of pseudo-random draws. The same seed always gives the same stream, on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Up to `count` different members, in the order drawn. */
  some<T>(list: readonly T[], count: number): T[];
  digits(count: number): string;
  /** An independent stream: drawing from it does not advance this one. */
  child(name: string): Random;
}

/** Spreads a text over 32 bits (FNV-1a with a final avalanche). */
function hash(text: string, start: number): number {
  let value = start >>> 0;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 16777619);
  }
  value = Math.imul(value ^ (value >>> 15), 2246822507);
  return (value ^ (value >>> 13)) >>> 0;
}

/** The sfc32 generator: small, fast, and good enough for invented people. */
export function randomFrom(seed: string): Random {
  let [a, b, c, counter] = [hash(seed, 1), hash(seed, 2), hash(seed, 3), 1];
  function next(): number {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 4294967296;
  }
  for (let warmUp = 0; warmUp < 12; warmUp += 1) next();

  const random: Random = {
    next,
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick(list) {
      const picked = list[random.int(0, list.length - 1)];
      if (picked === undefined) throw new RangeError('Nothing to pick from');
      return picked;
    },
    some(list, count) {
      const left = [...list];
      const drawn = [];
      while (drawn.length < count && left.length > 0) {
        drawn.push(...left.splice(random.int(0, left.length - 1), 1));
      }
      return drawn;
    },
    digits: (count) => Array.from({ length: count }, () => random.int(0, 9)).join(''),
    child: (name) => randomFrom(`${seed}/${name}`),
  };
  return random;
}
