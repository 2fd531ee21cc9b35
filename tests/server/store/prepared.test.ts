import { recordEvent } from '#server/profiles/recordEvent.ts';
import { expect, it } from 'vitest';
import { eachEngine } from '#tests/support/aStore.ts';
import { aClient, anAccount, aProfile } from './builders.ts';

eachEngine('reads compiled once', ({ open }) => {
  it('answer each question with its own rows', async () => {
    const [one, other] = [await open(), await open()];
    const [here, there] = [await aClient(one), await aClient(other)];
    const bare = await aProfile(one, here.accountId, { profileName: 'Second' });
    const ask = async (accountId: string, profileId: string) => {
      const found = await one.profiles.findOpened(accountId, profileId);
      return [found?.profileName, await one.reports.has(accountId, profileId)];
    };
    expect(await ask(here.accountId, here.profileId)).toEqual(['María', true]);
    expect(await ask(here.accountId, bare)).toEqual(['Second', false]);
    expect(await ask(here.accountId, here.profileId)).toEqual(['María', true]);
    expect(await ask(await anAccount(one), here.profileId)).toEqual([undefined, false]);
    expect(await ask(there.accountId, there.profileId)).toEqual([undefined, false]);
  });

  it('see, inside a transaction, its own changes', async () => {
    const store = await open();
    const { accountId, profileId } = await aClient(store);
    const inside = await store.transaction(async (step) => {
      await recordEvent(step, accountId, profileId, 'nothingNegativeLeft');
      return (await step.profiles.findOpened(accountId, profileId))?.status;
    });
    expect(inside).toBe('Finished');
  });
});
