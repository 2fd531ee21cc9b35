import { Trans } from '@lingui/react/macro';
import type { Progress } from '#contract/progress.ts';
import { seenSinceAnswers } from '#disputes/seenSinceAnswers.ts';
import { YourTurnCard } from '#src/disputes/TurnCards.tsx';
import { providersPlace } from '#src/overview/pagePlaces.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { shownDate } from '#src/ui/dates.ts';

interface NextRoundProps {
  readonly profileId: string;
  /** Null if it is not known. */
  readonly soFar: Progress | null;
}

/** What a person can do when all disputes are decided, and their report still had something negative. */
export function NextRoundCard({ profileId, soFar }: NextRoundProps) {
  const seen = seenIn(soFar);
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

/** The date of a report that shows what the bureaus' answers left; null if there is none, or nobody knows. */
function seenIn(progress: Progress | null): string | null {
  if (progress === null) return null;
  const rounds = progress.items
    .flatMap(({ recipients }) => recipients)
    .flatMap(({ recipient, rounds: own }) => (recipient.kind === 'bureau' ? own : []));
  return seenSinceAnswers(
    progress.scores.flatMap(({ reports }) => reports.map(({ date }) => date)),
    rounds.map(({ decided }) => decided),
  );
}
