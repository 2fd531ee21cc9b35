import { GenerationSession } from '#contract/repair.ts';
import type { StoredBlob } from './storedBlob.ts';
import { seal } from '#server/sealing/seal.ts';
import type { StoreContext } from './context.ts';
import { Events } from './events.ts';
import { Idempotency, type Claim } from './idempotency.ts';
import { Ledger } from './ledger.ts';
import { displayName } from './names.ts';
import { Notifications } from './notifications.ts';
import { findProfileKey } from './profileKeys.ts';
import { lockProfile } from './profileLock.ts';
import { choiceContext, contentContext, type LetterContent } from './sessionSeals.ts';

/** A letter whose sealed file lies in the blob store already. Its id is made before, since the blob is sealed for it. */
export interface NewLetter extends LetterContent {
  readonly id: string;
  readonly pages: number;
  readonly templateVersion: string;
  readonly stored: StoredBlob;
}

export interface NewSession {
  readonly id: string;
  readonly profileId: string;
  readonly reportId: string;
  readonly kind: 'automatic' | 'manual';
  /** What was chosen, as JSON. */
  readonly choice: unknown;
  readonly printVariantId: string;
}

export interface Recording {
  readonly accountId: string;
  readonly claim: Claim;
  readonly session: NewSession;
  readonly letters: readonly NewLetter[];
}

/**
 * `repeated`: the request was recorded before; its reply is given again and nothing is spent. `noGenerations`: none
 * was left; nothing is kept. `otherRequest`: the key was used for another one. `notFound`: the account has no such
 * report of that profile (any more).
 */
export type RecordingResult =
  | { readonly kind: 'recorded' | 'repeated'; readonly reply: GenerationSession }
  | { readonly kind: 'noGenerations' | 'otherRequest' | 'notFound' };

/** One generation, ledger, session, letters, event, notification and the request's reply: one transaction. */
export async function recordSession(context: StoreContext, recording: Recording): Promise<RecordingResult> {
  const { accountId, claim, session, letters } = recording;
  return context.db.transaction(async (db) => {
    const step = { ...context, db };
    const idempotency = new Idempotency(step);
    const reply = { sessionId: session.id, printVariantId: session.printVariantId };
    const claimed = await idempotency.claim(accountId, claim, reply);
    if (claimed.kind === 'repeated') {
      return { kind: 'repeated', reply: GenerationSession.parse(claimed.reply) };
    }
    if (claimed.kind === 'otherRequest') return { kind: 'otherRequest' };

    const profileName = await findName(step, recording);
    const key = await findProfileKey(step, accountId, session.profileId);
    if (profileName === null || key === null) {
      await idempotency.release(accountId, claim.key);
      return { kind: 'notFound' };
    }
    if (!(await new Ledger(step).spend(accountId, session.id))) {
      await idempotency.release(accountId, claim.key);
      return { kind: 'noGenerations' };
    }

    const destinationNames = [...new Set(letters.map(({ destinationName }) => destinationName))];
    await db.write
      .insertInto('generation_session')
      .values({
        id: session.id,
        account_id: accountId,
        profile_id: session.profileId,
        report_id: session.reportId,
        kind: session.kind,
        sealed_choice: seal(
          key,
          choiceContext(accountId, session.id),
          JSON.stringify({ choice: session.choice, destinationNames }),
        ),
        letter_count: letters.length,
        print_variant_id: session.printVariantId,
        created_at: context.now(),
        mailed_at: null,
      })
      .execute();
    for (const [index, letter] of letters.entries()) {
      const { destinationId, destinationName, subject, items } = letter;
      await db.write
        .insertInto('letter')
        .values({
          id: letter.id,
          account_id: accountId,
          profile_id: session.profileId,
          session_id: session.id,
          position: index + 1,
          sealed_content: seal(
            key,
            contentContext(accountId, letter.id),
            JSON.stringify({ destinationId, destinationName, subject, items }),
          ),
          pages: letter.pages,
          blob: letter.stored.blob,
          sha256: letter.stored.sha256,
          bytes: letter.stored.bytes,
          template_version: letter.templateVersion,
        })
        .execute();
    }
    await db.write
      .updateTable('profile')
      .set({ latest_session_id: session.id })
      .where('account_id', '=', accountId)
      .where('id', '=', session.profileId)
      .execute();
    await new Events(step).record(accountId, session.profileId, 'lettersGenerated');
    await new Notifications(step).add(accountId, {
      type: 'positive',
      code: 'generationFinished',
      params: { profile: profileName, letters: String(letters.length), session: session.id },
      profileId: session.profileId,
    });
    return { kind: 'recorded', reply };
  });
}

/** The profile's name, when the report is one of that profile and both are the account's; held until the end. */
async function findName(step: StoreContext, { accountId, session }: Recording): Promise<string | null> {
  if (!(await lockProfile(step.db, accountId, session.profileId))) return null;
  const row = await step.db.write
    .selectFrom('profile')
    .innerJoin('report', (join) =>
      join
        .onRef('report.account_id', '=', 'profile.account_id')
        .onRef('report.profile_id', '=', 'profile.id'),
    )
    .where('profile.account_id', '=', accountId)
    .where('profile.id', '=', session.profileId)
    .where('report.id', '=', session.reportId)
    .select([
      'profile.profile_name as profileName',
      'profile.first_name as firstName',
      'profile.last_name as lastName',
      'profile.mail',
    ])
    .executeTakeFirst();
  return row === undefined ? null : displayName(row);
}
