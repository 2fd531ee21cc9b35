import { createFileRoute } from '@tanstack/react-router';
import { loadClientReports } from '#src/screens/clients/load.ts';
import { ReportsScreen } from '#src/screens/clients/Reports.tsx';
import { ClientHead } from '../client/ClientHead.tsx';
import { loadClientSummary } from '../client/load.ts';

export const Route = createFileRoute('/clients/$profileId/reports')({
  loader: async ({ params: { profileId }, abortController: { signal } }) => {
    const [summary, reports] = await Promise.all([
      loadClientSummary(profileId, signal),
      loadClientReports(profileId, signal),
    ]);
    return { summary, ...reports };
  },
  component: ClientReportsPage,
});

function ClientReportsPage() {
  const { profileId } = Route.useParams();
  const { summary, ...reports } = Route.useLoaderData();
  return (
    <>
      <ClientHead profileId={profileId} summary={summary} tab="reports" />
      <ReportsScreen key={profileId} {...reports} />
    </>
  );
}
