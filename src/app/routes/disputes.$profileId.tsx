import { createFileRoute } from '@tanstack/react-router';
import { loadDisputes } from '#src/disputes/load.ts';
import { DisputesScreen } from '#src/screens/disputes/Screen.tsx';

export const Route = createFileRoute('/disputes/$profileId')({
  loader: ({ params, abortController }) => loadDisputes(params.profileId, abortController.signal),
  component: Disputes,
});

function Disputes() {
  const { profileId } = Route.useParams();
  return <DisputesScreen key={profileId} profileId={profileId} disputes={Route.useLoaderData()} />;
}
