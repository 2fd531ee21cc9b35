import type { Locator, Page } from 'playwright-core';
import type { Language } from '#vocabulary/languages.ts';

/** The person who looks; each has an account in the state that the name says. */
export type Who = 'agency' | 'newAgency' | 'consumer' | 'newConsumer' | 'disputing' | 'support' | 'visitor';

/** Ids in the demo data that openers need. */
export interface Ids {
  /** A client with a report and letters. */
  readonly client: string;
  readonly session: string;
  /** A client with a letter that is not mailed. */
  readonly unmailed: string;
  /** A client without a report. */
  readonly unconnected: string;
  /** The page where a client is asked for their own information. */
  readonly clientLink: string;
  /** The page of a client who has letters. */
  readonly clientPage: string;
  /** The consumer's only profile. */
  readonly own: string;
  /** The profile of the consumer in the middle of a round. */
  readonly disputed: string;
  /** Of everyone who signs in. */
  readonly people: readonly string[];
}

/** A person in front of the product, before a view is opened. */
export interface Seat {
  readonly page: Page;
  readonly origin: string;
  readonly otherOrigin: string;
  readonly language: Language;
  readonly ids: Ids;
  /** An English text of the interface in this seat's language. */
  readonly say: (english: string, values?: Readonly<Record<string, string | number>>) => string;
  /** Goes to a path on the person's own host, and signs in if required. */
  readonly go: (path: string) => Promise<void>;
  /** The same with a whole address, as from a mail: the application is loaded. */
  readonly reach: (address: string) => Promise<void>;
  readonly button: (english: string, values?: Readonly<Record<string, string | number>>) => Locator;
  readonly inDialog: (english: string) => Locator;
}

/** One thing people can see: a screen in one of its states, a dialog, a drawer. */
export interface View {
  /** Unique, and valid as a file name. */
  readonly name: string;
  readonly who: Who;
  /** The file in src/ with this view; null for what the server renders. */
  readonly shows: string | null;
  /** The host that has it, if it isn't the one where the person signs in. */
  readonly host?: 'business' | 'consumer';
  /** Exists only in a narrow window. */
  readonly narrow?: boolean;
  /** What it changes stays when a person leaves it: the next view needs a page of its own. */
  readonly alone?: boolean;
  /** Opens the view. Returns another page if it opened one. */
  readonly open: (seat: Seat) => Promise<Page | void>;
}

/** What the person opened over the page at the bottom stays there until they close it. */
export const coversItsPage = ({ name }: View): boolean => name === 'settings-live-chart';
