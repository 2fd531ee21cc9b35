import type { UserInfo } from '#contract/account.ts';

/**
 * Whether someone no longer needs the walkthrough, on any device. It leads to the first letters. Consumers with letters
 * wrote them themselves; of an agency, it may have been someone else, so its people must have been shown around as well.
 */
export const hasArrived = ({
  variant,
  walkthroughSeen,
  lastGeneration,
}: Pick<UserInfo, 'variant' | 'walkthroughSeen' | 'lastGeneration'>): boolean =>
  lastGeneration !== null && (walkthroughSeen || variant === 'b2c');
