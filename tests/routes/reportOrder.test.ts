/**
 * The most recently imported report comes first, whatever its name, and no two reports of a profile have the same
 * name.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { analysis, analysisHistory } from '#contract/analysis.ts';
import type { Provider } from '#contract/profiles.ts';
import { connectProvider } from '#contract/providers.ts';
import { generateAutomatic, generationLog, reportGenerations } from '#contract/repair.ts';
import { importReportFile, reportFileField } from '#contract/reportFile.ts';
import { type CreditReport, creditReports } from '#contract/reports.ts';
import { readReport } from '#credit/report/read.ts';
import type { ReportGateway } from '#server/gateways/reportGateway.ts';
import { eachEngine } from '#tests/support/aStore.ts';
import { aForm, anApp, type AppUnderTest, type Person, sampleReport } from '#tests/support/anApp.ts';
import { aProfile, credentials } from './world.ts';

/** The sample as a provider would return it on a given day. */
const dated = (date: string) => Buffer.from(sampleReport.toString().replaceAll('2025-09-15', date));

eachEngine('reports of a profile', ({ fresh }) => {
  let app: AppUnderTest;
  let pulledOn = '';
  beforeAll(async () => {
    const gateway: ReportGateway = {
      fetchReport: async ({ username }) => {
        const raw = dated(pulledOn);
        return { raw, report: readReport(raw), account: { mail: username } };
      },
    };
    const { databaseUrl } = await fresh();
    app = await anApp({ MyFreeScoreNow: gateway, IdentityIQ: gateway, SmartCredit: gateway }, databaseUrl);
  });
  afterAll(() => app.close());

  /** A person in New York with a profile; by default, their reports have the date of the import. */
  async function aClient() {
    const who = await app.person();
    const profileId = await aProfile(app, who);
    const connect = async (provider: Provider, at: string, date = at.slice(0, 10), to = profileId) => {
      app.clock.set(at);
      pulledOn = date;
      const params = { provider, profileId: to };
      const answer = await app.ask(connectProvider, who, { params, body: credentials });
      return answer.json().reportId as string;
    };
    return { who, profileId, connect };
  }
  const listed = async (who: Person, profileId: string): Promise<CreditReport[]> =>
    (await app.ask(creditReports, who, { params: { profileId } })).json().results;

  it('are listed most recently imported first, and two of one day show their import times', async () => {
    const { who, profileId, connect } = await aClient();
    const first = await connect('MyFreeScoreNow', '2026-11-21T14:05:00.000Z');
    expect(await listed(who, profileId)).toEqual([{ id: first, name: '2026-11-21 MyFreeScoreNow' }]);
    const second = await connect('IdentityIQ', '2026-11-21T14:30:00.000Z');
    const third = await connect('IdentityIQ', '2026-11-21T22:10:00.000Z');
    expect(await listed(who, profileId)).toEqual([
      { id: third, name: '2026-11-21 17:10 IdentityIQ' },
      { id: second, name: '2026-11-21 09:30 IdentityIQ' },
      { id: first, name: '2026-11-21 09:05 MyFreeScoreNow' },
    ]);
  });

  it('also show the day if they have the date of a different day', async () => {
    const { who, profileId, connect } = await aClient();
    const first = await connect('SmartCredit', '2026-11-22T01:05:00.000Z', '2026-11-08');
    const second = await connect('SmartCredit', '2026-11-23T18:00:00.000Z', '2026-11-08');
    expect(await listed(who, profileId)).toEqual([
      { id: second, name: '2026-11-08 2026-11-23 13:00 SmartCredit' },
      { id: first, name: '2026-11-08 2026-11-21 20:05 SmartCredit' },
    ]);
  });

  it('keep that order if a later import has an earlier report date', async () => {
    const { who, profileId, connect } = await aClient();
    const before = await connect('IdentityIQ', '2026-11-21T14:05:00.000Z');
    app.clock.set('2026-11-21T15:00:00.000Z');
    const file = aForm(reportFileField, dated('2026-03-02'));
    const given = await app.ask(importReportFile, who, { params: { profileId }, ...file });
    expect((await listed(who, profileId)).map(({ id }) => id)).toEqual([given.json().reportId, before]);
  });

  it('have the same order and names in the analyses and in the letter log', async () => {
    const { who, profileId, connect } = await aClient();
    const first = await connect('SmartCredit', '2026-11-21T14:05:00.000Z');
    const second = await connect('MyFreeScoreNow', '2026-11-21T14:30:00.000Z');
    const newest = (await app.ask(analysis, who)).json().results;
    expect(newest.map(({ reportId }: { reportId: string }) => reportId)).toEqual([second]);
    const history = (await app.ask(analysisHistory, who)).json().results;
    expect(history.map(({ reportId }: { reportId: string }) => reportId)).toEqual([second, first]);

    const params = { profileId, reportId: first, selectedOptions: '5' };
    await app.ask(generateAutomatic, who, { params, body: [5] });
    const named = [expect.objectContaining({ reportId: first, reportName: '2026-11-21 09:05 SmartCredit' })];
    expect((await app.ask(generationLog, who)).json().generations).toEqual(named);
    const ofReport = await app.ask(reportGenerations, who, { params: { profileId, reportId: first } });
    expect(ofReport.json().generations).toEqual(named);
  });

  it('of another profile change no name', async () => {
    const { who, profileId, connect } = await aClient();
    await connect('IdentityIQ', '2026-11-21T14:05:00.000Z');
    const other = await aProfile(app, who, { profileName: 'Other' });
    await connect('IdentityIQ', '2026-11-21T14:06:00.000Z', '2026-11-21', other);
    for (const id of [profileId, other])
      expect((await listed(who, id)).map(({ name }) => name)).toEqual(['2026-11-21 IdentityIQ']);
  });
});
