import { Box, chakra, Flex } from '@chakra-ui/react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { dateOf } from '#contract/civilDates.ts';
import { permitsService } from '#contract/clientContract.ts';
import type { ClientSummary } from '#contract/clientSummary.ts';
import { firstOf } from '#disputes/workGroups.ts';
import { beginOf } from '#src/overview/workDue/beginOf.ts';
import { type NextStep, useNextStep } from '#src/overview/workDue/useNextStep.ts';
import { useRestName } from '#src/overview/workDue/useRestName.ts';
import { ContractNotice } from '#src/overview/ContractNotice.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import { useReportName } from '#src/ui/useReportName.ts';
import { type ClientTab, ClientTabs } from './ClientTabs.tsx';
import { StatusChart } from './StatusChart.tsx';

interface ClientHeadProps {
  readonly profileId: string;
  /** Null if it could not be loaded. */
  readonly summary: ClientSummary | null;
  readonly tab: ClientTab;
}

/** Who the client is, where they stand, what to do next, and the way to each of their pages. */
export function ClientHead({ profileId, summary, tab }: ClientHeadProps) {
  return (
    <Box mb="5" mt="-2">
      {summary === null ? (
        <Box mb="2">
          <Banner tone="warning">
            <Trans>We couldn’t load this summary. Reload the page to try again.</Trans>
          </Banner>
        </Box>
      ) : (
        <>
          <Summary summary={summary} tab={tab} />
          {/* Information has the contract itself. */}
          {tab === 'information' || permitsService(summary.contract.state) ? null : (
            <Box mb="3">
              <ContractNotice profileId={profileId} contract={summary.contract} />
            </Box>
          )}
        </>
      )}
      <ClientTabs profileId={profileId} current={tab} {...(summary !== null && { counts: summary })} />
    </Box>
  );
}

function Summary({ summary, tab }: { readonly summary: ClientSummary; readonly tab: ClientTab }) {
  const { id, name, phone, status, activity, since, today, round, due, report, sets } = summary;
  const nameOf = useReportName();
  const { step, said } = useStep(summary);
  const isInRepairCenter = step?.way?.to === '/repair-center/$profileId';
  const isHere = tab === 'information' && step?.way?.to === '/edit-profile/$profileId';
  const way = step?.isNow === true && !isInRepairCenter && !isHere ? step.way : null;
  // These pages have a main button of their own; that of disputes needs letters.
  const look = tab === 'information' || (tab === 'disputes' && sets > 0) ? 'outline' : 'solid';
  return (
    <Box as="section" mb="3">
      <Flex gap="3" align="center" wrap="wrap" mb="2">
        <Flex gap="3" align="center" wrap="wrap" flex="1 1 auto" minW="0">
          <Box as="h2" fontSize="xl" minW="0" overflowWrap="anywhere">
            {name}
          </Box>
          <StatusBadge status={activity === 'ended' ? activity : status} />
          {activity === 'ended' ? null : <StatusChart status={status} />}
          {phone === '' ? null : <PhoneLink phone={phone} />}
        </Flex>
        <Flex
          gap="2"
          wrap="wrap"
          flexGrow={{ base: '1', md: '0' }}
          css={{ '& > *': { flexGrow: { base: 1, md: 0 } } }}
        >
          {/* Information has this button with its report. */}
          {tab === 'information' ? null : (
            <ButtonLink
              size="small"
              look={isInRepairCenter ? look : 'outline'}
              to="/repair-center/$profileId"
              params={{ profileId: id }}
            >
              <Trans>Move to Repair center</Trans>
            </ButtonLink>
          )}
          {way === null ? null : (
            <ButtonLink size="small" look={look} {...way}>
              {said}
            </ButtonLink>
          )}
        </Flex>
      </Flex>
      <Facts>
        {round === null ? null : <Fact name={<Trans>Round</Trans>}>{round}</Fact>}
        {due === null ? null : (
          <Fact name={<Trans>Due</Trans>}>
            {shownDate(due.on)} <Distance due={due} today={today} />
          </Fact>
        )}
        {/* Right below its button it would be the same words twice. */}
        <Fact isWideOnly={way !== null} name={<Trans>Next step</Trans>}>
          {said}
        </Fact>
        {report === null ? null : (
          <Fact quiet name={<Trans>Report</Trans>}>
            {nameOf(report.name)}
          </Fact>
        )}
        <Fact quiet name={<Trans>Client since</Trans>}>
          {shownDate(since)}
        </Fact>
      </Facts>
    </Box>
  );
}

/** Next to the name, because the facts fill their line. Known by heart: left out on a phone, like the quiet facts. */
function PhoneLink({ phone }: { readonly phone: string }) {
  const { t } = useLingui();
  return (
    <chakra.a
      href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
      title={t`Phone`}
      display={{ base: 'none', md: 'inline-flex' }}
      alignItems="center"
      minH="controlSmall"
      gap="1.5"
      color="accentStrong"
      fontSize="sm"
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
      _hover={{ textDecoration: 'underline' }}
    >
      <Phone size={14} aria-hidden />
      {phone}
    </chakra.a>
  );
}

/** The next step, as in the list of clients, and what is said if there is none. */
function useStep(summary: ClientSummary): {
  readonly step: NextStep | null;
  readonly said: string;
} {
  const nextOf = useNextStep();
  const restNameOf = useRestName();
  const { id, status, activity, due, work, today } = summary;
  const next = firstOf(work, today);
  const step = nextOf({ profileId: id, status, next, begin: beginOf(summary), due }, today);
  return { step, said: step?.what ?? restNameOf(activity) };
}

interface DistanceProps {
  readonly due: NonNullable<ClientSummary['due']>;
  /** Civil date. */
  readonly today: string;
}

/** How far a due date is away, and whether it counts from an assumed delivery. */
function Distance({ due: { on, isAssumed }, today }: DistanceProps) {
  const { t } = useLingui();
  const days = differenceInCalendarDays(dateOf(on), dateOf(today));
  const text =
    days === 0
      ? t`today`
      : days > 0
        ? t`${plural(days, { one: 'in # day', other: 'in # days' })}`
        : t`${plural(-days, { one: '# day ago', other: '# days ago' })}`;
  return (
    <chakra.span fontWeight="normal" color={days < 0 ? 'red' : 'quiet'}>
      {text}
      {isAssumed ? (
        <>
          {' '}
          <Trans>(delivery assumed)</Trans>
        </>
      ) : null}
    </chakra.span>
  );
}

interface FactProps {
  readonly name: ReactNode;
  /** Known by heart: left out on a phone. */
  readonly quiet?: boolean;
  readonly isWideOnly?: boolean;
  readonly children: ReactNode;
}

function Fact({ name, quiet = false, isWideOnly = quiet, children }: FactProps) {
  return (
    <chakra.div
      display={isWideOnly ? { base: 'none', md: 'flex' } : 'flex'}
      gap="1.5"
      minW="0"
      fontSize="sm"
      lineHeight="tight"
    >
      <chakra.dt color="quiet" flexShrink="0">
        {name}
      </chakra.dt>
      <chakra.dd minW="0" overflowWrap="anywhere" fontWeight={quiet ? 'normal' : 'medium'}>
        {children}
      </chakra.dd>
    </chakra.div>
  );
}

const Facts = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '1.5',
    fontVariantNumeric: 'tabular-nums',
  },
});
