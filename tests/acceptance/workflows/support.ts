import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demonstrationMails, demonstrationSupportMail } from '#server/configuration.ts';
import { requestsAs } from '#tests/support/apiClient.ts';
import { signIn } from '#tests/support/signIn.ts';
import { button, inDialog, type Office } from './office.ts';

/** As the server does if the sign-in was too long ago. */
async function refuseOnce(page: Page, path: string): Promise<void> {
  const body = JSON.stringify({ ok: false, code: 'freshSignInNeeded', error: '' });
  await page.route(
    `**${path}`,
    (route) => route.fulfill({ status: 403, contentType: 'application/json', body }),
    {
      times: 1,
    },
  );
}

/** Lets a page receive what windows post only when they have long been closed. */
const receiveLate = (page: Page) =>
  page.evaluate(() => {
    const late = new WeakSet<Event>();
    window.addEventListener(
      'message',
      (event) => {
        if (event.source === null || late.has(event)) return;
        event.stopImmediatePropagation();
        const { data, origin } = event;
        const again = new MessageEvent('message', { data, origin });
        late.add(again);
        setTimeout(() => window.dispatchEvent(again), 1_500);
      },
      { capture: true },
    );
  });

/** Support, on behalf of the agency. */
export function helpsOut(office: Office): void {
  it('support adds a generation to a user and impersonates them', async () => {
    const page = await office.open(office.world.product.business, demonstrationSupportMail, '/settings');
    const user = (
      await (
        await requestsAs(office.world.product, 'business', demonstrationMails.b2b)
      )('/myInformation')
    ).answer.id;
    await button(page, 'Add Generation').click();
    await page.getByLabel('User ID').fill(user);
    await refuseOnce(page, '/api/v1/admin/generations');
    await receiveLate(page);
    await inDialog(page, 'Add').click();
    const coming = page.waitForEvent('popup');
    await inDialog(page, 'Sign in again').click();
    const popup = await coming;
    expect(await popup.locator('input[name=mail]').inputValue()).toBe(demonstrationSupportMail);
    await signIn(popup, demonstrationSupportMail);
    await page.getByText(/^Added\. The account now has/).waitFor();
    await inDialog(page, 'Close').last().click();
    await button(page, 'Impersonate').click();
    await page.getByLabel('User ID').fill(user);
    await inDialog(page, 'Impersonate').click();
    const banner = page.getByRole('region', { name: 'Acting on behalf of a user' });
    await button(page, 'Give a reason').click();
    await page.getByLabel('Reason', { exact: false }).last().fill('Asked by phone');
    await inDialog(page, 'Start').click();
    await page.getByText(/^You can open and change things until/).waitFor();
    await office.gather(page);
    await banner.getByRole('button', { name: 'Stop' }).click();
    await banner.waitFor({ state: 'detached' });
    await office.gather(page);
    await page.context().close();
  });
}
