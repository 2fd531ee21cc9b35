import type { ClientEventKind } from '#contract/clientStatus.ts';

interface StateWords {
  readonly name: string;
  readonly description: string;
}

/** The chart of a client's status as a person says it, in one language. */
export interface PlainWords {
  readonly title: string;
  /** What the chart is about, and of what kind the picture is, for those who do not see it. */
  readonly description: string;
  readonly told: string;
  /** By the state's path in the machine. */
  readonly states: Readonly<Record<string, StateWords>>;
  readonly events: Readonly<Record<ClientEventKind, string>>;
  /** Said where an event lets the same state begin once more. */
  readonly anew: string;
}
