import { enqueueMail } from '#server/mail/mailJob.ts';
import type { Services } from '#server/services.ts';
import { forAccount } from '#server/store/wall.ts';
import { civilTimeIn, todayIn } from '#server/today.ts';
import { reminderTexts } from './texts.ts';

/** UTC+14: a day begins nowhere earlier. */
const earliestZone = 'Pacific/Kiritimati';
/** Nobody is reminded earlier in the day, in the account's time zone. By then, the day's standing is calculated. */
const earliestTime = '08:00';

/**
 * Reminds accounts in which something has begun to wait since their last reminder: once a day at most, with a
 * notification, and an email to each person who confirmed their address and did not turn it off. Neither says more than
 * that something waits. Returns the number of accounts.
 */
export async function remindOfWork({
  store,
  clock,
  origins,
}: Pick<Services, 'store' | 'clock' | 'origins'>): Promise<number> {
  let reminded = 0;
  for (const { accountId, timeZone, variant } of await store.reminders.remindable(
    todayIn(earliestZone, clock),
  )) {
    const time = civilTimeIn(timeZone, clock.now().toISOString()).slice(11, 16);
    if (time < earliestTime) continue;
    const today = todayIn(timeZone, clock);
    await forAccount(accountId, () =>
      store.transaction(async (step) => {
        if (!(await step.reminders.claim(accountId, today))) return;
        await step.notifications.add(accountId, {
          type: 'general',
          code: 'workWaits',
          params: {},
          profileId: null,
        });
        for (const { userId, mail, language } of await step.reminders.recipients(accountId)) {
          const { subject, waits, signIn, turnOff } = reminderTexts[language];
          await enqueueMail(step, {
            to: mail,
            subject,
            language,
            paragraphs: [waits],
            action: { label: signIn, url: origins[variant] },
            closing: [turnOff],
            accountId,
            key: `reminder ${userId} ${today}`,
          });
        }
        reminded += 1;
      }),
    );
  }
  return reminded;
}
