import type { CallLimits } from '#server/http/callLimits.ts';

const uncounted = () => Promise.resolve();

/** For a server whose limits are not tested. */
export const noLimits: CallLimits = {
  countAddress: uncounted,
  countPerson: uncounted,
  countAccount: uncounted,
};
