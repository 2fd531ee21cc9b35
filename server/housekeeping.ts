import type { Blobs } from './blobs/blobs.ts';
import { sweepBlobs } from './blobs/sweep.ts';
import { notifyAfterMonth } from './profiles/notifyAfterMonth.ts';
import type { Services } from './services.ts';

const hour = 60 * 60_000;

/** A line of text to the operator. */
export interface HouseLog {
  info(line: string): void;
  warn(line: string): void;
  error(line: string): void;
}

export interface House {
  readonly services: Pick<Services, 'store' | 'clock'>;
  readonly blobs: Blobs;
  /** How many orphaned files may be moved even though they are unusually many. */
  readonly allowedOrphans: number;
  readonly log: HouseLog;
}

export interface Housekeeping {
  /** Resolves when the round of the start is done. */
  readonly firstRound: Promise<void>;
  stop(): void;
}

/**
 * What the server does without being asked: expired rows and reminders each hour, files each day, all of it at once at
 * the start. Each task logs one line when it did something or failed; the others go on.
 */
export function startHousekeeping(house: House): Housekeeping {
  const tasks = [
    { every: hour, name: 'Removing expired rows', work: () => house.services.store.purge() },
    { every: hour, name: 'Reminding after 30 days', work: () => remind(house) },
    { every: 24 * hour, name: 'Sweeping files', work: () => sweep(house) },
  ];
  let stopped = false;
  const perform = async ({ name, work }: (typeof tasks)[number]) => {
    try {
      await work();
    } catch (error) {
      // Once the server stops, its store closes under what is still at work.
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

async function sweep({ services: { store, clock }, blobs, allowedOrphans, log }: House): Promise<void> {
  const swept = await sweepBlobs(blobs, {
    namedBlobs: () => store.blobNames(),
    now: clock.now(),
    allowedOrphans,
  });
  const { files, orphans, heldBack, unfinished, broughtBack, purged } = swept;
  if (heldBack) {
    log.warn(
      `Moved no orphans and purged nothing, because no row refers to ${orphans} of ${files} files, which looks like a wrong database: if it is the right one, set QUARANTINE_ORPHANS=${orphans} and restart.`,
    );
  }
  const moved = heldBack ? 0 : orphans;
  if (moved + unfinished + broughtBack + purged > 0) {
    log.info(
      `Swept ${files} files: ${moved} orphaned and ${unfinished} unfinished moved to quarantine, ${broughtBack} brought back, ${purged} purged.`,
    );
  }
}
