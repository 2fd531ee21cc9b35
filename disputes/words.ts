/**
 * What recipients and reports say about an item, in the order of the dates that they bear. An answer can be received after
 * a report that is newer than it, and a person can accept what a report shows long after its date.
 */
import type { CountingEvent } from './countingEvents.ts';

/** Civil dates of reports, by id. */
export type ReportDates = ReadonlyMap<string, string>;

/** An answer, or a comparison with a newer report that a person accepted. */
export interface Word {
  /** The day on which it was recorded to have come, or to be accepted. */
  readonly on: string;
  /** The date printed on the answer, or the date of the report; the day it came, or was accepted, if that is unknown. */
  readonly asOf: string;
  readonly isByReport: boolean;
}

/** Null for events that are neither. */
export function wordOf({ event }: CountingEvent, reportDates: ReportDates): Word | null {
  if (event.kind === 'answer') return { on: event.on, asOf: event.printed ?? event.on, isByReport: false };
  if (event.kind !== 'compared') return null;
  return { on: event.on, asOf: reportDates.get(event.report) ?? event.on, isByReport: true };
}

/** Of an answer and a report that bear one date, nothing tells which came first; the recipient's own word counts. */
export const isOlder = (
  one: Pick<Word, 'asOf' | 'isByReport'>,
  other: Pick<Word, 'asOf' | 'isByReport'>,
): boolean => one.asOf < other.asOf || (one.asOf === other.asOf && one.isByReport && !other.isByReport);

/**
 * The day from which a word counts. An answer that comes after a newer report was accepted is older news, and takes its place
 * before it; so does a report after a newer answer. Answers among themselves count from the days on which they came.
 */
export function takesEffect(word: Word, all: readonly Word[]): string {
  const newer = all.filter((other) => other.isByReport !== word.isByReport && isOlder(word, other));
  return [word.on, ...newer.map(({ on }) => on)].toSorted()[0] ?? word.on;
}
