import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { securityTexts } from '#server/identity/embedded/pages/securityTexts.ts';
import { texts } from '#server/identity/embedded/pages/texts.ts';
import type { Language } from '#vocabulary/languages.ts';
import { violationsOf } from '#tests/support/axe.ts';
import type { World } from '#tests/support/world.ts';

const shots = process.env['SHOTS'];

export interface Appearance {
  readonly language: Language;
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

/** A passkey that unlocks itself, in place of a fingerprint reader. */
export async function anAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** One language, width, and color scheme of the pages, with its words. */
export async function aVisit(
  { browser }: Pick<World, 'browser'>,
  origin: string,
  { language, width, colorScheme }: Appearance,
) {
  const context = await browser.newContext({
    locale: language,
    colorScheme,
    viewport: { width, height: 844 },
  });
  const page = await context.newPage();
  return {
    page,
    words: securityTexts[language],
    pages: texts[language],
    /** Accessible, and no wider than the window. */
    looks: async (name: string) => {
      if (shots !== undefined) {
        mkdirSync(shots, { recursive: true });
        await page.screenshot({ path: `${shots}/${name}-${language}.png`, fullPage: true });
      }
      expect(await violationsOf(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    },
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    heading: (name: string) => page.getByRole('heading', { name, level: 1, exact: true }).waitFor(),
    label: (name: string) => page.getByLabel(name, { exact: true }),
    isInside: async () => {
      await page.waitForURL((url) => url.origin === origin && !url.pathname.startsWith('/identity'));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    },
  };
}
