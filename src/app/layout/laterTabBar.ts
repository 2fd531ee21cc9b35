import { lazily } from '#src/language/lazily.ts';

/** Only for consumers. If it can't be loaded, the header's menu has the same entries. */
export const TabBar = lazily(
  async () => (await import('./TabBar.tsx').catch(() => null))?.TabBar ?? (() => null),
  { hasMessages: true },
);
