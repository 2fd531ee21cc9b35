import { it } from 'vitest';
import { demonstrationMails } from '#server/configuration.ts';
import { createProfile } from '#tests/support/mainJob.ts';
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
