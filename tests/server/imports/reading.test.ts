/** A report that an earlier release read is read again, with the ids that it had. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readReport } from '#credit/report/read.ts';
import type { Report } from '#credit/report/model.ts';
import { loadModel, parserVersion } from '#server/imports/reportModel.ts';
import { newId } from '#server/store/ids.ts';
import { forAccount } from '#server/store/wall.ts';
import { aLiability, attributes, file } from '#tests/credit/report/formats/mismo/aResponse.ts';
import { aProfile } from '#tests/routes/world.ts';
import { anApp, type AppUnderTest } from '#tests/support/anApp.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

const raw = Buffer.from(
  JSON.stringify({
    CREDIT_RESPONSE: {
      ...attributes({ CreditReportFirstIssuedDate: '2026-01-05' }),
      CREDIT_FILE: [file('T1', 'TransUnion'), file('R1', 'Experian')],
      CREDIT_LIABILITY: ['TransUnion', 'Experian'].map((bureau) =>
        aLiability([bureau], { _AccountOpenedDate: '2018-03' }),
      ),
    },
  }),
);

/** As an earlier release read it: without knowing that the date is a month, and without joining the two lines. */
function earlierModel(): unknown {
  const { accounts, ...report } = readReport(raw);
  const apart = accounts.flatMap(({ tradelines }) => tradelines);
  return {
    ...report,
    accounts: apart.map((line, index) => ({
      id: `account-${String(index + 3)}`,
      at: line.at,
      creditor: 'MOUNTAIN BANK',
      type: null,
      tradelines: [{ ...line, dateOpened: { value: '2018-03-01', at: line.dateOpened?.at } }],
    })),
  };
}

it('the new reading is saved once, and its accounts are still called what statements and letters call them', async () => {
  const who = await world.person();
  const profileId = await aProfile(world, who);
  const { store, vault } = world.services;
  const { accountId } = who;
  const id = newId();
  const place = { accountId, profileId, table: 'report', row: id } as const;
  const stored = () => store.reports.find(accountId, id);
  const read = async (): Promise<Report | null> => {
    const row = await stored();
    return row && JSON.parse((await loadModel(world.services, accountId, row)).toString());
  };
  await forAccount(accountId, async () => {
    await store.reports.add(accountId, {
      id,
      profileId,
      provider: 'File',
      name: '2026-01-05 File',
      reportDate: '2026-01-05',
      raw: await vault.put({ ...place, column: 'raw_blob' }, raw),
      model: {
        ...(await vault.put({ ...place, column: 'model_blob' }, Buffer.from(JSON.stringify(earlierModel())))),
        parserVersion: '4',
      },
    });
    expect(readReport(raw).accounts).toHaveLength(1);
    const again = await read();
    expect(
      again?.accounts.map(({ id: name, tradelines: [line] }) => [
        name,
        line?.bureau,
        line?.dateOpened?.ofMonth,
      ]),
    ).toEqual([
      ['account-3', 'TransUnion', true],
      ['account-4', 'Experian', true],
    ]);
    const saved = (await stored())?.model;
    expect(saved?.parserVersion).toBe(parserVersion);
    expect(await read()).toEqual(again);
    expect((await stored())?.model).toEqual(saved);
  });
});
