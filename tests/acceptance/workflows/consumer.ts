import { expect, it } from 'vitest';
import { demonstrationMails } from '#server/configuration.ts';
import { createProfile } from '#tests/support/mainJob.ts';
import { signIn } from '#tests/support/signIn.ts';
import { button, inDialog, type Office } from './office.ts';

/** A consumer with a profile of their own. */
export function actsForThemselves(office: Office): void {
  it('a consumer buys a generation, and is told that there is only one profile per person', async () => {
    const page = await office.open(office.world.product.consumer, demonstrationMails.b2c, '/settings');
    await page.getByLabel('Number of generations').selectOption('3');
    await button(page, /^Purchase for/).click();
    await page.getByRole('heading', { name: 'Card page' }).waitFor();
    await button(page, 'Pay').click();
    // Until the payment is checked, its message may still move what is below it from under a click.
    await page.getByText('3 generations were added.').waitFor();
    await page.getByRole('img', { name: /^Generations left/ }).waitFor();
    await button(page, 'Add a phone number').click();
    await page.getByRole('textbox', { name: 'Phone number' }).fill('5550100199');
    await inDialog(page, 'Submit').click();
    await page.getByText('+1(555)-010-0199').waitFor();
    await office.gather(page);
    await page.goto(`${office.world.product.consumer}/create-profile`);
    await createProfile(page, office.photo);
    await office.gather(page);
    await page.goto(`${office.world.product.consumer}/create-profile`);
    await page.getByRole('heading', { name: 'You are not allowed to create multiple profiles!' }).waitFor();
    await inDialog(page, 'Go to Dashboard').click();
    await page.waitForURL(/\/home$/);
    await inDialog(page, 'Next').click();
    await inDialog(page, 'Next').click();
    await inDialog(page, 'Finish').click();
    await page.locator('button[aria-busy=true]').waitFor({ state: 'detached' });
    await office.gather(page);
    await page.context().close();
  });
}

/** The consumer leaves for good. */
export function closesAccount(office: Office): void {
  it('a consumer closes their account, and every page of it is left', async () => {
    const { consumer } = office.world.product;
    const page = await office.open(consumer, demonstrationMails.b2c, '/settings');
    const opening = page.waitForEvent('popup');
    await page.evaluate(() => void window.open('/home'));
    const otherTab = await opening;
    await button(otherTab, 'Sign out').waitFor();
    await page.getByRole('link', { name: 'See what closing means' }).click();
    await page.getByRole('checkbox', { name: /^I understand that everything/ }).check();
    await button(page, 'Close my account').click();
    for (const tab of [page, otherTab]) {
      await tab.getByRole('heading', { name: 'Your account is closed' }).waitFor();
      expect(new URL(tab.url()).pathname).toBe('/account-closed');
      await office.gather(tab);
    }
    await page.goBack();
    await page.locator('input[name=password]').waitFor();
    await signIn(page, demonstrationMails.b2c);
    await page.getByRole('alert').waitFor();
    await page.context().close();
  });
}
