import { Trans } from '@lingui/react/macro';
import { YourTurnCard } from '#src/disputes/TurnCards.tsx';
import { providersPlace } from '#src/overview/pagePlaces.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';

/** What a person can do when all disputes are decided, and their report still had something negative. */
export function NextRound({ profileId }: { readonly profileId: string }) {
  return (
    <YourTurnCard
      of={1}
      title={<Trans>See what is left</Trans>}
      about={<Trans>Every dispute with a bureau is decided.</Trans>}
      why={<Trans>A newer report shows what is left, and the next letters are written from it.</Trans>}
    >
      <ButtonLink look="solid" to="/edit-profile/$profileId" params={{ profileId }} hash={providersPlace}>
        <Trans>Refresh report</Trans>
      </ButtonLink>
      <ButtonLink to="/repair-center/$profileId" params={{ profileId }}>
        <Trans>Choose what to dispute</Trans>
      </ButtonLink>
    </YourTurnCard>
  );
}
