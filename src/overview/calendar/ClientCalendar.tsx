import { Box, Flex } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { ProfileListItem } from '#contract/profiles.ts';
import { today as currentDay, useToday } from '#src/ui/useToday.ts';
import { configuration } from '#src/browser/configuration.ts';
import { lazily } from '#src/language/lazily.ts';
import { WhenOpened } from '#src/language/WhenOpened.tsx';
import { Button, IconButton } from '#src/ui/Button.tsx';
import { longDay, monthNames } from '#src/ui/calendarLabels.ts';
import { dayAfterKey, monthsLater, weeksOf } from '#src/ui/monthGrid.ts';
import { MonthTable } from '#src/ui/MonthTable.tsx';
import { useStatusName } from '#src/ui/StatusBadge.tsx';
import { Card } from '#src/ui/Surface.tsx';
import { useDayGrid } from '#src/ui/useDayGrid.ts';
import { CalendarDay } from './CalendarDay.tsx';
import { type ListedStatus, listedStatuses } from '#vocabulary/listedStatuses.ts';
import { useEndWords } from '../useEndWords.ts';
import { DueMark } from './DueMark.tsx';
import { dayStyles } from './dayStyles.ts';
import { dueByDay, dueKinds, type DueSource } from './dueDays.ts';
import { OwnMonth } from './OwnMonth.tsx';
import { StatusMark } from './StatusMark.tsx';
import { useClientDays } from './useClientDays.ts';
import { useDueDays } from './useDueDays.ts';
import { useDueNames } from './useDueNames.ts';

/** Nobody has opened a day yet. */
const OpenedDay = lazily(async () => (await import('./OpenedDay.tsx')).OpenedDay);

/** The buttons of the month are as low as its days. */
const low = { minH: { base: '11', lg: 'controlSmall' }, minW: { base: '11', lg: 'controlSmall' } };

interface CalendarProps {
  /** All of them, or the first of a long list. */
  readonly profiles: readonly ProfileListItem[];
  readonly isLong: boolean;
  readonly due: DueSource;
  /** Takes little room on a wide page, next to what is more important. */
  readonly isCompact?: boolean;
}

