/** Identity's own routes answer people who have no token yet. */
export const open = { config: { access: 'public' } } as const;
