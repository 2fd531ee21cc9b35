import { type Analysis, analysis, analysisHistory } from '#contract/analysis.ts';
import { perform } from '#src/api/perform.ts';

export interface Analyses {
  /** The newest one of each client, newest first. */
  readonly newest: readonly Analysis[];
  /** The history of the client that is open, newest first; null while none is open. */
  readonly history: readonly Analysis[] | null;
}

export async function loadAnalyses(clientId: string | null, signal: AbortSignal): Promise<Analyses> {
  const [newest, history] = await Promise.all([
    perform(analysis, { signal }),
    clientId === null ? null : perform(analysisHistory, { query: { Client: clientId }, signal }),
  ]);
  return { newest: newest.results, history: history?.results ?? null };
}
