import { markWorkSeen } from '#contract/clientWork.ts';
import { creditReports } from '#contract/reports.ts';
import { followedWorkMachine } from '#machines/followedWork.ts';
import { perform } from '#src/api/perform.ts';
import { wire } from '#src/workflow/wire.ts';

/** Work that was begun before the page opened, followed with calls. */
export const followedWork = wire(followedWorkMachine, {
  creditReports: async (params, signal) => (await perform(creditReports, { params, signal })).work ?? [],
  markWorkSeen: (params, signal) => perform(markWorkSeen, { params, signal }),
});
