import type { Bureau } from '../model.ts';
import { bureauCodes } from './codes.ts';

/** A TrueLink document in its plain form: every value is text, as MyFreeScoreNow sends it. */
export type Tree = string | readonly Tree[] | Branch;
export interface Branch {
  readonly [key: string]: Tree;
}

/** Omits absent values, as TrueLink omits attributes without a value. */
export function present(branch: Readonly<Record<string, Tree | null>>): Branch {
  const kept: Record<string, Tree> = {};
  for (const [key, value] of Object.entries(branch)) if (value !== null) kept[key] = value;
  return kept;
}

/** Which bureau supplied a block, and when its file was pulled. */
export function source(bureau: Bureau, pulledOn: string): Branch {
  return {
    BorrowerKey: '',
    Bureau: bureauCodes[bureau],
    InquiryDate: pulledOn,
    Reference: bureau === 'TransUnion' ? `SBX_${pulledOn.replaceAll('-', '')}-0001` : '',
  };
}

/** TrueLink writes a single element as an object, several as a list, and none not at all. */
export function loneOrList(elements: readonly Tree[]): Tree | null {
  const [first, ...others] = elements;
  if (first === undefined) return null;
  return others.length === 0 ? first : elements;
}
