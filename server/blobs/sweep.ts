import type { BlobEntry, Blobs } from './blobs.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A blob is written before its row, and no request takes longer than this. */
export const orphanAge = 60 * minute;
/** How long a blob stays in quarantine, from which it can be restored. */
export const quarantineTime = 30 * day;
/** More orphans than this, and more than 1% of all blobs, suggest that the server is using the wrong database. */
const usualOrphans = 10;

/** What a sweep found and did, as numbers of files. */
export interface Sweep {
  /** Complete files outside quarantine, including orphans. */
  readonly files: number;
  /** Files that no row refers to and that are too old for a pending request to refer to them yet. */
  readonly orphans: number;
  /** There were too many orphans: nothing is moved or purged until the operator allows it. */
  readonly heldBack: boolean;
  /** Unfinished files that were moved to quarantine. They are not a sign of the wrong database. */
  readonly unfinished: number;
  readonly broughtBack: number;
  readonly purged: number;
}

export interface Sweeping {
  /** Every blob that a row refers to. */
  readonly namedBlobs: () => Promise<ReadonlySet<string>>;
  readonly now: Date;
  /** How many orphans may be moved even if that is unusually many. */
  readonly allowedOrphans: number;
}

/**
 * Moves to quarantine what a crash or a failed transaction left behind, restores what a row refers to again, and
 * purges what has been in quarantine for 30 days. Apart from this, a blob is deleted only when its own row is
 * deleted or replaced.
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
  // Read after listing the files, so that a blob whose row was added in the meantime counts as referred to.
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
