/**
 * The password of the demonstration accounts, on a server for trying out only: production refuses to start with them, and
 * the start prints it.
 */
export const demonstrationPassword = 'demonstration-only';
