import { beforeAll, expect, it } from 'vitest';
import { onDashboard } from './onDashboard.ts';

const { world, page, profiles } = onDashboard();
let id = '';
let newId = '';
beforeAll(async () => {
  const clients = await profiles();
  const named = (name: string) => clients.find((client) => client.name === name)?.id ?? '';
  id = named('Marcus Hill');
  newId = clients.find(({ mailing, status }) => mailing === undefined && status === 'Onboarding')?.id ?? '';
});
const tabs = () => page().getByRole('navigation', { name: 'Client' });
const heading = (name: string) => page().getByRole('heading', { name, exact: true });

it('K5 a client’s page has a head and tabs, and every tab has its own address', async () => {
  await page().goto(`${world.product.business}/edit-profile/${id}`);
  // Everything that the specification has on this page stays on it.
  await heading('Marcus Hill').waitFor();
  for (const name of ['Personal information', 'Credit report']) await heading(name).waitFor();
  await page().getByRole('button', { name: 'Save Profile' }).first().waitFor();
  expect(await page().getByRole('link', { name: 'Move to Repair center' }).count()).toBe(1);
  const current = () => tabs().locator('[aria-current=page]').innerText();
  expect(await current()).toBe('Information');
  for (const [name, path, part] of [
    ['Overview', `/clients/${id}`, /^Next steps/],
    ['Disputes', `/disputes/${id}`, 'Results by item'],
    ['Reports', `/clients/${id}/reports`, 'Reports'],
    ['Letters', `/clients/${id}/letters`, /^Marcus Hill, \d\d\/\d\d\/\d{4}, round 1$/],
  ] as const) {
    await tabs().getByRole('link', { name }).click();
    await page().waitForURL((url) => url.pathname === path);
    await page().getByRole('heading', { name: part, exact: true }).first().waitFor();
    await heading('Marcus Hill').waitFor();
    expect(await current()).toMatch(name);
  }
  await page().reload();
  await page()
    .getByRole('heading', { name: /, round 1$/ })
    .first()
    .waitFor();
  await page().goBack();
  await heading('Reports').waitFor();
});

it('K5 the head leads to the next step, the scores to their report, and a set of letters can be downloaded again', async () => {
  await page().goto(`${world.product.business}/clients/${id}/letters`);
  const coming = page().waitForEvent('download');
  await page()
    .getByRole('button', { name: /^Download or print/ })
    .first()
    .click();
  await page()
    .getByRole('menuitem', { name: /^Download Letter\(s\)/ })
    .click();
  expect((await coming).suggestedFilename()).toBe('Marcus Hill.zip');
  await page().goto(`${world.product.business}/clients/${id}`);
  const opened = page().waitForEvent('popup');
  await page()
    .getByRole('button', { name: /^View Report: \d\d\/\d\d\/\d{4}$/ })
    .first()
    .click();
  const report = await opened;
  await report.waitForURL(/\/api\/v1\/report\//);
  expect(await report.locator('main h3').count()).toBeGreaterThan(5);
  await report.close();
  await page().getByRole('link', { name: 'Choose the next step', exact: true }).click();
  await page().waitForURL((url) => url.pathname === `/disputes/${id}` && url.hash === '#next-letters');
});

it('K5 a new client’s page says what will be here, and leads to a report', async () => {
  await page().goto(`${world.product.business}/clients/${newId}`);
  await page().getByText('Nothing has been recorded yet.').waitFor();
  await page().goto(`${world.product.business}/clients/${newId}/letters`);
  await page().getByText('Letters that you generate in the Repair Center appear here.').waitFor();
});
