import type { KeyObject } from 'node:crypto';
import type { StoredBlob } from './storedBlob.ts';
import { open } from '#server/sealing/seal.ts';
import type { StoreContext } from './context.ts';
import type { Place } from './newestFirst.ts';
import { findProfileKey, unwrapKey } from './profileKeys.ts';
import { addSession, type NewLetter, type NewSession, replacePages } from './sessionRecording.ts';
import { contentContext, LetterContent } from './sessionSeals.ts';
import {
  selectNewest,
  selectSessions,
  sessionOf,
  type SessionRow,
  type StoredSession,
} from './storedSession.ts';
import { acrossAccounts } from './wall.ts';

export interface StoredLetter extends LetterContent {
  readonly id: string;
  /** Starts at 1. */
  readonly position: number;
  readonly pages: number;
  readonly templateVersion: string;
  readonly stored: StoredBlob;
}

/** Sets of letters. */
export class Sessions {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** A new set, which becomes the profile's latest; false when the account has no such profile. */
  add(accountId: string, session: NewSession, letters: readonly NewLetter[]): Promise<boolean> {
    return addSession(this.#context, accountId, session, letters);
  }

  /** Newest first: all, or only the latest and those whose letters are to be written again. */
  async list(accountId: string, latest?: number): Promise<StoredSession[]> {
    const rows = await selectNewest(this.#context, accountId)
      .$if(latest !== undefined, (sets) =>
        sets.where((set) =>
          set.or([
            set(
              'generation_session.id',
              'in',
              set
                .selectFrom('generation_session as newer')
                .where('newer.account_id', '=', accountId)
                .orderBy('newer.created_at', 'desc')
                .orderBy('newer.id', 'desc')
                .limit(latest ?? 0)
                .select('newer.id'),
            ),
            set.and([
              set('generation_session.sealed_withdrawn', 'is not', null),
              set('generation_session.rewritten_as', 'is', null),
            ]),
          ]),
        ),
      )
      .execute();
    return this.#opened(accountId, rows);
  }

  /** How many sets there are: of one client, or of all. */
  async count(accountId: string, profileId?: string): Promise<number> {
    const { count } = await this.#context.db.read
      .selectFrom('generation_session')
      .where('account_id', '=', accountId)
      .$if(profileId !== undefined, (of) => of.where('profile_id', '=', profileId ?? ''))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  }

  /** The sets generated from a report, newest first. */
  async ofReport(accountId: string, profileId: string, reportId: string): Promise<StoredSession[]> {
    const rows = await selectNewest(this.#context, accountId)
      .where('generation_session.profile_id', '=', profileId)
      .where('generation_session.report_id', '=', reportId)
      .execute();
    return this.#opened(accountId, rows);
  }

  /** The sets behind a place in the log, newest first. */
  async behind(accountId: string, { createdAt, id }: Place, entries: number): Promise<StoredSession[]> {
    const rows = await selectNewest(this.#context, accountId)
      .where((of) =>
        of(
          of.refTuple('generation_session.created_at', 'generation_session.id'),
          '<',
          of.tuple(createdAt, id),
        ),
      )
      .limit(entries)
      .execute();
    return this.#opened(accountId, rows);
  }

  /** The sets generated for a profile since an instant (ISO 8601), newest first. */
  async since(accountId: string, profileId: string, instant: string): Promise<StoredSession[]> {
    const rows = await selectNewest(this.#context, accountId)
      .where('generation_session.profile_id', '=', profileId)
      .where('generation_session.created_at', '>=', instant)
      .execute();
    return this.#opened(accountId, rows);
  }

  async find(accountId: string, sessionId: string): Promise<StoredSession | null> {
    const row = await selectSessions(this.#context, accountId)
      .where('generation_session.id', '=', sessionId)
      .executeTakeFirst();
    return row === undefined ? null : sessionOf(accountId, this.#unwrap(accountId, row), row);
  }

  /** The account that owns these letters, for support and for print link keys, which belong to no account. */
  async accountOf(sessionId: string): Promise<string | null> {
    const row = await acrossAccounts('links', () =>
      this.#context.db.read
        .selectFrom('generation_session')
        .where('id', '=', sessionId)
        .select('account_id as accountId')
        .executeTakeFirst(),
    );
    return row?.accountId ?? null;
  }

  /** In order; empty if the account has no such session. */
  async letters(accountId: string, sessionId: string): Promise<StoredLetter[]> {
    const rows = await this.#context.db.read
      .selectFrom('letter')
      .where('account_id', '=', accountId)
      .where('session_id', '=', sessionId)
      .orderBy('position')
      .selectAll()
      .execute();
    const profileId = rows[0]?.profile_id;
    const key = profileId === undefined ? null : await findProfileKey(this.#context, accountId, profileId);
    if (key === null) return [];
    return rows.map((row) => ({
      ...LetterContent.parse(JSON.parse(open(key, contentContext(accountId, row.id), row.sealed_content))),
      id: row.id,
      position: row.position,
      pages: row.pages,
      templateVersion: row.template_version,
      stored: { blob: row.blob, sha256: row.sha256, bytes: row.bytes },
    }));
  }

  /** Other pages and text for a letter whose pages are in the file `before`; false if they no longer are. */
  replacePages(accountId: string, profileId: string, letter: NewLetter, before: string): Promise<boolean> {
    return replacePages(this.#context, accountId, profileId, letter, before);
  }

  /** Notes the first time the letters were sent to print. Whose they are; null when it was noted before. */
  async markMailed(accountId: string, sessionId: string): Promise<string | null> {
    const row = await this.#context.db.write
      .updateTable('generation_session')
      .set({ mailed_at: this.#context.now() })
      .where('account_id', '=', accountId)
      .where('id', '=', sessionId)
      .where('mailed_at', 'is', null)
      .returning('profile_id as profileId')
      .executeTakeFirst();
    return row?.profileId ?? null;
  }

  /** Notes by which set this one was replaced. False if it was replaced before. */
  async markRewritten(accountId: string, sessionId: string, as: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#context.db.write
      .updateTable('generation_session')
      .set({ rewritten_as: as })
      .where('account_id', '=', accountId)
      .where('id', '=', sessionId)
      .where('rewritten_as', 'is', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  #opened(accountId: string, rows: readonly SessionRow[]): StoredSession[] {
    const keys = new Map<string, KeyObject>();
    return rows.map((row) => {
      const key = keys.get(row.profileId) ?? this.#unwrap(accountId, row);
      keys.set(row.profileId, key);
      return sessionOf(accountId, key, row);
    });
  }

  #unwrap(accountId: string, { profileId, wrapped_key }: SessionRow): KeyObject {
    return unwrapKey(this.#context, { accountId, profileId }, wrapped_key);
  }
}
