import { expect, it } from 'vitest';
import { recordLetterSet } from '#server/generation/recordLetterSet.ts';
import { eachEngine } from '#tests/support/aStore.ts';
import { aClient, aLetter, aRecording } from './builders.ts';

const lastFour = { added: [], leftOut: ['address' as const], ssnLastFour: true };
const withId = { added: ['idOrDriverLicense' as const], leftOut: [], ssnLastFour: false };
const usual = { added: [], leftOut: [], ssnLastFour: false };
const collector = 'furnisher:summit-recovery-200-quarry-rd-ste-9-28999';

eachEngine('what letters enclose', ({ fresh, open }) => {
  it('is kept by recipient, also over a restart, and only where it is not the usual', async () => {
    const configuration = await fresh();
    const store = await open(configuration);
    const { accountId, profileId } = await aClient(store);
    expect(await store.enclosureChoices.list(accountId, profileId)).toEqual(new Map());
    expect(await store.enclosureChoices.choose(accountId, profileId, 'Equifax', usual)).toBe(true);
    expect(await store.enclosureChoices.choose(accountId, profileId, 'Equifax', lastFour)).toBe(true);
    expect(await store.enclosureChoices.choose(accountId, profileId, collector, withId)).toBe(true);
    await store.close();
    const again = await open(configuration);
    expect(await again.enclosureChoices.list(accountId, profileId)).toEqual(
      new Map<string, object>([
        ['Equifax', lastFour],
        [collector, withId],
      ]),
    );
    await again.enclosureChoices.choose(accountId, profileId, 'Equifax', usual);
    expect([...(await again.enclosureChoices.list(accountId, profileId)).keys()]).toEqual([collector]);
  });

  it('loses nothing when two recipients are chosen for at once', async () => {
    const store = await open();
    const { accountId, profileId } = await aClient(store);
    const recipients = ['TransUnion', 'Experian', 'Equifax', collector];
    await Promise.all(
      recipients.map((id) => store.enclosureChoices.choose(accountId, profileId, id, lastFour)),
    );
    const kept = await store.enclosureChoices.list(accountId, profileId);
    expect([...kept.keys()].toSorted()).toEqual(recipients.toSorted());
  });

  it('belongs to the account', async () => {
    const store = await open();
    const { accountId, profileId } = await aClient(store);
    const stranger = await aClient(store);
    expect(await store.enclosureChoices.choose(stranger.accountId, profileId, 'Equifax', lastFour)).toBe(
      false,
    );
    await store.enclosureChoices.choose(accountId, profileId, 'Equifax', lastFour);
    expect(await store.enclosureChoices.list(stranger.accountId, profileId)).toEqual(new Map());
  });

  it('is recorded with each letter, and a document is added for one set only', async () => {
    const store = await open();
    const client = await aClient(store);
    const { accountId, profileId } = client;
    await store.enclosureChoices.choose(accountId, profileId, collector, withId);
    await store.enclosureChoices.choose(accountId, profileId, 'Equifax', lastFour);
    const toBureau = { documents: ['idOrDriverLicense' as const], ssn: 'lastFour' as const };
    const toCollector = { documents: ['idOrDriverLicense' as const], ssn: null };
    const recording = aRecording(client, {
      letters: [
        aLetter({ destinationId: 'Equifax', enclosed: toBureau }),
        aLetter({ destinationId: collector, enclosed: toCollector }),
      ],
    });
    await store.transaction((step) => recordLetterSet(step, recording));
    const letters = await store.sessions.letters(accountId, recording.session.id);
    expect(letters.map((letter) => letter.enclosed)).toEqual([toBureau, toCollector]);
    expect(await store.enclosureChoices.list(accountId, profileId)).toEqual(new Map([['Equifax', lastFour]]));
  });
});
