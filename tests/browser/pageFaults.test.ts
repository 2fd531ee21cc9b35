import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { wideEdges } from '#tests/support/forcedFaults.ts';
import { cutTexts, hiddenFocus } from '#tests/support/pageFaults.ts';
import { textFaults } from '#tests/support/textFaults.ts';
import { unmarkedFocus } from '#tests/support/unmarkedFocus.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
let page: Page;
beforeAll(async () => {
  page = await world.browser.newPage({ viewport: { width: 400, height: 300 } });
});

const show = (html: string): Promise<void> =>
  page.setContent(`<!doctype html><style>body { margin: 0; font: 16px sans-serif }</style>${html}`);

describe('the search for badly set texts', () => {
  it('finds nothing on a page that is fine', async () => {
    await show(`<h1>Letters</h1><p>To be mailed <b>today</b></p><button>Print</button>
      <a href="/x" style="position: absolute; left: -999px">Skip</a>
      <div style="overflow-x: auto"><div style="width: 900px; background: silver">A table that scrolls</div></div>
      <a href="/" style="display: block; width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Shortened, and opens</a>`);
    expect([await page.evaluate(textFaults), await page.evaluate(cutTexts)]).toEqual([[], []]);
  });

  it.each([
    [
      '<p style="width: 900px; white-space: nowrap; text-align: right">Far away</p>',
      'outside the window: Far away',
    ],
    [
      '<p style="background: silver; width: 30px; white-space: nowrap">Too long a word</p>',
      'out of its box: Too long a word',
    ],
    ['<p>Below</p><p style="margin-top: -30px">Above</p>', 'over each other: Below / Above'],
    ['<p style="width: 30px; overflow-wrap: anywhere">Squeezed</p>', 'broken: Squeezed'],
    ['<p style="font-size: 9px">A footnote</p>', 'small: A footnote'],
    ['<p>Round undefined of 3</p>', 'left behind: Round undefined of 3'],
    ['<p>{count} clients</p>', 'left behind: {count} clients'],
    [
      '<p style="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Never to be read</p>',
      'shortened for good: Never to be read',
    ],
  ])('finds what is wrong with %s', async (html, fault) => {
    await show(html);
    expect(await page.evaluate(textFaults)).toEqual([fault]);
  });

  it('finds a text that a box cuts off', async () => {
    await show('<div id="box" style="overflow: hidden; height: 10px"><p>Half of it</p></div>');
    expect(await page.evaluate(cutTexts)).toEqual([expect.stringMatching(/^Half of it in <div id="box"/)]);
  });

  it('looks only at the dialog in front', async () => {
    await show('<p style="font-size: 9px">Behind</p><dialog>In front</dialog>');
    await page.evaluate(() => document.querySelector('dialog')?.showModal());
    expect(await page.evaluate(textFaults)).toEqual([]);
  });
});

describe('the search for a focus that cannot be seen', () => {
  it('finds what shows no difference', async () => {
    await show(
      '<style>.no { outline: none }</style><button>Marked</button><button class="no">Not marked</button>',
    );
    await page.keyboard.press('Tab');
    expect(await page.evaluate(unmarkedFocus)).toEqual(['<button class="no">Not marked</button>']);
  });

  it('accepts what a label shows for its field', async () => {
    await show(
      '<style>input { outline: none } label:has(:focus-visible) { background: gold }</style><label>Field <input></label>',
    );
    await page.keyboard.press('Tab');
    expect(await page.evaluate(unmarkedFocus)).toEqual([]);
  });

  it('finds what is behind a bar', async () => {
    await show(
      '<button>Behind</button><div style="position: fixed; inset: 0 0 auto; height: 60px; background: silver">Bar</div>',
    );
    expect(await page.evaluate(hiddenFocus)).toEqual(['<button>Behind</button>']);
  });
});

it('finds an edge that makes room, and is a bar in forced colors, unless it is the color of the page', async () => {
  const edge = 'border-bottom: 30px solid transparent';
  await show(`<div id="bar" style="${edge}">Rows</div><p style="border: 1px solid">Text</p>
    <style>@media (forced-colors: active) { #room { border-bottom-color: Canvas !important } }</style>
    <div id="room" style="${edge}">Rows</div>`);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await page.evaluate(wideEdges)).toEqual([expect.stringMatching(/^<div id="bar"/)]);
  await page.emulateMedia({ forcedColors: 'none' });
});
