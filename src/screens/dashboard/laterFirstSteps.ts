import { lazily } from '#src/language/lazily.ts';

/** Only until an account has letters. The page waits for it, because the clients come below it. */
export const FirstSteps = lazily(async () => (await import('./FirstSteps.tsx')).FirstSteps, {
  hasMessages: true,
});
