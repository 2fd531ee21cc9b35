import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { expect, it } from 'vitest';
import { demonstrationMails } from '#server/configuration.ts';
import { requestsAs, tokenOf } from '#tests/support/apiClient.ts';
import { button, inDialog, type Office } from './office.ts';

/** Sends a request and leaves at once; the server may not have it yet. */
async function askAndLeave(office: Office, path: string, key: string): Promise<void> {
  const { product } = office.world;
  const token = await tokenOf(product, 'business', demonstrationMails.b2b);
  const headers = {
    host: new URL(product.business).host,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': key,
  };
  const asked = request({ host: '127.0.0.1', port: product.port, method: 'POST', path, headers });
  asked.on('error', () => undefined);
  await new Promise((resolve) => asked.end('{}', () => resolve(null)));
  asked.destroy();
}

/** Work that was begun before the page opened. */
export function returnsToWork(office: Office): void {
  it('returns to a report that was imported meanwhile', async () => {
    const { page } = office;
    const [profileId = ''] = /[\da-f-]{36}/.exec(page.url()) ?? [];
    const ask = await requestsAs(office.world.product, 'business', demonstrationMails.b2b);
    const work = async () => (await ask(`/creditReports/${profileId}`)).answer.work?.[0]?.state;
    const key = randomUUID();
    const begun = async () => {
      const state = await work();
      if (state === undefined) await askAndLeave(office, `/api/v1/profile/refresh/${profileId}`, key);
      return state;
    };
    await expect.poll(begun).toBe('done');
    await page.goto(`${office.world.product.business}/edit-profile/${profileId}`);
    await page.getByRole('heading', { name: 'Credit Report Connected' }).waitFor();
    await inDialog(page, 'Close').last().click();
    expect(await work()).toBeUndefined();
    await button(page, 'Refresh report').click({ trial: true });
    await office.gather(page);
  });
}
