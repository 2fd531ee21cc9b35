import type { Variant } from '#contract/shapes.ts';
import type { Operator } from './operator.ts';

/** What the pages say depends on how this installation is set up. */
export interface LegalFacts {
  readonly variant: Variant;
  readonly operator: Operator | null;
  /** After how many months without use clients are erased; null for never. */
  readonly retentionMonths: number | null;
  readonly signsInWith: 'embedded' | 'auth0';
}

/** A paragraph, or a list of points. */
export type Part = string | readonly string[];

export interface Section {
  readonly heading: string;
  readonly parts: readonly Part[];
}

export interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly Section[];
}

export interface LegalTexts {
  readonly privacy: (facts: LegalFacts) => LegalText;
  readonly terms: (facts: LegalFacts) => LegalText;
  readonly refunds: (facts: LegalFacts) => LegalText;
  /** What surrounds the notice whose words the law prescribes. */
  readonly rights: LegalText;
  /** Marks our defaults, which no lawyer has read. */
  readonly review: string;
  readonly operator: string;
  readonly noOperator: string;
}
