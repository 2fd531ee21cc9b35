import { Box, chakra, Flex, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { FileText, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { ReportScores } from '#contract/progress.ts';
import { ReportNotShown } from '#src/profile/ReportNotShown.tsx';
import { ProviderNotices } from '#src/profile/ProviderNotices.tsx';
import { providers } from '#src/profile/providers.ts';
import { type ProviderConnection, useProviderConnection } from '#src/profile/useProviderConnection.ts';
import { UnconfirmedImport } from '#src/profile/UnconfirmedImport.tsx';
import { type ReportViewing, useReportViewing } from '#src/profile/useReportViewing.ts';
import { FollowedWorkBanner } from '#src/repair/FollowedWorkBanner.tsx';
import { BureauMark } from '#src/ui/BureauMark.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Card, CardTitle, EmptyState } from '#src/ui/Surface.tsx';
import { useReportName } from '#src/ui/useReportName.ts';
import type { ClientReports } from './load.ts';

/** A client's reports: read one, compare it with the one before, get a new one. Mount a new one for another client. */
export function ReportsScreen(loaded: ClientReports) {
  const viewing = useReportViewing(loaded.profile.id);
  const connection = useProviderConnection(loaded.profile.id, loaded.profile.credit, loaded.work);
  return (
    <>
      <ReportsView {...loaded} viewing={viewing} connection={connection} />
      <ProviderNotices connection={connection} />
    </>
  );
}

interface ReportsViewProps extends ClientReports {
  readonly viewing: ReportViewing;
  readonly connection: ProviderConnection;
}

function ReportsView({ profile: { id }, reports, scores, viewing, connection }: ReportsViewProps) {
  const { t } = useLingui();
  const nameOf = useReportName();
  const state = useSelector(viewing, (snapshot) => snapshot);
  // The one whose button shows that it opens.
  const [asked, setAsked] = useState('');
  const scoresOf = (reportId: string) =>
    scores.flatMap((history) => history.reports.filter((each) => each.reportId === reportId));
  return (
    <Card>
      <CardTitle action={<Refresh profileId={id} connection={connection} />}>
        <Trans>Reports</Trans>
      </CardTitle>
      <Followed connection={connection} />
      <ReportNotShown viewing={viewing} />
      {reports.length === 0 ? (
        <EmptyState title={<Trans>No reports yet</Trans>}>
          <p>
            <Trans>Connect a credit provider, or import a report from a file.</Trans>
          </p>
          {/* The next step is above the tabs. */}
          <ButtonLink to="/edit-profile/$profileId" params={{ profileId: id }}>
            <Trans>Connect a credit report</Trans>
          </ButtonLink>
        </EmptyState>
      ) : (
        <Stack as="ul" gap="0" listStyleType="none">
          {reports.map((report, place) => {
            const name = nameOf(report.name);
            const before = reports[place + 1];
            return (
              <Line key={report.id}>
                <Box minW="0" flex="1 1 14rem">
                  <Box fontWeight="medium" overflowWrap="anywhere">
                    {name}
                  </Box>
                  <Scores of={scoresOf(report.id)} />
                </Box>
                <Flex gap="2" wrap="wrap">
                  {before === undefined ? null : (
                    <ButtonLink
                      size="small"
                      look="plain"
                      to="/compare-reports/$profileId"
                      params={{ profileId: id }}
                      search={{ before: before.id, now: report.id }}
                      aria-label={t`Compare with the one before: ${name}`}
                    >
                      <Trans>Compare with the one before</Trans>
                    </ButtonLink>
                  )}
                  <Button
                    size="small"
                    icon={<FileText size={16} aria-hidden />}
                    busy={state.hasTag('busy') && asked === report.id}
                    aria-label={t`View Report: ${name}`}
                    onClick={() => {
                      setAsked(report.id);
                      viewing.send({ type: 'report.view', reportId: report.id });
                    }}
                  >
                    <Trans>View Report</Trans>
                  </Button>
                </Flex>
              </Line>
            );
          })}
        </Stack>
      )}
    </Card>
  );
}

/** The scores on one report, of each model that it has. */
function Scores({ of }: { readonly of: readonly ReportScores[] }) {
  if (of.length === 0) return null;
  return (
    <Flex columnGap="4" rowGap="1" wrap="wrap" color="quiet" fontSize="sm" fontVariantNumeric="tabular-nums">
      {of.flatMap(({ values }) =>
        values.map(({ bureau, value }, place) => (
          <span key={`${bureau} ${value} ${place}`}>
            <BureauMark bureau={bureau} />
            {bureau} <b>{value}</b>
          </span>
        )),
      )}
    </Flex>
  );
}

/** An import that was begun elsewhere or before the page was opened, or one of which nobody knows yet whether it was done. */
function Followed({ connection }: { readonly connection: ProviderConnection }) {
  const state = useSelector(connection, (snapshot) => snapshot);
  const { work } = state.context;
  const isFollowing = state.matches('following') && work;
  if (!isFollowing && !state.hasTag('unconfirmed')) return null;
  return (
    <Box mb="3">
      {isFollowing ? <FollowedWorkBanner work={work} /> : <UnconfirmedImport connection={connection} />}
    </Box>
  );
}

interface RefreshProps {
  readonly profileId: string;
  readonly connection: ProviderConnection;
}

/** Gets a new report from the connected provider; one that asks for its secret answer is refreshed with the information. */
function Refresh({ profileId, connection }: RefreshProps) {
  const state = useSelector(connection, (snapshot) => snapshot);
  const provider = state.context.connection?.provider;
  if (provider === undefined) return null;
  if (providers.some((each) => each.provider === provider && each.asksSecret))
    return (
      <ButtonLink size="small" to="/edit-profile/$profileId" params={{ profileId }}>
        <Trans>Refresh report</Trans>
      </ButtonLink>
    );
  return (
    <Button
      size="small"
      icon={<RefreshCw size={16} aria-hidden />}
      busy={state.hasTag('busy')}
      disabled={state.hasTag('unconfirmed')}
      onClick={() => connection.send({ type: 'provider.refresh' })}
    >
      <Trans>Refresh report</Trans>
    </Button>
  );
}

const Line = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    py: '3',
    borderColor: 'edge',
    _notFirst: { borderTopWidth: '1px' },
  },
});
