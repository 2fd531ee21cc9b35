import { Stack } from '@chakra-ui/react';
import { Suspense } from 'react';
import type { ClientQuery } from '#machines/clientQuery.ts';
import { ClientCalendar } from '#src/overview/calendar/ClientCalendar.tsx';
import { GuideDialogs } from '#src/overview/guide/GuideDialogs.tsx';
import { lazily } from '#src/language/lazily.ts';
import { useWalkthrough } from '#src/overview/guide/useWalkthrough.ts';
import { useRecordDeletion } from '#src/overview/useRecordDeletion.ts';
import { hasLetters, type Overview } from '#src/overview/load.ts';
import { useShownLater } from '#src/ui/useShownLater.ts';
import { useSettled } from '#src/overview/useSettled.ts';
import { useCorrections } from '#src/overview/corrections/useCorrections.tsx';
import { useLetters } from '#src/overview/useLetters.tsx';
import { loadMoreWork } from '#src/overview/workDue/load.ts';
import { Attention } from '#src/overview/workDue/Attention.tsx';
import { Skeleton } from '#src/ui/Surface.tsx';
import { AccountLine } from './AccountLine.tsx';
import { Clients } from './Clients.tsx';
import { Columns } from './Columns.tsx';
import { useClientQuery } from './useClientQuery.ts';
import { useClientSelection } from './useClientSelection.ts';
import { FirstSteps } from './laterFirstSteps.ts';
import { StatusCounts } from './StatusCounts.tsx';

/** Below the clients, and loaded after they are shown. */
const Logs = lazily(async () => (await import('#src/overview/logs/Logs.tsx')).Logs, { hasMessages: true });

interface DashboardScreenProps extends Overview {
  /** What the address says about the list of clients. */
  readonly address: ClientQuery;
  readonly onAddress: (query: ClientQuery) => void;
}

/** Where an agency starts its day: with the first steps until it has letters, then with what needs attention. */
export function DashboardScreen({ address, onAddress, ...overview }: DashboardScreenProps) {
  const { information, profiles, isLong, work, due } = overview;
  const { query, change } = useClientQuery(address, onAddress);
  const isWorking = hasLetters(overview);
  const { value: settled } = useSettled(work);
  const letters = useLetters();
  const corrections = useCorrections();
  const selection = useClientSelection();
  const deletion = useRecordDeletion();
  const walkthrough = useWalkthrough(information, false);
  // What is below the clients is rendered after they have been shown.
  const showsLogs = useShownLater();
  return (
    <Stack gap={{ base: '4', md: '2' }} data-wide>
      <AccountLine overview={overview} walkthrough={isWorking ? walkthrough : null} />
      <Columns>
        {isWorking ? (
          <Attention work={work} profiles={isLong ? [] : profiles} more={loadMoreWork} />
        ) : (
          <Suspense fallback={<Skeleton minH="20rem" />}>
            <FirstSteps overview={overview} walkthrough={walkthrough} />
          </Suspense>
        )}
        <Stack data-part="clients" gap="2">
          <StatusCounts
            counts={information.statitics}
            chosen={query.status}
            onChoose={(status) => change({ status })}
          />
          <Clients
            profiles={profiles}
            isLong={isLong}
            addIsNext={isWorking && settled?.groups.length === 0}
            total={Object.values(information.statitics).reduce((sum, count) => sum + (count?.value ?? 0), 0)}
            query={query}
            onQuery={change}
            selection={selection}
            deletion={deletion}
            onDownload={letters.download}
          />
        </Stack>
        <ClientCalendar profiles={profiles} isLong={isLong} due={due} isCompact />
        <Stack data-part gap="3">
          {showsLogs && (
            <Suspense fallback={null}>
              <Logs {...overview} onDownload={letters.download} onCorrect={corrections.open} atSide />
            </Suspense>
          )}
        </Stack>
      </Columns>
      <GuideDialogs walkthrough={walkthrough} />
      {letters.dialog}
      {corrections.dialog}
    </Stack>
  );
}
