import { chromium, type Browser } from 'playwright-core';
import { patience } from './patience.ts';

/** Debian's Chromium, or the one named in CHROMIUM; Playwright's own download is never used. */
export async function openChromium(): Promise<Browser> {
  const browser = await chromium.launch({
    timeout: patience.start,
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  browser.on('context', (context) => context.setDefaultTimeout(patience.step));
  return browser;
}
