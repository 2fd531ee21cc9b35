import type { Database } from './database.ts';

/** The names of all blobs that a row of any tenant refers to: the cleanup must leave them alone. */
export async function blobNames({ read }: Database): Promise<Set<string>> {
  const rows = await read
    .selectFrom('document')
    .select('blob')
    .unionAll(read.selectFrom('letter').select('blob'))
    .unionAll(read.selectFrom('report').select('raw_blob as blob'))
    .unionAll(read.selectFrom('report').select('model_blob as blob'))
    .execute();
  return new Set(rows.map(({ blob }) => blob));
}
