import { Trans } from '@lingui/react/macro';
import { YourTurnCard } from '#src/disputes/TurnCards.tsx';
import { providersPlace } from '#src/overview/pagePlaces.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { shownDate } from '#src/ui/dates.ts';

interface NextRoundProps {
  readonly profileId: string;
  /** The date of a report that shows what the answers left; null if a newer one is needed for that. */
  readonly seen: string | null;
}

/** What a person can do when all disputes are decided, and their report still had something negative. */
export function NextRound({ profileId, seen }: NextRoundProps) {
  const day = seen === null ? '' : shownDate(seen);
  return (
    <YourTurnCard
      of={1}
      title={<Trans>See what is left</Trans>}
      about={<Trans>Every dispute with a bureau is decided.</Trans>}
      why={
        seen === null ? (
          <Trans>A newer report shows what is left, and the next letters are written from it.</Trans>
        ) : (
          <Trans>Your report dated {day} shows what is left. The next letters are written from it.</Trans>
        )
      }
    >
      {seen === null ? (
        <>
          <Refresh profileId={profileId} isFirst />
          <Choose profileId={profileId} isFirst={false} />
        </>
      ) : (
        <>
          <Choose profileId={profileId} isFirst />
          <Refresh profileId={profileId} isFirst={false} />
        </>
      )}
    </YourTurnCard>
  );
}

interface WayProps {
  readonly profileId: string;
  /** The one that comes first is filled. */
  readonly isFirst: boolean;
}

const lookOf = (isFirst: boolean) => (isFirst ? 'solid' : 'outline');

function Refresh({ profileId, isFirst }: WayProps) {
  return (
    <ButtonLink
      look={lookOf(isFirst)}
      to="/edit-profile/$profileId"
      params={{ profileId }}
      hash={providersPlace}
    >
      <Trans>Refresh report</Trans>
    </ButtonLink>
  );
}

function Choose({ profileId, isFirst }: WayProps) {
  return (
    <ButtonLink look={lookOf(isFirst)} to="/repair-center/$profileId" params={{ profileId }}>
      <Trans>Choose what to dispute</Trans>
    </ButtonLink>
  );
}
