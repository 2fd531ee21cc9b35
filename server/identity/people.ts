import * as z from 'zod/mini';
import { CallError } from '#contract/failures.ts';
import type { EmbeddedUsers } from '#server/store/embeddedUsers.ts';
import type { Identity } from './identity.ts';
import { IdentityProviderUnavailable } from './identityProviderUnavailable.ts';

export interface Person {
  readonly fullName: string;
  readonly mail: string;
  /** The address, if the identity provider says that the person confirmed it and doesn't share our store. */
  readonly verifiedMail?: string;
}

/**
 * Name and email address of a person who comes for the first time; afterwards the person's own settings count. Auth0 is asked
 * again at each sign-in whether the address is confirmed.
 */
export type People = (identity: Identity, token: string) => Promise<Person>;

/** The embedded provider's users are in the same store. A deleted user can no longer sign in. */
export function embeddedPeople(users: Pick<EmbeddedUsers, 'find'>): People {
  return async ({ subject }) => {
    const user = await users.find(subject);
    if (user === null) throw new CallError('unauthenticated');
    return { fullName: user.fullName, mail: user.mail };
  };
}

const UserInfo = z.object({
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  email_verified: z.optional(z.unknown()),
});
const timeout = 5_000;

/** Asks Auth0's `/userinfo` with the person's own token. Throws IdentityProviderUnavailable while Auth0 does not answer. */
export function auth0People(domain: string, ask: typeof fetch = fetch): People {
  return async (_identity, token) => {
    const answer = await ask(`https://${domain}/userinfo`, {
      headers: { authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    }).catch((error: unknown) => {
      throw new IdentityProviderUnavailable({ error });
    });
    // The token doesn’t have the scopes for it: the person starts without a name and enters it in the settings.
    if (answer.status === 401 || answer.status === 403) return { fullName: '', mail: '' };
    if (!answer.ok) throw new IdentityProviderUnavailable(`status ${answer.status}`);
    // What is not JSON does not fit the schema either.
    const info = UserInfo.safeParse(await answer.json().catch(() => null));
    if (!info.success) throw new IdentityProviderUnavailable('unreadable response');
    const { name = '', email = '', email_verified: isVerified } = info.data;
    return {
      fullName: name,
      mail: email,
      ...(isVerified === true && email !== '' && { verifiedMail: email }),
    };
  };
}
