import type { FastifyInstance } from 'fastify';
import { type Analysis, analysis, analysisHistory } from '#contract/analysis.ts';
import { serve } from './serve.ts';
import type { Services } from '#server/services.ts';
import type { AnalysedReport } from '#server/store/analysedReports.ts';

const asAnalysis = ({ reportId, profileId, name, mail, importedAt, provider }: AnalysedReport): Analysis => ({
  id: reportId,
  clientId: profileId,
  reportId,
  name,
  mail,
  date: importedAt,
  type: provider,
});

/** A filter that is missing or empty matches everything. */
const isWanted = (filter: string | undefined, id: string) => !filter || filter === id;

export function analyses(app: FastifyInstance, { store }: Services): void {
  serve(app, analysis, async ({ session }) => {
    const all = await store.analysedReports.list(session.accountId);
    const newest = all.filter(
      ({ profileId }, index) => all.findIndex((other) => other.profileId === profileId) === index,
    );
    return { results: newest.map(asAnalysis) };
  });

  serve(app, analysisHistory, async ({ session, query }) => {
    const all = await store.analysedReports.list(session.accountId);
    const wanted = all.filter(
      ({ profileId, reportId }) =>
        isWanted(query.analysis, reportId) &&
        isWanted(query.Client, profileId) &&
        isWanted(query.report, reportId),
    );
    return { results: wanted.map(asAnalysis) };
  });
}
