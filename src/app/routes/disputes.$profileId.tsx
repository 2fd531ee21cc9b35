import { createFileRoute } from '@tanstack/react-router';
import { loadDisputes, loadNewerReport } from '#src/disputes/load.ts';
import { DisputesScreen } from '#src/screens/disputes/Screen.tsx';

export const Route = createFileRoute('/disputes/$profileId')({
  loader: async ({ params: { profileId }, abortController: { signal } }) => {
    const disputes = await loadDisputes(profileId, signal);
    return { disputes, newer: await loadNewerReport(profileId, disputes, signal) };
  },
  component: Disputes,
});

function Disputes() {
  const { profileId } = Route.useParams();
  const { disputes, newer } = Route.useLoaderData();
  return <DisputesScreen key={profileId} profileId={profileId} disputes={disputes} newer={newer} />;
}
