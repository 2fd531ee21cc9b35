import type { ComponentProps } from 'react';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';

interface ProfileLinkProps extends Pick<ComponentProps<typeof ButtonLink>, 'look' | 'size' | 'children'> {
  readonly profileId: string | undefined;
}

/** Links to a profile, or to the create page while there is none. */
export function ProfileLink({ profileId, ...looks }: ProfileLinkProps) {
  return profileId === undefined ? (
    <ButtonLink {...looks} to="/create-profile" />
  ) : (
    <ButtonLink {...looks} to="/edit-profile/$profileId" params={{ profileId }} />
  );
}
