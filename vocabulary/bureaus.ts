/** In the order of the columns in a printed tri-merge report. */
export const bureaus = ['TransUnion', 'Experian', 'Equifax'] as const;
export type Bureau = (typeof bureaus)[number];
