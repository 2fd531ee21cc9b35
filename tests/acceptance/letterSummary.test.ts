import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { myInformation } from '#contract/account.ts';
import { listClients } from '#contract/profiles.ts';
import { demonstrationMails } from '#server/configuration.ts';
import { violationsOf, wcagAndGoodPractice } from '#tests/support/axe.ts';
import { type Client, clientOf } from '#tests/support/client.ts';
import { confirmSummary } from '#tests/support/confirmSummary.ts';
import { signedIn } from '#tests/support/mainJob.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
let page: Page;
let problems: string[];
let client: Client;

beforeAll(async () => {
  client = await clientOf(world.product, demonstrationMails.b2b);
  const { results } = await client.ask(listClients.reply, '/clients');
  const ana = results.find(({ name }) => name === 'Ana Torres')?.id ?? '';
  ({ page, problems } = await signedIn(
    world.browser,
    world.product.business,
    demonstrationMails.b2b,
    `/repair-center/${ana}`,
  ));
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const summary = () => page.getByRole('dialog', { name: 'Before you generate' });
const left = async () => (await client.ask(myInformation.reply, '/myInformation')).generationsLeft.value;
const ready = () => page.getByRole('heading', { name: 'Your letters are ready' });
const counted = async () => Number(/(\d+) items?/.exec(await summary().innerText())?.[1]);

async function summarize(option: string): Promise<void> {
  await button('Generate').click();
  await page.getByRole('checkbox', { name: option }).waitFor();
  for (const box of await page.getByRole('dialog').getByRole('checkbox').all()) await box.uncheck();
  await page.getByRole('checkbox', { name: option }).check();
  await inDialog('Generate').click();
  await summary()
    .getByText(/pages?$/)
    .waitFor();
}

describe('before a generation is spent', () => {
  it('sums up the letters, and Back keeps what was selected and spends nothing', async () => {
    const before = await left();
    await summarize('Inquiries Only');
    await summary()
      .getByText(`This uses 1 generation. You’ll have ${String(before - 1)} left.`)
      .waitFor();
    expect(await violationsOf(page, wcagAndGoodPractice)).toEqual([]);
    await inDialog('Back').click();
    expect(await page.getByRole('checkbox', { name: 'Inquiries Only' }).isChecked()).toBe(true);
    expect(await left()).toBe(before);
    await inDialog('Generate').click();
    await confirmSummary(page);
    await ready().waitFor();
    expect(await left()).toBe(before - 1);
    await inDialog('Close').last().click();
  });

  it('asks whether the same letters were mailed, and generates them again only with an answer', async () => {
    const before = await left();
    await summarize('Inquiries Only');
    const repeated = summary()
      .getByRole('region', { name: /^Already in the letters dated / })
      .first();
    await repeated.getByText(/wait for the answer/).waitFor();
    expect(await inDialog('Generate').isDisabled()).toBe(true);
    expect(await violationsOf(page, wcagAndGoodPractice)).toEqual([]);
    await repeated.getByRole('button', { name: 'Another reason…' }).click();
    await repeated.getByLabel('Why is it right to send them?').fill('The printer failed');
    await repeated.getByRole('button', { name: 'Save reason' }).click();
    await repeated.getByText('The printer failed').waitFor();
    await repeated.getByText(/^Confirmed by Jordan Ellis on \d\d\/\d\d\/\d{4}$/).waitFor();
    await confirmSummary(page);
    await ready().waitFor();
    expect(await left()).toBe(before - 1);
    await inDialog('Close').last().click();
  });

  it('lists items without a ground apart, and leaves them out or takes a reason', async () => {
    await summarize('Attack All Negative Accounts');
    const items = summary().getByRole('listitem').filter({ hasText: 'Say what you know' });
    const [all, count] = [await counted(), await items.count()];
    expect(count).toBeGreaterThan(0);
    const heading = (await items.first().locator('[lang=en]').first().innerText()).trim();
    const first = items.filter({ hasText: heading });
    await first.getByRole('button', { name: 'Leave out' }).click();
    await first.getByText(/^Left out by Jordan Ellis on/).waitFor();
    await expect.poll(counted).toBeLessThan(all);
    const fewer = await counted();

    await first.getByRole('button', { name: 'Say what you know' }).click();
    await page.getByLabel('What’s true about this account?').selectOption('This account is not mine');
    await inDialog('Confirm').click();
    await page.getByRole('button', { name: 'Withdraw' }).waitFor();
    await inDialog('Back').click();
    // The client's word is a ground, so the item is in the letters again.
    await first.waitFor({ state: 'detached' });
    await expect.poll(counted).toBeGreaterThan(fewer);
    await inDialog('Back').click();
    await inDialog('Cancel').click();
    expect(problems).toEqual([]);
  });
});
