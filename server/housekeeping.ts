import * as z from 'zod/mini';
import type { Blobs } from './blobs/blobs.ts';
import { sweepBlobs } from './blobs/sweep.ts';
import { passDays } from './disputes/passDays.ts';
import { reviewLetters } from './generation/reviewLetters.ts';
import { renewSigningKey } from './identity/embedded/signingKeys.ts';
import { jobHandler, type AnyJobHandler } from './jobs/job.ts';
import type { Recurring } from './jobs/recurring.ts';
import { notifyAfterMonth } from './profiles/notifyAfterMonth.ts';
import { applyRetention } from './profiles/retention.ts';
import { compareEarlier } from './imports/compareEarlier.ts';
import { saveScoreChanges } from './imports/saveScoreChanges.ts';
import { remindOfWork } from './reminders/remindOfWork.ts';
import type { Services } from './services.ts';

const hour = 60 * 60_000;

/** Writes a line of text for the operator. */
export interface HouseLog {
  info(line: string): void;
  warn(line: string): void;
  error(line: string): void;
}

export interface House {
  readonly services: Pick<Services, 'store' | 'clock' | 'vault' | 'looker' | 'origins'>;
  readonly blobs: Blobs;
  /** How many orphaned files may be moved even if that is unusually many. */
  readonly allowedOrphans: number;
  /** Clients that nothing was done with for so many months are erased after a notice; null for never. */
  readonly retentionMonths: number | null;
  readonly log: HouseLog;
}

interface Task extends Recurring {
  readonly title: string;
  readonly work: (house: House) => Promise<void>;
}

/** Expired rows, deadlines, earlier reports, and reminders every hour, files and letters written under earlier rules every day. */
const tasks: readonly Task[] = [
  {
    kind: 'purge',
    every: hour,
    title: 'Removing expired rows',
    work: ({ services }) => services.store.purge(),
  },
  {
    kind: 'erase',
    every: hour,
    title: 'Finishing erasures',
    work: ({ services }) => services.store.finishErasures(),
  },
  { kind: 'rotate', every: hour, title: 'Replacing the master key', work: rotate },
  { kind: 'renewSigning', every: hour, title: 'Replacing the signing key', work: renewSigning },
  { kind: 'passDays', every: hour, title: 'Calculating where disputes stand', work: pass },
  { kind: 'compare', every: hour, title: 'Comparing earlier reports with letters', work: compare },
  { kind: 'scores', every: hour, title: 'Working out how scores changed', work: changes },
  { kind: 'remind', every: hour, title: 'Reminding after 30 days', work: remind },
  { kind: 'remindOfWork', every: hour, title: 'Reminding of what waits', work: remindOfWaiting },
  { kind: 'retain', every: 24 * hour, title: 'Erasing what is no longer used', work: retain },
  { kind: 'sweep', every: 24 * hour, title: 'Sweeping files', work: sweep },
  { kind: 'review', every: 24 * hour, title: 'Reviewing earlier letters', work: review },
];

export const housekeeping: readonly Recurring[] = tasks;

/** What the server does for itself. Each task logs one line if it did something or failed. */
export function housekeepingHandlers(house: House): readonly AnyJobHandler[] {
  return tasks.map(({ kind, title, work }) =>
    jobHandler({
      kind,
      title,
      payload: z.null(),
      // The next period comes soon enough.
      attempts: 2,
      async work() {
        // Each process that starts asks for a round, and a slow one may still be working when the next is due.
        await house.services.store.alone(kind, () => work(house));
        return undefined;
      },
    }),
  );
}

async function retain({ services, retentionMonths, log }: House): Promise<void> {
  if (retentionMonths === null) return;
  const { noticed, erased } = await applyRetention(services, retentionMonths);
  if (noticed + erased > 0)
    log.info(`Not used for ${retentionMonths} months: notices about clients: ${noticed}, erased: ${erased}.`);
}

async function rotate({ services, log }: House): Promise<void> {
  const { rewrapped, retired } = await services.store.rotateKeys((count) =>
    log.info(`Replacing the master key: keys wrapped with the new one: ${count}.`),
  );
  if (retired !== null) {
    log.info(
      `The master key ${retired} is retired: nothing needs it (keys wrapped: ${rewrapped}). Remove REDRESS_KEY_PREVIOUS at the next restart.`,
    );
  }
}

async function renewSigning({ services: { store, clock }, log }: House): Promise<void> {
  const takesOver = await renewSigningKey(store.secrets, clock);
  if (takesOver !== null)
    log.info(`Published the next key for signing tokens. It takes over at ${takesOver.toISOString()}.`);
}

async function remind({ services, log }: House): Promise<void> {
  const reminded = await notifyAfterMonth(services);
  if (reminded > 0) log.info(`30-day reminders sent for clients: ${reminded}.`);
}

async function remindOfWaiting({ services, log }: House): Promise<void> {
  const reminded = await remindOfWork(services);
  if (reminded > 0) log.info(`Accounts reminded of waiting work: ${reminded}.`);
}

async function pass({ services, log }: House): Promise<void> {
  const { failed, reason } = await passDays(services);
  if (failed > 0)
    log.warn(`Could not calculate where the disputes of ${failed} clients stand. The first: ${reason}`);
}

async function compare({ services, log }: House): Promise<void> {
  const { clients, failed, reason } = await compareEarlier(services);
  if (clients > 0) log.info(`Compared the newest reports of ${clients} clients with their letters.`);
  if (failed > 0) log.warn(`Could not compare the newest reports of ${failed} clients. The first: ${reason}`);
}

async function changes({ services, log }: House): Promise<void> {
  const { clients, failed, reason } = await saveScoreChanges(services);
  if (clients > 0) log.info(`Worked out how the scores of ${clients} clients changed.`);
  if (failed > 0)
    log.warn(`Could not work out how the scores of ${failed} clients changed. The first: ${reason}`);
}

async function review({ services, log }: House): Promise<void> {
  const { sets, flawed, failed, reason } = await reviewLetters(services);
  if (sets > 0)
    log.info(`Reviewed ${sets} earlier sets of letters: ${flawed} with statements that were withdrawn.`);
  if (failed > 0) log.warn(`Could not review ${failed} earlier sets of letters. The first: ${reason}`);
}

async function sweep({ services: { store, clock }, blobs, allowedOrphans, log }: House): Promise<void> {
  const swept = await sweepBlobs(blobs, {
    namedBlobs: () => store.blobNames(),
    now: clock.now(),
    allowedOrphans,
  });
  const { files, orphans, heldBack, unfinished, broughtBack, purged } = swept;
  if (heldBack) {
    log.warn(
      `Moved no orphans and purged nothing, because no row refers to ${orphans} of ${files} files, which suggests the wrong database: if it is the right one, set QUARANTINE_ORPHANS=${orphans} and restart.`,
    );
  }
  const moved = heldBack ? 0 : orphans;
  if (moved + unfinished + broughtBack + purged > 0) {
    log.info(
      `Swept ${files} files: ${moved} orphaned and ${unfinished} unfinished moved to quarantine, ${broughtBack} restored, ${purged} purged.`,
    );
  }
}
