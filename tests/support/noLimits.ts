import type { CallLimits } from '#server/http/callLimits.ts';

const uncounted = () => Promise.resolve();

/** For a server that is not asked about its limits. */
export const noLimits: CallLimits = {
  countAddress: uncounted,
  countPerson: uncounted,
  countAccount: uncounted,
};
