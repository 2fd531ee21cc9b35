/** A list for certified mail as `mailing.typ` reads it: plain texts in one language, in page order. */
export interface MailingPages {
  /** The language's code, for hyphenation and screen readers. */
  readonly language: string;
  readonly title: string;
  /** Whose letters they are. */
  readonly name: string;
  /** Civil date. */
  readonly date: string;
  readonly dateText: string;
  readonly note: string;
  readonly footer: string;
  /** Between the page's number and how many there are. */
  readonly of: string;
  /** What is the same for all letters. */
  readonly facts: readonly { readonly label: string; readonly lines: readonly string[] }[];
  readonly columns: readonly [piece: string, recipient: string, number: string, mailed: string];
  /** What is '' leaves room to write. */
  readonly rows: readonly {
    readonly piece: string;
    readonly recipient: readonly string[];
    readonly number: string;
    readonly mailed: string;
  }[];
  readonly forms: { readonly heading: string; readonly lines: readonly string[] };
}
