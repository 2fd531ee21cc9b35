import { Stack } from '@chakra-ui/react';
import type { Progress } from '#contract/progress.ts';
import type { ProfileStatus } from '#contract/shapes.ts';
import { isLater } from '#disputes/workGroups.ts';
import { useSettled } from '#src/overview/useSettled.ts';
import type { Work } from '#src/overview/workDue/load.ts';
import { Skeleton } from '#src/ui/Surface.tsx';
import { Rest } from './Rest.tsx';
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
  if (activity !== 'active') return <Rest profileId={profileId} why={activity} />;
  const turn = <TurnCard profileId={profileId} status={status} work={work} soFar={soFar ?? null} />;
  if (status !== 'Finished' || !listed || !isOver(listed)) return turn;
  return (
    <Stack gap="3">
      <Rest profileId={profileId} why="finished" />
      {turn}
    </Stack>
  );
}

/** Neither does anything wait for the person, nor an answer of a bureau for its day: a status that a person set says neither. */
const isOver = ({ groups, today }: Work): boolean =>
  groups.every(({ items }) =>
    items.every((item) => isLater(item, today) && !(item.kind === 'due' && item.recipient !== null)),
  );
