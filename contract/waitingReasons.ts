import * as z from 'zod/mini';

/** What waits for a person about a dispute. */
export const waitingReasons = [
  'returned',
  'askWhetherAnythingCame',
  'askAboutDelivery',
  'decideRefused',
  'decideVerified',
  'decidePartlyCorrected',
  'decideUnanswered',
  'decideReappeared',
  'askAboutNotice',
  'sendWhatIsNeeded',
  'decideProposal',
] as const;
export const WaitingReason = z.enum(waitingReasons);
export type WaitingReason = z.infer<typeof WaitingReason>;
