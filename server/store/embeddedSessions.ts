import type { Variant } from '#contract/shapes.ts';
import type { StoreContext } from './context.ts';

/** A browser in which a person is signed in with the embedded provider. */
export interface EmbeddedSession {
  readonly uid: string;
  readonly variant: Variant;
  /** `Firefox`; '' if unknown. */
  readonly browser: string;
  /** `Windows`; '' if unknown. */
  readonly system: string;
  readonly firstSeenAt: string;
  readonly lastSeenAt: string;
}

export interface SeenSession {
  readonly uid: string;
  readonly userId: string;
  readonly variant: Variant;
  readonly browser: string;
  readonly system: string;
  readonly expiresAt: Date;
}

/** The list of browsers that people see. Whether a session counts is decided by its own entry in `oidcPayloads`. */
export class EmbeddedSessions {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** Records that a session was used. */
  async seen({ uid, userId, variant, browser, system, expiresAt }: SeenSession): Promise<void> {
    const now = this.#context.now();
    const row = { last_seen_at: now, expires_at: expiresAt.toISOString(), browser, system };
    await this.#context.db.write
      .insertInto('embedded_session')
      .values({ uid, user_id: userId, variant, first_seen_at: now, ...row })
      .onConflict((clash) => clash.column('uid').doUpdateSet({ ...row, user_id: userId }))
      .execute();
  }

  /** A person's sessions, the most recently used first. */
  async of(userId: string): Promise<EmbeddedSession[]> {
    return this.#context.db.read
      .selectFrom('embedded_session')
      .where('user_id', '=', userId)
      .where('expires_at', '>', this.#context.now())
      .orderBy('last_seen_at', 'desc')
      .orderBy('uid')
      .select([
        'uid',
        'variant',
        'browser',
        'system',
        'first_seen_at as firstSeenAt',
        'last_seen_at as lastSeenAt',
      ])
      .execute();
  }

  async remove(uid: string): Promise<void> {
    await this.#context.db.write.deleteFrom('embedded_session').where('uid', '=', uid).execute();
  }

  /** Removes expired sessions. */
  async purge(): Promise<void> {
    await this.#context.db.write
      .deleteFrom('embedded_session')
      .where('expires_at', '<=', this.#context.now())
      .execute();
  }
}
