/** What stands above every page about a client. */
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ClientHead } from '#src/app/client/ClientHead.tsx';
import type { ClientTab } from '#src/app/client/ClientTabs.tsx';
import { ids } from '#tests/machines/builders.ts';
import { aClientSummary, aWorkItem } from '#tests/support/aClientSummary.ts';
import { expectAccessible, show } from '../profile/show.tsx';

const head = (summary: ReturnType<typeof aClientSummary> | null, tab: ClientTab = 'overview') =>
  show(<ClientHead profileId={ids.profile} summary={summary} tab={tab} />);
const facts = () => [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
const wayOf = (name: string) =>
  [...document.querySelectorAll('a')]
    .find(({ textContent }) => textContent.startsWith(name))
    ?.getAttribute('href');

it('K5 says who the client is, where they stand, and leads to each page, with the current one marked', async () => {
  const { screen } = await head(aClientSummary(), 'reports');
  await expect.element(screen.getByRole('heading', { name: 'Ana Torres' })).toBeVisible();
  expect(facts()).toEqual([
    'Round1',
    'Due12/04/2026 in 14 days',
    'Next stepWait for the answers',
    'Report11/18/2026 SmartCredit',
    'Client since08/19/2026',
  ]);
  await page.viewport(1440, 900);
  const call = screen.getByRole('link', { name: '+1 (555) 555 0188' });
  await expect.element(call).toBeVisible();
  await expect.element(call).toHaveAttribute('href', 'tel:+15555550188');
  await expect.element(screen.getByRole('img', { name: /Now: Waiting$/ })).toBeVisible();
  const tabs = [...document.querySelectorAll('nav a')];
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Overview', `/clients/${ids.profile}`],
    ['Disputes', `/disputes/${ids.profile}`],
    ['Reports2', `/clients/${ids.profile}/reports`],
    ['Letters1', `/clients/${ids.profile}/letters`],
    ['Information', `/edit-profile/${ids.profile}`],
  ]);
  expect(document.querySelector('nav [aria-current=page]')?.textContent).toBe('Reports2');
  await expectAccessible();
});

it('K5 has one button for what waits first, and none for what others do first', async () => {
  const later = aWorkItem({ kind: 'due', on: '2026-11-25' });
  const { screen } = await head(aClientSummary({ work: [aWorkItem(), later] }));
  await expect.element(screen.getByRole('link', { name: 'Record what came' })).toBeVisible();
  expect(wayOf('Record what came')).toBe(`/disputes/${ids.profile}#waits-askWhetherAnythingCame`);
  expect(facts()).toContain('Next stepRecord what came');
  await screen.unmount();
  const { screen: waiting } = await head(aClientSummary({ work: [later] }));
  await expect.element(waiting.getByText('Wait for the answers')).toBeVisible();
  expect(waiting.getByRole('link', { name: 'Record the answer' }).query()).toBeNull();
});

it('K5 names the next step as its button does, whether the agency or others act first', async () => {
  const { screen } = await head(aClientSummary({ work: [aWorkItem({ kind: 'notMailed', on: null })] }));
  await expect.element(screen.getByRole('link', { name: 'Record mailing' })).toBeVisible();
  expect(facts()).toContain('Next stepRecord mailing');
  await screen.unmount();
  await head(aClientSummary({ work: [aWorkItem({ kind: 'notApproved' })] }));
  await expect.poll(facts).toContain('Next stepOpen the letters');
});

it('fades the side of the tabs on which there are more, and keeps the current one in sight', async () => {
  await page.viewport(320, 640);
  const { screen } = await head(aClientSummary(), 'information');
  const tabs = screen.getByRole('navigation', { name: 'Client' }).element();
  await expect.poll(() => [tabs.dataset['before'], tabs.dataset['after']]).toEqual(['true', 'false']);
  tabs.scrollTo({ left: 0, behavior: 'instant' });
  await expect.poll(() => [tabs.dataset['before'], tabs.dataset['after']]).toEqual(['false', 'true']);
});

