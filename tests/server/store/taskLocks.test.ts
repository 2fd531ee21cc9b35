import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, it, vi } from 'vitest';
import { openPostgres } from '#server/store/postgres.ts';
import { eachEngine } from '#tests/support/aStore.ts';

/** Work that lasts until it is told to end. */
function endless() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let times = 0;
  return {
    end: resolve,
    times: () => times,
    work: async () => {
      times += 1;
      await promise;
    },
  };
}

eachEngine('a task', ({ fresh, open, name }) => {
  /** What the processes of one database see; on SQLite there is only one. */
  async function processes() {
    const configuration = await fresh();
    const first = await open(configuration);
    return { configuration, first, second: name === 'SQLite' ? first : await open(configuration) };
  }

  it('is done by one process at a time, and by any again once it has ended or failed', async () => {
    const { first, second } = await processes();
    const slow = endless();
    const running = first.alone('sweep', slow.work);
    await expect.poll(slow.times).toBe(1);
    expect(await second.alone('sweep', slow.work)).toBe(false);
    expect(await first.alone('sweep', slow.work)).toBe(false);
    slow.end();
    expect(await running).toBe(true);
    expect(slow.times()).toBe(1);

    const failing = () => Promise.reject(new Error('The disk is gone.'));
    await expect(second.alone('sweep', failing)).rejects.toThrow('The disk is gone.');
    expect(await first.alone('sweep', slow.work)).toBe(true);
  });

  it('does not wait for another one', async () => {
    const { first, second } = await processes();
    const slow = endless();
    const running = first.alone('sweep', slow.work);
    await expect.poll(slow.times).toBe(1);
    expect(await second.alone('purge', async () => undefined)).toBe(true);
    slow.end();
    await running;
  });

  if (name === 'PostgreSQL') {
    it('is asked for after the one before, because the driver keeps no queue', async () => {
      const { first } = await processes();
      // Its connection is opened with the first, and the only one used by these.
      const query = vi.spyOn(Client.prototype, 'query');
      let most = 0;
      const work = async () => {
        const unanswered = query.mock.settledResults.filter(({ type }) => type === 'incomplete');
        most = Math.max(most, unanswered.length);
      };
      try {
        await Promise.all(['sweep', 'purge', 'remind'].map((task) => first.alone(task, work)));
      } finally {
        query.mockRestore();
      }
      expect(most).toBeLessThan(2);
    });

    it('is free once the process that did it is gone, and its connection is closed when nothing is done', async () => {
      const { configuration, first, second } = await processes();
      const slow = endless();
      const running = first.alone('sweep', slow.work);
      await expect.poll(slow.times).toBe(1);
      const db = openPostgres(configuration.databaseUrl ?? '', 1);
      const locks = async () => {
        const { rows } = await sql<{ pid: number }>`
          select pid from pg_locks where locktype = 'advisory' and database =
            (select oid from pg_database where datname = current_database())`.execute(db.read);
        return rows;
      };
      const [held] = await locks();
      await sql`select pg_terminate_backend(${held?.pid})`.execute(db.read);
      await expect.poll(() => second.alone('sweep', async () => undefined)).toBe(true);
      slow.end();
      await running;
      expect(await locks()).toEqual([]);
      await db.close();
    });
  }
});
