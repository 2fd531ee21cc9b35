import type { Language } from '#vocabulary/languages.ts';
import { enqueueMail } from '#server/mail/mailJob.ts';
import type { EmbeddedUser } from '#server/store/embeddedUsers.ts';
import type { Store } from '#server/store/store.ts';
import type { BrowserName } from './browserName.ts';
import type { MailPurpose, MailTokens } from './mailTokens.ts';
import { mailTexts } from './mailTexts.ts';
import { browserWords } from './passkeyName.ts';

export interface AccountMailPorts {
  readonly store: Pick<Store, 'jobs'>;
  readonly tokens: Pick<MailTokens, 'make'>;
}

/** What happened to an account that its owner should know, in case it wasn't them. */
export type Notice = 'passwordChanged' | 'factorAdded' | 'factorRemoved' | 'newRecoveryCodes' | 'newDevice';

/** Where a mail's links lead, and in which language it is written. */
export interface MailPlace {
  readonly origin: string;
  readonly language: Language;
}

/** The mails about people's sign-in. */
export function createAccountMail({ store, tokens }: AccountMailPorts) {
  async function sendLink(purpose: MailPurpose, user: EmbeddedUser, { origin, language }: MailPlace) {
    const words = mailTexts[language][purpose];
    const token = await tokens.make(purpose, user);
    await enqueueMail(store, {
      to: user.mail,
      subject: words.subject,
      language,
      paragraphs: words.paragraphs,
      action: {
        label: words.action,
        url: `${origin}/identity/${purpose}?token=${token}&language=${language}`,
      },
      closing: words.closing,
      accountId: null,
    });
  }

  return {
    sendLink,
    /** Tells a person what happened, if the address is known to be theirs. */
    async tell(user: EmbeddedUser, notice: Notice, { origin, language }: MailPlace, browser: BrowserName) {
      if (!user.isMailVerified) return;
      const { notices, from, wasNotYou, toAccount } = mailTexts[language];
      const { subject, paragraph } = notices[notice];
      await enqueueMail(store, {
        to: user.mail,
        subject,
        language,
        paragraphs: [paragraph, from(browserWords(browser, language))],
        action: { label: toAccount, url: `${origin}/identity/account?language=${language}` },
        closing: [wasNotYou],
        accountId: null,
      });
    },
  };
}
export type AccountMail = ReturnType<typeof createAccountMail>;
