import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { complaintPacketFile } from '#contract/complaints.ts';
import { mailingList } from '#contract/mailingList.ts';
import { profileDetails, updateProfile } from '#contract/profiles.ts';
import { nobody } from '#tests/routes/ownedCalls.ts';
import { figure } from '#tests/support/figure.ts';
import { isThorough } from '#tests/support/thorough.ts';
import { randomOf } from './random.ts';
import { requestOf } from './routes/requests.ts';
import { problemWith } from './routes/problem.ts';
import { callsOf, fuzzRoutes } from './routes/run.ts';

/**
 * Calls of which no valid request is known: they need what other people do first (a letter to approve, an answer, a page
 * of one), the last entry about a contract, a file of a report, a signed reply, a person of the support, or a consumer's account.
 */
const withoutValid = [
  'accountClosing',
  'answerItem',
  'approveOwnLetter',
  'askForLetterChange',
  'cdnFile',
  'changeOwnLetter',
  'closeAccount',
  'complaintPacketFile',
  'completePayment',
  'drawNextLetter',
  'grantGenerations',
  'importReportFile',
  'inspectReportFile',
  'markWorkSeen',
  'ownComplaintPacket',
  'ownLetter',
  'paymentReply',
  'recordOwnEvent',
  'rewriteLetters',
  'startVisit',
  'ticketedReport',
  'viewDisputeFile',
  'withdrawContract',
  'withdrawOwnStatement',
  'writeMarkLetters',
  'writeNextLetters',
];

it('no request makes a call fail, hang, or answer in another shape, and the first to a call succeeds', async () => {
  const refused: string[] = [];
  const {
    cases,
    calls: called,
    failures,
  } = await fuzzRoutes({
    seed: 20_261_122,
    count: isThorough ? 10 : 2,
    // How much CPU time a request takes depends on the machine: the command has a limit for it, and a hang is no answer in a minute.
    longest: Infinity,
    onCall: (name, { first }) => void (first === 200 || refused.push(name)),
  });
  expect(failures.map(({ call, number, why }) => `${call}, number ${number}: ${why}`)).toEqual([]);
  expect(called).toBe(calls.length);
  expect(refused.toSorted()).toEqual(withoutValid);
  expect(cases).toBeGreaterThanOrEqual(calls.length * 2);
  figure(`${cases} requests to ${called} calls, 0 failed`);
});

it('a call with a limit by the minute is asked again when it is over, and each call is told about', async () => {
  const told: string[] = [];
  const { statuses } = await fuzzRoutes({
    seed: 7,
    count: 25,
    longest: Infinity,
    only: [complaintPacketFile.name, mailingList.name],
    onCall: (name, { cases }) => void told.push(`${name} ${cases}`),
  });
  expect(statuses[429]).toBeUndefined();
  expect(told.toSorted()).toEqual([`${complaintPacketFile.name} 25`, `${mailingList.name} 25`]);
});

it('the parts together are every call once', () => {
  const parts = [1, 2, 3, 4].flatMap((number) => callsOf({ number, of: 4 }));
  expect(parts.map(({ name }) => name).toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
});

describe('a request', () => {
  const image = Buffer.from('an image');
  const sent = (number: number, seed = 7) => requestOf(updateProfile, randomOf(seed), number, nobody, image);

  it('is valid first, and changed afterwards, the same for the same seed', () => {
    expect(JSON.parse(String(sent(0).payload))).toMatchObject({ firstName: 'Devin' });
    expect(sent(1)).toEqual(sent(1));
    const all = Array.from({ length: 40 }, (_, index) => JSON.stringify(sent(1, index)));
    expect(new Set(all).size).toBeGreaterThan(30);
  });
});

describe('noticed as a problem', () => {
  const json = { 'content-type': 'application/json; charset=utf-8' };
  const answer = (statusCode: number, payload: unknown, headers: object = json) =>
    problemWith(profileDetails, { statusCode, headers: { ...headers }, payload: JSON.stringify(payload) });
  it.each([
    ['an unexpected failure', answer(500, { ok: false, code: 'unexpected', error: '' })],
    ['a refusal in another format', answer(414, { message: 'too long' })],
    ['a refusal that the call does not list', answer(409, { ok: false, code: 'secondProfile', error: '' })],
    ['a reply of another shape', answer(200, { id: 7 })],
  ])('%s', (_, problem) => expect(problem).not.toBeNull());

  it('not: a refusal that is listed', () => {
    expect(answer(404, { ok: false, code: 'notFound', error: '' })).toBeNull();
    expect(answer(503, { ok: false, code: 'unavailable', error: '' })).toBeNull();
  });
});
