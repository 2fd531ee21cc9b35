import { beginning, headSeal, rowHash, serverChain } from '#server/store/accessChain.ts';
import type { Store } from '#server/store/store.ts';

/** The first thing wrong with an account's record. */
export interface Break {
  readonly accountId: string;
  /** The first row that is not as it was written; null if the head is what is wrong. */
  readonly number: number | null;
  readonly reason: 'altered' | 'missing' | 'headAltered' | 'unopened';
}

export interface Verification {
  readonly accounts: number;
  readonly rows: number;
  readonly breaks: readonly Break[];
}

type Records = Pick<Store, 'accessRecord'>;

const pageSize = 1_000;

/** Checks every row of every account's record: that none was altered, inserted, or removed, the last ones included. */
export async function verifyAccess(store: Records, key: string): Promise<Verification> {
  const opened = new Set<string>();
  const breaks: Break[] = [];
  const chains = await store.accessRecord.chains();
  let rows = 0;
  for (const accountId of chains) {
    const { count, found } = await verifyChain(store, key, accountId, opened);
    rows += count;
    if (found !== null) breaks.push(found);
  }
  return { accounts: chains.length, rows, breaks: [...breaks, ...wholeRecords(chains, opened)] };
}

/** Records that are gone altogether, and records whose beginning the server did not note. */
function wholeRecords(chains: readonly string[], opened: ReadonlySet<string>): Break[] {
  const gone = [...opened].filter((accountId) => !chains.includes(accountId));
  const strange = chains.filter((accountId) => accountId !== serverChain && !opened.has(accountId));
  return [
    ...gone.map((accountId) => ({ accountId, number: 1, reason: 'missing' }) as const),
    ...strange.map((accountId) => ({ accountId, number: null, reason: 'unopened' }) as const),
  ];
}

async function verifyChain(
  { accessRecord }: Records,
  key: string,
  accountId: string,
  opened: Set<string>,
): Promise<{ readonly count: number; readonly found: Break | null }> {
  // Read first: rows that are added meanwhile come after it.
  const head = await accessRecord.head(accountId);
  let number = 0;
  let hash = beginning;
  let atHead = head?.number === 0 ? hash : null;
  const broken = (at: number | null, reason: Break['reason']) => ({
    count: number,
    found: { accountId, number: at, reason },
  });
  for (;;) {
    const page = await accessRecord.following(accountId, number, pageSize);
    if (page.length === 0) break;
    for (const { hash: kept, ...row } of page) {
      if (row.number !== number + 1) return broken(number + 1, 'missing');
      hash = rowHash(key, hash, row);
      if (hash !== kept) return broken(row.number, 'altered');
      number = row.number;
      if (number === head?.number) atHead = hash;
      if (row.call === 'recordOpened' && accountId === serverChain) opened.add(row.object);
    }
  }
  if (head === null || head.seal !== headSeal(key, head)) return broken(null, 'headAltered');
  if (number < head.number) return broken(number + 1, 'missing');
  return atHead === head.hash ? { count: number, found: null } : broken(null, 'headAltered');
}
