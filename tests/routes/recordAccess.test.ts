import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { viewDocument } from '#contract/documents.ts';
import { disputeMarks } from '#contract/disputeMarks.ts';
import { complaintPacketFile } from '#contract/complaints.ts';
import { mailingList } from '#contract/mailingList.ts';
import { disputeGrounds } from '#contract/grounds.ts';
import { disputeItems } from '#contract/itemGrounds.ts';
import { letterCheck } from '#contract/letterCheck.ts';
import { drawLetter, previewLetters } from '#contract/letterPreview.ts';
import { previewFileRequests } from '#contract/fileRequests.ts';
import { type ChosenStep, drawNextLetter, previewNextLetters } from '#contract/nextSteps.ts';
import { accept, aClientLink } from './boundClient.ts';
import { aVerifiedAccount } from './nextStep.ts';
import { summarizeLetters } from '#contract/letterSummary.ts';
import { disputes, uploadDisputeFile, viewDisputeFile } from '#contract/disputes.ts';
import { reportProposals } from '#contract/proposals.ts';
import { compareReports } from '#contract/reportComparison.ts';
import { exportProfile } from '#contract/profileExport.ts';
import { contractToSign, rightsStatement } from '#contract/clientContract.ts';
import { clientSummary } from '#contract/clientSummary.ts';
import { saveContractTerms } from '#contract/contractTerms.ts';
import { progress, progressReport } from '#contract/progress.ts';
import { listProfiles, profileDetails, revealField, updateProfile } from '#contract/profiles.ts';
import { destinations, downloadCsv, downloadLetters, mailLetters, printLetters } from '#contract/repair.ts';
import {
  accountInformation,
  manualAccounts,
  negativeAccounts,
  reportTicket,
  ticketedReport,
  viewReport,
} from '#contract/reports.ts';
import type { Call } from '#contract/call.ts';
import { StoreUnavailable } from '#server/store/unavailable.ts';
import { aForm, anApp, type AppUnderTest, type AskOptions, type Person } from '#tests/support/anApp.ts';
import { aDocument, anImage, aProfile, aReport, aSession, unusedId } from './world.ts';

let world: AppUnderTest;
let owner: Person;
let stranger: Person;
let profileId: string;
let reportId: string;
let sessionId: string;
let fileId: string;
let step: ChosenStep;
beforeAll(async () => {
  world = await anApp();
  owner = await world.person();
  stranger = await world.person();
  profileId = await aProfile(world, owner);
  await aDocument(world, owner, profileId, 'ssn');
  reportId = await aReport(world, owner, profileId);
  sessionId = await aSession(world, owner, profileId, reportId);
  step = await aVerifiedAccount(world, owner, profileId);
  const scan = { params: { profileId }, ...aForm('file', await anImage()) };
  fileId = (await world.ask(uploadDisputeFile, owner, scan)).json().id;
  await world.ask(saveContractTerms, owner, { body: terms });
});
afterAll(() => world.close());

const rowsOf = (accountId: string) =>
  world.services.store.accessRecord.list(accountId, { before: null, limit: 500 });
/** What was added to an account's record since the test began, oldest first. */
const before = new Map<string, number>();
const noted = async (accountId: string) =>
  (await rowsOf(accountId)).filter(({ number }) => number > (before.get(accountId) ?? 0)).toReversed();
beforeEach(async () => {
  for (const accountId of [owner.accountId, stranger.accountId, 'server'])
    before.set(accountId, (await rowsOf(accountId))[0]?.number ?? 0);
});

const terms = {
  services: 'Letters to the bureaus',
  guarantees: '',
  completion: 'Within 90 days',
  payment: 'After each round',
  total: '$240',
  address: '100 Main St, Springfield, IL 62704',
};
const selection = () => ({ profileId, reportId, choice: { kind: 'automatic', options: [5] } });
/** Every recorded call that a member makes, with what its row names. */
const fileRequest = { bureaus: ['Equifax'], ground: { reason: 'unemployed' } };

