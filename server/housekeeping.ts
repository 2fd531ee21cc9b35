import type { Blobs } from './blobs/blobs.ts';
import { sweepBlobs } from './blobs/sweep.ts';
import { reviewLetters } from './generation/reviewLetters.ts';
import { notifyAfterMonth } from './profiles/notifyAfterMonth.ts';
import type { Services } from './services.ts';

const hour = 60 * 60_000;

/** Writes a line of text for the operator. */
export interface HouseLog {
  info(line: string): void;
  warn(line: string): void;
  error(line: string): void;
}

export interface House {
  readonly services: Pick<Services, 'store' | 'clock' | 'vault'>;
  readonly blobs: Blobs;
  /** How many orphaned files may be moved even if that is unusually many. */
  readonly allowedOrphans: number;
  readonly log: HouseLog;
}

export interface Housekeeping {
  /** Resolves when the first round, at startup, has finished. */
  readonly firstRound: Promise<void>;
  stop(): void;
}

/**
 * Background work of the server: expired rows and reminders every hour, files and letters written under earlier rules
 * every day, and all of it once at startup. Each task logs one line if it did something or failed; a failure does not stop the others.
 */
export function startHousekeeping(house: House): Housekeeping {
  const tasks = [
    { every: hour, name: 'Removing expired rows', work: () => house.services.store.purge() },
    { every: hour, name: 'Finishing erasures', work: () => house.services.store.finishErasures() },
    { every: hour, name: 'Reminding after 30 days', work: () => remind(house) },
    { every: 24 * hour, name: 'Sweeping files', work: () => sweep(house) },
    { every: 24 * hour, name: 'Reviewing earlier letters', work: () => review(house) },
  ];
  let stopped = false;
  const perform = async ({ name, work }: (typeof tasks)[number]) => {
    try {
      await work();
    } catch (error) {
      // When the server stops, the store closes while a task may still be running.
      if (!stopped) house.log.error(`${name} failed: ${String(error)}`);
    }
  };
  const timers = tasks.map((task) => setInterval(() => void perform(task), task.every).unref());
  return {
    firstRound: Promise.all(tasks.map(perform)).then(() => undefined),
    stop() {
      stopped = true;
      for (const timer of timers) clearInterval(timer);
    },
  };
}

async function remind({ services, log }: House): Promise<void> {
  const reminded = await notifyAfterMonth(services);
  if (reminded > 0) log.info(`Sent 30-day reminders for ${reminded} clients.`);
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
