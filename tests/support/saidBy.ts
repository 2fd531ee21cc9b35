import type { Page } from 'playwright-core';

/** Characters of a page’s text that are quoted. */
const enough = 800;

/** What a page says, its dialogs last, because they tell most and the end of a long text is kept. */
export const saidBy = (page: Page): Promise<string> =>
  Promise.race([
    page.evaluate(() =>
      [document.body, ...document.querySelectorAll<HTMLElement>('dialog[open], [role=alert]')]
        .map((part) => part.innerText.replaceAll(/\s+/g, ' '))
        .join(' | '),
    ),
    new Promise<string>((resolve) => setTimeout(resolve, 5_000, '(it did not answer)')),
  ])
    .then((text) => `${new URL(page.url(), 'about:blank').pathname}: ${text.slice(-enough)}`)
    .catch(String);
