import type { Call } from '#contract/call.ts';
import { CallError } from '#contract/failures.ts';
import { supportVisitMinutes } from '#contract/limits.ts';
import { startVisit } from '#contract/support.ts';
import type { Clock } from '#server/store/context.ts';
import { found } from '#server/refusals.ts';
import type { Step, Store } from '#server/store/store.ts';
import type { Member } from '#server/store/users.ts';
import { isSupport, type SupportUser } from './support.ts';
import { supportNeed } from './supportNeed.ts';
import { referredUser } from './referredUser.ts';
import { forAccount } from '#server/store/wall.ts';

/** The support agent, and the user they impersonate. */
interface Visit extends SupportUser {
  readonly accountId: string;
  readonly userId: string;
}

/** Impersonation by support: who may do it, for which user, and what is recorded. */
export interface Acting {
  readonly isSupport: (caller: SupportUser) => boolean;
  /**
   * The user that support refers to. Throws `forbidden` for everyone except support, `notFound` for an unknown user, and
   * `invalid` if several users fit.
   */
  readonly memberFor: (caller: SupportUser, reference: string) => Promise<Member>;
  /** Starts a visit with a reason, and notifies the account. Returns when it ends. */
  readonly start: (visit: Visit, reason: string) => Promise<Date>;
  /**
   * Lets a call through and records it before it takes effect: the account is notified once per visit, and every call
   * except plain reads is recorded by name. Throws `reasonNeeded`, `consentNeeded`, or `forbidden`.
   */
  readonly admit: (visit: Visit, call: Call | undefined) => Promise<void>;
  /** Throws `consentNeeded` unless the account lets support download its letters. */
  readonly checkConsent: (accountId: string) => Promise<void>;
}

export interface ActingOptions {
  readonly store: Pick<Store, 'users' | 'accounts' | 'supportActs' | 'transaction'>;
  readonly supportUsers: readonly SupportUser[];
  readonly clock: Clock;
}

/** Milliseconds. Calls without a visit that gave a reason count as a visit of their own for as long. */
const visitTime = supportVisitMinutes * 60_000;

const whoOf = ({ userId, provider, subject }: Visit) => ({ userId, by: { provider, subject } });

export function createImpersonation({ store, supportUsers, clock }: ActingOptions): Acting {
  const endOf = (from: Date) => new Date(from.getTime() + visitTime);

  async function record(step: Step, visit: Visit, reason: string): Promise<void> {
    const { accountId } = visit;
    await step.supportActs.add(accountId, { ...whoOf(visit), act: 'impersonated', detail: reason });
    await step.notifications.add(accountId, {
      type: 'general',
      code: 'supportActed',
      params: reason === '' ? {} : { reason },
      profileId: null,
    });
  }

  /** The claim is named after the previous visit, so that of many first calls at once only one notifies the account. */
  async function begin(visit: Visit, previous: string | null): Promise<void> {
    const { accountId, userId, provider, subject } = visit;
    await store.transaction(async (step) => {
      const claim = {
        key: `support:${provider}:${subject}:${userId}:${previous ?? 'first'}`,
        requestHash: userId,
        expiresAt: endOf(clock.now()),
      };
      if ((await step.idempotency.claim(accountId, claim, null)).kind !== 'claimed') return;
      await record(step, visit, '');
    });
  }

  /** Whether the current visit has a reason. A visit without one begins here if there is none. */
  async function hasReason(visit: Visit): Promise<boolean> {
    const last = await store.supportActs.last(visit.accountId, { ...whoOf(visit), act: 'impersonated' });
    if (last !== null && endOf(new Date(last.at)) > clock.now()) return last.detail !== '';
    await begin(visit, last?.id ?? null);
    return false;
  }

  async function checkConsent(accountId: string): Promise<void> {
    if ((await store.accounts.supportConsent(accountId)) === null) throw new CallError('consentNeeded');
  }

  return {
    isSupport: (caller) => isSupport(caller, supportUsers),
    checkConsent,

    async memberFor(caller, reference) {
      if (!isSupport(caller, supportUsers)) throw new CallError('forbidden');
      const user = await referredUser(store, reference);
      const account = found(await forAccount(user.accountId, () => store.accounts.find(user.accountId)));
      return { user, account };
    },

    async start(visit, reason) {
      await store.transaction((step) => record(step, visit, reason));
      return endOf(clock.now());
    },

    async admit(visit, call) {
      // It records and announces itself, with its reason.
      if (call === startVisit) return;
      const isReasoned = await hasReason(visit);
      if (call === undefined) return;
      const need = supportNeed(call);
      if (need === 'never') throw new CallError('forbidden');
      if (need !== 'nothing' && !isReasoned) throw new CallError('reasonNeeded');
      if (need === 'consent') await checkConsent(visit.accountId);
      if (call.method === 'GET') return;
      await store.supportActs.add(visit.accountId, { ...whoOf(visit), act: 'called', detail: call.name });
    },
  };
}
