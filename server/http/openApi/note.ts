/** What the contract says about a shape: about all of it, about its fields, and about each of its alternatives, in their order. */
export interface Note {
  readonly about?: string;
  readonly fields?: Readonly<Record<string, Note>>;
  readonly options?: readonly Note[];
}
