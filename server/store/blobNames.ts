import type { Database } from './database.ts';

/** The names of every blob that some row needs, of all tenants: what a sweep must leave alone. */
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
