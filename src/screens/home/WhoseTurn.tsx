import { Stack } from '@chakra-ui/react';
import type { Progress } from '#contract/progress.ts';
import type { ProfileStatus } from '#contract/shapes.ts';
import { seenSinceAnswers } from '#disputes/seenSinceAnswers.ts';
import { isLater } from '#disputes/workGroups.ts';
import { useSettled } from '#src/overview/useSettled.ts';
import type { Work } from '#src/overview/workDue/load.ts';
import { Skeleton } from '#src/ui/Surface.tsx';
import { FinishedCard } from './FinishedCard.tsx';
import { StoppedCard } from './StoppedCard.tsx';
import { TurnCard } from './TurnCard.tsx';

interface WhoseTurnProps {
  readonly profileId: string;
  readonly status: ProfileStatus;
  /** Null if it could not be loaded, as is `progress`. */
  readonly work: Promise<Work | null>;
  readonly progress: Promise<Progress | null>;
}

/** Who acts now, or that all work was paused or has ended: then nothing is listed as due, which says nothing about the disputes. */
export function WhoseTurn({ profileId, status, work, progress }: WhoseTurnProps) {
  const { value: listed } = useSettled(work);
  const { value: soFar } = useSettled(progress);
  const isEmpty = listed?.groups.every(({ items }) => items.length === 0) ?? false;
  // Only where nothing else is to be done, what to do depends on it.
  if (soFar === undefined && (isEmpty || status === 'Needs Review')) return <Skeleton height="10rem" />;
  const activity = soFar?.activity ?? 'active';
  if (activity !== 'active') return <StoppedCard profileId={profileId} activity={activity} />;
  const turn = <TurnCard profileId={profileId} status={status} work={work} seen={seenIn(soFar ?? null)} />;
  if (status !== 'Finished' || !listed || !isOver(listed)) return turn;
  return (
    <Stack gap="3">
      <FinishedCard profileId={profileId} />
      {turn}
    </Stack>
  );
}

/** Neither does anything wait for the person, nor an answer of a bureau for its day: a status that a person set says neither. */
const isOver = ({ groups, today }: Work): boolean =>
  groups.every(({ items }) =>
    items.every((item) => isLater(item, today) && !(item.kind === 'due' && item.recipient !== null)),
  );

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
