import * as z from 'zod/mini';
import type { Variant } from '#contract/shapes.ts';
import { createDataKey } from '#server/sealing/masterKey.ts';
import type { StoreContext } from './context.ts';
import { Idempotency, type Claim } from './idempotency.ts';
import { newId } from './ids.ts';
import { Logs } from './logs.ts';
import { displayName } from './names.ts';
import { nameColumns, sealedColumns, type ProfileNames, type Sensitive } from './profileFields.ts';
import { keyContext } from './profileKeys.ts';

export interface NewProfile {
  readonly accountId: string;
  readonly variant: Variant;
  /** Who makes it, for the log. */
  readonly username: string;
  readonly claim: Claim;
  readonly profile: ProfileNames & Sensitive;
}

/** `secondProfile`: a consumer's account holds one. `otherRequest`: the key was used for another request. */
export type ProfileCreation =
  | { readonly kind: 'created' | 'repeated'; readonly id: string }
  | { readonly kind: 'secondProfile' | 'otherRequest' };

const Reply = z.object({ id: z.string() });

/** Profile, data key, log and the request's reply in one transaction; a consumer's second one fails at a unique key. */
export async function createProfile(context: StoreContext, input: NewProfile): Promise<ProfileCreation> {
  return context.db.transaction(async (db) => {
    const step = { ...context, db };
    const idempotency = new Idempotency(step);
    const id = newId();
    const claimed = await idempotency.claim(input.accountId, input.claim, Reply.parse({ id }));
    if (claimed.kind === 'repeated') return { kind: 'repeated', id: Reply.parse(claimed.reply).id };
    if (claimed.kind === 'otherRequest') return { kind: 'otherRequest' };

    const key = createDataKey();
    const owner = { accountId: input.accountId, profileId: id };
    const now = context.now();
    const { numInsertedOrUpdatedRows } = await db.write
      .insertInto('profile')
      .values({
        id,
        account_id: input.accountId,
        sole_owner: input.variant === 'b2c' ? input.accountId : null,
        ...nameColumns(input.profile),
        ...sealedColumns(key, owner, input.profile),
        wrapped_key: context.masterKey.wrap(keyContext(input.accountId, id), key),
        status: 'Onboarding',
        version: 1,
        latest_session_id: null,
        created_at: now,
        updated_at: now,
      })
      .onConflict((clash) => clash.column('sole_owner').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) {
      await idempotency.release(input.accountId, input.claim.key);
      return { kind: 'secondProfile' };
    }
    await new Logs(step).add(input.accountId, {
      profileId: id,
      profileName: displayName(input.profile),
      username: input.username,
      status: 'profileCreated',
    });
    return { kind: 'created', id };
  });
}

export async function findCreated(
  context: StoreContext,
  accountId: string,
  key: string,
): Promise<string | null> {
  const reply = Reply.safeParse(await new Idempotency(context).replyTo(accountId, key));
  if (!reply.success) return null;
  const profile = await context.db.read
    .selectFrom('profile')
    .where('account_id', '=', accountId)
    .where('id', '=', reply.data.id)
    .select('id')
    .executeTakeFirst();
  return profile?.id ?? null;
}
