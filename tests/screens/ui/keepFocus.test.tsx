import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keepFocus } from '#src/ui/keepFocus.ts';

let end = () => {};
beforeEach(() => {
  end = keepFocus();
});
afterEach(() => {
  end();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Shows a page, and gives the focus to what has the id `from`. */
function show(html: string): void {
  document.body.innerHTML = html;
  byId('from').focus();
}
function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`Nothing has the id ${id}`);
  return found;
}
const expectFocus = async (id: string) => {
  await expect.poll(() => document.activeElement?.id).toBe(id);
};

it('gives the focus of a button that disappears to what is around it, which is no stop for Tab afterward', async () => {
  show(
    '<main><section id="card"><div><button id="from">Clear</button></div><button id="next">B</button></section></main>',
  );
  byId('from').parentElement?.remove();
  await expectFocus('card');
  await userEvent.keyboard('{Enter}{Tab}');
  await expectFocus('next');
  expect(byId('card').hasAttribute('tabindex')).toBe(false);
});

it('stays inside an open dialog', async () => {
  show('<main><dialog id="dialog"><footer><button id="from">Confirm</button></footer></dialog></main>');
  const dialog = byId('dialog');
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
  byId('from').focus();
  byId('from').remove();
  await expectFocus('dialog');
});

const row = (index: number, id: string) =>
  `<div class="row" role="row" aria-rowindex="${index}"><a href="#${id}" id="${id}">Client</a><button id="of-${id}">Delete</button></div>`;

it('continues in the row that takes the place of a deleted one, or in the last one', async () => {
  show(`<main><div role="table" tabindex="0">${row(2, 'ana')}${row(3, 'from')}${row(4, 'cy')}</div></main>`);
  byId('of-from').focus();
  byId('from').parentElement?.remove();
  byId('cy').parentElement?.setAttribute('aria-rowindex', '3');
  await expectFocus('cy');
  byId('cy').parentElement?.remove();
  await expectFocus('ana');
});

it('leaves the focus where what takes the place puts it', async () => {
  show(
    '<main><section id="card"><button id="from">Next</button><h2 id="step" tabindex="-1">Step 2</h2></section></main>',
  );
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  byId('from').remove();
  // The page is observed.
  await Promise.resolve();
  byId('step').focus();
  vi.runAllTimers();
  expect(document.activeElement?.id).toBe('step');
});
