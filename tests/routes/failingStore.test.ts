import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { StatementSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { saveSettings } from '#contract/account.ts';
import type { Call } from '#contract/call.ts';
import { createClientLink } from '#contract/clientLink.ts';
import { uploadCalls } from '#contract/documents.ts';
import { FailureReply } from '#contract/failureReply.ts';
import { createPayment } from '#contract/payment.ts';
import {
  createProfile,
  deleteProfile,
  listProfiles,
  revealField,
  updateProfile,
} from '#contract/profiles.ts';
import { connectProvider } from '#contract/providers.ts';
import {
  downloadLetters,
  generateAutomatic,
  generationLog,
  mailLetters,
  printLetters,
} from '#contract/repair.ts';
import {
  anApp,
  anUpload,
  aProfileInput,
  type AppUnderTest,
  type AskOptions,
  type Person,
} from '#tests/support/anApp.ts';
import { figure } from '#tests/support/figure.ts';
import { ledgerDrift } from '#tests/support/ledgerDrift.ts';
import { isThorough } from '#tests/support/thorough.ts';
import { anImage, aProfile, aReport, aSession, credentials } from './world.ts';

let world: AppUnderTest;
let image: Buffer;
beforeAll(async () => {
  world = await anApp();
  image = await anImage();
});
afterAll(() => world.close());

const methods = ['run', 'get', 'all'] as const;
type Run = (this: StatementSync, ...values: unknown[]) => unknown;
const originals = new Map<string, Run>(
  methods.map((method) => [method, Reflect.get(StatementSync.prototype, method) as Run]),
);
const restore = () => {
  for (const [method, original] of originals) Reflect.set(StatementSync.prototype, method, original);
};
afterEach(restore);

/** Makes the statement with this number fail, as a failing disk does; returns how many statements ran. */
function failAt(number: number): () => number {
  let count = 0;
  for (const [method, original] of originals)
    Reflect.set(StatementSync.prototype, method, function failing(this: StatementSync, ...values: unknown[]) {
      count += 1;
      if (count === number) throw new Error('disk I/O error in a statement with 666550611');
      return original.apply(this, values);
    } satisfies Run);
  return () => {
    restore();
    return count;
  };
}

/** A call that changes or reads something, in an account of its own. */
interface Flow {
  readonly call: Call;
  readonly options: AskOptions;
}
const { ssn: _ssn, dob: _dob, streetAddress: _street, ...open } = aProfileInput({ city: 'Peoria' });
const once = () => ({ 'idempotency-key': randomUUID() });

/** Everything a person does, from their first client to the letters. */
const flows: Readonly<Record<string, (who: Person) => Promise<Flow>>> = {
  'create a client': async () => ({
    call: createProfile,
    options: { body: aProfileInput(), headers: once() },
  }),
  'list clients': async (who) => (await aProfile(world, who), { call: listProfiles, options: {} }),
  'change a client': async (who) => ({
    call: updateProfile,
    options: { params: { profileId: await aProfile(world, who) }, body: open },
  }),
  'reveal a value': async (who) => ({
    call: revealField,
    options: { params: { profileId: await aProfile(world, who) }, body: { field: 'ssn' } },
  }),
  'upload a document': async (who) => ({
    call: uploadCalls.ssn,
    options: { params: { profileId: await aProfile(world, who) }, ...anUpload('ssn', image) },
  }),
  'connect a report': async (who) => ({
    call: connectProvider,
    options: {
      params: { profileId: await aProfile(world, who), provider: 'MyFreeScoreNow' },
      body: credentials,
    },
  }),
  'generate letters': async (who) => {
    const profileId = await aProfile(world, who);
    const reportId = await aReport(world, who, profileId);
    const params = { profileId, reportId, selectedOptions: '5' };
    return { call: generateAutomatic, options: { params, body: [5], headers: once() } };
  },
  'download letters': async (who) => ({ call: downloadLetters, options: { params: await lettersOf(who) } }),
  'print letters': async (who) => ({ call: printLetters, options: { params: await lettersOf(who) } }),
  'mail letters': async (who) => ({ call: mailLetters, options: { params: await lettersOf(who) } }),
  'save the settings': async () => ({ call: saveSettings, options: { body: { companyName: 'Ruiz' } } }),
  'order generations': async () => ({ call: createPayment, options: { params: { count: '3' } } }),
  'invite a client': async (who) => ({
    call: createClientLink,
    options: { params: { profileId: await aProfile(world, who) } },
  }),
  'delete a client': async (who) => ({
    call: deleteProfile,
    options: { params: { profileId: await aProfile(world, who) } },
  }),
};

async function lettersOf(who: Person) {
  const profileId = await aProfile(world, who);
  const reportId = await aReport(world, who, profileId);
  return { sessionId: await aSession(world, who, profileId, reportId) };
}

/** How many clients, sets of letters, and generations an account has. */
async function holdings(who: Person) {
  const { results } = (await world.ask(listProfiles, who)).json();
  const { generations } = (await world.ask(generationLog, who)).json();
  const { left } = await world.services.store.ledger.summary(who.accountId);
  return [results.length, generations.length, left];
}

/** Every run fails the first and each fifteenth statement after it, a thorough one each. */
const step = isThorough ? 1 : 15;

/** What is wrong after the statement with this number failed; null if the call ran fewer. */
async function problemsAt(number: number, prepare: (who: Person) => Promise<Flow>): Promise<string[] | null> {
  const who = await world.person();
  const { call, options } = await prepare(who);
  const before = await holdings(who);
  const statementsRun = failAt(number);
  const answer = await world.ask(call, who, options);
  if (statementsRun() < number) return null;
  // Some statements may fail without harm, such as the one that notes when someone was last seen.
  if (answer.statusCode === 200) return [];
  const isPlain = FailureReply.safeParse(answer.json()).data?.error === '';
  const problems = [
    ...([500, 503].includes(answer.statusCode) && isPlain ? [] : [`answered ${answer.statusCode}`]),
    ...(/666550611|disk I\/O|node:/.test(answer.body) ? ['says too much'] : []),
  ];
  const after = await holdings(who);
  // A client whose deletion failed may be gone or not; everything else happened once or not at all, and can be retried.
  if (call === deleteProfile) return problems;
  const again = await world.ask(call, who, options);
  return [
    ...problems,
    ...(isDeepStrictEqual(after, before) ? [] : ['left something half done']),
    ...(again.statusCode === 200 ? [] : [`cannot be retried: ${again.statusCode}`]),
  ].map((problem) => `statement ${number}: ${problem}`);
}

it.each(Object.entries(flows))('whichever statement fails: %s', async (name, prepare) => {
  const found: string[] = [];
  let points = 0;
  for (let number = 1; ; number += step) {
    const problems = await problemsAt(number, prepare);
    if (problems === null) break;
    points += 1;
    found.push(...problems);
  }
  expect(found).toEqual([]);
  expect(await ledgerDrift(world)).toEqual([]);
  expect(points).toBeGreaterThan(0);
  figure(`${name}: ${points} points`);
});