const reads: readonly (readonly [Call, () => AskOptions, () => string])[] = [
  [profileDetails, () => ({ params: { profileId } }), () => ''],
  [clientSummary, () => ({ params: { profileId } }), () => ''],
  [revealField, () => ({ params: { profileId }, body: { field: 'ssn' } }), () => 'ssn'],
  [viewDocument, () => ({ params: { profileId, kind: 'ssn' } }), () => 'ssn'],
  [exportProfile, () => ({ params: { profileId } }), () => ''],
  [rightsStatement, () => ({ params: { profileId } }), () => ''],
  [contractToSign, () => ({ params: { profileId } }), () => ''],
  [viewReport, () => ({ params: { profileId, reportId } }), () => reportId],
  [manualAccounts, () => ({ params: { profileId, reportId } }), () => reportId],
  [negativeAccounts, () => ({ params: { profileId, reportId } }), () => reportId],
  [
    accountInformation,
    () => ({ params: { accountId: 'account-0', reportId }, body: { selectedAccounts: ['account-0'] } }),
    () => reportId,
  ],
  [disputeGrounds, () => ({ params: { profileId, reportId } }), () => reportId],
  [disputeItems, () => ({ params: { profileId, reportId } }), () => reportId],
  [letterCheck, () => ({ params: { profileId, reportId } }), () => reportId],
  [destinations, () => ({ params: { profileId, reportId } }), () => reportId],
  [previewLetters, () => ({ body: selection() }), () => reportId],
  [drawLetter, () => ({ body: { ...selection(), letterId: 'transunion-inquiries-1' } }), () => reportId],
  [previewFileRequests, () => ({ params: { profileId }, body: fileRequest }), () => ''],
  [previewNextLetters, () => ({ params: { profileId }, body: { steps: [step] } }), () => ''],
  [
    drawNextLetter,
    () => ({ params: { profileId }, body: { steps: [step], letterId: 'transunion-procedure-request-1' } }),
    () => '',
  ],
  [disputeMarks, () => ({ params: { profileId } }), () => ''],
  [summarizeLetters, () => ({ body: selection() }), () => reportId],
  [disputes, () => ({ params: { profileId } }), () => ''],
  [complaintPacketFile, () => ({ params: { profileId, bureau: 'TransUnion' } }), () => ''],
  [mailingList, () => ({ params: { profileId, sessionId } }), () => sessionId],
  [reportProposals, () => ({ params: { profileId } }), () => ''],
  [compareReports, () => ({ params: { profileId, reportId, otherReportId: reportId } }), () => reportId],
  [progress, () => ({ params: { profileId } }), () => ''],
  [progressReport, () => ({ params: { profileId } }), () => ''],
  [viewDisputeFile, () => ({ params: { profileId, fileId } }), () => fileId],
  [downloadLetters, () => ({ params: { sessionId } }), () => sessionId],
  [printLetters, () => ({ params: { sessionId } }), () => sessionId],
  [downloadCsv, () => ({ params: { sessionId } }), () => sessionId],
];

describe.each(reads.map(([call, options, object]) => [call.name, call, options, object] as const))(
  '%s',
  (_, call, options, object) => {
    it('is recorded once, with who, what, when, and from where', async () => {
      const answer = await world.ask(call, owner, options());
      expect(answer.statusCode).toBe(200);
      expect(await noted(owner.accountId)).toEqual([
        {
          account_id: owner.accountId,
          number: expect.any(Number),
          at: '2026-11-21T12:00:00.000Z',
          actor: 'member',
          person: owner.userId,
          for_user: '',
          address: '127.0.0.1',
          call: call.name,
          reads: call.reads,
          profile_id: profileId,
          object: object(),
          outcome: 'answered',
          request_id: answer.headers['x-request-id'],
          hash: expect.any(String),
        },
      ]);
    });

    it("records a refusal once, in the caller's account and not in the owner's", async () => {
      const answer = await world.ask(call, stranger, options());
      expect(answer.statusCode).toBe(404);
      const [row, ...more] = await noted(stranger.accountId);
      expect([row?.person, row?.call, row?.outcome, more]).toEqual([
        stranger.userId,
        call.name,
        'notFound',
        [],
      ]);
      expect(await noted(owner.accountId)).toEqual([]);
    });

    it('reveals nothing while it cannot be recorded', async () => {
      const full = new StoreUnavailable('SQLITE_FULL', 'The disk is full.');
      const append = vi.spyOn(world.services.store.accessRecord, 'append').mockRejectedValueOnce(full);
      const answer = await world.ask(call, owner, options());
      expect([answer.statusCode, answer.json()]).toEqual([
        503,
        { ok: false, code: 'unavailable', error: '' },
      ]);
      expect(append).toHaveBeenCalledTimes(1);
      append.mockRestore();
      expect(await noted(owner.accountId)).toEqual([]);
    });
  },
);

