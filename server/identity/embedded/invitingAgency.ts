import type { Store } from '#server/store/store.ts';
import { forAccount } from '#server/store/wall.ts';
import { agencyName } from '../agencyName.ts';

export type InvitingAgency = (clientKey: string | null) => Promise<string | null>;

/** The name of the agency whose link led to a sign-in; null without a link that is valid now. */
export function createInvitingAgency({
  clientLinks,
  accounts,
  users,
}: Pick<Store, 'clientLinks' | 'accounts' | 'users'>): InvitingAgency {
  return async (clientKey) => {
    const invited = clientKey === null ? null : await clientLinks.leadsTo(clientKey);
    if (invited === null) return null;
    const { accountId } = invited;
    return forAccount(accountId, async () => {
      const [account, members] = await Promise.all([accounts.find(accountId), users.members(accountId)]);
      return (account && agencyName(account, members)) || null;
    });
  };
}
