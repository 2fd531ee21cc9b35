/** Milliseconds until a response counts as lost; longer than the server itself waits for a provider. */
export const lostAfter = 60_000;
