import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { uploadScan } from '#contract/inbox.ts';
import { outcomes } from '#contract/outcomes.ts';
import { progress } from '#contract/progress.ts';
import { type ReportProposal, reportProposals } from '#contract/proposals.ts';
import { compareReports } from '#contract/reportComparison.ts';
import { reportTicket } from '#contract/reports.ts';
import { workDue } from '#contract/work.ts';
import { changedReport } from '#tests/support/changedReport.ts';
import { getOn } from '#tests/support/dismissIntro.ts';
import { noPdfTools, textOf } from '#tests/support/pdf.ts';
import type { Story, StoryClient } from './story.ts';

const mismoSample = readFileSync(
  new URL('../../fixtures/credit-reports/mismo-2.3.1-sampleton.synthetic.xml', import.meta.url),
  'utf8',
);

/** A report on which Experian gives the first delinquency of the first account, and all bureaus its last activity. */
export const mismo = (date: string, firstDelinquency: string, lastActivity: string) =>
  Buffer.from(
    mismoSample
      .replaceAll('2025-09-15', date)
      .replaceAll('_LastActivityDate="2021-03-19"', `_LastActivityDate="${lastActivity}"`)
      .replace(
        'CreditLiabilityID="CL3"',
        `CreditLiabilityID="CL3" _FirstDelinquencyDate="${firstDelinquency}"`,
      ),
  );

const isOpen = (record: Locator) => record.evaluate((details: HTMLDetailsElement) => details.open);

