import { notifications } from '#contract/account.ts';
import { approveOwnLetter, askForLetterChange, ownDisputes, recordOwnEvent } from '#contract/clientPage.ts';
import { disputes } from '#contract/disputes.ts';
import { generateAutomatic } from '#contract/repair.ts';
import { anApp } from '#tests/support/anApp.ts';
import { aBoundClient } from './boundClient.ts';
import { aProfile, aReport } from './world.ts';

/** What the server replies about something that doesn't exist for the person who asks. */
export const nothing = { ok: false, code: 'notFound', error: '' };

/** An agency's client with letters that are not mailed, on their own page; close `world` in the end. */
export async function aClientDesk() {
  const world = await anApp();
  const agency = await world.person();
  const profileId = await aProfile(world, agency);
  const reportId = await aReport(world, agency, profileId);
  await world.ask(generateAutomatic, agency, {
    params: { profileId, reportId, selectedOptions: '1' },
    body: [1],
  });
  const { client, clientKey } = await aBoundClient(world, agency, profileId);
  const agencySees = async (of = profileId) =>
    (await world.ask(disputes, agency, { params: { profileId: of } })).json();
  const letterId: string = (await agencySees()).letters[0].id;
  let others = 0;
  return {
    world,
    agency,
    profileId,
    client,
    clientKey,
    letterId,
    agencySees,
    clientSees: (who = client, key = clientKey) =>
      world.ask(ownDisputes, who, { params: { clientKey: key } }),
    /** Another client of the agency. */
    another: () => aProfile(world, agency, { profileName: `Client ${(others += 1)}` }),
    record: (event: object, more: object = {}) =>
      world.ask(recordOwnEvent, client, { params: { clientKey }, body: { event, ...more } }),
    approve: (id = letterId, signature = 'Devon Sampleton', version = 0) =>
      world.ask(approveOwnLetter, client, {
        params: { clientKey, letterId: id },
        body: { version, signature },
      }),
    askFor: (note: string, id = letterId) =>
      world.ask(askForLetterChange, client, { params: { clientKey, letterId: id }, body: { note } }),
    /** The codes of what the agency was told. */
    told: async (): Promise<readonly string[]> =>
      (await world.ask(notifications, agency)).json().results.map(({ code }: { code: string }) => code),
  };
}

export type ClientDesk = Awaited<ReturnType<typeof aClientDesk>>;
