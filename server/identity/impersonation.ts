import type { Call } from '#contract/call.ts';
import { CallError } from '#contract/failures.ts';
import { Id } from '#contract/shapes.ts';
import type { Clock } from '#server/store/context.ts';
import { found } from '#server/refusals.ts';
import type { Store } from '#server/store/store.ts';
import type { Member } from '#server/store/users.ts';
import { isSupport, type SupportUser } from './support.ts';

/** The support agent, and the user they impersonate. */
interface Visit extends SupportUser {
  readonly accountId: string;
  readonly userId: string;
}

/** Impersonation by support: who may do it, for which user, and what is recorded. */
export interface Acting {
  readonly isSupport: (caller: SupportUser) => boolean;
  /** Throws `forbidden` for everyone except support, and `notFound` for an unknown user. */
  readonly memberFor: (caller: SupportUser, userId: string) => Promise<Member>;
  /**
   * Records the impersonation before it takes effect: the account is notified once per visit, and every call except
   * plain reads is recorded by name.
   */
  readonly note: (visit: Visit, call: Call | undefined) => Promise<void>;
}

export interface ActingOptions {
  readonly store: Pick<Store, 'users' | 'accounts' | 'supportActs' | 'transaction'>;
  readonly supportUsers: readonly SupportUser[];
  readonly clock: Clock;
}

/** Calls name a user but have no beginning or end, so everything within an hour counts as the same visit. */
const toldFor = 60 * 60_000;

export function createImpersonation({ store, supportUsers, clock }: ActingOptions): Acting {
  /** The claim is named after the previous visit, so that of many first calls at once only one notifies the account. */
  async function begin(visit: Visit, previous: string | null): Promise<void> {
    const { accountId, userId, provider, subject } = visit;
    const by = { provider, subject };
    await store.transaction(async (step) => {
      const claim = {
        key: `support:${provider}:${subject}:${userId}:${previous ?? 'first'}`,
        requestHash: userId,
        expiresAt: new Date(clock.now().getTime() + toldFor),
      };
      if ((await step.idempotency.claim(accountId, claim, null)).kind !== 'claimed') return;
      await step.supportActs.add(accountId, { userId, by, act: 'impersonated', detail: '' });
      await step.notifications.add(accountId, {
        type: 'general',
        code: 'supportActed',
        params: {},
        profileId: null,
      });
    });
  }

  return {
    isSupport: (caller) => isSupport(caller, supportUsers),

    async memberFor(caller, userId) {
      if (!isSupport(caller, supportUsers)) throw new CallError('forbidden');
      const user = found(Id.safeParse(userId).success ? await store.users.find(userId) : null);
      const account = found(await store.accounts.find(user.accountId));
      return { user, account };
    },

    async note(visit, call) {
      const { accountId, userId, provider, subject } = visit;
      const by = { provider, subject };
      const last = await store.supportActs.last(accountId, { userId, by, act: 'impersonated' });
      if (last === null || Date.parse(last.at) + toldFor <= clock.now().getTime()) {
        await begin(visit, last?.id ?? null);
      }
      if (call === undefined || call.method === 'GET') return;
      await store.supportActs.add(accountId, { userId, by, act: 'called', detail: call.name });
    },
  };
}
