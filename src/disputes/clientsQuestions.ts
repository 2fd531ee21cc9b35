import type { WaitingReason } from '#contract/waitingReasons.ts';

/**
 * What an agency's client is asked themselves: mail from bureaus comes to them, and only they know what the carrier's receipt says.
 * Everything else waits for the agency.
 */
export const clientsQuestions = {
  answers: 'askWhetherAnythingCame',
  delivery: 'askAboutDelivery',
} as const satisfies Record<string, WaitingReason>;

const asked: ReadonlySet<WaitingReason> = new Set(Object.values(clientsQuestions));

export const isForClient = (reason: WaitingReason): boolean => asked.has(reason);
