import type { Random } from './random.ts';

export type Behaviour = 'clean' | 'occasional' | 'slipped' | 'lateNow' | 'chargedOff';

/** Draws `months` months of payment history, newest first, as TrueLink characters. */
export function paymentHistory(random: Random, months: number, behaviour: Behaviour): string {
  const pays: string[] = Array.from({ length: months }, () => (random.chance(0.015) ? 'U' : 'C'));
  for (const [month, status] of trouble(random, months, behaviour)) {
    if (month < months) pays[month] = status;
  }
  return pays.join('');
}

/** The months (0 is the newest) that are not on time. */
function trouble(random: Random, months: number, behaviour: Behaviour): [number, string][] {
  if (behaviour === 'clean') return [];
  if (behaviour === 'lateNow') return climb(0, random.int(1, 3));
  if (behaviour === 'slipped') return climb(random.int(2, Math.max(2, months - 8)), random.int(2, 4));
  if (behaviour === 'occasional') {
    return Array.from({ length: random.int(1, 2) }, () => [random.int(2, Math.max(2, months - 2)), '1']);
  }
  const since = random.int(6, 26);
  const off: [number, string][] = Array.from({ length: since }, (_, month) => [month, '9']);
  return [...off, ...climb(since, 5)];
}

/** A run of `depth` months that got 30 days worse each month and reached its worst at `newest`. */
function climb(newest: number, depth: number): [number, string][] {
  return Array.from({ length: depth }, (_, step) => [newest + step, String(depth - step)]);
}
