import type { RuleId } from '#vocabulary/findings.ts';

/**
 * The rules that read remarks, by themselves or through what makes an account negative; remarkRules.test.ts finds any
 * that is missing. A rule listed here does not compile until every class of remarks has a verdict for it.
 */
export const remarkRules = [
  'B2',
  'B3',
  'B4',
  'S6',
  'S7',
  'S9',
  'D3',
  'D4',
  'K1',
  'K2',
  'K3',
  'N1',
  'M1',
  'M2',
  'P1',
  'P2',
  'E1',
  'E3',
  'O1',
  'B5',
  'B6',
  'S5',
  'X1',
] as const satisfies readonly RuleId[];

export type RemarkRule = (typeof remarkRules)[number];
