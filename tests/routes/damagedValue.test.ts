import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { profileDetails, updateProfile } from '#contract/profiles.ts';
import { generateAutomatic } from '#contract/repair.ts';
import { anApp, aProfileInput } from '#tests/support/anApp.ts';
import { aProfile, aReport } from './world.ts';

it('a damaged value is empty on the profile page, in no letter, and can be entered again', async () => {
  const world = await anApp();
  try {
    const who = await world.person();
    const profileId = await aProfile(world, who);
    const reportId = await aReport(world, who, profileId);
    const details = async () => {
      const answer = await world.ask(profileDetails, who, { params: { profileId } });
      expect(answer.statusCode).toBe(200);
      return answer.json();
    };
    const before = await details();

    const database = new DatabaseSync(join(world.dataDir, 'redress.sqlite'));
    database.exec(
      "update profile set sealed_ssn = 'v1.damaged'; update connection set sealed_sign_in = sealed_sign_in || 'x'",
    );
    database.close();
    const { credit } = before;
    expect(await details()).toEqual({
      ...before,
      ssn: '',
      credit: { ...credit, connection: { ...credit.connection, mail: '' } },
    });
    const params = { profileId, reportId, selectedOptions: '5' };
    const letters = await world.ask(generateAutomatic, who, { params, body: [5] });
    expect([letters.statusCode, letters.json().code]).toEqual([500, 'unexpected']);

    const saved = await world.ask(updateProfile, who, { params: { profileId }, body: aProfileInput() });
    expect(saved.statusCode).toBe(200);
    expect(await details()).toMatchObject({ ssn: before.ssn });
    expect((await world.ask(generateAutomatic, who, { params, body: [5] })).statusCode).toBe(200);
  } finally {
    await world.close();
  }
});
