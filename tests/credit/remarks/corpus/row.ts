import type { VerdictClass } from '../verdicts/verdicts.ts';

/** A remark, and what every rule that reads remarks may conclude from it. The code is TrueLink's, or empty. */
export type Row = readonly [code: string, text: string, verdicts: VerdictClass];

export interface Corpus {
  /** Who published the texts, and where; `made up` for texts of our own. */
  readonly source: string;
  readonly rows: readonly Row[];
}
