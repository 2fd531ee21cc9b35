import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mailTexts } from '#server/identity/embedded/mailTexts.ts';
import { frameTexts } from '#server/pages/frameTexts.ts';
import { tabTo } from '#tests/support/tabTo.ts';
import { aWorld } from '#tests/support/world.ts';
import { anAuthenticator, aVisit, type Appearance } from './accountVisit.ts';

const world = aWorld({ SECOND_FACTOR: 'required' });
const password = 'violet otter on a train';
const newPassword = 'seven amber kites rising';
const Mails = z.array(z.object({ subject: z.string(), text: z.string() }));

/** What was mailed there with this subject, once it has arrived. */
async function theMail(to: string, subject: string): Promise<string> {
  let text = '';
  await expect
    .poll(async () => {
      const reply = await fetch(`${world.product.sandbox}/mailbox/mails?to=${encodeURIComponent(to)}`);
      text = Mails.parse(await reply.json()).find((mail) => mail.subject === subject)?.text ?? '';
      return text;
    })
    .not.toBe('');
  return text;
}
const linkIn = (text: string): string => /https?:\/\/\S+/.exec(text)?.[0] ?? '';

/** A person who has no mouse. */
function byKeyboard(page: Page) {
  const press = async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };
  return {
    press: (name: string) => press(page.getByRole('button', { name, exact: true })),
    follow: (name: string) => press(page.getByRole('link', { name, exact: true })),
    write: async (label: string, text: string) => {
      await tabTo(page, page.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    },
  };
}

interface Life extends Appearance {
  readonly variant: 'business' | 'consumer';
  readonly fullName: string;
  readonly mail: string;
}
const lives: readonly Life[] = [
  {
    variant: 'business',
    language: 'en',
    width: 1440,
    colorScheme: 'light',
    fullName: 'Cleo Marsh',
    mail: 'cleo.marsh@example.com',
  },
  {
    variant: 'consumer',
    language: 'es',
    width: 390,
    colorScheme: 'dark',
    fullName: 'Inés Vidal',
    mail: 'ines.vidal@example.com',
  },
];

it.each(lives)(
  'on the $variant host in $language: signs up, confirms, adds a passkey, resets the password, signs in elsewhere, and signs out everywhere, by keyboard',
  async ({ variant, fullName, mail, ...appearance }) => {
    const origin = world.product[variant];
    const { language } = appearance;
    const mails = mailTexts[language];
    const { page, words, pages, looks, heading, isInside } = await aVisit(world, origin, appearance);
    const { press, follow, write } = byKeyboard(page);
    await anAuthenticator(page);
    const inOwnLanguage = async (on: typeof page) => {
      const switched = on.getByRole('link', { name: frameTexts.en.otherLanguage });
      await on.getByRole('heading', { level: 1 }).waitFor();
      if (language === 'es' && (await switched.count()) > 0) {
        await tabTo(on, switched);
        await on.keyboard.press('Enter');
        await on.getByRole('link', { name: frameTexts.es.otherLanguage }).waitFor();
      }
    };

    await page.goto(`${origin}/settings`);
    await inOwnLanguage(page);
    await follow(pages.createAccount);
    await heading(pages.signUpTitle);
    await write(pages.fullName, fullName);
    await write(pages.mail, mail);
    await write(pages.password, password);
    await looks(`signUp-${variant}`);
    await page.keyboard.press('Enter');
    let codes: string[] = [];
    const takeCodes = async () => {
      await heading(words.codesTitle);
      codes = await page.getByRole('listitem').allTextContents();
      await press(words.codesSaved);
    };
    if (variant === 'business') {
      await heading(words.setUpTitle);
      await press(words.addPasskey);
      await takeCodes();
    }
    await isInside();

    await page.goto(linkIn(await theMail(mail, mails.verify.subject)));
    await heading(words.verifyTitle);
    await looks(`verify-${variant}`);
    await press(words.verifyIt);
    await heading(words.verifyDoneTitle);
    await looks(`verified-${variant}`);

    await page.goto(`${origin}/identity/account?language=${language}`);
    await heading(words.accountTitle);
    if (variant === 'consumer') {
      await press(words.addPasskey);
      await takeCodes();
      await heading(words.accountTitle);
    }
    await looks(`account-${variant}`);
    await press(words.signOutEverywhere);
    await heading(words.signedOutEverywhereTitle);

    await follow(words.signIn);
    await inOwnLanguage(page);
    await follow(words.forgot);
    await heading(words.forgotTitle);
    await write(pages.mail, mail);
    await looks(`forgot-${variant}`);
    await page.keyboard.press('Enter');
    await heading(words.linkSentTitle);
    await looks(`linkSent-${variant}`);
    await page.goto(linkIn(await theMail(mail, mails.reset.subject)));
    await heading(words.resetTitle);
    await write(words.passwordNew, newPassword);
    await looks(`reset-${variant}`);
    await page.keyboard.press('Enter');
    await heading(words.resetDoneTitle);
    await looks(`resetDone-${variant}`);
    await theMail(mail, mails.notices.passwordChanged.subject);
    await follow(words.signIn);
    await inOwnLanguage(page);
    await write(pages.mail, mail);
    await write(pages.password, newPassword);
    await page.keyboard.press('Enter');
    await heading(words.codeTitle);
    await looks(`passkey-${variant}`);
    await press(words.usePasskey);
    await isInside();

    const elsewhere = await aVisit(world, origin, appearance);
    const there = byKeyboard(elsewhere.page);
    await elsewhere.page.goto(`${origin}/settings`);
    await inOwnLanguage(elsewhere.page);
    await there.write(pages.mail, mail);
    await there.write(pages.password, newPassword);
    await elsewhere.page.keyboard.press('Enter');
    await elsewhere.heading(words.codeTitle);
    await there.follow(words.useRecovery);
    await there.write(words.recoveryCode, codes[0] ?? '');
    await elsewhere.page.keyboard.press('Enter');
    await elsewhere.isInside();
    await theMail(mail, mails.notices.newDevice.subject);

    await page.goto(`${origin}/identity/account?language=${language}`);
    await heading(words.accountTitle);
    expect(await page.getByText(words.thisBrowser).count()).toBe(1);
    await press(words.signOutEverywhere);
    await heading(words.signedOutEverywhereTitle);
    await looks(`signedOut-${variant}`);
    await elsewhere.page.reload();
    await elsewhere.page.locator('input[name=mail]').waitFor();
    // And this browser as well.
    await page.goto(`${origin}/settings`);
    await page.locator('input[name=mail]').waitFor();
    await elsewhere.page.context().close();
    await page.context().close();
  },
);
