import { Box, chakra, Flex } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { ClientStanding } from '#contract/clientStanding.ts';
import type { WorkItem } from '#contract/work.ts';
import type { Disputes } from '#src/disputes/load.ts';
import { reportSeenSince } from '#src/screens/disputes/summary/reportSeenSince.ts';
import { providersPlace } from '#src/overview/pagePlaces.ts';
import { useEndWords } from '#src/overview/useEndWords.ts';
import { useNextStep } from '#src/overview/workDue/useNextStep.ts';
import { useStepNames } from '#src/overview/workDue/useStepNames.ts';
import { useWorkWords } from '#src/overview/workDue/useWorkWords.ts';
import { wayTo } from '#src/overview/workDue/wayTo.ts';
import { WorkMark } from '#src/overview/workDue/WorkMark.tsx';
import { WorkMissing } from '#src/overview/workDue/WorkMissing.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { groupOf } from '#disputes/workGroups.ts';

interface NextStepsProps {
  readonly profileId: string;
  /** In the order in which it is to be done; null if it could not be loaded. */
  readonly work: readonly WorkItem[] | null;
  /** What begins the work, if nothing else can be done now. */
  readonly begin: ClientStanding['begin'];
  readonly disputes: Disputes;
}

/** What waits for this client or is due, each with the button that leads to where it is done. */
export function NextStepsCard({ profileId, work, begin, disputes }: NextStepsProps) {
  const nextOf = useNextStep();
  const { status, today } = disputes;
  const isNewRound = begin === 'newRound';
  const first = nextOf({ profileId, status, next: null, begin, due: null }, today);
  const isNothing = work?.length === 0 && !isNewRound && !first?.way;
  return (
    // A shadow means that something waits.
    <Card raised={!isNothing}>
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
      ) : work.length === 0 && !isNewRound ? (
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
        <>
          {work.length === 0 ? null : (
            <Box as="ul" listStyleType="none">
              {work.map((item) => (
                <Step key={`${item.kind} ${item.scan?.id ?? ''}`} item={item} today={today} />
              ))}
            </Box>
          )}
          {isNewRound ? <NewRound profileId={profileId} disputes={disputes} /> : null}
        </>
      )}
    </Card>
  );
}

function Step({ item, today }: { readonly item: WorkItem; readonly today: string }) {
  const { what, details, when } = useWorkWords()(item, today);
  const name = useStepNames()(item, today);
  return (
    <Line>
      <WorkMark group={groupOf(item, today)} />
      <Box minW="0">
        <Box fontWeight="medium" overflowWrap="anywhere">
          {what}
        </Box>
        <Box color="quiet" fontSize="sm" fontVariantNumeric="tabular-nums">
          <Facts of={[...details, when]} />
        </Box>
      </Box>
      <ButtonLink size="small" {...wayTo(item)} aria-label={`${name}: ${what} ${details.join(', ')}`.trim()}>
        {name}
      </ButtonLink>
    </Line>
  );
}

/** Nobody has to act: a person may dispute what is left whenever they like, and letters without a deadline don't hold that up. */
function NewRound({ profileId, disputes }: Pick<NextStepsProps, 'profileId' | 'disputes'>) {
  const seen = reportSeenSince(disputes);
  const report = seen === null ? '' : shownDate(seen);
  return (
    <Box py="2.5" borderTopWidth="1px" borderColor="edge" _first={{ borderTopWidth: '0' }}>
      <Box as="p" mb="2" textWrap="pretty">
        <Trans>No answer from a bureau is due. You can start a new round at any time.</Trans>{' '}
        <Box as="span" color="quiet">
          {seen === null ? (
            <Trans>A newer report shows what is left.</Trans>
          ) : (
            <Trans>The report dated {report} shows what is left.</Trans>
          )}
        </Box>
      </Box>
      <Flex gap="2" wrap="wrap">
        <ButtonLink size="small" to="/repair-center/$profileId" params={{ profileId }}>
          <Trans>Start a new round</Trans>
        </ButtonLink>
        {seen === null ? (
          <ButtonLink size="small" to="/edit-profile/$profileId" params={{ profileId }} hash={providersPlace}>
            <Trans>Refresh report</Trans>
          </ButtonLink>
        ) : null}
      </Flex>
    </Box>
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
