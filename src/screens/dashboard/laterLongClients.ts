import { lazily } from '#src/language/lazily.ts';

/** Few accounts have that many. */
export const LongClients = lazily(async () => (await import('./LongClients.tsx')).LongClients);
