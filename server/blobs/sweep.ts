import type { Blobs } from './blobs.ts';

/**
 * Removes blobs that no row names and that are older than `before`: what a crash or a failed transaction left. The
 * age must exceed any request's, since a blob is written before its row. How many were removed.
 */
export async function sweepBlobs(
  blobs: Blobs,
  namedBlobs: () => Promise<ReadonlySet<string>>,
  before: Date,
): Promise<number> {
  const old: string[] = [];
  for await (const { name, modified } of blobs.names()) if (modified < before) old.push(name);
  // Asked after the listing: a blob whose row came meanwhile is named.
  const named = await namedBlobs();
  const orphans = old.filter((name) => !named.has(name));
  for (const name of orphans) await blobs.remove(name);
  return orphans.length;
}
