import { createFileRoute, useLocation } from '@tanstack/react-router';
import { configuration } from '#src/browser/configuration.ts';
import { loadEditProfile } from '#src/screens/edit-profile/load.ts';
import { EditProfileScreen } from '#src/screens/edit-profile/Screen.tsx';
import { ClientHead } from '../client/ClientHead.tsx';
import { loadClientSummary } from '../client/load.ts';

export const Route = createFileRoute('/edit-profile/$profileId')({
  loader: async ({ params: { profileId }, abortController: { signal } }) => {
    const [summary, edited] = await Promise.all([
      loadClientSummary(profileId, signal),
      loadEditProfile(profileId, signal),
    ]);
    return { summary, edited };
  },
  component: EditProfile,
});

function EditProfile() {
  const { summary, edited } = Route.useLoaderData();
  const { secondProfile } = useLocation().state;
  const { variant } = configuration;
  return (
    <>
      {variant === 'b2c' ? null : (
        <ClientHead profileId={edited.profile.id} summary={summary} tab="information" />
      )}
      <EditProfileScreen
        key={edited.profile.id}
        {...edited}
        variant={variant}
        hasEnded={summary?.activity === 'ended'}
        wasSentHere={secondProfile === true}
      />
    </>
  );
}
