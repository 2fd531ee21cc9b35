import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { allGenerations, myInformation, saveSettings } from '#contract/account.ts';
import type { Call } from '#contract/call.ts';
import { uploadCalls, viewDocument } from '#contract/documents.ts';
import { createProfile, listProfiles, profileDetails } from '#contract/profiles.ts';
import { downloadLetters, generateAutomatic, generationLog } from '#contract/repair.ts';
import { anUpload, aProfileInput, type AskOptions } from './anApp.ts';
import { timeouts } from './timeouts.ts';
import { unzip } from './zip.ts';

export interface Answer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly rawPayload: Buffer;
  json(): ReturnType<typeof JSON.parse>;
}

/** Makes a call as one person, over HTTP or without a port. Rejects if nothing responds. */
export type Ask = (call: Call, options?: AskOptions) => Promise<Answer>;

/** A response other than 200. */
export interface Refusal {
  readonly call: string;
  readonly status: number;
  readonly code: string;
  readonly retryAfter: unknown;
}

/** What the product has acknowledged. */
export interface Acknowledged {
  /** Ids by each profile's unique name. */
  readonly profiles: Map<string, string>;
  /** Profiles with an uploaded document. */
  readonly uploads: Set<string>;
  /** Sets of letters. */
  readonly sessions: Set<string>;
  /** How often the settings were saved: the number is in the company's name. */
  readonly settings: { saved: number };
}

/** How many actions these are. */
export const acknowledgedCount = ({ profiles, uploads, sessions, settings }: Acknowledged): number =>
  profiles.size + uploads.size + sessions.size + settings.saved;

/** In words, for figures. */
export const acknowledgedWords = (all: Acknowledged): string =>
  `${acknowledgedCount(all).toLocaleString('en')} (${all.profiles.size} profiles, ${all.uploads.size} uploads, ${all.sessions.size} generations, ${all.settings.saved} settings)`;

/** A copy that does not change with the load. */
export const copyOf = ({ profiles, uploads, sessions, settings }: Acknowledged): Acknowledged => ({
  profiles: new Map(profiles),
  uploads: new Set(uploads),
  sessions: new Set(sessions),
  settings: { ...settings },
});

/** What was acknowledged after `before`. */
export const since = (before: Acknowledged, all: Acknowledged): Acknowledged => ({
  profiles: new Map([...all.profiles].slice(before.profiles.size)),
  uploads: new Set([...all.uploads].slice(before.uploads.size)),
  sessions: new Set([...all.sessions].slice(before.sessions.size)),
  settings: { ...all.settings },
});

export interface Load {
  readonly acknowledged: Acknowledged;
  readonly refusals: readonly Refusal[];
  /** Requests whose connection broke. */
  readonly broken: () => number;
  /** When something was last acknowledged, by `performance.now()`. */
  readonly latest: () => number;
  /** Resolves once there is one more of each kind than now; rejects if the load has ended by itself, or if that takes too long. */
  readonly oneMoreOfEach: () => Promise<void>;
  /** Resolves when everything that was started is done. Rejects if any response was neither 200 nor 503. */
  readonly stop: () => Promise<void>;
}

const pause = 25;
/** How many times longer a load that rests does so while only letters are waited for. */
const restsMore = 10;
const companyPrefix = 'Company ';

/**
 * Saves, uploads, generates, and reads without pause. Each call is repeated with the same Idempotency-Key until it
 * is acknowledged, as in the browser. Any response other than 200 and 503 ends the load.
 */
