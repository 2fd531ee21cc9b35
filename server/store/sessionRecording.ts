import type { KeyObject } from 'node:crypto';
import { rulesVersion } from '#vocabulary/rulesVersion.ts';
import { seal } from '#server/sealing/seal.ts';
import type { StoreContext } from './context.ts';
import { findProfileKey } from './profileKeys.ts';
import { choiceContext, contentContext, type EnclosedContent, type LetterContent } from './sessionSeals.ts';
import type { StoredBlob } from './storedBlob.ts';

/**
 * A letter whose sealed file is already in the blob store. Its id is generated in advance, because the blob is
 * sealed for it.
 */
export interface NewLetter extends LetterContent {
  readonly id: string;
  readonly enclosed: EnclosedContent;
  readonly pages: number;
  readonly templateVersion: string;
  readonly stored: StoredBlob;
}

/** The columns of a letter that its pages and their text are in. */
function pagesOf(key: KeyObject, accountId: string, letter: NewLetter) {
  const { destinationId, destinationName, subject, items, reportId, enclosed } = letter;
  return {
    sealed_content: seal(
      key,
      contentContext(accountId, letter.id),
      JSON.stringify({ destinationId, destinationName, subject, items, reportId, enclosed }),
    ),
    pages: letter.pages,
    blob: letter.stored.blob,
    sha256: letter.stored.sha256,
    bytes: letter.stored.bytes,
    template_version: letter.templateVersion,
  };
}

/** Other pages and text for a letter whose pages are in the file `before`; false if they no longer are. */
export async function replacePages(
  context: StoreContext,
  accountId: string,
  profileId: string,
  letter: NewLetter,
  before: string,
): Promise<boolean> {
  const key = await findProfileKey(context, accountId, profileId);
  if (key === null) return false;
  const { numUpdatedRows } = await context.db.write
    .updateTable('letter')
    .set(pagesOf(key, accountId, letter))
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .where('id', '=', letter.id)
    .where('blob', '=', before)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** From what a set of letters was chosen. */
export type SetKind = 'automatic' | 'manual' | 'next';

export interface NewSession {
  readonly id: string;
  readonly profileId: string;
  readonly reportId: string;
  /** `next`: the letters of next steps, which follow earlier letters. */
  readonly kind: SetKind;
  /** What the user selected, as JSON. */
  readonly choice: unknown;
  readonly printVariantId: string;
}

/** A set of letters, which becomes the profile's latest; false when the account has no such profile. */
export async function addSession(
  context: StoreContext,
  accountId: string,
  session: NewSession,
  letters: readonly NewLetter[],
): Promise<boolean> {
  return context.db.transaction(async (db) => {
    const key = await findProfileKey({ ...context, db }, accountId, session.profileId);
    if (key === null) return false;
    const destinationNames = [...new Set(letters.map(({ destinationName }) => destinationName))];
    await db.write
      .insertInto('generation_session')
      .values({
        id: session.id,
        account_id: accountId,
        profile_id: session.profileId,
        report_id: session.reportId,
        // The table's check knows two kinds; the other has a column of its own.
        kind: session.kind === 'automatic' ? 'automatic' : 'manual',
        next_steps: session.kind === 'next' ? 1 : 0,
        sealed_choice: seal(
          key,
          choiceContext(accountId, session.id),
          JSON.stringify({ choice: session.choice, destinationNames }),
        ),
        letter_count: letters.length,
        print_variant_id: session.printVariantId,
        created_at: context.now(),
        mailed_at: null,
        rules_version: rulesVersion,
        sealed_withdrawn: null,
        rewritten_as: null,
        mailing_unknown: 0,
        not_mailed: letters.length,
        ordered: 0,
        last_mailed_on: null,
      })
      .execute();
    for (const [index, letter] of letters.entries()) {
      await db.write
        .insertInto('letter')
        .values({
          id: letter.id,
          account_id: accountId,
          profile_id: session.profileId,
          session_id: session.id,
          position: index + 1,
          ...pagesOf(key, accountId, letter),
        })
        .execute();
    }
    await db.write
      .updateTable('profile')
      .set({ latest_session_id: session.id })
      .where('account_id', '=', accountId)
      .where('id', '=', session.profileId)
      .execute();
    return true;
  });
}
