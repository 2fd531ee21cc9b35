import { createFileRoute } from '@tanstack/react-router';
import { loadComparison } from '#src/screens/compare-reports/load.ts';
import { CompareReportsScreen } from '#src/screens/compare-reports/Screen.tsx';
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
  loader: ({ params: { profileId }, deps, abortController: { signal } }) =>
    loadComparison(profileId, deps, signal),
  component: CompareReports,
});

function CompareReports() {
  const { profileId } = Route.useParams();
  const { reports, comparison } = Route.useLoaderData();
  return (
    <CompareReportsScreen key={profileId} profileId={profileId} reports={reports} comparison={comparison} />
  );
}
