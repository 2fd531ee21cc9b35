/** Whether an item, by its key, is about a file as a whole, in which another person’s information may be: no entry that remains or is deleted. */
export const isFileAsWhole = (item: string): boolean => item.startsWith('personal:I4:');
