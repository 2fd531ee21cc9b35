/** A progress report as `progress.typ` reads it: plain texts in one language, in page order. */
export interface ProgressPages {
  /** The language's code, for hyphenation and screen readers. */
  readonly language: string;
  readonly title: string;
  /** Whose it is. */
  readonly name: string;
  /** Civil date. */
  readonly date: string;
  readonly dateText: string;
  readonly note: string;
  readonly footer: string;
  /** Between the page's number and how many there are. */
  readonly of: string;
  readonly counts: {
    readonly heading: string;
    readonly rows: readonly (readonly [count: string, label: string])[];
    readonly note: string;
    readonly creditors: string;
    readonly creditorRows: readonly (readonly [count: string, label: string])[];
  };
  readonly next: { readonly heading: string; readonly lines: readonly string[] };
  readonly items: {
    readonly heading: string;
    /** Shown if there are none. */
    readonly none: string;
    readonly columns: readonly [recipient: string, asked: string, came: string];
    readonly rows: readonly ProgressItemPages[];
  };
  readonly scores: {
    readonly heading: string;
    readonly note: string;
    readonly none: string;
    readonly tables: readonly {
      readonly heading: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }[];
  };
}

export interface ProgressItemPages {
  readonly heading: string;
  readonly rounds: readonly {
    readonly recipient: string;
    readonly asked: string;
    readonly came: string;
  }[];
}
