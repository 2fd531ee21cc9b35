import { createFileRoute } from '@tanstack/react-router';
import { configuration } from '#src/browser/configuration.ts';
import { loadDisputes, loadNewerReport } from '#src/disputes/load.ts';
import { DisputesScreen } from '#src/screens/disputes/Screen.tsx';
import { ClientHead } from '../client/ClientHead.tsx';
import { loadClientSummary } from '../client/load.ts';

export const Route = createFileRoute('/disputes/$profileId')({
  loader: async ({ params: { profileId }, abortController: { signal } }) => {
    const summary = loadClientSummary(profileId, signal);
    const disputes = await loadDisputes(profileId, signal);
    return {
      disputes,
      newer: await loadNewerReport(profileId, disputes, signal),
      summary: await summary,
    };
  },
  component: Disputes,
});

function Disputes() {
  const { profileId } = Route.useParams();
  const { disputes, newer, summary } = Route.useLoaderData();
  return (
    <>
      {configuration.variant === 'b2c' ? null : (
        <ClientHead profileId={profileId} summary={summary} tab="disputes" />
      )}
      <DisputesScreen
        key={profileId}
        profileId={profileId}
        disputes={disputes}
        newer={newer}
        isNamed={summary === null}
      />
    </>
  );
}
