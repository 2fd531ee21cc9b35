/**
 * The public pages about privacy and rights, which anyone can read without signing in. The operator may replace each
 * with a page of their own, but its path stays.
 */
export const legalPages = ['privacy', 'terms', 'refunds', 'rights'] as const;
export type LegalPage = (typeof legalPages)[number];

/** The path of a page, which opens in the given language. */
export const legalPath = (page: LegalPage, language: string): string => `/${page}?language=${language}`;
