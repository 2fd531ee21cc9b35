/** What clients say about items that are not accounts, as letters use it. */
import { affirmations, type ItemStatementKind } from '#vocabulary/itemStatements.ts';
import type { Consumer } from '../findings/finding.ts';
import type { IsoDate, Report } from '../report/model.ts';
import { type Entry, isInProfile, type ReportItem, reportItems } from './reportItems.ts';

/** One such statement about one item of a report. */
export interface ItemStatement {
  readonly id: string;
  /** The key of one of the item’s entries. */
  readonly item: string;
  readonly statement: ItemStatementKind;
  /** Who confirmed it. */
  readonly by: string;
  readonly on: IsoDate;
}

/** An entry of one bureau’s file, with what the client says about it. */
export interface Stated {
  readonly entry: Entry;
  readonly said: ItemStatement;
}

/**
 * What the client says about each entry, by the entry’s key; of two statements about one item, the later one. A name
 * or address that the profile has come to give as the client’s own is not denied: one of the two must be wrong, and the
 * letter states the profile’s.
 */
export function statedEntries(
  report: Report,
  profile: Consumer | null,
  stated: readonly ItemStatement[],
): ReadonlyMap<string, Stated> {
  if (stated.length === 0) return new Map();
  const items = itemsByEntry(reportItems(report));
  return new Map(
    stated.flatMap((said) =>
      (items.get(said.item)?.entries ?? [])
        .filter((entry) => isAffirmed(said) || !isInProfile(entry, profile))
        .map((entry) => [entry.key, { entry, said }] as const),
    ),
  );
}

/** The item that each entry belongs to, by the entry’s key. */
export function itemsByEntry(items: readonly ReportItem[]): ReadonlyMap<string, ReportItem> {
  return new Map(items.flatMap((item) => item.entries.map(({ key }) => [key, item] as const)));
}

/** Whether the client says that the item is theirs, so that no letter asks whether it is. */
export function isAffirmed({ statement }: Pick<ItemStatement, 'statement'>): boolean {
  return affirmations.has(statement);
}
