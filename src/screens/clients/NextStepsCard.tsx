import { Box, chakra } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { WorkItem } from '#contract/work.ts';
import type { Disputes } from '#src/disputes/load.ts';
import { useEndWords } from '#src/overview/useEndWords.ts';
import { useNextStep } from '#src/overview/workDue/useNextStep.ts';
import { useStepNames } from '#src/overview/workDue/useStepNames.ts';
import { useWorkWords } from '#src/overview/workDue/useWorkWords.ts';
import { wayTo } from '#src/overview/workDue/wayTo.ts';
import { WorkMark } from '#src/overview/workDue/WorkMark.tsx';
import { WorkMissing } from '#src/overview/workDue/WorkMissing.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { groupOf } from '#disputes/workGroups.ts';

interface NextStepsProps {
  readonly profileId: string;
  /** In the order in which it is to be done; null if it could not be loaded. */
  readonly work: readonly WorkItem[] | null;
  /** What the first letters still need; null once there are some. */
  readonly begin: 'connect' | 'generate' | null;
  readonly disputes: Disputes;
}

/** What waits for this client or is due, each with the button that leads to where it is done. */
export function NextStepsCard({ profileId, work, begin, disputes }: NextStepsProps) {
  const nextOf = useNextStep();
  const { status, today, activity } = disputes;
  const first =
    activity === 'active' ? nextOf({ profileId, status, next: null, begin, due: null }, today) : null;
  return (
    <Card raised>
      <CardTitle>
        <Trans>Next steps</Trans>{' '}
        {work === null || work.length === 0 ? null : (
          <Box as="span" ms="2" color="quiet" fontWeight="normal" fontSize="sm">
            {work.length}
          </Box>
        )}
      </CardTitle>
      {work === null ? (
        <WorkMissing />
      ) : work.length === 0 ? (
        first?.way ? (
          <Box as="p">
            <ButtonLink size="small" {...first.way}>
              {first.what}
            </ButtonLink>
          </Box>
        ) : (
          <Nothing disputes={disputes} />
        )
      ) : (
        <Box as="ul" listStyleType="none">
          {work.map((item) => (
            <Step key={`${item.kind} ${item.scan?.id ?? ''}`} item={item} today={disputes.today} />
          ))}
        </Box>
      )}
    </Card>
  );
}

function Step({ item, today }: { readonly item: WorkItem; readonly today: string }) {
  const { what, detail, when } = useWorkWords()(item, today);
  const name = useStepNames()(item, today);
  return (
    <Line>
      <WorkMark group={groupOf(item, today)} />
      <Box minW="0">
        <Box fontWeight="medium" overflowWrap="anywhere">
          {what}
        </Box>
        <Box color="quiet" fontSize="sm" fontVariantNumeric="tabular-nums">
          {[detail, when].filter((part) => part !== '').join(' ·\u00a0')}
        </Box>
      </Box>
      <ButtonLink size="small" {...wayTo(item)} aria-label={`${name}: ${what} ${detail}`.trim()}>
        {name}
      </ButtonLink>
    </Line>
  );
}

/** Why nothing waits, and until when. */
function Nothing({ disputes: { activity, disputes, requests, today } }: { readonly disputes: Disputes }) {
  const { said } = useEndWords();
  const [next] = [...disputes, ...requests]
    .flatMap(({ next }) => (next !== null && next > today ? next : []))
    .toSorted();
  const day = next === undefined ? null : shownDate(next);
  return (
    <Box color="quiet">
      {activity === 'paused' ? (
        <Trans>Paused. Don’t mail anything until work continues.</Trans>
      ) : activity === 'ended' ? (
        said
      ) : day === null ? (
        <Trans>Nothing needs your attention.</Trans>
      ) : (
        <Trans>Nothing needs your attention before {day}.</Trans>
      )}
    </Box>
  );
}

const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1rem minmax(0, 1fr)', sm: '1rem minmax(0, 1fr) auto' },
    alignItems: 'center',
    // On a phone the button is below its text.
    '& > a': { gridColumn: { base: '2', sm: 'auto' }, justifySelf: 'start' },
    gap: '3',
    py: '2.5',
    borderColor: 'edge',
    _notFirst: { borderTopWidth: '1px' },
  },
});
