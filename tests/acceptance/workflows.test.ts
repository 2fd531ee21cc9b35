import { mkdirSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { mainPaths } from '#tests/paths/mainPaths.ts';
import { aPhoto } from '#tests/support/mainJob.ts';
import { aWorld } from '#tests/support/world.ts';
import { changesSettings, leavesDashboard } from './workflows/account.ts';
import { createsClient, keepsClient } from './workflows/clients.ts';
import { actsForThemselves, closesAccount } from './workflows/consumer.ts';
import { followsDisputes } from './workflows/disputes.ts';
import { returnsToLetters, writesLetters } from './workflows/letters.ts';
import { Office } from './workflows/office.ts';
import { returnsToWork } from './workflows/returning.ts';
import { helpsOut } from './workflows/support.ts';

const office = new Office(aWorld());

beforeAll(async () => {
  office.photo = await aPhoto();
});

describe('the main path of each workflow against the running server', () => {
  describe('of an agency', () => {
    createsClient(office);
    returnsToWork(office);
    writesLetters(office);
    keepsClient(office);
    followsDisputes(office);
    changesSettings(office);
    returnsToLetters(office);
    leavesDashboard(office);
  });

  actsForThemselves(office);
  helpsOut(office);
  closesAccount(office);

  it.each(Object.entries(mainPaths))('%s', (machine, steps) => {
    const mine = [...office.taken].filter(
      (step) => step.startsWith(`${machine} `) || step.startsWith(`${machine}.`),
    );
    const folder = process.env['PATHS_FOLDER'];
    if (folder !== undefined) {
      mkdirSync(`${folder}/product`, { recursive: true });
      writeFileSync(`${folder}/product/${machine}.json`, JSON.stringify(mine));
    }
    expect(steps.filter((step) => !office.taken.has(step))).toEqual([]);
  });
});
