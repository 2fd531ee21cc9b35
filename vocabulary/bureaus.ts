/** In the order in which a tri-merge report prints its columns. */
export const bureaus = ['TransUnion', 'Experian', 'Equifax'] as const;
export type Bureau = (typeof bureaus)[number];
