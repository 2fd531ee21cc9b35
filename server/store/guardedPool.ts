import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { StoreUnavailable } from './unavailable.ts';
import { visibleAccount } from './wall.ts';
import { createStatementNames } from './statementNames.ts';
import { askAfter, beginning, showing } from './walledQuery.ts';

/**
 * SQLSTATEs of temporary failures (PostgreSQL documentation, appendix A): lost connections, no resources left, a
 * shutdown or startup, a system error, and a former primary that is read-only after a failover.
 */
const notNow = /^(08|53|57P|58|25006)/;

interface GuardOptions {
  /** `host:port`, for the operator. */
  readonly address: string;
  /** Milliseconds before a query's connection counts as lost; null for no limit. */
  readonly patience: number | null;
}

interface Guarding extends GuardOptions {
  readonly nameOf: ReturnType<typeof createStatementNames>;
}

/**
 * A pool that shows each query only the account it is for (wall.ts), and whose connections may break at any time, in use or idle. A break only rejects the queries it interrupts,
 * with `StoreUnavailable`; a broken connection is not used again.
 */
export function guardPool(pool: Pool, { address, patience }: GuardOptions): PostgresPool {
  const guarding = { address, patience, nameOf: createStatementNames() };
  const guarded = new WeakMap<PoolClient, PostgresPoolClient>();
  // An idle connection broke; the pool opens another one for the next query.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => guarded.set(client, guardClient(client, guarding)));

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw unreachable(error, guarding.address);
      });
      return guarded.get(client) ?? guardClient(client, guarding);
    },
  };
}

function unreachable(error: unknown, address: string): StoreUnavailable {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : 'no response';
  // When all addresses of a host name fail together, the message is empty.
  const message = (error instanceof Error && error.message) || reason;
  const sentence =
    error instanceof DatabaseError
      ? `PostgreSQL at ${address} refused the connection: ${message}.`
      : `PostgreSQL at ${address} is not responding (${message}): check DATABASE_URL, and that the server is running.`;
  return new StoreUnavailable(reason, sentence, error);
}

function guardClient(client: PoolClient, { address, patience, nameOf }: Guarding): PostgresPoolClient {
  let lost = false;
  // The pool only listens to idle clients. Without a listener, this event would end the process.
  client.on('error', () => {
    lost = true;
  });
  const gone = (reason: string, cause?: unknown) =>
    new StoreUnavailable(reason, `The connection to PostgreSQL at ${address} was lost.`, cause);

  const ask = asker(client, nameOf);
  async function query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (lost) throw gone('lost');
    const { promise: late, reject } = Promise.withResolvers<never>();
    const giveUp = () => {
      lost = true;
      reject(gone('no response'));
    };
    const timer = patience === null ? undefined : setTimeout(giveUp, patience);
    try {
      // Kysely's result type lists the commands it knows; at run time this is the driver's own object.
      return (await Promise.race([ask(text, parameters), late])) as PostgresQueryResult<R>;
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      const state = error instanceof DatabaseError ? (error.code ?? '') : '';
      lost ||= notNow.test(state);
      throw lost ? gone(state || 'lost', error) : error;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    // This code does not use Kysely's other kind of query, with a cursor.
    query: query as PostgresPoolClient['query'],
    // A client that is destroyed during a query closes its socket.
    release: (destroy = false) => client.release(destroy || lost),
  };
}

/** With an isolation level. */
const otherBeginning = /^start transaction/;
const ending = /^(commit|rollback)$/;
/** Kysely looks at nothing else of what a transaction's beginning and end return. */
const done = { command: 'SELECT', rowCount: 0, rows: [] } as const;

/**
 * Asks each query for the account that it is for. Inside a transaction, the setting lasts until another is needed. A
 * transaction begins with its first query, in the same round trip.
 */
function asker(client: PoolClient, nameOf: Guarding['nameOf']) {
  /** What the transaction shows; null outside of one. */
  let shown: string | null = null;
  let isToBegin = false;
  return async (text: string, parameters: readonly unknown[]) => {
    if (text === 'begin') {
      shown = '';
      isToBegin = true;
      return done;
    }
    if (otherBeginning.test(text)) {
      shown = '';
      return client.query(text);
    }
    if (ending.test(text)) {
      shown = null;
      if (!isToBegin) return client.query(text);
      isToBegin = false;
      return done;
    }
    // Several statements in one text can only be sent as they are.
    if (isToBegin && text.includes(';')) {
      isToBegin = false;
      await client.query('begin');
    }
    const account = visibleAccount();
    const before = [
      ...(isToBegin ? [beginning] : []),
      ...(account === (shown ?? '') ? [] : [showing(account)]),
    ];
    isToBegin = false;
    if (shown !== null) shown = account;
    if (before.length === 0 && parameters.length === 0) return client.query(text);
    return askAfter(client, before, { name: nameOf(text), text, values: parameters });
  };
}
