/**
 * The password of the demo accounts. The server prints it at startup, and refuses to start with demo accounts in
 * production.
 */
export const demonstrationPassword = 'demonstration-only';
