import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demonstrationMails } from '#server/configuration.ts';
import { confirmSummary } from '#tests/support/confirmSummary.ts';
import { aPhoto, connect, createProfile, signedIn } from '#tests/support/mainJob.ts';
import { noPdfTools, pageCount, textOf } from '#tests/support/pdf.ts';
import { aWorld } from '#tests/support/world.ts';
import { unzip } from '#tests/support/zip.ts';

const world = aWorld();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const notPart = { en: 'Not part of the letter', es: 'No forma parte de la carta' };
const denied = { en: 'This account is not mine.', es: 'Esta cuenta no es mía.' };

/** In manual mode: says that the first account is not the client's, and selects it for TransUnion. */
async function chooseByHand(page: Page): Promise<void> {
  await page.getByText('Manual', { exact: true }).click();
  const account = page.getByRole('list', { name: 'Accounts' }).getByRole('listitem').first();
  await account.locator('summary').click();
  await button(page, 'Confirm a reason').click();
  await page.getByLabel('What’s true about this account?').selectOption('This account is not mine');
  await button(page, 'Confirm').click();
  await account.getByText(/^Confirmed by .+ on \d\d\/\d\d\/\d{4}$/).waitFor();
  await account.getByRole('checkbox').first().check();
  await page.getByRole('checkbox', { name: 'TransUnion Consumer Solutions' }).check();
}

async function downloaded(page: Page): Promise<Uint8Array> {
  const coming = page.waitForEvent('download');
  await button(page, 'Download Letter(s)').click();
  const [letter] = await unzip(readFileSync(await (await coming).path()));
  if (letter === undefined) throw new Error('There is no letter in the zip');
  return letter.bytes;
}

describe.skipIf(noPdfTools)('letters can be read before they are generated', () => {
  it('K22 with what the client confirmed, page by page as they are printed afterwards, and in Spanish with what each sentence means, which is not printed', async () => {
    const { page, problems } = await signedIn(
      world.browser,
      world.product.business,
      demonstrationMails.b2b,
      '/create-profile',
    );
    await createProfile(page, await aPhoto());
    await connect(page);
    await button(page, 'Close').first().click();
    await page.getByRole('link', { name: 'Move to Repair center' }).first().click();
    await page.waitForURL(/\/repair-center\//);
    await chooseByHand(page);

    await button(page, 'Preview').click();
    const preview = page.getByRole('dialog', { name: 'Preview letters' });
    const sentence = preview.getByText('This account is not mine.');
    await sentence.waitFor();
    await sentence.locator('..').locator('summary').click();
    await sentence
      .locator('..')
      .getByText(/^confirmed by .+ on \d\d\/\d\d\/\d{4}$/)
      .waitFor();
    const pages = preview.getByRole('img');
    await pages.first().waitFor();
    const usual = await pages.count();
    // The last pages are the ID and the proof of address.
    expect(usual).toBeGreaterThan(3);
    await preview.getByText(/^Enclosed with this letter: ID and proof of address/).click();
    await preview.getByRole('checkbox', { name: 'Social Security card' }).check();
    const shown = usual + 1;
    await preview.getByRole('img', { name: `Page ${shown} of ${shown}` }).waitFor();
    expect(await pages.evaluateAll((images) => images.map((image) => image.getAttribute('alt')))).toEqual(
      Array.from({ length: shown }, (_, index) => `Page ${index + 1} of ${shown}`),
    );
    await button(page, 'Back').click();
    expect(await page.getByRole('note', { name: notPart.en }).count()).toBe(0);

    await page.getByRole('combobox', { name: 'Language' }).selectOption('es');
    // The letters next to the choice, which the page has already.
    const besides = page.getByRole('article');
    await besides.getByRole('note', { name: notPart.es }).filter({ hasText: denied.es }).waitFor();
    await button(page, 'Vista previa').click();
    const spanish = page.getByRole('dialog', { name: 'Vista previa de las cartas' });
    await spanish.getByRole('note', { name: notPart.es }).first().waitFor();
    await spanish.getByText(/^Las cartas van en inglés, porque .+ no forma parte de la carta/).waitFor();
    const sentences = await spanish.locator('p[lang=en]').allInnerTexts();
    const meanings = await spanish.getByRole('note', { name: notPart.es }).allInnerTexts();
    expect(sentences).toContain(denied.en);
    expect(meanings[sentences.indexOf(denied.en)]).toBe(denied.es);
    expect(meanings.length).toBe(sentences.length);
    expect(meanings.filter((meaning) => sentences.includes(meaning))).toEqual([]);
    await button(page, 'Atrás').click();
    await page.getByRole('combobox', { name: 'Idioma' }).selectOption('en');

    await button(page, 'Generate').click();
    await confirmSummary(page);
    await page.getByRole('heading', { name: 'Your letters are ready' }).waitFor();
    const letter = await downloaded(page);
    expect(pageCount(letter)).toBe(shown);
    expect(textOf(letter).replace(/\s+/g, ' ')).toContain('This account is not mine. ');
    expect(textOf(letter)).toContain('Enclosure: Copy of my Social Security card');
    const printed = textOf(letter).replace(/\s+/g, ' ');
    expect(sentences.filter((sentence) => !printed.includes(sentence.replace(/\s+/g, ' ')))).toEqual([]);
    expect(meanings.filter((meaning) => printed.includes(meaning))).toEqual([]);
    expect(problems).toEqual([]);
  });
});
