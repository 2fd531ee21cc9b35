import { calls } from '#contract/calls.ts';
import { aForm, aProfileInput, type AskOptions } from '#tests/support/anApp.ts';
import { credentials } from './world.ts';

/** Ids of one account's client, report, and letters. */
export type Ids = { readonly profileId: string; readonly reportId: string; readonly sessionId: string };

/** Ids of nothing that exists. */
export const nobody: Ids = {
  profileId: '01a1fc0b-0000-7000-8000-000000000001',
  reportId: '01a1fc0b-0000-7000-8000-000000000002',
  sessionId: '01a1fc0b-0000-7000-8000-000000000003',
};

/** A valid body for each call that needs one, made from the given ids; a new call without one fails the isolation matrix. */
export const bodies: Readonly<Record<string, (ids: Ids) => unknown>> = {
  deleteProfiles: ({ profileId }) => [profileId],
  updateProfile: () => {
    const { ssn: _ssn, dob: _dob, streetAddress: _street, ...open } = aProfileInput();
    return open;
  },
  setClientStatus: () => ({ status: 'Waiting', reason: 'The letters were mailed from the office' }),
  recordDisputeEvent: () => ({ event: { kind: 'paused', on: '2026-11-20' } }),
  withdrawDisputeEvent: () => ({ reason: 'Recorded for the wrong client' }),
  recordContract: () => ({ step: 'disclosed', on: '2026-11-20' }),
  placeHold: () => ({ reason: 'a lawsuit' }),
  revealField: () => ({ field: 'ssn' }),
  connectProvider: () => credentials,
  refreshReport: () => ({}),
  logoutIdentityIQ: ({ profileId }) => ({ profileId }),
  logoutMyFreeScoreNow: ({ profileId }) => ({ profileId }),
  logoutSmartCredit: ({ profileId }) => ({ profileId }),
  accountInformation: () => ({ selectedAccounts: ['account-0'] }),
  automatedTypes: ({ profileId, reportId }) => ({ profileId, reportId, creditReportId: reportId }),
  generateAutomatic: () => [5],
  confirmReason: () => ({ accountId: 'account-0', reason: { reason: 'notMine' } }),
  chooseEnclosures: () => ({
    destinationId: 'TransUnion',
    choice: { added: [], leftOut: ['address'], ssnLastFour: true },
  }),
  stateItem: () => ({ item: 'inquiry:inquiry-0', statement: 'didNotApply' }),
  previewNextLetters: ({ sessionId }) => ({
    steps: [{ letter: sessionId, item: 'account:account-1', purpose: 'procedure' }],
  }),
  drawNextLetter: ({ sessionId }) => ({
    steps: [{ letter: sessionId, item: 'account:account-1', purpose: 'procedure' }],
    letterId: 'transunion-procedure-request-1',
  }),
  writeMarkLetters: ({ reportId }) => ({
    reportId,
    noLongerDisputed: [{ bureau: 'Equifax', item: 'account:account-1' }],
  }),
  previewFileRequests: () => ({ bureaus: ['Equifax'], ground: { reason: 'unemployed' } }),
  writeFileRequests: () => ({ bureaus: ['Equifax'], ground: { reason: 'unemployed' } }),
  writeNextLetters: ({ sessionId }) => ({
    steps: [{ letter: sessionId, item: 'account:account-1', purpose: 'procedure' }],
  }),
  previewLetters: ({ profileId, reportId }) => ({
    profileId,
    reportId,
    choice: { kind: 'automatic', options: [5] },
  }),
  drawLetter: ({ profileId, reportId }) => ({
    profileId,
    reportId,
    choice: { kind: 'automatic', options: [5] },
    letterId: 'transunion-inquiries-1',
  }),
  summarizeLetters: ({ profileId, reportId }) => ({
    profileId,
    reportId,
    choice: { kind: 'automatic', options: [5] },
  }),
  overruleConcern: () => ({
    choice: { kind: 'automatic', options: [5] },
    concern: 'oldReport',
    reason: 'nothingNewer',
  }),
  answerItem: () => ({
    choice: { kind: 'automatic', options: [1] },
    key: 'account:account-0',
    answer: 'leaveOut',
  }),
  assignScan: ({ profileId }) => ({ profileId, sender: 'Equifax' }),
  generateManual: ({ profileId, reportId }) => ({
    profileId,
    reportId,
    destinations: ['TransUnion'],
    selectedAccounts: ['account-1'],
  }),
};
/** Calls that name nothing that anyone owns. */
const ownerless = new Set([
  'myInformation',
  'accountClosing',
  'closeAccount',
  'allGenerations',
  // Filtered by any id, they show the caller's own account; see tests/routes/accessRecord.test.ts.
  'accessRecord',
  'exportAccessRecord',
  'saveSettings',
  'contractTerms',
  'saveContractTerms',
  'notifications',
  'readNotifications',
  'getStates',
  'listProfiles',
  'listClients',
  // Others' ids are left out; see tests/routes/clientReadiness.test.ts.
  'clientReadiness',
  'createProfile',
  'createdProfile',
  'profileLogs',
  'generationLog',
  'workDue',
  'outcomes',
  'exportOutcomes',
  'dueDays',
  'addedDays',
  'dueDay',
  'inbox',
  'uploadScan',
  // Scans without a client; tests/routes/inbox.test.ts checks their owners.
  'viewScan',
  'keepScan',
  'discardScan',
  // Orders are named by the provider's signed reply; tests/routes/paymentReply.test.ts checks their owners.
  'createPayment',
  'completePayment',
  'paymentReply',
  'grantGenerations',
  'startVisit',
  'allowSupport',
  'ticketedReport',
  'savePhone',
  'analysis',
  'analysisHistory',
  'uploadToCdn',
  'cdnFile',
  'employees',
  'affiliates',
  'health',
  'readiness',
  // The key of a client's link identifies its one profile; see tests/routes/clientLink.test.ts.
  'clientInvitation',
  'acceptInvitation',
  'completeOwnData',
  'uploadOwnSsn',
  'uploadOwnAddress',
  'uploadOwnId',
  // The same; see tests/routes/clientIsolation.test.ts.
  'ownPages',
  'ownDisputes',
  'ownDisputeMarks',
  'ownComplaintPacket',
  'recordOwnEvent',
  'uploadOwnFile',
  'ownLetter',
  'approveOwnLetter',
  'changeOwnLetter',
  'askForLetterChange',
  'withdrawOwnStatement',
]);
const constants = {
  accountId: 'account-0',
  selectedOptions: '5',
  provider: 'MyFreeScoreNow',
  kind: 'ssn',
  bureau: 'TransUnion',
  key: 'a-key-of-the-browser',
  // An unknown id; tests/routes/grounds.test.ts checks the owners.
  confirmationId: '01a1fc0b-0000-7000-8000-000000000004',
  statementId: '01a1fc0b-0000-7000-8000-000000000004',
  // The same; tests/routes/disputes.test.ts checks the owners.
  eventId: '01a1fc0b-0000-7000-8000-000000000004',
  otherReportId: '01a1fc0b-0000-7000-8000-000000000004',
  scanId: '01a1fc0b-0000-7000-8000-000000000004',
  fileId: '01a1fc0b-0000-7000-8000-000000000004',
};

/** A request that is valid except, possibly, for its ids. `image`: the file of an upload. */
export function optionsFor(call: (typeof calls)[number], ids: Ids, image: Buffer): AskOptions {
  const params = { ...constants, ...ids };
  if (call.upload !== undefined)
    return { params, ...aForm(call.upload, image, { profileId: ids.profileId }) };
  const body = bodies[call.name]?.(ids);
  return body === undefined ? { params } : { params, body };
}

/** Calls that name something that an account owns. */
export const owned = calls.filter((call) => !ownerless.has(call.name));
