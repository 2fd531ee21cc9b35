import type { ProfileStatus } from '#contract/shapes.ts';

/** The specification's color of each status, for text and background. */
export const statusTones = {
  Onboarding: { color: 'blue', bg: 'blueSoft' },
  Waiting: { color: 'orange', bg: 'orangeSoft' },
  'Needs Review': { color: 'red', bg: 'redSoft' },
  Finished: { color: 'green', bg: 'greenSoft' },
} as const satisfies Record<ProfileStatus, { color: string; bg: string }>;
