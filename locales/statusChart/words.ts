import type { ClientStatusEvent } from '#machines/clientStatus.ts';

interface StateWords {
  readonly name: string;
  readonly description: string;
}

/** The chart of a client's status in everyday words, in one language. */
export interface PlainWords {
  readonly title: string;
  /** A description of the picture for people who cannot see it. */
  readonly description: string;
  readonly kindOfPicture: string;
  /** By the state's path in the machine. */
  readonly states: Readonly<Record<string, StateWords>>;
  readonly events: Readonly<Record<ClientStatusEvent['type'], string>>;
}
