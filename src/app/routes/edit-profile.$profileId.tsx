import { createFileRoute, useLocation } from '@tanstack/react-router';
import { configuration } from '#src/browser/configuration.ts';
import { loadEditProfile } from '#src/screens/edit-profile/load.ts';
import { EditProfileScreen } from '#src/screens/edit-profile/Screen.tsx';

export const Route = createFileRoute('/edit-profile/$profileId')({
  loader: ({ params, abortController }) => loadEditProfile(params.profileId, abortController.signal),
  component: EditProfile,
});

function EditProfile() {
  const edited = Route.useLoaderData();
  const { secondProfile } = useLocation().state;
  return (
    <EditProfileScreen
      key={edited.profile.id}
      {...edited}
      variant={configuration.variant}
      wasSentHere={secondProfile === true}
    />
  );
}
