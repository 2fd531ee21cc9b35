import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { notifications } from '#contract/account.ts';
import { demonstrationMails } from '#server/configuration.ts';
import { reminderTexts } from '#server/reminders/texts.ts';
import type { Story } from './story.ts';

const Mails = z.array(z.object({ subject: z.string(), text: z.string() }));

/** On a day on which the demo's letters have long been due. */
export function reminders(story: Story): void {
  it('J25 reminds of what began to wait, and says nothing but that something waits', async () => {
    const { subject } = reminderTexts.en;
    const address = `${story.product.sandbox}/mailbox/mails?to=${demonstrationMails.b2b}`;
    const reminding = async () => {
      const mails = Mails.parse(await (await fetch(address)).json());
      return mails.filter((mail) => mail.subject === subject).map(({ text }) => text);
    };
    await expect.poll(async () => (await reminding()).length).toBeGreaterThan(0);
    for (const text of await reminding())
      expect(text).not.toMatch(/Story|HARBOR|TransUnion|Experian|Equifax|dispute|letter/i);
    const { results } = await story.caller.perform(notifications);
    expect(results.find(({ code }) => code === 'workWaits')).toMatchObject({ params: {} });
  });
}
