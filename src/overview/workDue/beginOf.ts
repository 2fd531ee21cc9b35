import type { ClientSummary } from '#contract/clientSummary.ts';

/** What a client's first letters still need; null once there are some. */
export const beginOf = ({
  report,
  sets,
}: Pick<ClientSummary, 'report' | 'sets'>): 'connect' | 'generate' | null =>
  report === null ? 'connect' : sets === 0 ? 'generate' : null;
