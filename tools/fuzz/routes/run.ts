/** Sends many requests to every call, in this process, and collects those that the server did not handle. */
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { calls } from '#contract/calls.ts';
import { FailureReply } from '#contract/failureReply.ts';
import { failuresOf } from '#contract/failuresOf.ts';
import { DocumentKind } from '#contract/documents.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import type { Ids } from '#tests/routes/ownedCalls.ts';
import { aDocument, anImage, aProfile, aReport, aSession } from '#tests/routes/world.ts';
import { randomOf } from '../random.ts';
import { requestOf, type Sent } from './requests.ts';

type Call = (typeof calls)[number];

export interface Failed {
  readonly call: string;
  readonly number: number;
  readonly why: string;
  readonly sent: Sent;
}
export interface RouteSummary {
  readonly cases: number;
  readonly calls: number;
  /** How many answers had each status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Milliseconds of CPU time. */
  readonly slowest: { readonly call: string; readonly number: number; readonly milliseconds: number };
  readonly failures: readonly Failed[];
}
export interface RouteWish {
  readonly seed: number;
  /** Requests to each call. */
  readonly count: number;
  /** Only these calls; all if there are none. */
  readonly only?: readonly string[];
  /** Only this request, to see a failure again. */
  readonly number?: number;
  readonly progress?: (call: string, failures: number) => void;
}

/** Milliseconds of CPU time that no request may take, typesetting aside. */
const longest = 1_000;
/** Milliseconds after which a request hangs, on a machine that does other things too. */
const patience = 60_000;

interface Owned {
  readonly who: Person;
  readonly own: Ids;
}

/** An account with a client, documents, a report, and letters, and enough generations for every case. */
async function anOwner(world: AppUnderTest): Promise<Owned> {
  const who = await world.person('b2b', 1_000_000);
  const profileId = await aProfile(world, who);
  for (const kind of DocumentKind.options) await aDocument(world, who, profileId, kind);
  const reportId = await aReport(world, who, profileId);
  return { who, own: { profileId, reportId, sessionId: await aSession(world, who, profileId, reportId) } };
}

const isGone = async (world: AppUnderTest, { who, own }: Owned): Promise<boolean> =>
  (await world.services.store.profiles.find(who.accountId, own.profileId)) === null;

/** A number that depends on the call's name, so that one call's requests do not depend on the others. */
const seedOf = (seed: number, name: string, number: number): number =>
  Buffer.from(`${name} ${number}`).reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), seed);

interface Answer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly payload: string;
}

/** What is wrong with an answer; null if nothing is. */
export function problemWith(call: Call, { statusCode, headers, payload }: Answer): string | null {
  if (statusCode >= 500 && statusCode !== 503) return `answered ${statusCode}`;
  const isJson = String(headers['content-type']).startsWith('application/json');
  if (statusCode >= 400) {
    const failure = isJson ? FailureReply.safeParse(JSON.parse(payload)) : null;
    if (failure?.success !== true) return `refused with ${statusCode} in another format`;
    return failuresOf(call).includes(failure.data.code)
      ? null
      : `refused with the unlisted ${failure.data.code}`;
  }
  if (call.reply === undefined || statusCode >= 300) return null;
  const said: unknown = JSON.parse(payload);
  const read = z.core.safeParse(call.reply, said);
  if (!read.success) return `answered in another shape: ${JSON.stringify(read.error.issues[0])}`;
  return isDeepStrictEqual(read.data, said) ? null : 'answered with fields that the contract does not name';
}

async function send(world: AppUnderTest, who: Person, call: Call, sent: Sent): Promise<Answer | null> {
  const answer = world.app.inject({
    method: call.method,
    url: sent.path,
    headers: {
      host: 'localhost:4000',
      ...(call.access !== 'public' && { authorization: `Bearer ${who.token}` }),
      ...sent.headers,
    },
    ...(sent.payload !== null && call.method !== 'GET' && { payload: sent.payload }),
  });
  const { promise: tooLong, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), patience);
  try {
    return await Promise.race([answer, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

/** Sends `count` requests to each call. Rejects only if the server itself ended. */
export async function fuzzRoutes(wish: RouteWish): Promise<RouteSummary> {
  const { seed, count, only = [], progress } = wish;
  const world = await anApp();
  const image = await anImage();
  const failures: Failed[] = [];
  const statuses: Record<number, number> = {};
  let slowest = { call: '', number: 0, milliseconds: 0 };
  let cases = 0;
  const wanted = calls.filter(({ name }) => only.length === 0 || only.includes(name));
  const stray: unknown[] = [];
  const note = (error: unknown) => void stray.push(error);
  process.on('unhandledRejection', note);
  try {
    let owner = await anOwner(world);
    for (const call of wanted) {
      const numbers =
        wish.number === undefined ? Array.from({ length: count }, (_, index) => index) : [wish.number];
      for (const number of numbers) {
        const sent = requestOf(call, randomOf(seedOf(seed, call.name, number)), number, owner.own, image);
        const begun = process.cpuUsage();
        const answer = await send(world, owner.who, call, sent);
        const { user, system } = process.cpuUsage(begun);
        const milliseconds = (user + system) / 1_000;
        cases += 1;
        const status = answer?.statusCode ?? 0;
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (milliseconds > slowest.milliseconds) slowest = { call: call.name, number, milliseconds };
        const why =
          answer === null
            ? `no answer within ${patience / 1_000} s`
            : (problemWith(call, answer) ??
              (milliseconds > longest ? `took ${milliseconds.toFixed(0)} ms of CPU time` : null) ??
              (stray.length > 0 ? `left an error behind: ${String(stray.splice(0)[0])}` : null));
        if (why !== null) failures.push({ call: call.name, number, why, sent });
        if (status === 200 && call.method !== 'GET' && (await isGone(world, owner)))
          owner = await anOwner(world);
      }
      progress?.(call.name, failures.length);
    }
  } finally {
    process.off('unhandledRejection', note);
    await world.close();
  }
  return { cases, calls: wanted.length, statuses, slowest, failures };
}
