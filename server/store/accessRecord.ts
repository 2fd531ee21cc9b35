import type { RecordedRead } from '#contract/recordedReads.ts';
import { beginning, headSeal, rowHash, serverChain, type AccessRow } from './accessChain.ts';
import type { StoreContext } from './context.ts';
import type { Database } from './database.ts';
import type { AccessEntryTable, AccessHeadTable } from './tables/access.ts';
import { acrossAccounts } from './wall.ts';

/** An access before it has its place in its account's record. */
export type NewAccess = Omit<AccessRow, 'number'>;

/** Which rows of an account's record to return, newest first. */
export interface AccessSelection {
  /** Only rows before this one; null for the newest. */
  readonly before: number | null;
  readonly profileId?: string | undefined;
  readonly reads?: RecordedRead | undefined;
  /** Only refused accesses. */
  readonly refused?: boolean | undefined;
  readonly limit: number;
}

function grouped(accesses: readonly NewAccess[]): Map<string, NewAccess[]> {
  const chains = new Map<string, NewAccess[]>();
  for (const access of accesses) {
    chains.set(access.account_id, [...(chains.get(access.account_id) ?? []), access]);
  }
  return chains;
}

/** The server's own note that an account's record begins, so that a record can't disappear as a whole. */
function opening({ account_id, at }: NewAccess): NewAccess {
  return {
    account_id: serverChain,
    at,
    actor: 'server',
    person: '',
    for_user: '',
    address: '',
    call: 'recordOpened',
    reads: 'nothing',
    profile_id: '',
    object: account_id,
    outcome: 'answered',
    request_id: '',
  };
}

/** Who read what, and who was refused: an append-only chain of rows per account. The database refuses changes. */
export class AccessRecord {
  readonly #context: Pick<StoreContext, 'db'>;

  constructor(context: Pick<StoreContext, 'db'>) {
    this.#context = context;
  }

  /**
   * Accesses with the same lane are best written in one transaction. On SQLite everything waits for the one writer;
   * on PostgreSQL accounts don't wait for each other.
   */
  laneOf(accountId: string): string {
    return this.#context.db.engine === 'sqlite' ? 'all' : accountId;
  }

  /** Adds accesses to the ends of their accounts' chains: all of them or none. */
  async append(key: string, accesses: readonly NewAccess[]): Promise<void> {
    await acrossAccounts('recordOfAccess', async () => {
      await this.#context.db.transaction(async (db) => {
        const opened: NewAccess[] = [];
        for (const [account, batch] of grouped(accesses)) {
          if (account === serverChain) continue;
          const [first] = batch;
          if (first !== undefined && (await extend(db, key, account, batch))) opened.push(opening(first));
        }
        // Every transaction takes the server's chain last, so that no two of them wait for each other.
        const own = [...opened, ...accesses.filter(({ account_id }) => account_id === serverChain)];
        if (own.length > 0) await extend(db, key, serverChain, own);
      });
    });
  }

  /** Newest first. */
  async list(accountId: string, selection: AccessSelection): Promise<AccessEntryTable[]> {
    const { before, profileId, reads, refused, limit } = selection;
    let query = this.#context.db.read
      .selectFrom('access_entry')
      .where('account_id', '=', accountId)
      .orderBy('number', 'desc')
      .limit(limit)
      .selectAll();
    if (before !== null) query = query.where('number', '<', before);
    if (profileId !== undefined) query = query.where('profile_id', '=', profileId);
    if (reads !== undefined) query = query.where('reads', '=', reads);
    if (refused === true) query = query.where('outcome', '<>', 'answered');
    return query.execute();
  }

  /** The accounts that have rows or a head. */
  async chains(): Promise<string[]> {
    return acrossAccounts('recordOfAccess', async () => {
      const { read } = this.#context.db;
      const rows = await read.selectFrom('access_entry').select('account_id').distinct().execute();
      const heads = await read.selectFrom('access_head').select('account_id').execute();
      return [...new Set([...rows, ...heads].map(({ account_id }) => account_id))].toSorted();
    });
  }

  async head(accountId: string): Promise<AccessHeadTable | null> {
    return (await acrossAccounts('recordOfAccess', () => headOf(this.#context.db, accountId))) ?? null;
  }

  /** Oldest first, from after a number. */
  async following(accountId: string, number: number, limit: number): Promise<AccessEntryTable[]> {
    return acrossAccounts('recordOfAccess', () =>
      this.#context.db.read
        .selectFrom('access_entry')
        .where('account_id', '=', accountId)
        .where('number', '>', number)
        .orderBy('number')
        .limit(limit)
        .selectAll()
        .execute(),
    );
  }
}

async function headOf(
  { read }: Pick<Database, 'read'>,
  accountId: string,
): Promise<AccessHeadTable | undefined> {
  return read.selectFrom('access_head').where('account_id', '=', accountId).selectAll().executeTakeFirst();
}

/** The head, locked until the transaction ends; on SQLite the transaction itself is the lock. */
async function lockedHead(db: Database, accountId: string): Promise<AccessHeadTable | undefined> {
  const query = db.write.selectFrom('access_head').where('account_id', '=', accountId).selectAll();
  return (db.engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
}

async function openHead(db: Database, key: string, accountId: string): Promise<AccessHeadTable> {
  const first = { account_id: accountId, number: 0, hash: beginning };
  await db.write
    .insertInto('access_head')
    .values({ ...first, seal: headSeal(key, first) })
    .onConflict((clash) => clash.column('account_id').doNothing())
    .execute();
  const head = await lockedHead(db, accountId);
  if (head === undefined) throw new Error('The head of a record of access was not saved.');
  return head;
}

/** Returns whether these are the account's first rows. */
async function extend(
  db: Database,
  key: string,
  accountId: string,
  accesses: readonly NewAccess[],
): Promise<boolean> {
  const head = (await lockedHead(db, accountId)) ?? (await openHead(db, key, accountId));
  let { number, hash } = head;
  const rows = accesses.map((access): AccessEntryTable => {
    number += 1;
    const row = { ...access, number };
    hash = rowHash(key, hash, row);
    return { ...row, hash };
  });
  await db.write.insertInto('access_entry').values(rows).execute();
  await db.write
    .updateTable('access_head')
    .set({ number, hash, seal: headSeal(key, { account_id: accountId, number, hash }) })
    .where('account_id', '=', accountId)
    .execute();
  return head.number === 0;
}
