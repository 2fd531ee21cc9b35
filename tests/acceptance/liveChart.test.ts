import { expect, it } from 'vitest';
import { demonstrationMails } from '#server/configuration.ts';
import { resize } from '#tests/support/resize.ts';
import { signIn } from '#tests/support/signIn.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
it('shows a workflow live next to its screen, and loads nothing for it until it is switched on', async () => {
  const page = await (await world.browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${world.product.business}/settings`);
  await signIn(page, demonstrationMails.b2b);
  const turn = page.getByRole('switch', { name: 'Show workflow charts next to the screens' });
  await turn.waitFor();
  expect(asked.filter((path) => /LiveChart/.test(path))).toEqual([]);
  await turn.click();
  const chart = page.getByRole('complementary', { name: 'Live chart' });
  await chart.getByRole('combobox', { name: 'Workflow' }).selectOption({ label: 'Purchase' });
  await chart.getByRole('img', { name: 'Purchase: statechart' }).waitFor();

  // Behind every page runs the session.
  await chart.getByRole('combobox', { name: 'Workflow' }).selectOption({ label: 'Session' });
  await chart.locator('.current[data-state="session.signedIn"]').waitFor();

  await page.goto(`${world.product.business}/create-profile`);
  await chart.getByRole('combobox', { name: 'Workflow' }).selectOption({ label: 'Profile creation' });
  const lit = () =>
    chart.locator('.current').evaluateAll((parts) => parts.map((part) => part.getAttribute('data-state')));
  await expect.poll(lit).toContain('profileCreation.untouched');
  await page.getByRole('textbox', { name: 'First name' }).fill('Ana');
  await expect.poll(lit).toContain('profileCreation.changed');
  const taken = await chart
    .locator('.taken')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('data-transition')));
  expect(new Set(taken)).toEqual(
    new Set(['profileCreation.untouched form.change → profileCreation.changed']),
  );
  await page.screenshot({ path: 'test-results/live-chart.png' });

  // The trail outlives a reload, so that a tester can tell everything that led to a defect.
  const trail = chart.getByRole('group');
  await trail.getByText(/steps taken in this tab/).click();
  const steps = () => trail.getByRole('listitem').allTextContents();
  expect(await steps()).toContain('profileCreation.untouched form.change → profileCreation.changed');
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await trail.getByText(/steps taken in this tab/).click();
  expect(await steps()).toContain('profileCreation.untouched form.change → profileCreation.changed');
  await trail.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(steps).toEqual([]);

  await chart.getByRole('button', { name: 'Close the live chart' }).click();
  await expect.poll(() => chart.count()).toBe(0);
});

it('keeps the highlighted state in the middle of its box on a phone, and hides none of the page', async () => {
  const page = await (await world.browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await page.goto(`${world.product.business}/settings`);
  await signIn(page, demonstrationMails.b2b);
  const turn = page.getByRole('switch', { name: 'Show workflow charts next to the screens' });
  await turn.click();
  const chart = page.getByRole('complementary', { name: 'Live chart' });
  await chart.getByRole('combobox', { name: 'Workflow' }).selectOption({ label: 'Purchase' });
  const state = chart.locator('g[data-state="purchase.open.choosing"]');
  await state.waitFor();

  const centered = () =>
    state.evaluate((lit) => {
      const middle = (part: Element | null | undefined) => {
        const { left, top, width, height } = part?.getBoundingClientRect() ?? new DOMRect();
        return [left + width / 2, top + height / 2] as const;
      };
      const [x, y] = middle(lit);
      const [boxX, boxY] = middle(lit.closest('svg')?.parentElement);
      return Math.hypot(x - boxX, y - boxY) < 2;
    });
  await expect.poll(centered).toBe(true);
  await resize(page, 390, 664);
  await expect.poll(centered).toBe(true);

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const end = await turn.evaluate((part) => part.closest('section')?.getBoundingClientRect().bottom ?? NaN);
  expect(end).toBeLessThan((await chart.boundingBox())?.y ?? NaN);
});
