import { Trans } from '@lingui/react/macro';
import { places } from '#src/overview/pagePlaces.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';

/** Leads to what a newer report shows about letters that were sent. Nobody needs a generation for that. */
export function NewerReportLink({ profileId }: { readonly profileId: string }) {
  return (
    <ButtonLink to="/disputes/$profileId" params={{ profileId }} hash={places.newerReport}>
      <Trans>See what changed</Trans>
    </ButtonLink>
  );
}
