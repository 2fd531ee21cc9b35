/** Exactly these four (decision D16), in the order in which they are listed everywhere. */
export const profileStatuses = ['Onboarding', 'Waiting', 'Needs Review', 'Finished'] as const;
