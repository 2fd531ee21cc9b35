import type { BlobEntry, Quarantine } from '../blobs.ts';
import type { S3Client } from './client.ts';
import { keyOf, listed, putNew, removeObject } from './objects.ts';
import { giveUp, uploadsTo } from './parts.ts';

const folder = 'quarantine/';
/** Suffix of what is not a complete object yet, as in a folder. */
export const draft = '.draft';

/**
 * Quarantine without moving anything: an empty object next to the blobs says since when a blob is in it, because an
 * object store can't rename, and a copy followed by a deletion could lose a blob to another process. A blob in
 * quarantine can be read as before, and is back once the mark is removed.
 */
export function openMarks(client: S3Client): Quarantine {
  async function* marksOf(name = ''): AsyncIterable<BlobEntry & { readonly key: string }> {
    for await (const { key } of listed(client, `${folder}${name}`)) {
      const [, marked, since] = /^quarantine\/([0-9a-f]{32})-(\d+)$/.exec(key) ?? [];
      if (marked === undefined) continue;
      yield { key, name: marked, modified: new Date(Number(since)), unfinished: false };
    }
  }
  async function unmark(name: string): Promise<void> {
    // Before listing: this throws if it is no name.
    keyOf(name);
    for await (const { key } of marksOf(name)) await removeObject(client, key);
  }

  return {
    async add(name, now) {
      // No row can refer to an upload that was not completed, so nothing is lost with it.
      if (name.endsWith(draft)) {
        for await (const upload of uploadsTo(client, keyOf(name.slice(0, -draft.length))))
          await giveUp(client, upload);
        return;
      }
      keyOf(name);
      for await (const _ of marksOf(name)) return;
      await putNew(client, `${folder}${name}-${now.getTime()}`, Buffer.alloc(0));
    },
    bringBack: unmark,
    async purge(name) {
      await removeObject(client, keyOf(name));
      await unmark(name);
    },
    async *names() {
      const seen = new Set<string>();
      for await (const { name, modified, unfinished } of marksOf()) {
        // Two processes may have marked it.
        if (seen.has(name)) continue;
        seen.add(name);
        yield { name, modified, unfinished };
      }
    },
  };
}
