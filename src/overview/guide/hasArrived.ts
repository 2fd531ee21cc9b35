import type { UserInfo } from '#contract/account.ts';

/**
 * Whether someone no longer needs the walkthrough, on any device. It leads to the first letters. Consumers with a report
 * connected it themselves, and their home says what is next; of an agency, letters may be someone else's, so its people must
 * have been shown around as well.
 */
export const hasArrived = ({
  variant,
  walkthroughSeen,
  lastGeneration,
  onboarding,
}: Pick<UserInfo, 'variant' | 'walkthroughSeen' | 'lastGeneration' | 'onboarding'>): boolean =>
  variant === 'b2c'
    ? onboarding.report || lastGeneration !== null
    : walkthroughSeen && lastGeneration !== null;
