/** How the keys of items begin that identity theft can cause in a file: debts, inquiries, records, names, addresses, and employers. */
const blockable = ['account:', 'inquiry:', 'publicRecord:', 'personal:I1:', 'personal:I3:'];

/**
 * Whether a bureau can be asked to block an item, by its key, as the result of identity theft (15 U.S.C. 1681c-2). The Social Security
 * number, the date of birth, and what is said about the whole file are not: what a bureau would block is the client's own.
 */
export const isBlockable = (item: string): boolean => blockable.some((start) => item.startsWith(start));
