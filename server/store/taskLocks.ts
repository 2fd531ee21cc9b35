import { Client } from 'pg';

/** Sees to it that one process of the database at a time does a task. */
export interface TaskLocks {
  /** Does the work unless this or another process is doing it; returns whether it did. */
  alone(task: string, work: () => Promise<void>): Promise<boolean>;
  close(): Promise<void>;
}

/** For one process. */
export function localTaskLocks(): TaskLocks {
  const held = new Set<string>();
  return {
    async alone(task, work) {
      if (held.has(task)) return false;
      held.add(task);
      try {
        await work();
      } finally {
        held.delete(task);
      }
      return true;
    },
    close: async () => undefined,
  };
}

/**
 * For all processes of a PostgreSQL database: advisory locks, on a connection of its own that is open while one is
 * held. The lock of a process that dies, or loses the connection, is free at once. Work that still runs then may overlap with
 * another process's, so a task must bear that.
 */
export function postgresTaskLocks(connectionString: string): TaskLocks {
  // Within one connection, PostgreSQL gives the same lock twice.
  const here = localTaskLocks();
  let client: Promise<Client> | null = null;
  let users = 0;
  let asked: Promise<unknown> = Promise.resolve();

  async function connect(): Promise<Client> {
    const opened = new Client({ connectionString, keepAlive: true });
    const forget = () => {
      client = null;
    };
    opened.on('error', forget);
    opened.on('end', forget);
    await opened.connect();
    return opened;
  }
  async function connection(): Promise<Client> {
    client ??= connect().catch((error: unknown) => {
      client = null;
      throw error;
    });
    return client;
  }
  /** One query at a time: the driver no longer wants to keep a queue. */
  function ask(locks: Client, query: string, task: string): Promise<boolean> {
    const answer = asked.then(async () => {
      const { rows } = await locks.query<{ answer: boolean }>(
        `select ${query}(hashtextextended($1, 0)) as answer`,
        [`redress task ${task}`],
      );
      return rows[0]?.answer === true;
    });
    asked = answer.catch(() => undefined);
    return answer;
  }
  async function end(): Promise<void> {
    const open = client;
    client = null;
    await open?.then((each) => each.end()).catch(() => undefined);
  }

  async function whileHeld(task: string, work: () => Promise<void>): Promise<boolean> {
    const locks = await connection();
    if (!(await ask(locks, 'pg_try_advisory_lock', task))) return false;
    try {
      await work();
    } finally {
      // If the connection is lost, so is the lock.
      await ask(locks, 'pg_advisory_unlock', task).catch(() => undefined);
    }
    return true;
  }

  return {
    async alone(task, work) {
      let isDone = false;
      await here.alone(task, async () => {
        users += 1;
        try {
          isDone = await whileHeld(task, work);
        } finally {
          users -= 1;
          if (users === 0) await end();
        }
      });
      return isDone;
    },
    close: end,
  };
}
