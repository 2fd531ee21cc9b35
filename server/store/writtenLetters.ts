import { open } from '#server/sealing/seal.ts';
import type { StoreContext } from './context.ts';
import { findProfileKey } from './profileKeys.ts';
import { contentContext, LetterContent } from './sessionSeals.ts';

/** A letter of a client, with its content in the letter writer's format. */
export interface StoredWrittenLetter {
  readonly id: string;
  readonly sessionId: string;
  /** By which its items have their keys. */
  readonly reportId: string;
  /** Starts at 1, within its set. */
  readonly position: number;
  readonly items: unknown;
  /** Its set is from before mailing was recorded. */
  readonly isMailingUnknown: boolean;
  /** Its set was written again, without the statements that later rules withdrew. */
  readonly isRewritten: boolean;
}

/** All letters that were written for a client. */
export class WrittenLetters {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** In the order in which they were written. Throws UnsealError. */
  async list(accountId: string, profileId: string): Promise<StoredWrittenLetter[]> {
    const rows = await this.#context.db.read
      .selectFrom('letter')
      .innerJoin('generation_session as session', 'session.id', 'letter.session_id')
      .where('letter.account_id', '=', accountId)
      .where('letter.profile_id', '=', profileId)
      .orderBy('session.created_at')
      .orderBy('session.id')
      .orderBy('letter.position')
      .select([
        'letter.id',
        'letter.session_id as sessionId',
        'letter.position',
        'letter.sealed_content',
        'session.report_id as reportId',
        'session.mailing_unknown',
        'session.rewritten_as',
      ])
      .execute();
    const key = rows.length === 0 ? null : await findProfileKey(this.#context, accountId, profileId);
    if (key === null) return [];
    return rows.map(({ sealed_content: sealed, mailing_unknown: unknown, rewritten_as: again, ...row }) => {
      const clear = JSON.parse(open(key, contentContext(accountId, row.id), sealed));
      const { items, reportId } = LetterContent.parse(clear);
      return {
        ...row,
        reportId: reportId ?? row.reportId,
        items,
        isMailingUnknown: unknown === 1,
        isRewritten: again !== null,
      };
    });
  }
}
