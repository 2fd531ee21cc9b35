import { CallError } from '#contract/failures.ts';
import { signOutPerson } from '#server/identity/embedded/signOutPeople.ts';
import { enqueueMail } from '#server/mail/mailJob.ts';
import { removeProfiles } from '#server/profiles/removeProfiles.ts';
import type { Services } from '#server/services.ts';
import type { Step } from '#server/store/store.ts';
import { closingTexts } from './mailTexts.ts';

/**
 * Closes a consumer's account in one transaction: profiles, sessions, sign-ins, and links, and the email that confirms it. Keys and
 * files go afterwards; if that is interrupted, housekeeping finishes it. Throws `onHold`, `orderOpen`, or `accountClosed`, and
 * nothing was changed. Whatever runs for a profile at that time records nothing after it.
 */
export async function closeAccount(
  { store, vault }: Pick<Services, 'store' | 'vault'>,
  accountId: string,
  onUnfinished: (error: unknown) => void,
): Promise<void> {
  const blobs = await store.transaction(async (step) => {
    const removed = await removeEvery(step, accountId);
    await step.closings.lockOpen(accountId);
    // One that was created in the meantime.
    removed.push(...(await removeEvery(step, accountId)));
    if ((await step.payments.unsettled(accountId)).openUntil !== null) throw new CallError('orderOpen');
    const mails = await step.closings.provenMails(accountId);
    for (const { provider, subject } of await step.closings.peopleOf(accountId))
      if (provider === 'embedded') await signOutPerson(step, subject);
    removed.push(...(await step.closings.close(accountId)));
    for (const { mail, language } of mails) {
      const { subject, done, kept, again, wasNotYou } = closingTexts[language];
      // No account's mail: what the account had waiting was removed.
      await enqueueMail(step, {
        to: mail,
        subject,
        language,
        paragraphs: [done, kept, again],
        closing: [wasNotYou],
        accountId: null,
      });
    }
    return removed;
  });
  await store.finishErasures().catch(onUnfinished);
  await vault.remove(blobs).catch(onUnfinished);
}

/** Profiles are locked before their account, as everywhere. Returns the names of their files. */
async function removeEvery(step: Step, accountId: string): Promise<string[]> {
  const ids = (await step.profiles.list(accountId)).map(({ id }) => id);
  if (ids.length === 0) return [];
  return (await removeProfiles(step, accountId, ids, '')) ?? [];
}