export async function startLoad(
  ask: Ask,
  target: { readonly profileId: string; readonly reportId: string },
  /** What the product says about a failure, for the test's report. */
  explain: () => string = () => '',
  /** Milliseconds between two actions of a kind. */
  rest = 0,
): Promise<Load> {
  const image = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer();
  const acknowledged: Acknowledged = {
    profiles: new Map(),
    uploads: new Set(),
    sessions: new Set(),
    settings: { saved: 0 },
  };
  const refusals: Refusal[] = [];
  /** Someone waits for letters, and has seen one more of everything else: all wait for a killed process's lease. */
  const missing = { onlyLetters: false };
  let broken = 0;
  let latest = 0;
  const end = new AbortController();
  /** Calls that have not been acknowledged yet, and what was last answered. */
  const insisting = new Map<AskOptions, string>();

  async function insist(call: Call, options: AskOptions): Promise<Answer> {
    const asked = { ...options };
    insisting.set(asked, `${call.name}: not answered`);
    try {
      return await repeated(call, asked);
    } finally {
      insisting.delete(asked);
    }
  }
  async function repeated(call: Call, options: AskOptions): Promise<Answer> {
    for (;;) {
      const answer = await ask(call, options).catch(() => null);
      if (answer?.statusCode === 200) return answer;
      const code = answer === null ? '' : codeOf(answer);
      if (answer === null || isProxys(answer, code)) {
        broken += 1;
      } else {
        const { statusCode: status, headers } = answer;
        refusals.push({ call: call.name, status, code, retryAfter: headers['retry-after'] });
        if (status !== 503) throw new Error(`${call.name} answered ${status} ${code}${explain()}`);
        insisting.set(options, `${call.name}: last answered ${status} ${code}`);
      }
      await wait(pause);
    }
  }
  const once = () => ({ 'idempotency-key': randomUUID() });

  async function save(): Promise<void> {
    const profileName = `Load ${randomBytes(8).toString('hex')}`;
    const body = aProfileInput({ profileName });
    const { id } = (await insist(createProfile, { body, headers: once() })).json();
    acknowledged.profiles.set(profileName, id);
    latest = performance.now();
    await insist(uploadCalls.address, { params: { profileId: id }, ...anUpload('address', image) });
    acknowledged.uploads.add(id);
    latest = performance.now();
  }
  async function generate(): Promise<void> {
    const params = { ...target, selectedOptions: '5' };
    const answer = await insist(generateAutomatic, {
      params,
      query: { repeat: 'true' },
      body: [5],
      headers: once(),
    });
    acknowledged.sessions.add(answer.json().sessionId);
  }
  async function saveCompany(): Promise<void> {
    const number = acknowledged.settings.saved + 1;
    await insist(saveSettings, { body: { companyName: `${companyPrefix}${number}` } });
    acknowledged.settings.saved = number;
    // Quicker than everything else, it would be most of the load.
    await wait(pause);
  }
  async function read(): Promise<void> {
    await insist(profileDetails, { params: target });
    await insist(generationLog, {});
  }
  async function repeat(work: () => Promise<void>): Promise<void> {
    while (!end.signal.aborted) {
      await work();
      await wait(rest);
      for (let more = restsMore * rest; more > 0 && missing.onlyLetters; more -= pause) await wait(pause);
    }
  }
  const working = Promise.all([save, save, save, generate, saveCompany, read].map(repeat));
  working.catch(() => end.abort());

  return {
    acknowledged,
    refusals,
    broken: () => broken,
    latest: () => latest,
    async oneMoreOfEach() {
      const before = copyOf(acknowledged);
      const { profiles, uploads, sessions, settings } = acknowledged;
      const areLettersMore = () => sessions.size > before.sessions.size;
      const isRestMore = () =>
        profiles.size > before.profiles.size &&
        uploads.size > before.uploads.size &&
        settings.saved > before.settings.saved;
      const until = performance.now() + timeouts.start;
      while (!areLettersMore() || !isRestMore()) {
        missing.onlyLetters = isRestMore();
        if (end.signal.aborted) await working;
        if (performance.now() > until)
          throw new Error(
            `Not one more of each, but ${acknowledgedWords(acknowledged)}. ${[...insisting.values()].join('; ')}${explain()}`,
          );
        await wait(pause);
      }
      missing.onlyLetters = false;
    },
    async stop() {
      end.abort();
      await working;
    },
  };
}

/** What a proxy answers for a process that is gone. */
function isProxys({ statusCode }: Answer, code: string): boolean {
  return code === '' && (statusCode === 502 || statusCode === 504);
}

/** '' for a response that is not in the product's format. */
function codeOf(answer: Answer): string {
  try {
    return String(answer.json().code);
  } catch {
    return '';
  }
}

/** How what exists differs from what was acknowledged. */
export interface Audit {
  /** Acknowledged, but missing. */
  readonly lost: readonly string[];
  /** Exists twice, or exists although nobody requested it. */
  readonly doubled: readonly string[];
  /** Exists, but incomplete. */
  readonly damaged: readonly string[];
}

