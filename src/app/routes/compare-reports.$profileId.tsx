import { createFileRoute } from '@tanstack/react-router';
import { loadInformation } from '#src/api/information.ts';
import { configuration } from '#src/browser/configuration.ts';
import { loadComparison } from '#src/screens/compare-reports/load.ts';
import { CompareReportsScreen } from '#src/screens/compare-reports/Screen.tsx';
import { ClientHead } from '../client/ClientHead.tsx';
import { loadClientSummary } from '../client/load.ts';
import { idIn } from '../searchValues.ts';

interface Search {
  /** Two reports, in any order; the newest two if they are not named. */
  readonly before?: string;
  readonly now?: string;
}

export const Route = createFileRoute('/compare-reports/$profileId')({
  validateSearch: (search): Search => {
    const before = idIn(search['before']);
    const now = idIn(search['now']);
    return { ...(before !== undefined && { before }), ...(now !== undefined && { now }) };
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ params: { profileId }, deps, abortController: { signal } }) => {
    const [summary, compared, { id: userId }] = await Promise.all([
      loadClientSummary(profileId, signal),
      loadComparison(profileId, deps, signal),
      loadInformation(),
    ]);
    return { summary, userId, ...compared };
  },
  component: CompareReports,
});

function CompareReports() {
  const { profileId } = Route.useParams();
  const { summary, userId, reports, comparison } = Route.useLoaderData();
  return (
    <>
      {configuration.variant === 'b2c' ? null : (
        <ClientHead profileId={profileId} summary={summary} tab="reports" />
      )}
      <CompareReportsScreen
        key={profileId}
        profileId={profileId}
        userId={userId}
        reports={reports}
        comparison={comparison}
      />
    </>
  );
}
