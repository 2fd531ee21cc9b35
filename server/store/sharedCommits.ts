import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** What comes later waits for the next commit, so that none waits long for the others. */
const mostTogether = 20;

type Step = Transaction<Tables>;
/** Hands over the result. */
type Announce = () => void;

/** A transaction that waits for its turn. */
interface Member {
  /** In the scope in which it was asked for, so that it sees their account only (wall.ts). */
  readonly work: (step: Step) => Promise<Announce>;
  readonly reject: (error: unknown) => void;
}

/**
 * Transactions on SQLite, one after the other. Those that wait while another is at work become part of it, each with a
 * savepoint of its own, because a commit waits for the disk and takes longer than most of the work. Each resolves once
 * all of them are on disk, and fails alone if its own work fails.
 */
export class SharedCommits {
  readonly #write: Kysely<Tables>;
  readonly #waiting: Member[] = [];
  #isBusy = false;

  constructor(write: Kysely<Tables>) {
    this.#write = write;
  }

  transaction<T>(work: (step: Step) => Promise<T>): Promise<T> {
    const inScope = AsyncLocalStorage.snapshot();
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({
        work: async (step) => {
          const result = await inScope(work, step);
          return () => resolve(result);
        },
        reject,
      });
      if (!this.#isBusy) void this.#workOff();
    });
  }

  /** Until nobody waits. It hands every failure to a member, and has none itself. */
  async #workOff(): Promise<void> {
    this.#isBusy = true;
    while (this.#waiting.length > 0) {
      // SQLite never lets the event loop turn, so those who came in the same turn would each find nobody waiting.
      await setImmediate();
      const first = this.#waiting.shift();
      if (first !== undefined) await this.#together(first);
    }
    this.#isBusy = false;
  }

  async #together(first: Member): Promise<void> {
    const members = [first];
    try {
      const announcements = await this.#write.transaction().execute(async (step) => {
        const done = [await first.work(step)];
        while (members.length < mostTogether) {
          const member = this.#waiting.shift();
          if (member === undefined) break;
          members.push(member);
          const announce = await joined(step, member);
          if (announce !== null) done.push(announce);
        }
        return done;
      });
      for (const announce of announcements) announce();
    } catch (error) {
      // What has failed already keeps its own error.
      for (const { reject } of members) reject(error);
    }
  }
}

/**
 * Does a member's work within the transaction of others. Null if it failed and left nothing; throws if the transaction
 * is lost as a whole: on a full disk, SQLite takes everything back.
 */
async function joined(step: Step, { work, reject }: Member): Promise<Announce | null> {
  await sql`savepoint member`.execute(step);
  try {
    const announce = await work(step);
    await sql`release member`.execute(step);
    return announce;
  } catch (error) {
    try {
      await sql`rollback to member`.execute(step);
      await sql`release member`.execute(step);
    } catch {
      throw error;
    }
    reject(error);
    return null;
  }
}
