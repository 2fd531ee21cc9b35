import { createFileRoute } from '@tanstack/react-router';
import { configuration } from '#src/browser/configuration.ts';
import { loadCreateProfile } from '#src/screens/create-profile/load.ts';
import { CreateProfileScreen } from '#src/screens/create-profile/Screen.tsx';

export const Route = createFileRoute('/create-profile')({
  loader: ({ abortController }) => loadCreateProfile(abortController.signal),
  component: CreateProfile,
});

function CreateProfile() {
  return <CreateProfileScreen {...Route.useLoaderData()} variant={configuration.variant} />;
}
