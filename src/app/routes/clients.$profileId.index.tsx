import { createFileRoute } from '@tanstack/react-router';
import { beginOf } from '#src/overview/workDue/beginOf.ts';
import { loadClientOverview } from '#src/screens/clients/load.ts';
import { OverviewScreen } from '#src/screens/clients/Screen.tsx';
import { ClientHead } from '../client/ClientHead.tsx';
import { loadClientSummary } from '../client/load.ts';

export const Route = createFileRoute('/clients/$profileId/')({
  loader: async ({ params: { profileId }, abortController: { signal } }) => {
    const [summary, overview] = await Promise.all([
      loadClientSummary(profileId, signal),
      loadClientOverview(profileId, signal),
    ]);
    return { summary, ...overview };
  },
  component: ClientOverviewPage,
});

function ClientOverviewPage() {
  const { profileId } = Route.useParams();
  const { summary, ...overview } = Route.useLoaderData();
  return (
    <>
      <ClientHead profileId={profileId} summary={summary} tab="overview" />
      <OverviewScreen
        key={profileId}
        profileId={profileId}
        work={summary?.work ?? null}
        begin={summary === null ? null : beginOf(summary)}
        {...overview}
      />
    </>
  );
}
