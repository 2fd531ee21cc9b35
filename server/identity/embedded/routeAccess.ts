/** The identity routes serve people who have no token yet. */
export const open = { config: { access: 'public' } } as const;
