import { createFileRoute } from '@tanstack/react-router';
import { configuration } from '#src/browser/configuration.ts';
import { loadProgress } from '#src/screens/progress/load.ts';
import { ProgressScreen } from '#src/screens/progress/Screen.tsx';

export const Route = createFileRoute('/progress/$profileId')({
  loader: ({ params, abortController }) => loadProgress(params.profileId, abortController.signal),
  component: ProgressPage,
});

function ProgressPage() {
  const { profileId } = Route.useParams();
  return (
    <ProgressScreen
      key={profileId}
      profileId={profileId}
      variant={configuration.variant}
      progress={Route.useLoaderData()}
    />
  );
}
