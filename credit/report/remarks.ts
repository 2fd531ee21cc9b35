import type { Remark } from './model.ts';

export type RemarkSense = 'chargeOff' | 'collection' | 'repossession' | 'settled' | 'bankruptcy';

/** Remark codes with a known meaning (the first letter names the bureau: T, Q, E, or X). */
const senseByCode: ReadonlyMap<string, RemarkSense> = new Map([
  ['TM009', 'chargeOff'],
  ['XC097', 'chargeOff'],
  ['XS097', 'chargeOff'],
  ['T00CLA', 'collection'],
  ['T00PCL', 'collection'],
  ['Q00CZ', 'collection'],
  ['T00CBL', 'bankruptcy'],
  ['XC067', 'bankruptcy'],
]);

/** Matches whole words only, because "late" is part of "collateral" and "settled" part of "unsettled". */
const senseByWords: readonly (readonly [RegExp, RemarkSense])[] = [
  [/\bcharged?[ -]?off\b/i, 'chargeOff'],
  [/\bbankruptcy\b|\bchapter (?:7|11|12|13)\b/i, 'bankruptcy'],
  [/\brepossess(?:ed|ion)\b/i, 'repossession'],
  [/\bsettled\b|\bsettlement\b/i, 'settled'],
  [/\bcollections?\b/i, 'collection'],
];

/** The words of a remark as one text: the code's description, then the furnisher's own. */
export function remarkText(remark: Remark): string {
  return [remark.code?.value.description ?? '', remark.text?.value ?? '']
    .filter((part) => part !== '')
    .join(' ');
}

/** The meaning of a remark as far as it decides whether the account is negative: by code first, then by words. */
export function remarkSense(remark: Remark): RemarkSense | null {
  const known = senseByCode.get(remark.code?.value.symbol ?? '');
  if (known) return known;
  const words = remarkText(remark);
  return senseByWords.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
