import { demonstrationMails, demonstrationSupportMail } from '#server/configuration.ts';
import { demonstrationPassword } from '#server/identity/embedded/demonstration.ts';
import { passwordMatches } from '#server/identity/embedded/passwords.ts';
import type { Store } from '#server/store/store.ts';

/**
 * Throws with a sentence for the operator if anyone could sign in to a demo account: an installation that was tried out keeps
 * them, and their password is public.
 */
export async function refuseLeftAccounts({ embeddedUsers }: Pick<Store, 'embeddedUsers'>): Promise<void> {
  const left: string[] = [];
  for (const mail of [...Object.values(demonstrationMails), demonstrationSupportMail]) {
    const user = await embeddedUsers.findByMail(mail);
    if (user === null || user.isDisabled) continue;
    if (await passwordMatches(demonstrationPassword, user.passwordHash)) left.push(mail);
  }
  if (left.length > 0)
    throw new Error(
      `There are demo accounts in the database, and everyone knows their password: use an empty database, or disable each with redress people disable (${left.join(', ')}).`,
    );
}