/** Compares a finished load with what the product has. `before`: the sets of letters that existed before. */
export async function audit(
  ask: Ask,
  { profiles, uploads, sessions, settings }: Acknowledged,
  { granted, before }: { readonly granted: number; readonly before: ReadonlySet<string> },
): Promise<Audit> {
  const found = { lost: [] as string[], doubled: [] as string[], damaged: [] as string[] };
  const json = async (call: Call, options: AskOptions = {}) => (await ask(call, options)).json();

  const { results } = await json(listProfiles);
  const listed: readonly { id: string; profileName: string }[] = results;
  const ids = new Set(listed.map(({ id }) => id));
  const named = Map.groupBy(listed, ({ profileName }) => profileName);
  for (const [name, id] of profiles) {
    if (!ids.has(id)) found.lost.push(`profile ${id}`);
    if ((named.get(name)?.length ?? 0) > 1) found.doubled.push(name);
  }
  for (const id of ids) {
    const details = await ask(profileDetails, { params: { profileId: id } });
    if (details.statusCode !== 200) found.damaged.push(`profile ${id}`);
  }
  await readDocuments(ask, uploads, found);
  await readSettings(ask, settings.saved, found);

  const { generations } = await json(generationLog);
  const recorded = new Map<string, number>(
    generations.map((item: { id: string; numberOfLetters: number }) => [item.id, item.numberOfLetters]),
  );
  for (const id of sessions) if (!recorded.has(id)) found.lost.push(`letters ${id}`);
  for (const [id, letters] of recorded) {
    if (!sessions.has(id) && !before.has(id)) found.doubled.push(`letters ${id}`);
    if ((await wholeLetters(ask, id)) !== letters) found.damaged.push(`letters ${id}`);
  }
  const { generationsUsed, generationsLeft } = await json(allGenerations);
  if (generationsUsed.value !== recorded.size || generationsLeft.value !== granted - recorded.size) {
    found.damaged.push(`the ledger: ${generationsUsed.value} used, ${generationsLeft.value} left`);
  }
  return found;
}

interface Found {
  readonly lost: string[];
  readonly damaged: string[];
}

async function readDocuments(ask: Ask, uploads: Iterable<string>, { lost, damaged }: Found): Promise<void> {
  for (const id of uploads) {
    const seen = await ask(viewDocument, { params: { profileId: id, kind: 'address' } });
    if (seen.statusCode === 404) lost.push(`document of ${id}`);
    else if ((await widthOf(seen)) !== 60) damaged.push(`document of ${id}`);
  }
}

async function readSettings(ask: Ask, saved: number, { lost }: Found): Promise<void> {
  const { companyName } = (await ask(myInformation)).json();
  const number = Number(String(companyName).replace(companyPrefix, ''));
  if (saved > 0 && !(number >= saved))
    lost.push(`settings: ${companyName} instead of ${companyPrefix}${saved}`);
}

/** How many letters of a set can be downloaded and are whole. */
async function wholeLetters(ask: Ask, sessionId: string): Promise<number> {
  const zip = await ask(downloadLetters, { params: { sessionId } });
  return zip.statusCode === 200 ? (await unzip(zip.rawPayload)).filter(isPdf).length : 0;
}

/** Reads back each acknowledged action by itself, while the load continues. Duplicates show only in `audit`. */
export async function readBack(
  ask: Ask,
  { profiles, uploads, sessions, settings }: Acknowledged,
): Promise<Found> {
  const found: Found = { lost: [], damaged: [] };
  const readProfiles = async () => {
    for (const id of profiles.values()) {
      const { statusCode } = await ask(profileDetails, { params: { profileId: id } });
      if (statusCode !== 200) found.lost.push(`profile ${id}`);
    }
  };
  const readLetters = async () => {
    for (const id of sessions) if ((await wholeLetters(ask, id)) === 0) found.lost.push(`letters ${id}`);
  };
  await Promise.all([
    readProfiles(),
    readLetters(),
    readDocuments(ask, uploads, found),
    readSettings(ask, settings.saved, found),
  ]);
  return found;
}

const isPdf = ({ bytes }: { readonly bytes: Buffer }): boolean =>
  bytes.subarray(0, 5).toString() === '%PDF-' && bytes.subarray(-16).toString().trim().endsWith('%%EOF');

async function widthOf({ statusCode, rawPayload }: Answer): Promise<number | undefined> {
  return statusCode === 200 ? (await sharp(rawPayload).metadata()).width : undefined;
}
