import { expect, it } from 'vitest';
import { reportTicket, ticketedReport } from '#contract/reports.ts';
import { health, readiness } from '#contract/service.ts';
import { anApp, pathOf } from '#tests/support/anApp.ts';
import { aProfile, aReport } from './world.ts';

it('HEAD uses up no report ticket, and still answers load balancers that check the health with it', async () => {
  const world = await anApp();
  try {
    const who = await world.person();
    const profileId = await aProfile(world, who);
    const reportId = await aReport(world, who, profileId);
    const { url } = (await world.ask(reportTicket, who, { params: { profileId, reportId } })).json();
    const params = { ticket: String(url).split('/').at(-1) ?? '' };
    const head = (path: string) =>
      world.app.inject({ method: 'HEAD', url: path, headers: { host: 'localhost:4000' } });
    expect((await head(pathOf(ticketedReport, { params }))).statusCode).toBe(404);
    expect((await world.ask(ticketedReport, null, { params })).statusCode).toBe(200);
    for (const call of [health, readiness]) expect((await head(pathOf(call, {}))).statusCode).toBe(200);
  } finally {
    await world.close();
  }
});
