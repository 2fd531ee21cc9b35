import * as z from 'zod/mini';
import type { Claim } from '#server/store/idempotency.ts';
import { newId } from '#server/store/ids.ts';
import { displayName } from '#server/store/names.ts';
import type { NewProfile } from '#server/store/profileCreation.ts';
import type { Repositories, Step } from '#server/store/store.ts';

export interface ProfileOrder extends Omit<NewProfile, 'id'> {
  /** Who makes it, for the log. */
  readonly username: string;
  readonly claim: Claim;
}

/** `secondProfile`: a consumer's account holds one. `otherRequest`: the key was used for another request. */
export type ProfileCreation =
  | { readonly kind: 'created' | 'repeated'; readonly id: string }
  | { readonly kind: 'secondProfile' | 'otherRequest' };

const Reply = z.object({ id: z.string() });

/** Profile, data key, log and the request's reply; a consumer's second one fails at a unique key. */
export async function createProfile(step: Step, order: ProfileOrder): Promise<ProfileCreation> {
  const { username, claim, ...created } = order;
  const { accountId, profile } = created;
  const id = newId();
  const claimed = await step.idempotency.claim(accountId, claim, Reply.parse({ id }));
  if (claimed.kind === 'repeated') return { kind: 'repeated', id: Reply.parse(claimed.reply).id };
  if (claimed.kind === 'otherRequest') return { kind: 'otherRequest' };

  if (!(await step.profiles.add({ id, ...created }))) {
    await step.idempotency.release(accountId, claim.key);
    return { kind: 'secondProfile' };
  }
  await step.logs.add(accountId, {
    profileId: id,
    profileName: displayName(profile),
    username,
    status: 'profileCreated',
  });
  return { kind: 'created', id };
}

/** The profile that a request under this key made and that is still there. */
export async function findCreated(
  { idempotency, profiles }: Pick<Repositories, 'idempotency' | 'profiles'>,
  accountId: string,
  key: string,
): Promise<string | null> {
  const reply = Reply.safeParse(await idempotency.replyTo(accountId, key));
  return reply.success ? ((await profiles.find(accountId, reply.data.id))?.id ?? null) : null;
}