it('covers every call whose reply reveals something', () => {
  // The record's own export is in tests/routes/accessRecord.test.ts, scans without a client are in tests/routes/inbox.test.ts,
  // and the others are below.
  const elsewhere = [
    'viewScan',
    'ticketedReport',
    'acceptInvitation',
    'ownDisputes',
    'ownLetter',
    'ownDisputeMarks',
    'ownComplaintPacket',
    'exportAccessRecord',
  ];
  const recorded = calls.filter((call) => call.reads !== 'nothing').map(({ name }) => name);
  expect([...reads.map(([call]) => call.name), ...elsewhere].toSorted()).toEqual(recorded.toSorted());
});

it('names the person who asked for a ticket as the reader of its report', async () => {
  const { url } = (await world.ask(reportTicket, owner, { params: { profileId, reportId } })).json();
  const ticket = String(url).split('/').at(-1) ?? '';
  await world.ask(ticketedReport, null, { params: { ticket } });
  const rows = await noted(owner.accountId);
  expect(
    rows.map(({ call, actor, person, profile_id, object }) => [call, actor, person, profile_id, object]),
  ).toEqual([['ticketedReport', 'member', owner.userId, profileId, reportId]]);
  expect((await world.ask(ticketedReport, null, { params: { ticket } })).statusCode).toBe(404);
});

it("records a print shop in the record of the letters' owner", async () => {
  const { url } = (await world.ask(mailLetters, owner, { params: { sessionId } })).json();
  const key = /key=([\w-]+)/.exec(decodeURIComponent(String(url)))?.[1] ?? '';
  const answer = await world.ask(downloadLetters, stranger, { params: { sessionId }, query: { key } });
  expect(answer.statusCode).toBe(200);
  const rows = await noted(owner.accountId);
  expect(rows.map(({ call, actor, person, object }) => [call, actor, person, object])).toEqual([
    ['downloadLetters', 'outsider', stranger.userId, sessionId],
  ]);
  expect(await noted(stranger.accountId)).toEqual([]);
});

it("records a client who opens their link in the agency's record", async () => {
  const clientKey = await aClientLink(world, owner, profileId);
  const client = await world.person('b2c');
  await accept(world, client, clientKey);
  const rows = await noted(owner.accountId);
  expect(rows.map(({ call, actor, person, profile_id }) => [call, actor, person, profile_id])).toEqual([
    ['acceptInvitation', 'client', `embedded:${client.subject}`, profileId],
  ]);
});

it('names support and the user they act for', async () => {
  const support = await world.person();
  world.trust(support);
  const headers = { 'x-target-user-id': owner.userId };
  await world.ask(profileDetails, support, { params: { profileId }, headers });
  const rows = await noted(owner.accountId);
  expect(rows.map(({ call, actor, person, for_user }) => [call, actor, person, for_user])).toEqual([
    ['profileDetails', 'support', `embedded:${support.subject}`, owner.userId],
  ]);
  expect(await noted(support.accountId)).toEqual([]);
});

it("records people who pretend to be support in the server's own record", async () => {
  const headers = { 'x-target-user-id': owner.userId };
  await world.ask(listProfiles, stranger, { headers });
  const rows = await noted('server');
  expect(rows.map(({ call, actor, person, outcome }) => [call, actor, person, outcome])).toEqual([
    ['listProfiles', 'unknown', `embedded:${stranger.subject}`, 'forbidden'],
  ]);
});

it('records refused changes, and neither lists nor input that is not valid', async () => {
  await world.ask(updateProfile, owner, { params: { profileId: unusedId }, body: {} });
  await world.ask(listProfiles, owner);
  await world.ask(revealField, owner, { params: { profileId }, body: { field: 'mail' } });
  await world.ask(profileDetails, owner, { params: { profileId: unusedId } });
  const rows = await noted(owner.accountId);
  expect(rows.map(({ call, outcome, profile_id }) => [call, outcome, profile_id])).toEqual([
    ['profileDetails', 'notFound', unusedId],
  ]);
});