it('K5 leads a new client to a report, and then to the first letters', async () => {
  const isNew = { round: null, due: null, sets: 0, reports: 0 };
  const { screen } = await head(aClientSummary({ ...isNew, report: null }));
  await expect.element(screen.getByRole('link', { name: 'Connect a credit report' })).toBeVisible();
  expect(wayOf('Connect')).toBe(`/edit-profile/${ids.profile}`);
  await screen.unmount();
  const { screen: connected } = await head(aClientSummary(isNew));
  await expect.element(connected.getByText('Generate the first letters')).toBeVisible();
  expect(wayOf('Move to Repair center')).toBe(`/repair-center/${ids.profile}`);
});

it('says since when an answer is late, and what is only assumed', async () => {
  const { screen } = await head(aClientSummary({ due: { on: '2026-11-19', isAssumed: true } }));
  await expect.element(screen.getByText('1 day ago (delivery assumed)')).toBeVisible();
});

it('K5 says that the service has ended instead of a status, and asks only for what came meanwhile', async () => {
  const ended = { activity: 'ended', status: 'Needs Review', due: null, round: null } as const;
  const { screen } = await head(aClientSummary({ ...ended, work: [] }));
  await expect.element(screen.getByText('Service ended')).toBeVisible();
  expect(screen.getByText('Needs Review').query()).toBeNull();
  expect(facts()).toContain('Next stepNothing to do');
  await screen.unmount();
  const scan = aWorkItem({ kind: 'scan', scan: { id: ids.report, sender: 'Experian' } });
  const { screen: later } = await head(aClientSummary({ ...ended, work: [scan] }));
  await expect.element(later.getByText('Service ended')).toBeVisible();
  await expect.element(later.getByRole('link', { name: 'Record the answer' })).toBeVisible();
  await later.unmount();
  await head(aClientSummary({ ...ended, activity: 'paused', report: null, work: [] }));
  await expect.poll(facts).toContain('Next stepPaused');
});

it('keeps the tabs when the summary could not be loaded', async () => {
  const { screen } = await head(null);
  await expect.element(screen.getByText(/^We couldn’t load this summary/)).toBeVisible();
  expect(document.querySelectorAll('nav a')).toHaveLength(5);
});

it('K5 has the main button of a page without letters, and not that of a page with some', async () => {
  const surface = async (sets: number, tab: ClientTab) => {
    const work = [aWorkItem({ kind: 'notMailed', on: null })];
    const { screen } = await head(aClientSummary({ work, sets }), tab);
    const step = screen.getByRole('link', { name: 'Record mailing' });
    await expect.element(step).toBeVisible();
    const { backgroundColor } = getComputedStyle(step.element());
    await screen.unmount();
    return backgroundColor;
  };
  const solid = await surface(1, 'overview');
  expect(await surface(0, 'disputes')).toBe(solid);
  expect(await surface(1, 'disputes')).not.toBe(solid);
});

const waiting = aClientSummary({ contract: { state: 'waiting', opensOn: '2026-11-25' } });
const contractLink = () => page.getByRole('link', { name: 'Open contract' });

it('says what the contract keeps from being done, and from when it is possible', async () => {
  const { screen } = await head(waiting);
  await expect
    .element(screen.getByText(/can still cancel the contract.* from 11\/25\/2026 on/))
    .toBeVisible();
  await expect.element(contractLink()).toHaveAttribute('href', `/edit-profile/${ids.profile}#contract`);
});

it.each([
  ['next to the contract itself', waiting, 'information'],
  ['once the contract is open', aClientSummary({ contract: { state: 'open', opensOn: null } }), 'overview'],
  ['if nothing is recorded about one', aClientSummary(), 'overview'],
] as const)('says nothing about it %s', async (_, summary, tab) => {
  const { screen } = await head(summary, tab);
  await expect.element(screen.getByRole('heading', { name: 'Ana Torres' })).toBeVisible();
  expect(contractLink().query()).toBeNull();
});
