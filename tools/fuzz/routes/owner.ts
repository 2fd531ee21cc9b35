/** Whose requests they are: an account with something of everything, made again when a request deleted it. */
import type { Call } from '#contract/call.ts';
import { DocumentKind } from '#contract/documents.ts';
import { refreshReport } from '#contract/providers.ts';
import { aBoundClient } from '#tests/routes/boundClient.ts';
import { nobody } from '#tests/routes/ownedCalls.ts';
import { aDocument, aProfile, aReport, aSession } from '#tests/routes/world.ts';
import type { AppUnderTest, Person } from '#tests/support/anApp.ts';
import type { Known } from './requests.ts';
import { usedUp } from './usedUp.ts';

export interface Owned {
  readonly who: Person;
  /** The client, bound to the link with the key that is known. */
  readonly client: Person;
  readonly own: Known;
}

const generations = 1_000_000;

/** An account with a client, documents, a report, and letters, and enough generations for every case. */
async function anOwner(world: AppUnderTest): Promise<Owned> {
  const who = await world.person('b2b', generations);
  const profileId = await aProfile(world, who);
  for (const kind of DocumentKind.options) await aDocument(world, who, profileId, kind);
  const reportId = await aReport(world, who, profileId);
  const sessionId = await aSession(world, who, profileId, reportId);
  const { client, clientKey } = await aBoundClient(world, who, profileId);
  return { who, client, own: { profileId, reportId, otherReportId: reportId, sessionId, clientKey } };
}

/** With only a client: quick enough to be made after each deletion. */
async function aLeanOwner(world: AppUnderTest): Promise<Owned> {
  const who = await world.person('b2b', generations);
  return { who, client: who, own: { ...nobody, profileId: await aProfile(world, who) } };
}

const isGone = async (world: AppUnderTest, { who, own }: Owned): Promise<boolean> =>
  (await world.services.store.profiles.find(who.accountId, own.profileId)) === null;

/**
 * After so many changes and recorded reads the account is another: lists grow with what was created, and each request
 * with the lists.
 */
const mostChanges = 300;
/** Each report is compared with all earlier ones of its client, and each set of letters with the earlier sets. */
const mostComparisons = 8;
const comparing: ReadonlySet<string> = new Set([
  'connectProvider',
  'refreshReport',
  'importReportFile',
  'generateAutomatic',
  'generateManual',
  'rewriteLetters',
  'writeNextLetters',
  'writeFileRequests',
  'writeMarkLetters',
]);
/** So many deletions are of a client with everything, the others of one with nothing else. */
const fullDeletions = 20;

/** The account whose turn it is. */
export interface Owner {
  readonly now: () => Owned;
  /**
   * To be told after each answer: makes another account if this one's client is gone, or it has changed a lot, and again what
   * the call used up.
   */
  readonly afterAnswer: (call: Call, status: number) => Promise<void>;
  /** Gives the next call an account with everything, and what it uses up. */
  readonly beforeCall: (call: Call) => Promise<void>;
}

export async function startOwner(world: AppUnderTest): Promise<Owner> {
  let now = await anOwner(world);
  let isLean = false;
  let changes = 0;
  let deletions = 0;
  const replace = async (wantsLean: boolean): Promise<void> => {
    now = await (wantsLean ? aLeanOwner(world) : anOwner(world));
    isLean = wantsLean;
    changes = 0;
  };
  const know = (made: Readonly<Record<string, string>> = {}): void => {
    now = { ...now, own: { ...now.own, ...made } };
  };
  const renew = async ({ name }: Call): Promise<void> => know(await usedUp[name]?.(world, now));
  /** Calls before may have replaced the link, or ended the connection. */
  const prepare = async ({ name, url }: Call): Promise<void> => {
    const { who, own } = now;
    if (name === refreshReport.name) await aReport(world, who, own.profileId);
    if (!url.includes(':clientKey')) return;
    const { client, clientKey } = await aBoundClient(world, who, own.profileId);
    now = { ...now, client, own: { ...own, clientKey } };
  };
  return {
    now: () => now,
    async afterAnswer(call, status) {
      const { name, method, reads } = call;
      if (status !== 200 || (method === 'GET' && reads === 'nothing')) return;
      changes += 1;
      if (method !== 'GET' && (await isGone(world, now))) await replace((deletions += 1) >= fullDeletions);
      else if (changes >= (comparing.has(name) ? mostComparisons : mostChanges)) await replace(isLean);
      await renew(call);
    },
    async beforeCall(call) {
      deletions = 0;
      if (isLean || changes >= mostChanges / 10) await replace(false);
      await prepare(call);
      await renew(call);
    },
  };
}
