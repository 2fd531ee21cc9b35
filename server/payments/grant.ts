import * as z from 'zod/mini';
import { grantGenerations } from '#contract/payment.ts';
import type { ReplyOf } from '#contract/call.ts';
import { referredUser } from '#server/identity/referredUser.ts';
import type { SupportUser } from '#server/identity/support.ts';
import { found, usedKey } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import type { Claim } from '#server/store/idempotency.ts';
import { forAccount } from '#server/store/wall.ts';

interface SupportGrant {
  readonly by: SupportUser;
  /** The user's id, sign-in address, or account number. */
  readonly userId: string;
  readonly count: number;
  readonly claim: Claim;
}

/** Adds generations granted by support: credited once, logged under both identities, and announced to the account. */
export async function grant(
  { store }: Pick<Services, 'store'>,
  { by, userId: reference, count, claim }: SupportGrant,
): Promise<ReplyOf<typeof grantGenerations>> {
  return store.transaction(async (step) => {
    const { id: userId, accountId } = await referredUser(step, reference);
    return forAccount(accountId, async () => {
      const account = found(await step.accounts.find(accountId));
      const reply = { ok: true, generationsLeft: { value: account.generationsLeft + count } } as const;
      const claimed = await step.idempotency.claim(accountId, claim, reply);
      if (claimed.kind === 'otherRequest') {
        throw usedKey();
      }
      if (claimed.kind === 'repeated') return z.parse(grantGenerations.reply, claimed.reply);

      const act = await step.supportActs.add(accountId, {
        userId,
        by: { provider: by.provider, subject: by.subject },
        act: 'generationsGranted',
        detail: String(count),
      });
      await step.ledger.grant({ accountId, count, reason: 'grant', reference: `support:${act}` });
      await step.notifications.add(accountId, {
        type: 'general',
        code: 'supportActed',
        params: {},
        profileId: null,
      });
      return reply;
    });
  });
}
