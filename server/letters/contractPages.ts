/** One part of a paper about a contract, in page order. */
export type ContractPart =
  | { readonly is: 'text' | 'bold' | 'heading'; readonly text: string }
  | { readonly is: 'lines'; readonly lines: readonly string[] }
  /** Rules to write on, with what belongs on each below it. */
  | { readonly is: 'signatures'; readonly labels: readonly string[] };

/** A paper about a contract as `contract.typ` reads it: English texts. */
export interface ContractPages {
  readonly title: string;
  /** Whose contract it is. */
  readonly name: string;
  /** Civil date. */
  readonly date: string;
  readonly footer: string;
  /** Each begins on a page of its own, with its heading. */
  readonly documents: readonly { readonly heading: string; readonly parts: readonly ContractPart[] }[];
}
