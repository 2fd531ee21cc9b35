import { sql } from 'kysely';
import { Client } from 'pg';
import type { Database } from './database.ts';

const channel = 'redress_jobs';
/** Milliseconds until a lost connection is opened again. */
const reconnectAfter = 5_000;

/** Tells workers that a job was added. Only a hint: workers also look now and then. */
export interface JobSignal {
  /** Within a transaction, the hint is given only when it commits. */
  raise(db: Database): Promise<void>;
  /** Calls back when jobs may be due; returns how to stop. */
  listen(listener: () => void): () => void;
  close(): Promise<void>;
}

/** For one process. On SQLite, a worker that wakes during a transaction waits for its end. */
export function localJobSignal(): JobSignal {
  const listeners = new Set<() => void>();
  return {
    raise: async () => {
      for (const listener of listeners) listener();
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: async () => listeners.clear(),
  };
}

/** For all processes of a PostgreSQL database: NOTIFY is delivered when its transaction commits. */
export function postgresJobSignal(connectionString: string): JobSignal {
  const listeners = new Set<() => void>();
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const wake = () => {
    for (const listener of listeners) listener();
  };
  const reconnect = (lost: Client) => {
    if (lost !== client) return;
    client = null;
    void lost.end().catch(() => undefined);
    if (!isClosed && listeners.size > 0) timer = setTimeout(() => void connect(), reconnectAfter).unref();
  };
  const connect = async () => {
    timer = undefined;
    const opened = new Client({ connectionString, keepAlive: true });
    client = opened;
    // A broken connection only delays work until the next look at the table.
    opened.on('error', () => reconnect(opened));
    opened.on('end', () => reconnect(opened));
    opened.on('notification', wake);
    try {
      await opened.connect();
      await opened.query(`listen ${channel}`);
      // Jobs may have been added while nobody listened.
      wake();
    } catch {
      reconnect(opened);
    }
  };

  return {
    raise: async ({ write }) => {
      await sql`select pg_notify(${channel}, '')`.execute(write);
    },
    listen(listener) {
      listeners.add(listener);
      if (client === null && timer === undefined) void connect();
      return () => void listeners.delete(listener);
    },
    async close() {
      isClosed = true;
      listeners.clear();
      clearTimeout(timer);
      const open = client;
      client = null;
      await open?.end().catch(() => undefined);
    },
  };
}
