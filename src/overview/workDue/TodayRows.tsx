import { Box, Flex } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { WorkGroup } from '#contract/work.ts';
import type { ProfileListItem } from '#contract/profiles.ts';
import { Button } from '#src/ui/Button.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { comingAnswers } from './comingAnswers.ts';
import { ComingUp } from './ComingUp.tsx';
import type { GroupOfWork, Work } from './load.ts';
import { countOf, evenly, todaysGroups } from './todaysWork.ts';
import { useGroupNames } from './useGroupNames.ts';
import { WorkRows } from './WorkRows.tsx';

/** How many lines the panel has before a person opens it: the clients below stay on the first screen. */
const lines = 6;

interface TodayRowsProps {
  readonly work: Work;
  /** All of them; none if the list is too long to know. */
  readonly profiles: readonly ProfileListItem[];
  readonly onOpen: (group: WorkGroup) => void;
}

/** What can be done today: some of each group, or all that has been loaded. */
export function TodayRows({ work, profiles, onOpen }: TodayRowsProps) {
  const [isOpen, setOpen] = useState(false);
  const { today } = work;
  const groups = todaysGroups(work.groups);
  const count = countOf(groups);
  if (count === 0) return <NothingToday work={work} />;
  const fits = count <= lines;
  // As many as there is room for, after the line that introduces them.
  const coming = comingAnswers(profiles, today, Math.max(0, lines - 1 - count));
  const shown = fits || isOpen ? groups : evenly(groups, lines - 1);
  const rows = shown.flatMap(({ name, items }) => items.map((item) => ({ group: name, item })));
  return (
    <>
      <WorkRows rows={rows} today={today} />
      {!fits ? null : coming.length === 0 ? <ThatIsAll work={work} /> : <ComingUp answers={coming} />}
      {isOpen ? <Rest groups={groups} onOpen={onOpen} /> : null}
      {fits || isOpen ? null : (
        <Box borderTop="1px solid" borderColor="edge" px="1.5">
          <Button
            look="plain"
            size="small"
            minH={{ base: '11', lg: 'controlSmall' }}
            onClick={() => setOpen(true)}
          >
            <Trans>Show all {count}</Trans>
          </Button>
        </Box>
      )}
    </>
  );
}

/** The ways to what has not been loaded. */
function Rest({
  groups,
  onOpen,
}: {
  readonly groups: readonly GroupOfWork[];
  readonly onOpen: (group: WorkGroup) => void;
}) {
  const nameOf = useGroupNames();
  const cut = groups.filter(({ count, items }) => items.length < count);
  if (cut.length === 0) return null;
  return (
    <Flex wrap="wrap" borderTop="1px solid" borderColor="edge" px="1.5">
      {cut.map(({ name, count }) => (
        <Button
          key={name}
          look="plain"
          size="small"
          minH={{ base: '11', lg: 'controlSmall' }}
          onClick={() => onOpen(name)}
        >
          <Trans>
            Show all {count}: {nameOf[name]}
          </Trans>
        </Button>
      ))}
    </Flex>
  );
}

/** Civil date of the next answer; null if none is expected. */
const nextAnswer = ({ groups }: Work): string | null =>
  groups.find(({ name }) => name === 'soon')?.items[0]?.on ?? null;

/** Below a few lines, next to a higher calendar: where the day ends. */
function ThatIsAll({ work }: { readonly work: Work }) {
  const next = nextAnswer(work);
  return (
    <Box
      as="p"
      display={{ base: 'none', lg: 'grid' }}
      flex="1"
      placeContent="center"
      px="4"
      py="2"
      borderTop="1px solid"
      borderColor="edge"
      color="quiet"
      fontSize="sm"
      textAlign="center"
    >
      {next === null ? (
        <Trans>That’s all for today.</Trans>
      ) : (
        <Trans>That’s all for today. The next answer is due {shownDate(next)}.</Trans>
      )}
    </Box>
  );
}

/** Nothing to do, and what happens next. */
function NothingToday({ work }: { readonly work: Work }) {
  const next = nextAnswer(work);
  return (
    <Box
      display="grid"
      flex="1"
      alignContent="center"
      justifyItems="center"
      gap="1"
      px="4"
      py="6"
      borderTop="1px solid"
      borderColor="edge"
      textAlign="center"
    >
      <Box as="p" fontWeight="strong">
        <Trans>Nothing needs attention today.</Trans>
      </Box>
      <Box as="p" color="quiet" fontSize="sm" textWrap="balance">
        {next === null ? null : <Trans>The next answer is due {shownDate(next)}.</Trans>}{' '}
        <Trans>
          Scans, due answers, decisions, and letters to mail appear here as soon as they need you.
        </Trans>
      </Box>
    </Box>
  );
}