/** When clients were added, what their status is now, and what is due, one month at a time. */
export function ClientCalendar({ profiles, isLong, due: source, isCompact = false }: CalendarProps) {
  const { t, i18n } = useLingui();
  const statusName = useStatusName();
  const { ended } = useEndWords();
  // People on their own have no service to end.
  const nameOf = (status: ListedStatus) => (status === 'ended' ? ended : statusName(status));
  const today = useToday();
  const [opened, setOpened] = useState<string | null>(null);
  const { grid, day, goTo } = useDayGrid(currentDay, false);
  const { days: due, state: dueState, retry } = useDueDays(source, day);
  const dueNameOf = useDueNames();
  const { numbersOn, clientsOn } = useClientDays(profiles, isLong, day);
  const dueDays = dueByDay(due);
  const dueOn = (civil: string) =>
    dueKinds.filter((kind) => dueDays.get(civil)?.some((one) => one.kind === kind));
  const hasEnded = weeksOf(day)
    .flat()
    .some((civil) => numbersOn(civil).some(({ status }) => status === 'ended'));
  // Few clients have ended, and a sign that is nowhere needs no words.
  const legend = listedStatuses.filter((status) => status !== 'ended' || hasEnded);
  const isOwn = configuration.variant === 'b2c' && profiles.length < 2;
  const month = `${monthNames(i18n.locale)[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`;

  function describe(civil: string): string {
    const name = civil === today ? t`${longDay(i18n.locale, civil)}, today` : longDay(i18n.locale, civil);
    const numbers = numbersOn(civil).map(({ status, count }) => `${nameOf(status)} ${count}`);
    return [name, ...numbers, ...dueOn(civil).map((kind) => dueNameOf[kind])].join('; ');
  }

  return (
    <Card
      display="flex"
      flexDirection="column"
      {...(isCompact && { lg: { px: '3', pt: '1.5', pb: '1.5', fontSize: 'sm' } })}
    >
      <Flex align="center" gap="1" wrap="wrap" mb={{ base: '2', lg: '0.5' }}>
        <Box as="h2" srOnly>
          <Trans>Calendar</Trans>
        </Box>
        <Box
          // One line, unless large text leaves it less than that.
          flex="1 1 auto"
          fontWeight="strong"
          fontSize={{ base: 'lg', lg: 'title' }}
          ps="1"
          aria-live="polite"
          _firstLetter={{ textTransform: 'uppercase' }}
        >
          {month}
        </Box>
        {/* They stay together where a large finger's buttons leave no room next to the month. */}
        <Flex align="center" gap="1" ms="auto">
          <Button look="plain" size="small" px="2" {...low} onClick={() => goTo(today, false)}>
            <Trans>Today</Trans>
          </Button>
          <IconButton
            label={t`Previous month`}
            icon={<ChevronLeft size={18} aria-hidden />}
            {...low}
            onClick={() => goTo(monthsLater(day, -1), false)}
          />
          <IconButton
            label={t`Next month`}
            icon={<ChevronRight size={18} aria-hidden />}
            {...low}
            onClick={() => goTo(monthsLater(day, 1), false)}
          />
        </Flex>
      </Flex>
      <Box flex="1">
        <MonthTable
          ref={grid}
          label={configuration.variant === 'b2b' ? t`Clients by day` : t`Profiles by day`}
          locale={i18n.locale}
          month={day}
          dayStyles={dayStyles}
          dayOf={(civil) => (
            <CalendarDay
              name={describe(civil)}
              number={Number(civil.slice(8))}
              statuses={numbersOn(civil).map(({ status }) => status)}
              due={dueOn(civil)}
              today={civil === today}
              isCompact={isCompact}
              faint={civil.slice(0, 7) !== day.slice(0, 7)}
              reachable={civil === day}
              onOpen={() => setOpened(civil)}
              onKey={(key) => {
                const next = dayAfterKey(civil, key);
                if (next !== null) goTo(next, true);
                return next !== null;
              }}
            />
          )}
        />
      </Box>
      <Flex
        as="ul"
        wrap="wrap"
        direction={isOwn ? 'column' : 'row'}
        columnGap="3"
        rowGap="1"
        mt="3"
        fontSize="sm"
        {...(isCompact && { lg: { columnGap: '2', rowGap: '0', mt: '1', px: '1', fontSize: '2xs' } })}
        color="quiet"
        listStyleType="none"
      >
        {isOwn && dueState !== 'failed' ? (
          <OwnMonth
            profile={profiles[0]}
            due={due.filter(({ on }) => on.startsWith(day.slice(0, 7)))}
            isLoaded={dueState === 'loaded'}
          />
        ) : (
          <>
            {legend.map((status) => (
              <Flex as="li" key={status} align="center" gap="1.5">
                <StatusMark status={status} />
                {nameOf(status)}
              </Flex>
            ))}
            {/* Whether anything is due is known later, and another line here would move the clients below from under the pointer. */}
            {dueState === 'failed' ? (
              <Box as="li" color="ink">
                <span role="alert">
                  <Trans>We couldn’t load what’s due.</Trans>
                </span>{' '}
                <Button look="plain" size="small" px="1" {...low} onClick={retry}>
                  <Trans>Try Again</Trans>
                </Button>
              </Box>
            ) : (
              dueKinds.map((kind) => (
                <Flex as="li" key={kind} align="center" gap="1.5">
                  <DueMark kind={kind} />
                  {dueNameOf[kind]}
                </Flex>
              ))
            )}
          </>
        )}
      </Flex>
      <WhenOpened open={opened !== null}>
        <OpenedDay
          opened={
            opened === null
              ? null
              : {
                  day: opened,
                  clients: clientsOn(opened),
                  count: numbersOn(opened).reduce((sum, { count }) => sum + count, 0),
                  due: dueDays.has(opened) ? source : null,
                }
          }
          onClose={() => setOpened(null)}
        />
      </WhenOpened>
    </Card>
  );
}
