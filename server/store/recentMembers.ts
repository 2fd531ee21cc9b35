import type { Account } from './accounts.ts';
import type { StoreContext } from './context.ts';
import type { User } from './users.ts';

/** Who makes a request: what every call needs to know of a member, and nothing that changes with each call. */
export interface Caller {
  readonly user: Pick<User, 'id' | 'role' | 'fullName' | 'lastSignIn' | 'lastActive'>;
  readonly account: Pick<Account, 'id' | 'variant' | 'timeZone'>;
}

/** Milliseconds. Another process may have changed the member since. */
const maxAge = 5_000;
const maxMembers = 5_000;

/**
 * Caches who the person of a token is. Every change that this process makes to a member or an account counts at once;
 * changes by other processes count within five seconds. Nobody is remembered as unknown.
 */
export class RecentMembers {
  readonly #known = new Map<string, { readonly caller: Caller; readonly until: number }>();
  /** The keys by the members' ids. */
  readonly #keys = new Map<string, string>();
  #generation = 0;

  /** @param now in milliseconds since 1970. */
  async ask(key: string, now: number, find: () => Promise<Caller | null>): Promise<Caller | null> {
    const known = this.#known.get(key);
    if (known !== undefined && now < known.until) return known.caller;
    const generation = this.#generation;
    const caller = await find();
    this.#known.delete(key);
    // An answer that was read before a change is not cached after it.
    if (caller === null || generation !== this.#generation) return caller;
    const oldest = this.#known.keys().next();
    if (this.#known.size >= maxMembers && !oldest.done) this.#known.delete(oldest.value);
    this.#known.set(key, { caller, until: now + maxAge });
    if (this.#keys.size >= maxMembers) this.#keys.clear();
    this.#keys.set(caller.user.id, key);
    return caller;
  }

  /** The name of a member who just made a request; null for others. */
  nameOf(userId: string, now: number): string | null {
    const known = this.#known.get(this.#keys.get(userId) ?? '');
    return known !== undefined && now < known.until ? known.caller.user.fullName : null;
  }

  /** Call it when a member or an account may have changed. */
  forget(): void {
    this.#generation += 1;
    this.#known.clear();
  }
}

/** To be called after a member or an account was changed: callers are read again once the change can be read. */
export function forgetMembers({ db, recentMembers }: Pick<StoreContext, 'db' | 'recentMembers'>): void {
  recentMembers.forget();
  db.afterwards(() => recentMembers.forget());
}
