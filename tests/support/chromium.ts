import { chromium, type Browser } from 'playwright-core';
import { chromiumPath } from './chromiumPath.mjs';
import { timeouts } from './timeouts.ts';

/** The machine's Chromium, or the one named in CHROMIUM; Playwright's own download is never used. */
export async function openChromium(executablePath = chromiumPath()): Promise<Browser> {
  if (executablePath === null)
    throw new Error('There is no Chromium on this machine: set CHROMIUM to its path.');
  const browser = await chromium.launch({
    timeout: timeouts.start,
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Nothing moves unless a test asks for it.
      '--force-prefers-reduced-motion',
      // A person's new page takes a fifth less time in the process that has already loaded the application.
      '--process-per-site',
    ],
  });
  browser.on('context', (context) => context.setDefaultTimeout(timeouts.step));
  return browser;
}
