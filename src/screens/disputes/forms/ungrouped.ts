/** A number without what only groups its digits. */
export const ungrouped = (number: string): string => number.replaceAll(/[\s-]+/g, '');
