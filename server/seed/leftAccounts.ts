import { demonstrationMails, demonstrationSupportMail } from '#server/configuration.ts';
import { demonstrationPassword } from '#server/identity/embedded/demonstration.ts';
import { passwordMatches } from '#server/identity/embedded/passwords.ts';
import type { Store } from '#server/store/store.ts';

/**
 * Throws with a sentence for the operator if anyone could sign in to a demo account: an installation that was tried out has them
 * for as long as its database, and their password is public.
 */
export async function refuseLeftAccounts({ embeddedUsers }: Pick<Store, 'embeddedUsers'>): Promise<void> {
  for (const mail of [...Object.values(demonstrationMails), demonstrationSupportMail]) {
    const user = await embeddedUsers.findByMail(mail);
    if (user === null || user.isDisabled) continue;
    if (await passwordMatches(demonstrationPassword, user.passwordHash))
      throw new Error(
        `The demo account ${mail} is still in the database, and everyone knows its password: run redress people disable ${mail}, or use an empty database.`,
      );
  }
}
