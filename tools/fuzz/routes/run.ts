/** Sends many requests to every call, in this process, and collects those that the server did not handle. */
import { calls } from '#contract/calls.ts';
import { readReport } from '#credit/report/read.ts';
import { createFileReader, type ReadFile } from '#server/imports/fileReader.ts';
import { createTypesetter } from '#server/letters/typesetter.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { anImage } from '#tests/routes/world.ts';
import { randomOf } from '../random.ts';
import { startOwner, type Owner } from './owner.ts';
import { problemWith, type Answer } from './problem.ts';
import { requestOf, type Sent } from './requests.ts';
import { processorTimer } from './timer.ts';
import { someTypeset } from './typesetting.ts';

type Call = (typeof calls)[number];

export interface Failed {
  readonly call: string;
  readonly number: number;
  readonly why: string;
  readonly sent: Sent;
}
/** What the requests to one call, or to several, showed. */
export interface Shown {
  readonly cases: number;
  /** The status of the first answer to the last call. */
  readonly first: number;
  /** How many answers had each status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Milliseconds of CPU time. */
  readonly slowest: { readonly call: string; readonly number: number; readonly milliseconds: number };
  readonly failures: readonly Failed[];
}
export interface RouteSummary extends Shown {
  readonly calls: number;
}
/** One of `of` equal parts, counted from 1. */
export interface Part {
  readonly number: number;
  readonly of: number;
}
export interface RouteWish {
  readonly seed: number;
  /** Requests to each call. */
  readonly count: number;
  /** Only these calls; all if there are none. */
  readonly only?: readonly string[];
  readonly part?: Part;
  /** Milliseconds of CPU time that no request may take, typesetting aside: a second, unless the machine may be of any speed. */
  readonly longest?: number;
  /** Only this request, to see a failure again. */
  readonly number?: number;
  /** Told after each call, so that a run that is interrupted has said what it showed. */
  readonly onCall?: (name: string, shown: Shown) => void;
}

/** Milliseconds after which a request hangs, on a machine that does other things too. */
const patience = 60_000;
/** So many files are read in a process each, as the product does. `npm run fuzz` reads mutants of reports by thousands. */
const filesApart = 50;

/** Takes turns, so that a part has some of the calls that take long. */
export const callsOf = ({ number, of }: Part): readonly Call[] =>
  calls.filter((_, index) => index % of === number - 1);

/** A number that depends on the call's name, so that one call's requests do not depend on the others. */
const seedOf = (seed: number, name: string, number: number): number =>
  Buffer.from(`${name} ${number}`).reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), seed);

function fileReader(): ReadFile {
  const apart = createFileReader();
  let files = 0;
  return async (bytes) => {
    files += 1;
    return files <= filesApart ? apart(bytes) : readReport(bytes);
  };
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

/** Sends it again after the time that a limit asks for, by the world's clock: a limit says nothing about the call. */
async function sendUntilServed(
  world: AppUnderTest,
  who: Person,
  call: Call,
  sent: Sent,
): Promise<Answer | null> {
  const answer = await send(world, who, call, sent);
  const wait = Number(answer?.headers['retry-after']);
  if (answer?.statusCode !== 429 || !(wait > 0)) return answer;
  world.clock.set(new Date(world.clock.now().getTime() + wait * 1_000).toISOString());
  return send(world, who, call, sent);
}

interface Circumstances {
  readonly world: AppUnderTest;
  readonly owner: Owner;
  readonly image: Buffer;
}

/** The requests to one call. */
async function fuzzCall(
  { world, owner, image }: Circumstances,
  call: Call,
  wish: Pick<RouteWish, 'seed' | 'count' | 'number' | 'longest'>,
): Promise<Shown> {
  const { longest = 1_000 } = wish;
  const failures: Failed[] = [];
  const statuses: Record<number, number> = {};
  let first = 0;
  const timer = processorTimer();
  let slowest = { call: '', number: 0, milliseconds: 0 };
  const stray: unknown[] = [];
  const note = (error: unknown) => void stray.push(error);
  process.on('unhandledRejection', note);
  const [from, to] = wish.number === undefined ? [0, wish.count] : [wish.number, wish.number + 1];
  try {
    await owner.beforeCall(call);
    for (let number = from; number < to; number += 1) {
      const random = randomOf(seedOf(wish.seed, call.name, number));
      const { who: agency, client, own } = owner.now();
      const who = call.url.includes(':clientKey') ? client : agency;
      const sent = requestOf(call, random, number, own, image);
      timer.begin();
      const answer = await sendUntilServed(world, who, call, sent);
      const milliseconds = timer.end();
      const status = answer?.statusCode ?? 0;
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (number === from) first = status;
      if (milliseconds > slowest.milliseconds) slowest = { call: call.name, number, milliseconds };
      const why =
        answer === null
          ? `no answer within ${patience / 1_000} s`
          : (problemWith(call, answer) ??
            (milliseconds > longest ? `took ${milliseconds.toFixed(0)} ms of CPU time` : null) ??
            (stray.length > 0 ? `left an error behind: ${String(stray.splice(0)[0])}` : null));
      if (why !== null) failures.push({ call: call.name, number, why, sent });
      await owner.afterAnswer(call, status);
    }
  } finally {
    process.off('unhandledRejection', note);
  }
  return { cases: to - from, first, statuses, slowest, failures };
}

/** Both together. */
function added(one: Shown, other: Shown): Shown {
  const statuses: Record<number, number> = { ...one.statuses };
  for (const [status, count] of Object.entries(other.statuses))
    statuses[Number(status)] = (statuses[Number(status)] ?? 0) + count;
  return {
    cases: one.cases + other.cases,
    first: other.first,
    statuses,
    slowest: other.slowest.milliseconds > one.slowest.milliseconds ? other.slowest : one.slowest,
    failures: [...one.failures, ...other.failures],
  };
}

const nothingShown: Shown = {
  cases: 0,
  first: 0,
  statuses: {},
  slowest: { call: '', number: 0, milliseconds: 0 },
  failures: [],
};

/** Sends `count` requests to each call. Rejects only if the server itself ended. */
export async function fuzzRoutes(wish: RouteWish): Promise<RouteSummary> {
  const { only = [], part = { number: 1, of: 1 }, onCall } = wish;
  const world = await anApp({}, null, {
    readFile: fileReader(),
    typesetter: someTypeset(createTypesetter()),
  });
  const image = await anImage();
  const owner = await startOwner(world);
  const wanted = callsOf(part).filter(({ name }) => only.length === 0 || only.includes(name));
  let all = nothingShown;
  try {
    for (const call of wanted) {
      const shown = await fuzzCall({ world, owner, image }, call, wish);
      onCall?.(call.name, shown);
      all = added(all, shown);
    }
  } finally {
    await world.close();
  }
  return { ...all, calls: wanted.length };
}
