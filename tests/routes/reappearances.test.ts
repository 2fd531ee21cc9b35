/** A letter about something that is back asks for a notice. What follows it asks for nothing else, through every call. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateManual } from '#contract/repair.ts';
import { importReportFile, reportFileField } from '#contract/reportFile.ts';
import { aForm, anApp, type AppUnderTest, sampleReport } from '#tests/support/anApp.ts';
import { ClientInRounds, setDay, textsOf } from './clientInRounds.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

/** Their letter of June 20, 2026, about an account that is back after its deletion has arrived, and nothing came. */
async function asked(): Promise<ClientInRounds> {
  const client = await ClientInRounds.on(world, '2026-01-05');
  const { who, profileId, reportId } = client;
  const body = { profileId, reportId, destinations: ['TransUnion'], selectedAccounts: ['account-2'] };
  await world.ask(generateManual, who, { body });
  await client.hears(await client.mails(), 'deleted');
  setDay(world, '2026-06-01');
  const later = Buffer.from(sampleReport.toString().replaceAll('2025-09-15', '2026-05-30'));
  const imported = await world.ask(importReportFile, who, {
    params: { profileId },
    ...aForm(reportFileField, later),
  });
  const [{ letter, item } = { letter: '', item: '' }] = (await client.shown()).disputes;
  const disputes = [{ letter, item }];
  const report = imported.json().reportId;
  await client.says({ kind: 'compared', disputes, report, proposal: 'reappeared', accepted: true });
  setDay(world, '2026-06-20');
  await client.writes('reinsertion');
  await arrives(client);
  return client;
}

/** The letter that waits is mailed, arrives, and is known not to follow a free annual report. */
async function arrives(client: ClientInRounds): Promise<void> {
  const letters = await client.mails();
  await client.says({ kind: 'delivered', letters, basis: 'receipt' });
  await client.says({ kind: 'annualReport', letters, had: false });
}

it('a second follow-up about something that is back repeats the letter about that, and asks for no investigation', async () => {
  const client = await asked();
  const texts: string[] = [];
  for (const day of ['2026-09-20', '2026-12-20']) {
    setDay(world, day);
    texts.push(textsOf(await client.previews('followUp')).join(' '));
    await client.writes('followUp');
    await arrives(client);
  }
  for (const text of texts) {
    expect(text).toContain('I have not received an answer about the account below.');
    expect(text).toContain('My report of 05/30/2026 shows this account again.');
    expect(text).not.toMatch(/reinvestigat|1681i\(a\)\(1\)/);
  }
});
