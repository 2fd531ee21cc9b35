import type { RecordedRead } from '#contract/recordedReads.ts';
import { chained, continueChain, type ChainEnd } from './accessAppend.ts';
import { beginning, headSeal, serverChain, type AccessRow } from './accessChain.ts';
import type { StoreContext } from './context.ts';
import type { Database } from './database.ts';
import type { AccessEntryTable, AccessHeadTable } from './tables/access.ts';
import { acrossAccounts } from './wall.ts';

/** An access before it has its place in its account's record. */
export type NewAccess = Omit<AccessRow, 'number'>;

const mostEnds = 5_000;

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
  /** Where the chains ended when this process last added to them. */
  readonly #ends = new Map<string, ChainEnd>();

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
      if (await this.#continue(key, accesses)) return;
      const ends = new Map<string, ChainEnd>();
      await this.#context.db.transaction(async (db) => {
        const opened: NewAccess[] = [];
        for (const [account, batch] of grouped(accesses)) {
          if (account === serverChain) continue;
          const [first] = batch;
          const { isNew, end } = await extend(db, key, account, batch);
          if (first !== undefined && isNew) opened.push(opening(first));
          ends.set(account, end);
        }
        // Every transaction takes the server's chain last, so that no two of them wait for each other.
        const own = [...opened, ...accesses.filter(({ account_id }) => account_id === serverChain)];
        if (own.length > 0) await extend(db, key, serverChain, own);
      });
      this.#remember(ends);
    });
  }

  /** On PostgreSQL, adds to the end that this process knows; false if it knows none or another process added to it. */
  async #continue(key: string, accesses: readonly NewAccess[]): Promise<boolean> {
    const { db } = this.#context;
    const account = accesses[0]?.account_id ?? '';
    const known = this.#ends.get(account);
    if (known === undefined || accesses.some(({ account_id }) => account_id !== account)) return false;
    // Known again only once it is written.
    this.#ends.delete(account);
    const end = await continueChain(db, key, account, known, accesses);
    if (end === null) return false;
    this.#remember(new Map([[account, end]]));
    return true;
  }

  #remember(ends: ReadonlyMap<string, ChainEnd>): void {
    if (this.#context.db.engine === 'sqlite') return;
    if (this.#ends.size > mostEnds) this.#ends.clear();
    for (const [account, end] of ends) this.#ends.set(account, end);
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

/** The chain's new end, and whether these are the account's first rows. */
async function extend(
  db: Database,
  key: string,
  accountId: string,
  accesses: readonly NewAccess[],
): Promise<{ readonly isNew: boolean; readonly end: ChainEnd }> {
  const head = (await lockedHead(db, accountId)) ?? (await openHead(db, key, accountId));
  const { rows, end } = chained(key, head, accesses);
  await db.write.insertInto('access_entry').values(rows).execute();
  await db.write
    .updateTable('access_head')
    .set({ ...end, seal: headSeal(key, { account_id: accountId, ...end }) })
    .where('account_id', '=', accountId)
    .execute();
  return { isNew: head.number === 0, end };
}
