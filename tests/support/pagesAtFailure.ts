import { afterEach } from 'vitest';
import { openedPages } from './world.ts';

/** Characters of a page’s text that are quoted. */
const enough = 800;

/** What a page says, its dialogs last, because they tell most and the end of a long text is kept. */
const saidBy = (page: Awaited<ReturnType<typeof openedPages>>[number]): Promise<string> =>
  Promise.race([
    page.evaluate(() =>
      [document.body, ...document.querySelectorAll<HTMLElement>('dialog[open], [role=alert]')]
        .map((part) => part.innerText.replaceAll(/\s+/g, ' '))
        .join(' | '),
    ),
    new Promise<string>((resolve) => setTimeout(resolve, 5_000, '(it did not answer)')),
  ]).catch(String);

/** A step that waited in vain says what its pages showed: on another machine, that is all there is to go by. */
afterEach(async ({ task }) => {
  const error = task.result?.errors?.[0];
  if (error === undefined) return;
  for (const page of await openedPages()) {
    const said = (await saidBy(page)).slice(-enough);
    error.message += `\n${new URL(page.url(), 'about:blank').pathname}: ${said}`;
  }
});
