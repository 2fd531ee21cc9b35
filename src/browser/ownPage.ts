/** The pages that a purchase leads back to: those where a client's letters are chosen. */
export const ownPage = /^\/(?:repair-center|disputes)\/[\da-f-]{36}$/;

/** The address of such a page; undefined for anything else, for instance another site's. */
export const ownPageIn = (value: unknown): string | undefined =>
  typeof value === 'string' && ownPage.test(value) ? value : undefined;
