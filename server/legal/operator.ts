import type { LegalPage } from '#contract/legalPages.ts';

/** The company that runs this installation. */
export interface Operator {
  readonly name: string;
  /** A postal address, in lines. */
  readonly address: string;
  readonly mail: string;
}

export type ReplaceablePage = Exclude<LegalPage, 'rights'>;

export interface LegalSettings {
  /** Null until it is configured, which production requires unless every page is replaced. */
  readonly operator: Operator | null;
  /** The operator's own pages, by the page they replace. */
  readonly replacements: Readonly<Partial<Record<ReplaceablePage, string>>>;
}
