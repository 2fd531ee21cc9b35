import type { BlobIdentity } from './blobs.ts';

/** What a blob store keeps as its identity. */
export function identityText({ id, database }: BlobIdentity): string {
  return `${id} ${database}\n`;
}

/** Reads it. Throws, with a message for the operator, if it is anything else. */
export function identityIn(text: string, where: string): BlobIdentity {
  const [, id, database] = /^([0-9a-f]{32}) ([0-9a-f]{32})\s*$/.exec(text) ?? [];
  if (id === undefined || database === undefined)
    throw new Error(`${where} must contain two ids of 32 hex digits: restore it from a backup.`);
  return { id, database };
}
