import { found } from '#server/refusals.ts';
import { agencyName } from '#server/identity/agencyName.ts';
import type { Identity } from '#server/identity/identity.ts';
import type { Services } from '#server/services.ts';
import type { Invited } from '#server/store/clientLinks.ts';
import type { Store } from '#server/store/store.ts';
import { forAccount } from '#server/store/wall.ts';
import { todayIn } from '#server/today.ts';
import { personOf } from './idempotency.ts';

/** The agency as its client sees it. Call it within the agency's account. */
export async function agencyOf({ store }: Pick<Services, 'store'>, { accountId }: Invited) {
  const [known, members] = await Promise.all([
    store.accounts.find(accountId),
    store.users.members(accountId),
  ]);
  const account = found(known);
  return {
    agency: agencyName(account, members),
    agencyLogoUrl: account.companyLogoUrl,
    timeZone: account.timeZone,
  };
}

/** A client who acts on their own profile, and nothing else. */
export interface BoundClient extends Invited {
  /** For what they record: `userId` identifies them, and belongs to no user. */
  readonly session: {
    readonly accountId: string;
    readonly userId: string;
    readonly isImpersonating: false;
    readonly timeZone: string;
  };
  /** Their name as the profile gives it, or their email address. */
  readonly client: string;
  /** Civil date in the agency's time zone. */
  readonly today: string;
  /** Throws `notFound` if the link has ended meanwhile: a file may take its time to arrive. */
  readonly checkStillBound: () => Promise<void>;
}

/**
 * What a client does with the page that their key names, within the account of the agency that sent them the link. Throws
 * `notFound` unless exactly this person is bound to it.
 * @param work gets the services to do it with, whose transactions throw `notFound` if the link has ended meanwhile: a letter may
 * wait to be typeset, and a photo to be decoded
 */
export async function asClient<S extends Pick<Services, 'store' | 'clock'>, T>(
  services: S,
  key: string,
  person: Identity,
  work: (client: BoundClient, own: S) => Promise<T>,
): Promise<T> {
  const { store, clock } = services;
  const own: S = { ...services, store: whileBound(store, key, person) };
  const invited = found(await store.clientLinks.boundTo(key, person));
  return forAccount(invited.accountId, async () => {
    const { timeZone } = await agencyOf({ store }, invited);
    const profile = found(await store.profiles.find(invited.accountId, invited.profileId));
    const client = {
      ...invited,
      session: {
        accountId: invited.accountId,
        userId: personOf(person),
        isImpersonating: false as const,
        timeZone,
      },
      client: `${profile.firstName} ${profile.lastName}`.trim() || profile.mail,
      today: todayIn(timeZone, clock),
      checkStillBound: async () => void found(await store.clientLinks.boundTo(key, person)),
    };
    return work(client, own);
  });
}

/** A store that changes nothing once the link has ended. */
const whileBound = (store: Store, key: string, person: Identity): Store => ({
  ...store,
  transaction: (work) =>
    store.transaction(async (step) => {
      found(await step.clientLinks.boundTo(key, person));
      return work(step);
    }),
});
