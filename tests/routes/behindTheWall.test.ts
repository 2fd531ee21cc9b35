import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { myInformation, notifications } from '#contract/account.ts';
import { accessRecord, exportAccessRecord } from '#contract/accessRecord.ts';
import { acceptInvitation, completeOwnData, createClientLink, ownUploadCalls } from '#contract/clientLink.ts';
import { grantGenerations } from '#contract/payment.ts';
import { printLinks } from '#contract/printLinks.ts';
import { exportProfile } from '#contract/profileExport.ts';
import { deleteProfile, listProfiles, profileDetails } from '#contract/profiles.ts';
import { downloadCsv, downloadLetters, generationLog, mailLetters, printLetters } from '#contract/repair.ts';
import { reportTicket, ticketedReport } from '#contract/reports.ts';
import { targetUserHeader } from '#contract/support.ts';
import { replyFields, signedReply } from '#tests/support/aCardReply.ts';
import { anApp, anUpload, aProfileInput, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { aDatabaseWithRoles, hasPostgres } from '#tests/support/aStore.ts';
import { forgetAccounts } from '#tests/support/withoutPredicates.ts';
import { unzip } from '#tests/support/zip.ts';
import { anOrder, left, post } from './orders.ts';
import { aDocument, anImage, aProfile, aReport, aSession } from './world.ts';

describe.skipIf(!hasPostgres)(
  'with every condition on the account forgotten, behind PostgreSQL’s wall',
  () => {
    let world: AppUnderTest;
    let owner: Person;
    let other: Person;
    let ids: { profileId: string; reportId: string; sessionId: string };
    let others: typeof ids;
    let forgetting: ReturnType<typeof forgetAccounts>;

    async function everythingOf(who: Person) {
      const profileId = await aProfile(world, who);
      await aDocument(world, who, profileId, 'ssn');
      const reportId = await aReport(world, who, profileId);
      return { profileId, reportId, sessionId: await aSession(world, who, profileId, reportId) };
    }
    beforeAll(async () => {
      const database = await aDatabaseWithRoles();
      forgetting = forgetAccounts();
      world = await anApp({}, database);
      [owner, other] = [await world.person(), await world.person()];
      [ids, others] = [await everythingOf(owner), await everythingOf(other)];
    });
    afterAll(async () => {
      forgetting.end();
      await world.close();
    });
    const statusOf = async (...asked: Parameters<AppUnderTest['ask']>) =>
      (await world.ask(...asked)).statusCode;

    it('has forgotten the conditions, and has everything of both', () => {
      expect(forgetting.forgotten()).toBeGreaterThan(50);
      expect(Object.values({ ...ids, others: others.reportId }).every((id) => typeof id === 'string')).toBe(
        true,
      );
    });

    it('lists show the caller’s own, and foreign ids are unknown', async () => {
      for (const call of [listProfiles, generationLog, accessRecord, notifications]) {
        const { payload } = await world.ask(call, owner);
        for (const id of Object.values(others)) expect(payload).not.toContain(id);
      }
      expect((await world.ask(listProfiles, owner)).json().results).toHaveLength(1);
      for (const call of [
        profileDetails,
        exportProfile,
        deleteProfile,
        mailLetters,
        downloadLetters,
        printLetters,
        printLinks,
      ]) {
        expect([call.name, await statusOf(call, owner, { params: others })]).toEqual([call.name, 404]);
      }
    });

    it('a client’s copy, and the record of access as a file, are complete although they are made while they are sent', async () => {
      const copy = await world.ask(exportProfile, owner, { params: ids });
      const names = (await unzip(copy.rawPayload)).map(({ name }) => name);
      expect(names.filter((name) => /ssn\.png|html$|pdf$/.test(name)).length).toBeGreaterThan(4);
      const { payload } = await world.ask(exportAccessRecord, owner);
      expect(payload.trim().split('\r\n').length).toBeGreaterThan(1);
    });

    it('links, tickets, and replies of the card provider lead into the account that they are for', async () => {
      const lastOf = (url: unknown) => String(url).split('/').at(-1) ?? '';
      const invited = await world.ask(createClientLink, owner, { params: ids });
      const params = { clientKey: lastOf(invited.json().url) };
      const client = await world.person('b2c');
      expect((await world.ask(acceptInvitation, client, { params })).json().firstName).toBe('Devin');
      const { profileName: _label, ...body } = aProfileInput({ city: 'Decatur' });
      expect(await statusOf(completeOwnData, client, { params, body })).toBe(200);
      const upload = anUpload('ssn', await anImage());
      expect(await statusOf(ownUploadCalls.ssn, client, { params, ...upload })).toBe(200);

      const ticket = lastOf((await world.ask(reportTicket, owner, { params: ids })).json().url);
      expect(await statusOf(ticketedReport, null, { params: { ticket } })).toBe(200);

      const mailed = await world.ask(mailLetters, owner, { params: ids });
      const key = /key=([\w-]+)/.exec(decodeURIComponent(String(mailed.json().url)))?.[1] ?? '';
      const asked = { params: { sessionId: ids.sessionId }, query: { key } };
      for (const call of [downloadLetters, printLetters, downloadCsv])
        expect(await statusOf(call, other, asked)).toBe(200);
      const { openings } = (await world.ask(printLinks, owner, { params: ids })).json();
      expect(openings).toMatchObject([{ file: 'csv' }, { file: 'letters' }, { file: 'letters' }]);

      const before = [await left(world, owner), await left(world, other)];
      const reply = signedReply(replyFields(await anOrder(world, owner, 3)));
      expect((await post(world, reply)).statusCode).toBe(200);
      expect([(await left(world, owner)) - 3, await left(world, other)]).toEqual(before);
    });

    it('support reaches the account it names', async () => {
      const support = await world.person('b2b', 0);
      world.trust(support);
      const headers = { [targetUserHeader]: owner.userId };
      const seen = (await world.ask(listProfiles, support, { headers })).json().results;
      expect(seen.map(({ id }: { id: string }) => id)).toEqual([ids.profileId]);
      const before = [await left(world, owner), await left(world, other)];
      const { generationsLeft } = (await world.ask(myInformation, other)).json();
      const mail = (await world.services.store.embeddedUsers.find(other.subject))?.mail;
      for (const userId of [other.userId, mail, generationsLeft.account]) {
        const body = { userId, count: 2 };
        expect(await statusOf(grantGenerations, support, { body })).toBe(200);
      }
      expect([await left(world, owner), (await left(world, other)) - 6]).toEqual(before);
    });
  },
);
