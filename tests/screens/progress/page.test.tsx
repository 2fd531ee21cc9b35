import { expect, it } from 'vitest';
import type { Progress } from '#contract/progress.ts';
import type { Variant } from '#contract/shapes.ts';
import { ProgressScreen } from '#src/screens/progress/Screen.tsx';
import { ids } from '#tests/machines/builders.ts';
import { aProgress, noProgress } from '#tests/support/aProgress.ts';
import { expectAccessible, show } from '../profile/show.tsx';

const page = (progress: Progress, variant: Variant = 'b2b') =>
  show(<ProgressScreen profileId={ids.profile} variant={variant} progress={progress} />);
const lines = () => document.querySelectorAll('svg[width="100%"] g line, svg g line').length;

it('J27 says what was asked, what came, and what is next, with the sentence that it shows no cause', async () => {
  const { screen } = await page(aProgress());
  await expect
    .element(screen.getByText(/^This shows what happened, not what the letters caused/))
    .toBeVisible();
  await expect.element(screen.getByText('Answer dated 08/01/2026')).toBeVisible();
  await expect.element(screen.getByText('The bureaus disagree on the balance.')).toBeVisible();
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: 'Answer due' }))
    .toMatchTextContent('Equifax: Answer due 11/23/2026 (delivery assumed)');
  await expectAccessible();
});

it('doesn’t say of a day that is over that an answer is due then', async () => {
  const step = { recipient: 'Equifax', kind: 'due', on: '2026-11-02', isAssumed: false } as const;
  const { screen } = await page(aProgress({ next: [{ ...step, headings: ['OAK LOANS'] }] }));
  await expect
    .element(screen.getByText(/^Equifax: Answer was expected by 11\/02\/2026 and may still be in the mail$/))
    .toBeVisible();
  expect(screen.getByText(/Answer due/).query()).toBeNull();
});

it('J27 tells the agency that it releases no fee, and a consumer nothing of that', async () => {
  const { screen } = await page(aProgress());
  await expect.element(screen.getByText(/16 CFR 310\.4\(a\)\(2\)/)).toBeVisible();
  await screen.unmount();
  const { screen: own } = await page(aProgress(), 'b2c');
  await expect.element(own.getByText('Ana Torres')).toBeVisible();
  expect(own.getByText(/16 CFR/).query()).toBeNull();
});

it('J17 has a table with every score next to the chart, which connects only scores of one model', async () => {
  const { screen } = await page(aProgress());
  const rows = screen.getByRole('table', { name: 'Scores by report: VantageScore 3.0' }).getByRole('row');
  await expect.element(rows.nth(1)).toMatchTextContent('11/18/2026604598577');
  await expect.element(rows.nth(2)).toMatchTextContent('10/16/2026590583–');
  // Three between the four reports of TransUnion, three of Experian, and one of Equifax: the third report has none.
  expect(lines()).toBe(7);
  await screen.unmount();
  const [history] = aProgress().scores;
  await page(aProgress({ scores: [{ model: null, reports: history?.reports ?? [] }] }));
  await expect.poll(() => document.querySelectorAll('svg circle').length).toBe(5);
  expect(lines()).toBe(0);
});

it('says what will be here before there are letters or scores', async () => {
  const { screen } = await page(noProgress);
  await expect.element(screen.getByText('Nothing disputed yet')).toBeVisible();
  await expect.element(screen.getByText('No report with scores yet.')).toBeVisible();
  await expectAccessible();
});

it('JC6 shows what creditors were asked apart from bureaus', async () => {
  const { screen } = await page(aProgress());
  await expect.element(screen.getByRole('heading', { name: 'Creditors' })).toBeVisible();
  await screen.unmount();
  const { counts } = aProgress();
  const { screen: bureausOnly } = await page(aProgress({ creditorCounts: noProgress.counts, counts }));
  await expect.element(bureausOnly.getByText(/Each item is counted once for each recipient/)).toBeVisible();
  expect(bureausOnly.getByRole('heading', { name: 'Creditors' }).query()).toBeNull();
  expect(bureausOnly.getByRole('heading', { name: 'Bureaus' }).query()).toBeNull();
});

it('draws no chart of a single report', async () => {
  const [history] = aProgress().scores;
  const scores = [{ model: 'VantageScore 3.0', reports: history?.reports.slice(0, 1) ?? [] }];
  const { screen } = await page(aProgress({ scores }));
  await expect.element(screen.getByText('A chart needs two reports with this model.')).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: '561' })).toBeVisible();
});
