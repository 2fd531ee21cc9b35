import { chromium, type Browser } from 'playwright-core';
import { chromiumPath } from './chromiumPath.mjs';
import { timeouts } from './timeouts.ts';

/** The machine's Chromium, or the one named in CHROMIUM; Playwright's own download is never used. @param more switches of its command line */
export async function openChromium(
  executablePath = chromiumPath(),
  more: readonly string[] = [],
): Promise<Browser> {
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
      // A person's new page takes a fifth less time in the process that has already loaded the application.
      '--process-per-site',
      // A new page begins empty: not in a process of its own, which would end when the page goes to its first address.
      '--renderer-process-limit=1',
      // A page is closed long before code that V8 optimizes for it pays off: a tenth of a renderer’s time.
      '--js-flags=--no-opt,--no-maglev',
      ...more,
    ],
  });
  // Nothing moves unless a test asks for it. Playwright emulates the opposite. Workers hide requests of pages from `page.route`.
  const still = { reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
  const newContext = browser.newContext.bind(browser);
  const newPage = browser.newPage.bind(browser);
  browser.newContext = (options) => newContext({ ...still, ...options });
  browser.newPage = (options) => newPage({ ...still, ...options });
  browser.on('context', (context) => context.setDefaultTimeout(timeouts.step));
  return browser;
}
