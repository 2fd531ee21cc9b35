import { housekeeping, housekeepingHandlers, type House } from './housekeeping.ts';
import { interruptedLetters } from './generation/lettersJob.ts';
import { enqueueRecurring } from './jobs/recurring.ts';
import { interruptedImports } from './imports/importJob.ts';
import { runJobs } from './jobs/runner.ts';
import { createMailer, type MailAccess } from './mail/mailer.ts';
import { mailHandler } from './mail/mailJob.ts';

interface Wish extends House {
  readonly mail: MailAccess;
  /** Whether no other process works on this store: jobs that are running now were left by a crash. */
  readonly isAlone: boolean;
}

/** Work that no request waits for. */
export interface Background {
  /** Resolves when what was due at startup is done, or has failed for now. */
  readonly firstRound: Promise<void>;
  stop(): Promise<void>;
}

/** Starts this process's share of the background work: mail, and what the server does for itself. */
export function startBackground({ mail, isAlone, ...house }: Wish): Background {
  const { services, log } = house;
  const mailer = createMailer(mail);
  const runner = runJobs({
    ...services,
    handlers: [
      ...housekeepingHandlers(house),
      interruptedImports(services),
      interruptedLetters(services),
      mailHandler(mailer),
    ],
    log,
  });
  const failed = (error: unknown) => log.error(`Background work could not start: ${String(error)}`);
  const released = isAlone ? services.store.jobs.releaseAll().catch(failed) : Promise.resolve();
  const recurring = enqueueRecurring(services, housekeeping, failed);
  return {
    firstRound: Promise.all([released, recurring.first]).then(() => runner.idle()),
    async stop() {
      recurring.stop();
      await runner.stop();
      mailer.close();
    },
  };
}
