import type { BlobEntry, Blobs } from './blobs.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A blob is written before its row, and no request takes this long. */
export const orphanAge = 60 * minute;
/** How long a blob stays in quarantine, where it can be brought back. */
export const quarantineTime = 30 * day;
/** More orphans than this, and more than 1 % of all blobs, are what a wrong database looks like. */
const usualOrphans = 10;

/** What a sweep found and did, in numbers of files. */
export interface Sweep {
  /** Whole ones outside quarantine, orphans included. */
  readonly files: number;
  /** Those of them that no row names, and that no request can still be about to name. */
  readonly orphans: number;
  /** Too many orphans: none is moved, and nothing purged, until the operator allows it. */
  readonly heldBack: boolean;
  /** Unfinished ones that were moved to quarantine, which are no sign of a wrong database. */
  readonly unfinished: number;
  readonly broughtBack: number;
  readonly purged: number;
}

export interface Sweeping {
  /** Every blob that some row needs. */
  readonly namedBlobs: () => Promise<ReadonlySet<string>>;
  readonly now: Date;
  /** How many orphans may be moved even though they are unusually many. */
  readonly allowedOrphans: number;
}

/**
 * Moves to quarantine what a crash or a failed transaction left, brings back what a row names (again), and purges what
 * has been in quarantine for 30 days. Nothing else deletes a blob that its own row did not give up.
 */
export async function sweepBlobs(
  blobs: Blobs,
  { namedBlobs, now, allowedOrphans }: Sweeping,
): Promise<Sweep> {
  let files = 0;
  const old = { whole: [] as string[], unfinished: [] as string[] };
  for await (const { name, modified, unfinished } of blobs.names()) {
    if (!unfinished) files += 1;
    if (modified.getTime() < now.getTime() - orphanAge) old[unfinished ? 'unfinished' : 'whole'].push(name);
  }
  const quarantined: BlobEntry[] = [];
  for await (const entry of blobs.quarantine.names()) quarantined.push(entry);
  // Asked after the listing: a blob whose row came meanwhile is named.
  const named = await namedBlobs();

  const orphans = old.whole.filter((name) => !named.has(name));
  const heldBack = orphans.length > Math.max(usualOrphans, allowedOrphans) && orphans.length * 100 > files;
  for (const name of heldBack ? old.unfinished : [...orphans, ...old.unfinished])
    await blobs.quarantine.add(name, now);

  const needed = quarantined.filter(({ name }) => named.has(name));
  for (const { name } of needed) await blobs.quarantine.bringBack(name);
  const expired = quarantined.filter(
    ({ name, modified }) =>
      !heldBack && !named.has(name) && modified.getTime() <= now.getTime() - quarantineTime,
  );
  for (const { name } of expired) await blobs.quarantine.purge(name);

  return {
    files,
    orphans: orphans.length,
    heldBack,
    unfinished: old.unfinished.length,
    broughtBack: needed.length,
    purged: expired.length,
  };
}
