import type { ListedStatus } from '#vocabulary/listedStatuses.ts';

/** The specification's color of each status, for text and background, and none for clients whose service has ended. */
export const statusTones = {
  Onboarding: { color: 'blue', bg: 'blueSoft' },
  Waiting: { color: 'orange', bg: 'orangeSoft' },
  'Needs Review': { color: 'red', bg: 'redSoft' },
  Finished: { color: 'green', bg: 'greenSoft' },
  ended: { color: 'quiet', bg: 'sunken' },
} as const satisfies Record<ListedStatus, { color: string; bg: string }>;
