import type { Locator, Page } from 'playwright-core';
import type { Language } from '#vocabulary/languages.ts';

/** Who looks; each has an account in the state that the name says. */
export type Who = 'agency' | 'newAgency' | 'consumer' | 'newConsumer' | 'support' | 'visitor';

/** Ids that openers need, of the demonstration's data. */
export interface Ids {
  /** A client with a report and letters. */
  readonly client: string;
  readonly session: string;
  /** A client without a report. */
  readonly unconnected: string;
  /** Where a client is asked for its own data. */
  readonly clientLink: string;
  /** The consumer's one profile. */
  readonly own: string;
  /** Of everybody who signs in. */
  readonly people: readonly string[];
}

/** A person in front of the product, before a view is opened. */
export interface Seat {
  readonly page: Page;
  readonly origin: string;
  readonly otherOrigin: string;
  readonly language: Language;
  readonly ids: Ids;
  /** An English text of the interface as this seat's language says it. */
  readonly say: (english: string, values?: Readonly<Record<string, string | number>>) => string;
  /** Goes to a path of the own host, signing in where that is asked. */
  readonly go: (path: string) => Promise<void>;
  /** The same with a whole address, as from a mail: the application is loaded. */
  readonly reach: (address: string) => Promise<void>;
  readonly button: (english: string, values?: Readonly<Record<string, string | number>>) => Locator;
  readonly inDialog: (english: string) => Locator;
}

/** One thing that can be seen: a screen in one of its states, a dialog, a drawer. */
export interface View {
  /** Of its own, and good as the name of a file. */
  readonly name: string;
  readonly who: Who;
  /** The file in src/ whose view it is; null for what the server renders. */
  readonly shows: string | null;
  /** There is no such thing on a wide window. */
  readonly narrow?: boolean;
  /** What it changes stays when a person leaves it: the next view needs a page of its own. */
  readonly alone?: boolean;
  /** Brings it in sight. Answers with another page when it opened one. */
  readonly open: (seat: Seat) => Promise<Page | void>;
}
