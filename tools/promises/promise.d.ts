/** Something that Redress promises about safety, and what shows that it is kept: `npm run promises` runs it. */
export interface Promised {
  readonly id: string;
  /** In one sentence. */
  readonly text: string;
  /** `FILE`, or `FILE: PART OF A TITLE`. Each must match a test that passes, and none that fails. */
  readonly tests?: readonly string[];
  readonly commands?: readonly Command[];
  /** What of it cannot be shown on a build machine, and why. With none of these three, nothing checks the promise. */
  readonly elsewhere?: string;
}

export interface Command {
  /** The arguments of `npm run`. */
  readonly run: readonly string[];
  /** What the lines of its output start with that are the figure. */
  readonly figures: readonly string[];
}
