import { Box, Flex } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { WorkItem } from '#contract/work.ts';
import { groupOf, mailBeforeDecisions } from '#disputes/workGroups.ts';
import { configuration } from '#src/browser/configuration.ts';
import type { Disputes } from '#src/disputes/load.ts';
import { reportSeenSince } from './reportSeenSince.ts';
import { useEndWords } from '#src/overview/useEndWords.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { Banner, Card } from '#src/ui/Surface.tsx';
import { goTo } from '../goTo.ts';
import { type Place } from '#src/overview/pagePlaces.ts';
import { ScanList } from './ScanList.tsx';
import { TaskList } from './TaskList.tsx';
import { type Task, tasksOf } from './tasks.ts';

/** In the order of a consumer's home. */
const asOnHome = (tasks: readonly Task[], today: string): readonly Task[] =>
  mailBeforeDecisions(
    tasks,
    ({ kind, on }) => kind !== 'toChange' && groupOf({ kind, on }, today) === 'decision',
  );

interface SummaryProps {
  readonly profileId: string;
  readonly disputes: Disputes;
  /** Scans whose answers are to be recorded. */
  readonly scans: readonly WorkItem[];
  /** Says whose page it is, with the ways to their other pages. */
  readonly isNamed: boolean;
  /** The parts of the page that can be gone to, in their order. */
  readonly parts: readonly { readonly place: Place; readonly name: string }[];
  /** What can be done about a pause or the end of the service; null while work continues. */
  readonly service: ReactNode;
  /** Shows the open dispute notations, and the letters that remove them. */
  readonly onMarks: () => void;
}

/** Whose page it is, what to do now, and the way to each part of the page. */
export function Summary({ profileId, disputes, scans, isNamed, parts, service, onMarks }: SummaryProps) {
  const { t } = useLingui();
  const { said } = useEndWords();
  const { profileName, status, activity, letters, today } = disputes;
  const all = tasksOf(disputes);
  const tasks = configuration.variant === 'b2c' ? asOnHome(all, today) : all;
  return (
    <Card>
      <Flex gap="3" align="center" wrap="wrap">
        {isNamed ? (
          <>
            <Box as="h2" fontSize="xl" minW="0" overflowWrap="anywhere">
              {profileName}
            </Box>
            <StatusBadge status={status} />
          </>
        ) : (
          <Box as="h2" fontSize="lg">
            <Trans>What to do now</Trans>
          </Box>
        )}
        <Box flex="1" />
        <Flex gap="2" wrap="wrap">
          <ButtonLink size="small" to="/progress/$profileId" params={{ profileId }}>
            <Trans>Progress</Trans>
          </ButtonLink>
          {isNamed ? (
            <>
              <ButtonLink size="small" to="/edit-profile/$profileId" params={{ profileId }}>
                <Trans>Profile</Trans>
              </ButtonLink>
              <ButtonLink size="small" to="/repair-center/$profileId" params={{ profileId }}>
                <Trans>Repair Center</Trans>
              </ButtonLink>
            </>
          ) : null}
        </Flex>
      </Flex>
      {activity === 'active' ? null : (
        <Flex mt="3" gap="3" direction="column">
          <Banner tone="warning">
            {activity === 'paused' ? (
              <Flex gap="2" direction="column" align="start">
                <Trans>Paused. Don’t mail anything until work continues.</Trans>
                <Button size="small" onClick={onMarks}>
                  <Trans>Letters that remove dispute notations</Trans>
                </Button>
              </Flex>
            ) : (
              said
            )}
          </Banner>
          {service}
        </Flex>
      )}
      {scans.length === 0 ? null : (
        <Box mt="3">
          <ScanList scans={scans} today={today} />
        </Box>
      )}
      {letters.length === 0 || activity !== 'active' || (scans.length > 0 && tasks.length === 0) ? null : (
        <Box mt={scans.length > 0 ? '0' : '3'}>
          <TaskList
            tasks={tasks}
            today={today}
            next={nextOf(disputes)}
            status={status}
            seen={reportSeenSince(disputes)}
          />
        </Box>
      )}
      {parts.length === 0 ? null : (
        <Flex
          as="nav"
          aria-label={t`On this page`}
          gap={{ base: '1', md: '2' }}
          mt="3"
          pt="2"
          mx="-2"
          borderTop="1px solid"
          borderColor="edge"
          wrap="wrap"
        >
          {parts.map(({ place, name }) => (
            <Button key={place} look="plain" size="small" px="2" onClick={() => goTo(`#${place}`)}>
              {name}
            </Button>
          ))}
        </Flex>
      )}
    </Card>
  );
}

/** The next day on which something is due or asked. */
function nextOf({ disputes, requests, today }: Disputes): string | null {
  const days = [...disputes, ...requests].flatMap(({ next }) => (next !== null && next > today ? next : []));
  return days.toSorted()[0] ?? null;
}