/** Newer reports, and what the agency and its client see of the results. */
export function reports(story: Story, cast: { readonly dora: StoryClient; readonly mia: StoryClient }): void {
  let dora: StoryClient;
  let earlier: string;
  beforeAll(async () => {
    ({ dora } = cast);
    earlier = dora.reportId;
    for (const bureau of ['TransUnion', 'Experian', 'Equifax']) {
      await dora.mails(story.day(2), bureau);
      await dora.receives(story.day(5), bureau);
    }
    // The first account.
    await dora.answers(story.day(40), 'TransUnion', 'deleted');
    await dora.imports(
      changedReport(story.day(66), {
        1: { Equifax: 'gone', Experian: { currentBalance: '0' } },
        2: { Equifax: { creditorName: 'PEAK SERVICING' } },
        5: { TransUnion: 'gone', Equifax: 'gone' },
      }),
    );
  });
  const day = (number: number) => story.day(number);
  const proposals = async () =>
    (await story.caller.perform(reportProposals, { params: dora.params })).proposals;
  const proposal = (all: readonly ReportProposal[], bureau: string, account: number) =>
    all.find((each) => each.recipient.id === bureau && each.item === `account:account-${account}`);

  it('J9 J11 J13 proposes what a newer report shows about each item, and decides nothing', async () => {
    const all = await proposals();
    expect(proposal(all, 'Equifax', 1)).toMatchObject({ kind: 'notSeen', asks: true, answer: null });
    expect(proposal(all, 'Experian', 1)).toMatchObject({
      kind: 'changed',
      asks: true,
      fields: expect.arrayContaining([expect.objectContaining({ field: 'balance', now: '$0' })]),
    });
    expect(proposal(all, 'Equifax', 2)).toMatchObject({ kind: 'possibleMatch', name: 'PEAK SERVICING' });
    expect(proposal(all, 'TransUnion', 1)).toMatchObject({ kind: 'reappeared', asks: true });
    expect((await dora.at('TransUnion'))[0]).toMatch(/^1 deleted/);

    const gone = proposal(all, 'Equifax', 1);
    const decided = (accepted: boolean, each = gone) => ({
      kind: 'compared' as const,
      disputes: [{ letter: each?.letter ?? '', item: each?.item ?? '' }],
      report: dora.reportId,
      proposal: each?.kind === 'reappeared' ? ('reappeared' as const) : ('notSeen' as const),
      accepted,
    });
    expect((await dora.at('Equifax'))[0]).toBe('1 questionOpen decideProposal');
    const rejected = await dora.says(day(68), decided(false));
    expect((await dora.at('Equifax'))[0]).toBe('1 questionOpen askWhetherAnythingCame');
    await dora.says(day(68), decided(true), rejected);
    expect((await dora.at('Equifax'))[0]).toBe('1 deletedByReport');
    await dora.says(day(68), decided(true, proposal(all, 'TransUnion', 1)));
    expect((await dora.at('TransUnion'))[0]).toMatch(/^1 reappeared/);
  });

  it('J10 says why an item cannot be compared', async () => {
    const without = Object.fromEntries(
      Array.from({ length: 11 }, (_, index) => [index, { Experian: 'gone' as const }]),
    );
    await dora.imports(changedReport(day(67), without));
    const all = await proposals();
    expect(proposal(all, 'Experian', 1)).toMatchObject({ kind: 'notComparable', asks: false });
    expect(['missing', 'incomplete']).toContain(proposal(all, 'Experian', 1)?.because);
  });

  it('J17 J27 shows the scores of each report and what happened, on a page and as a PDF', async () => {
    const shown = await story.caller.perform(progress, { params: dora.params });
    const dates = shown.scores.flatMap((model) => model.reports.map(({ date }) => date));
    expect(dates).toEqual(['2025-09-15', day(66), day(67)]);
    expect(shown.counts.notSeen).toBeGreaterThan(0);
    expect(shown.counts).toMatchObject({ deleted: 0, reappeared: 1 });
    const page = await story.opens(`/progress/${dora.params.profileId}`);
    await page.locator('main svg circle').first().waitFor();
    await page.getByRole('table').first().waitFor();
    const said = await page.locator('main').innerText();
    expect(said).toMatch(/not what (the|your) letters caused/i);
    expect(said).not.toMatch(/guarantee|will (rise|improve)|forecast:/i);
    await page.close();
  });

  it.skipIf(noPdfTools)('J27 speaks both languages in the PDF', async () => {
    const pdf = async (language: string) =>
      textOf(await story.caller.file(`/profile/progress/${dora.params.profileId}/pdf?language=${language}`));
    const [english, spanish] = [await pdf('en'), await pdf('es')];
    expect(english).toContain('Dora');
    expect(spanish).not.toBe(english);
    expect(spanish).toMatch(/cartas/);
  });

  it('J18 K11 lays two reports side by side, with only what changed on demand, and starts a dispute from a line', async () => {
    const params = { ...dora.params, reportId: earlier, otherReportId: dora.reportId };
    const compared = await story.caller.perform(compareReports, { params });
    expect(JSON.stringify(compared)).toContain('HARBOR BANK');
    const page = await story.opens(`/compare-reports/${dora.params.profileId}`);
    const unchanged = page.getByText('Unchanged', { exact: true });
    await unchanged.first().waitFor();
    await page.getByRole('switch', { name: 'Only what changed' }).check();
    await expect.poll(() => unchanged.count()).toBe(0);
    expect(await page.getByText(/^(Changed: |New$|No longer shown$)/).count()).toBeGreaterThan(0);
    await page.getByRole('row', { name: /^TransUnion 588/ }).waitFor();
    await page.getByRole('switch', { name: 'Only what changed' }).uncheck();
    const record = page.locator('details').filter({ hasText: 'Dispute this' }).first();
    if (!(await isOpen(record))) await record.locator('summary').click();
    const offer = record.getByRole('button', { name: /^Dispute this: / });
    const [, creditor = ''] = /: (\S+)/.exec((await offer.getAttribute('aria-label')) ?? '') ?? [];
    await offer.click();
    await page.waitForURL(/\/repair-center\//);
    await page.getByRole('checkbox', { name: new RegExp(`^${creditor} `), checked: true }).waitFor();
    await page.getByRole('checkbox', { name: 'TransUnion', checked: true }).waitFor();
    expect(await page.getByRole('checkbox', { name: 'Equifax', checked: true }).count()).toBe(0);
    await page.close();
  });

  it('K12 explains every English value of a report in Spanish: in its window, the comparison, and the Repair Center', async () => {
    const page = await story.opens(`/compare-reports/${dora.params.profileId}`);
    /** Words of the report that are shown: whether each is after its explanation, or has the mark that it is English. */
    const words = () =>
      page.locator(':is(td, li) [lang="en"]').evaluateAll((all) =>
        all.flatMap((one) => {
          const around = one.parentElement?.textContent ?? '';
          const text = one.textContent;
          if (!/[a-z]{3,}/.test(text) || !one.checkVisibility()) return [];
          return { text, isExplained: around.includes(`(${text})`) || around.includes('texto original') };
        }),
      );
    const unexplained = async () =>
      (await words()).flatMap(({ text, isExplained }) => (isExplained ? [] : text));
    const explained = async () => (await words()).filter(({ isExplained }) => isExplained).length;
    await page.getByLabel('Language').selectOption('es');
    const record = page.locator('details').filter({ hasText: 'Disputar esto' }).first();
    if (!(await isOpen(record))) await record.locator('summary').click();
    await expect.poll(explained).toBeGreaterThan(0);
    expect(await unexplained()).toEqual([]);
    await record.getByRole('button', { name: /^Disputar esto: / }).click();
    await page.waitForURL(/\/repair-center\//);
    await expect.poll(explained).toBeGreaterThan(0);
    await page
      .getByText(/^\d+ hallazgos/)
      .first()
      .click();
    await expect.poll(unexplained).toEqual([]);
    const params = { ...dora.params, reportId: dora.reportId };
    const { url } = await story.caller.perform(reportTicket, { params, query: { language: 'es' } });
    await page.goto(url);
    await expect.poll(explained).toBeGreaterThan(0);
    expect(await unexplained()).toEqual([]);
    await page.close();
  });

  it('J24 lists what waits, with scans and clients who act next, and leads to where it is done', async () => {
    expect(await dora.waits()).toContain('decision decideReappeared 1');
    const body = new FormData();
    body.append('file', new Blob([Uint8Array.from(story.photo)], { type: 'image/jpeg' }), 'scan.jpg');
    await story.caller.perform(uploadScan, { body });
    const { groups } = await story.caller.perform(workDue);
    const record = groups.find(({ name }) => name === 'record');
    expect(record?.items.map(({ kind }) => kind)).toContain('scansWithoutClient');
    const page = await story.opens('/dashboard');
    await getOn(page);
    await page.getByRole('button', { name: /^Answers to record \d+$/ }).click();
    await page.getByRole('link', { name: /Scans without a client/ }).click();
    await page.waitForURL(/\/inbox$/);
    await page.close();
  });

  it('J12 raises an alarm when a date of first delinquency moved later, with both dates', async () => {
    const { mia } = cast;
    await mia.mails(day(2), 'TransUnion');
    await mia.mails(day(2), 'Experian');
    await mia.imports(mismo(day(66), '2021-09-01', '2021-09-19'));
    const all = (await story.caller.perform(reportProposals, { params: mia.params })).proposals;
    expect(all.map(({ recipient, reAged }) => [recipient.id, reAged])).toEqual([
      ['TransUnion', null],
      ['Experian', { before: '2021-04-01', now: '2021-09-01' }],
    ]);
    const page = await story.opens(`/disputes/${mia.params.profileId}`);
    await page.getByText('09/01/2021', { exact: false }).first().waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/violat/i);
    await page.close();
  });

  it('J26 counts the agency’s results, with a rate only from 20 decided', async () => {
    const { rows } = await story.caller.perform(outcomes);
    const totals = rows.filter(({ reason }) => reason === null);
    expect(totals.length).toBeGreaterThan(0);
    for (const { decided, rate } of totals) expect(rate === null).toBe(decided < 20);
    const page = await story.opens('/outcomes');
    await page.getByRole('table').first().waitFor();
    await page.close();
  });
}
